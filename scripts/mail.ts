import { parseEmail } from './admin-account.ts'
import { Problem, runScript } from './run/problem.ts'

/** npm run mail -- ADDRESS: sends a test mail, and says what became of it. */
await runScript(async () => {
  const to = parseEmail(process.argv[2])
  const { env } = await import('../lib/env.ts')
  const { brand } = await import('../lib/brand.ts')
  const { canSendMail, MailError, sendMail } = await import('../lib/auth/mail-server.ts')
  if (!canSendMail()) throw new Problem('No mail server is configured: set SMTP_URL and MAIL_FROM.')
  const letter = {
    subject: `${brand} can send mail`,
    paragraphs: ['This is a test.'],
    closing: 'If you did not ask for it, do nothing: someone mistyped their email.',
  }
  const reply = await sendMail(to, letter).catch((error: unknown) => {
    if (!(error instanceof MailError)) throw error
    const said = error.reply && ` Its words: ${error.reply}`
    throw new Problem(`No mail was sent: ${error.message}.${said}`)
  })
  console.log(`The mail server has taken a mail from ${env.MAIL_FROM} to ${to}, and said: ${reply}`)
  console.log('If it does not arrive, look into the spam folder and the log of that server.')
})
