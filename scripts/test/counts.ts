import { readFile } from 'node:fs/promises'

export type Counts = { passed: number; failed: number }

type UnitReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

type BrowserReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

/** Tests of a vitest report. A file that could not even be read counts as one that failed. */
export function countUnits({ numPassedTests, numFailedTests, testResults }: UnitReport): Counts {
  const unread = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + unread.length }
}

/** Tests of a Playwright report. One that passed only when tried again has failed. */
export function countBrowser({ stats, errors }: BrowserReport): Counts {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
}

/**
 * Counts a run from its report and its exit code. A run without a report, one that ran nothing and one
 * that ended badly with no failed test are failures too: each counts as one.
 */
export async function countRun<Report>(
  code: number,
  report: string,
  count: (report: Report) => Counts,
): Promise<Counts> {
  const read: Report | null = await readFile(report, 'utf8')
    .then(JSON.parse)
    .catch(() => null)
  const { passed, failed } = read ? count(read) : { passed: 0, failed: 0 }
  const isBad = code !== 0 || passed === 0
  return { passed, failed: isBad ? Math.max(1, failed) : failed }
}

/** Two counts together. */
export const add = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
})
