import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const program = fileURLToPath(new URL('testdata/answer-hostile.ts', import.meta.url))

/** Ends what hangs; the answers take less than a second. */
const HUNG_MS = 60_000

it('answers the texts that it once never came back from', () => {
  const answered = execFileSync(process.execPath, [program], { encoding: 'utf8', timeout: HUNG_MS })
  expect(answered).toBe('7\n')
})
