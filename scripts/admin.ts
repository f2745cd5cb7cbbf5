import { generatedPassword, parseEmail, setAdmin } from './admin-account.ts'
import { withPrisma } from './database/with-prisma.ts'
import { runScript } from './run/problem.ts'

/** npm run admin -- EMAIL: an existing account becomes an admin as it is, a new one gets a password. */
await runScript(async () => {
  const email = parseEmail(process.argv[2])
  await withPrisma(async (client) => {
    const { count } = await client.user.updateMany({ where: { email }, data: { role: 'ADMIN' } })
    if (count > 0) return console.log(`${email} is an admin now.`)
    const password = generatedPassword()
    await setAdmin(client, email, password)
    console.log(`${email} is an admin now, with the password ${password} (shown only now).`)
  })
})
