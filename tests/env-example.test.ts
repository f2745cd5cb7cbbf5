import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { envNames } from '@/lib/env'

const lines = readFileSync('.env.example', 'utf8').split('\n')
const documented = lines.flatMap((line) => line.match(/^([A-Z_]+)=/)?.[1] ?? []).sort()

it('documents every variable of the environment, and no other', () => {
  // NODE_ENV is set by the commands themselves.
  expect(documented).toEqual(envNames.filter((name) => name !== 'NODE_ENV').sort())
})

it('explains each variable', () => {
  for (const name of documented) {
    const index = lines.findIndex((line) => line.startsWith(`${name}=`))
    const above = lines.slice(0, index).toReversed()
    expect(
      above.find((line) => !/^[A-Z_]+=/.test(line)),
      name,
    ).toMatch(/^# /)
  }
})
