import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { buildStage, explainBuild, secondBuild } from './build.ts'
import { Problem } from './run/problem.ts'
import { KilledProgram } from './run/processes.ts'

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

describe('a build that failed says', () => {
  const said = (problem: Problem) => (explainBuild(problem) as Problem).message

  it('that memory ran out, and how much it needs, as README does', async () => {
    const sentence = said(new KilledProgram('Collecting page data\nnext build failed.'))
    const [, needed] = /because memory ran out: it needs ([\d.]+ GB)/.exec(sentence) ?? []
    expect(await readFile('README.md', 'utf8')).toContain(`| ${needed} for the build`)
    expect(await readFile('deploy/README.md', 'utf8')).toContain(`${needed} of memory`)
  })

  it('that another one is under way', () => {
    const refusal = new Problem('⨯ Another next build process is already running.\nnext build failed.')
    expect(said(refusal)).toContain('wait until it is ready')
  })

  it('else what it printed', () => {
    expect(said(new Problem('Type error\nnext build failed.'))).toContain('Type error')
  })
})
