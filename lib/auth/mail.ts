import 'server-only'
import { createTransport } from 'nodemailer'
import { env } from '../env'

export type Mail = { to: string; subject: string; text: string }

export const canSendMail = () => Boolean(env.SMTP_URL && env.MAIL_FROM)

/** Sends one plain text mail through the SMTP server of the environment. */
export async function sendMail(mail: Mail): Promise<void> {
  const transport = createTransport(
    { url: env.SMTP_URL, connectionTimeout: 10_000, socketTimeout: 20_000 },
    { from: env.MAIL_FROM },
  )
  await transport.sendMail(mail)
  transport.close()
}
