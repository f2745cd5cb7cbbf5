import { parseEmail } from './admin-account.ts'
import { withPrisma } from './database/with-prisma.ts'
import { Problem, runScript } from './run/problem.ts'

/** npm run reset-link -- EMAIL: a link for a user who cannot be sent one by mail. */
await runScript(async () => {
  const email = parseEmail(process.argv[2])
  const { createResetLink } = await import('../lib/auth/tokens.ts')
  await withPrisma(async (client) => {
    const link = await createResetLink(client, email)
    if (!link) throw new Problem(`There is no account with ${email}.`)
    console.log(`${link}\nIt sets a new password once, within one hour.`)
  })
})
