import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const left = readFileSync('.dockerignore', 'utf8').split('\n')

it.each(['.git', '.env', '.env.*', '.data', 'node_modules'])('an image is built without %s', (name) => {
  expect(left).toContain(name)
})
