import { afterEach, describe, expect, it, vi } from 'vitest'
import { verifyPassword } from '@/lib/auth/passwords'
import { createResetLink } from '@/lib/auth/tokens'
import { db } from '@/lib/db/client'
import { ensureAdmin } from '@/scripts/admin-account'
import { createUser, signIn } from '../../setup/factories'

const embedded = { isEmbedded: true }
const external = { isEmbedded: false }

const set = (email: string, password: string) => {
  vi.stubEnv('ADMIN_EMAIL', email)
  vi.stubEnv('ADMIN_PASSWORD', password)
}
afterEach(() => vi.unstubAllEnvs())

const findAdmins = () => db.user.findMany({ where: { role: 'ADMIN' } })

describe('ensureAdmin', () => {
  it('prints a generated password once on the embedded database', async () => {
    const line = await ensureAdmin(db, embedded)
    const password = /password (\S+) /.exec(line ?? '')?.[1] ?? ''
    const [admin] = await findAdmins()
    expect(admin).toMatchObject({ email: 'admin@darkslide.local', username: 'admin' })
    expect(await verifyPassword(password, admin?.passwordHash ?? null)).toBe(true)
    expect(await ensureAdmin(db, embedded)).toBeNull()
  })

  it('generates no password for a build, and does what the environment says', async () => {
    expect(await ensureAdmin(db, { ...embedded, isForBuild: true })).toBeNull()
    expect(await ensureAdmin(db, { ...external, isForBuild: true })).toBeNull()
    expect(await findAdmins()).toEqual([])
    set('boss@example.com', 'from the environment')
    await ensureAdmin(db, { ...embedded, isForBuild: true })
    expect(await findAdmins()).toHaveLength(1)
  })

  it('creates no admin on an external database without being asked', async () => {
    expect(await ensureAdmin(db, external)).toMatch(/^There is no admin yet: set ADMIN_EMAIL/)
    expect(await findAdmins()).toEqual([])
  })

  it('takes the admin of the environment, beside another one, and says no password', async () => {
    await createUser({ role: 'ADMIN' })
    await createUser({ username: 'Admin' })
    set('Boss@Example.com', 'from the environment')
    const line = await ensureAdmin(db, external)
    expect(line).toBe(
      'Admin account: boss@example.com, with the password of ADMIN_PASSWORD. Sign in at https://darkslide.test/login',
    )
    const boss = await db.user.findUniqueOrThrow({ where: { email: 'boss@example.com' } })
    expect(boss).toMatchObject({ role: 'ADMIN', username: 'admin2' })
    expect(await verifyPassword('from the environment', boss.passwordHash)).toBe(true)
    expect(await ensureAdmin(db, external)).toBeNull()
  })

  it('does not trust the user who registered the address before', async () => {
    const squatter = await createUser({ email: 'boss@example.com', passwordHash: 'theirs' })
    await signIn(squatter)
    await db.oAuthAccount.create({
      data: { provider: 'github', providerAccountId: '1', userId: squatter.id },
    })
    await createResetLink(db, squatter.email)
    set('boss@example.com', 'from the environment')
    await ensureAdmin(db, external)
    const [boss] = await findAdmins()
    expect(boss?.id).toBe(squatter.id)
    expect(await verifyPassword('from the environment', boss?.passwordHash ?? null)).toBe(true)
    expect([await db.session.count(), await db.oAuthAccount.count(), await db.passwordReset.count()]).toEqual(
      [0, 0, 0],
    )
  })

  it('leaves an admin alone who has changed the password since', async () => {
    await createUser({ email: 'boss@example.com', role: 'ADMIN', passwordHash: 'changed' })
    set('boss@example.com', 'from the environment')
    await ensureAdmin(db, external)
    expect((await findAdmins())[0]?.passwordHash).toBe('changed')
  })
})
