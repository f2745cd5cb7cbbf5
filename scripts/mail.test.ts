import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openMailServer } from '@/tests/setup/outside-services'

const script = fileURLToPath(new URL('./mail.ts', import.meta.url))
let server: Awaited<ReturnType<typeof openMailServer>>

beforeAll(async () => {
  server = await openMailServer()
})
afterAll(() => server.close())

async function run(to: string, settings: Record<string, string> = {}) {
  const user = `smtp://hello:secret@${new URL(server.url).host}`
  const env = { ...process.env, SMTP_URL: user, MAIL_FROM: 'hello@darkslide.test', ...settings }
  return promisify(execFile)(process.execPath, [script, to], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  )
}

it('npm run mail sends a test mail and says who took it', async () => {
  server.replies = { MAIL_END: '250 queued as 1' }
  const { code, said } = await run('elissa@example.com')
  expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('said: 250 queued as 1') })
})

it.each([
  ['elissa@example.com', { AUTH: '535 5.7.8 no secret of ours' }, {}, /password of SMTP_URL.*no … of ours/],
  ['elissa@example.com', { RCPT: '550 no such mailbox' }, {}, /refuses the recipient.*no such mailbox/],
  ['elissa@example.com', {}, { SMTP_URL: '', MAIL_FROM: '' }, /set SMTP_URL and MAIL_FROM/],
  ['elissa', {}, {}, /not an email address/],
])('npm run mail -- %s says in a line what is wrong with %j', async (to, replies, settings, sentence) => {
  server.replies = replies
  const { code, said } = await run(to, settings)
  expect({ code, lines: said.trim().split('\n') }).toEqual({
    code: 1,
    lines: [expect.stringMatching(sentence)],
  })
  expect(said).not.toContain('secret')
})
