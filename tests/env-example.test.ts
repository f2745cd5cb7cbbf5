import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { envNames } from '@/lib/env'

const lines = readFileSync('.env.example', 'utf8').split('\n')
// What has no default is commented out: some libraries take an empty value for a value.
const variable = /^(?:# )?([A-Z\d_]+)=/
const documented = lines.flatMap((line) => line.match(variable)?.[1] ?? []).sort()

it('documents every variable of the environment, and no other', () => {
  // NODE_ENV is set by the commands themselves.
  expect(documented).toEqual(envNames.filter((name) => name !== 'NODE_ENV').sort())
})

it('explains each variable', () => {
  for (const name of documented) {
    const index = lines.findIndex((line) => line.match(variable)?.[1] === name)
    const above = lines.slice(0, index).toReversed()
    expect(
      above.find((line) => !variable.test(line)),
      name,
    ).toMatch(/^# /)
  }
})
