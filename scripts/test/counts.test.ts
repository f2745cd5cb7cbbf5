import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { add, type Counts, countBrowser, countRun, countUnits } from './counts.ts'

async function counted(code: number, report: string | null): Promise<Counts> {
  const directory = await mkdtemp(path.join(tmpdir(), 'counts-'))
  const file = path.join(directory, 'report.json')
  if (report !== null) await writeFile(file, report)
  const counts = await countRun(code, file, (read: Counts) => read)
  await rm(directory, { recursive: true })
  return counts
}

describe('countRun', () => {
  it.each([
    ['all is well', 0, '{"passed":3,"failed":0}', { passed: 3, failed: 0 }],
    ['tests failed', 1, '{"passed":3,"failed":2}', { passed: 3, failed: 2 }],
    ['it ended badly though no test failed', 1, '{"passed":3,"failed":0}', { passed: 3, failed: 1 }],
    ['a test failed though it ended well', 0, '{"passed":3,"failed":1}', { passed: 3, failed: 1 }],
    ['nothing ran', 0, '{"passed":0,"failed":0}', { passed: 0, failed: 1 }],
    ['there is no report', 0, null, { passed: 0, failed: 1 }],
    ['the report was cut off', 0, '{"passed":3', { passed: 0, failed: 1 }],
  ])('when %s', async (_, code, report, counts) => {
    expect(await counted(code, report)).toEqual(counts)
  })
})

describe('what a report says', () => {
  it('counts tests, and files that could not be read', () => {
    const file = (status: string, ...results: string[]) => ({
      status,
      assertionResults: results.map((result) => ({ status: result })),
    })
    const testResults = [file('passed', 'passed'), file('failed', 'passed', 'failed'), file('failed')]
    expect(countUnits({ numPassedTests: 2, numFailedTests: 1, testResults })).toEqual({
      passed: 2,
      failed: 2,
    })
  })

  it('takes a flaky browser test for a failed one', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 1 }
    expect(countBrowser({ stats, errors: [] })).toEqual({ passed: 5, failed: 2 })
    expect(countBrowser({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3 })
  })

  it('adds up', () => {
    expect(add({ passed: 1, failed: 2 }, { passed: 3, failed: 4 })).toEqual({ passed: 4, failed: 6 })
  })
})
