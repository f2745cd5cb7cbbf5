import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { buildStage, isBuiltElsewhere, secondBuild } from './build.ts'
import { Problem } from './run/problem.ts'

describe('the stage of a build', () => {
  it.each([
    ['  Creating an optimized production build ...\n', 'compiling'],
    ['✓ Compiled successfully in 28.7s\n', null],
    ['  Collecting page data using 1 worker ...\n', 'collecting the pages'],
    ['  Generating static pages using 1 worker (15/61) \r\n', 'rendering, 15 of 61 pages'],
    ['  Generating static pages (0/61) \r  Generating static pages (30/61) \r', 'rendering, 30 of 61 pages'],
    ['  Finalizing page optimization ...\n', 'finishing'],
  ])('after %j is %s', (output, stage) => {
    expect(buildStage(output)).toBe(stage)
  })
})

it('beside a running server changes nothing that is under version control', async () => {
  const { include } = JSON.parse(await readFile('tsconfig.json', 'utf8'))
  // What of these is missing the framework writes into it.
  expect(include).toEqual(
    expect.arrayContaining([`${secondBuild}/types/**/*.ts`, `${secondBuild}/dev/types/**/*.ts`]),
  )
})

it('a build that is under way is told from one that failed', () => {
  expect(
    isBuiltElsewhere(new Problem('⨯ Another next build process is already running.\nnext build failed.')),
  ).toBe(true)
  expect(isBuiltElsewhere(new Problem('Type error\nnext build failed.'))).toBe(false)
})
