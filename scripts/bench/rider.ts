import { hashToken, newToken } from '../../lib/auth/tokens.ts'
import type { createClient } from '../../prisma/client.ts'

const hourMs = 60 * 60 * 1000

/** A skater for the time of the measuring, with a session and twenty tricks. Answers the headers of a call. */
export async function createRider(client: ReturnType<typeof createClient>) {
  const username = `bench-${process.pid}`
  const token = newToken()
  const tricks = await client.trick.findMany({ where: { ownerId: null }, select: { id: true }, take: 20 })
  const { id } = await client.user.create({
    data: {
      username,
      usernameKey: username,
      email: `${username}@example.com`,
      sessions: {
        create: {
          authMethod: 'password',
          cookieTokenHash: hashToken(newToken()),
          headerTokenHash: hashToken(token),
          expiresAt: new Date(Date.now() + hourMs),
        },
      },
    },
  })
  await client.trickProgress.createMany({ data: tricks.map((trick) => ({ userId: id, trickId: trick.id })) })
  return {
    headers: { 'x-session-id': token },
    remove: async () => {
      await client.user.delete({ where: { id } })
    },
  }
}
