import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import webPush from 'web-push'
import { DELETE as off, PUT as on } from '@/app/api/games/[token]/alerts/route'
import { POST as again } from '@/app/api/games/[token]/revenge/route'
import { POST as join } from '@/app/api/games/[token]/seats/route'
import { POST as turn } from '@/app/api/games/[token]/turns/route'
import { POST as start } from '@/app/api/games/route'
import { db } from '@/lib/db/client'
import { env } from '@/lib/env'
import { resetPush } from '@/lib/push/send'
import { createUser, signIn } from '../../setup/factories'
import { openMailServer, readMail } from '../../setup/outside-services'
import { openPushService } from '../../setup/push-service'
import { read, send } from '../../setup/request'

const keys = webPush.generateVAPIDKeys()
const newSecret = () => randomBytes(32).toString('base64url')
const options = { twoLastTries: false, flatOnly: true, noRepeats: true }
const post = (json: unknown) => ({ method: 'POST', json })

let service: Awaited<ReturnType<typeof openPushService>>
let mail: Awaited<ReturnType<typeof openMailServer>>

beforeEach(async () => {
  service = await openPushService()
  mail = await openMailServer()
  Object.assign(env, {
    VAPID_PUBLIC_KEY: keys.publicKey,
    VAPID_PRIVATE_KEY: keys.privateKey,
    PUSH_SERVICE_URL: service.url,
  })
  resetPush()
})

afterEach(async () => {
  service.close()
  mail.close()
  Object.assign(env, {
    VAPID_PUBLIC_KEY: undefined,
    VAPID_PRIVATE_KEY: undefined,
    PUSH_SERVICE_URL: undefined,
    SMTP_URL: undefined,
    MAIL_FROM: undefined,
  })
})

/** A game of two of whom neither has asked for anything. */
async function twoPlayers() {
  const [ada, bo] = [newSecret(), newSecret()]
  const made = await read(await send(start, post({ secret: ada, name: 'Ada', players: 2, options })))
  const params = { token: made.body.game.token as string }
  const sit = () => send(join, { ...post({ secret: bo, name: 'Bo' }), params })
  const ask = (json: object, headers = {}) => send(on, { method: 'PUT', json, params, headers })
  const stop = (json: object) => send(off, { method: 'DELETE', json, params })
  const play = async (secret: string, at: number, entry: object) =>
    expect((await send(turn, { ...post({ secret, turn: at, entry }), params })).status).toBe(200)
  return { params, ada, bo, sit, ask, stop, play }
}

const set = (trick: string, landed = true) => ({ kind: 'set', trick, landed })
const reply = (landed: boolean) => ({ kind: 'reply', landed })
const push = (secret: string, subscription = service.subscribe(keys.publicKey)) => ({
  by: 'push',
  secret,
  subscription,
})
const arrivals = (count: number) => vi.waitFor(() => expect(service.arrived).toHaveLength(count))
const asked = (count: number) => vi.waitFor(() => expect(service.asked).toBe(count))
const rows = () => db.turnPush.count()

describe('a notification', () => {
  it('reaches the browser that asked for it, signed and encrypted, when it is its turn', async () => {
    const { params, ada, bo, sit, ask, play } = await twoPlayers()
    await sit()
    const told = push(bo)
    expect((await ask(told)).status).toBe(204)
    expect((await ask(told)).status).toBe(204)
    await play(ada, 0, set('tre flip'))
    await arrivals(1)
    expect(service.arrived).toEqual([
      {
        to: told.subscription.endpoint,
        message: {
          title: 'Your turn: 360 Flip',
          body: expect.stringContaining('Ada landed it.'),
          path: `/games/${params.token}`,
          tag: params.token,
        },
        ttl: 86_400,
        topic: params.token,
        subject: `mailto:${env.OWNER_EMAIL}`,
      },
    ])
    // Ada has asked for nothing.
    await play(bo, 1, reply(true))
    await play(ada, 2, set('kickflip', false))
    await arrivals(2)
    expect(service.asked).toBe(2)
  })

  it('says who has joined, who has won, and that a rematch is on', async () => {
    const { params, ada, bo, sit, ask, play } = await twoPlayers()
    await ask(push(ada))
    await sit()
    await arrivals(1)
    for (const [at, trick] of ['ollie', 'kickflip', 'heelflip', 'bs 180', 'fs 180'].entries()) {
      await play(ada, at * 2, set(trick))
      await play(bo, at * 2 + 1, reply(false))
    }
    await arrivals(6)
    const next = await read(await send(again, { ...post({ secret: bo }), params }))
    await vi.waitFor(async () => expect(await rows()).toBe(2))
    // The loser sets first, and is the one who asked for it.
    expect(service.arrived.map(({ message }) => (message as { title: string }).title)).toEqual([
      ...Array(5).fill('Your turn: set a trick'),
      'You win',
    ])
    await send(turn, {
      ...post({ secret: bo, turn: 0, entry: set('pop shuvit') }),
      params: { token: next.body.game.token },
    })
    await arrivals(7)
    // Ada's browser knows its seat by the game before.
    expect(service.arrived[6]).toMatchObject({
      message: { path: `/games/${next.body.game.token}?after=${params.token}` },
    })
  })

  it('ends with one press, and is nobody’s who has no seat', async () => {
    const { ada, bo, sit, ask, stop, play } = await twoPlayers()
    await sit()
    const told = push(bo)
    await ask(told)
    expect((await ask(push(newSecret()))).status).toBe(404)
    const { endpoint } = told.subscription
    expect((await stop({ by: 'push', secret: newSecret(), endpoint })).status).toBe(404)
    expect((await stop({ by: 'push', secret: bo, endpoint })).status).toBe(204)
    await play(ada, 0, set('kickflip'))
    expect([await rows(), service.asked]).toEqual([0, 0])
  })

  it.each([404, 410])('is asked for no more where the service says %i, in no game', async (status) => {
    const { ada, bo, sit, ask, play } = await twoPlayers()
    await sit()
    const other = await twoPlayers()
    const told = push(bo)
    await ask(told)
    await other.ask({ ...told, secret: other.ada })
    service.refuses = { status }
    await play(ada, 0, set('kickflip'))
    await vi.waitFor(async () => expect(await rows()).toBe(0))
  })

  it('is lost where the service refuses it, and the next one goes through', async () => {
    const { ada, bo, sit, ask, play } = await twoPlayers()
    await sit()
    await ask(push(bo))
    service.refuses = { status: 413 }
    await play(ada, 0, set('kickflip'))
    await asked(1)
    service.refuses = null
    await play(bo, 1, reply(true))
    await play(ada, 2, set('heelflip'))
    await arrivals(1)
    expect(await rows()).toBe(1)
  })

  it.each([
    ['inside our network', { endpoint: 'https://127.0.0.1/push' }, 422],
    ['without TLS', { endpoint: 'http://push.example.com/push' }, 422],
    ['that is none', { endpoint: 'push' }, 422],
  ])('goes to no address %s', async (_, wrong, status) => {
    const { ada, ask } = await twoPlayers()
    const { subscription, ...rest } = push(ada)
    expect((await ask({ ...rest, subscription: { ...subscription, ...wrong } })).status).toBe(status)
    expect(await rows()).toBe(0)
  })

  it('is for ten browsers of a player', async () => {
    const { ada, ask } = await twoPlayers()
    for (let at = 0; at < 10; at += 1) expect((await ask(push(ada))).status).toBe(204)
    expect((await ask(push(ada))).status).toBe(409)
  })

  it('is not offered by a site without keys', async () => {
    const { ada, ask } = await twoPlayers()
    env.VAPID_PUBLIC_KEY = undefined
    expect((await ask(push(ada))).status).toBe(503)
  })
})

describe('an email', () => {
  const withMail = () => Object.assign(env, { SMTP_URL: mail.url, MAIL_FROM: 'hello@darkslide.test' })
  const skater = async (emailVerifiedAt: Date | null = new Date()) => {
    const user = await createUser()
    await db.user.update({ where: { id: user.id }, data: { emailVerifiedAt } })
    return { ...user, headers: (await signIn(user)).byHeader }
  }

  it('goes to the account that asked for it, once an hour at most, and ends by the link in it', async () => {
    withMail()
    const { params, ada, bo, sit, ask, stop, play } = await twoPlayers()
    await sit()
    const { email, headers } = await skater()
    expect((await ask({ by: 'mail', secret: bo }, headers)).status).toBe(204)
    await play(ada, 0, set('kickflip'))
    await vi.waitFor(() => expect(mail.mails).toHaveLength(1))
    const letter = readMail(mail.mails[0])
    expect(letter).toMatchObject({ to: email, subject: 'SKATE: Your turn: Kickflip' })
    expect(letter.text).toContain(`/games/${params.token}\n`)
    await play(bo, 1, reply(true))
    await play(ada, 2, set('heelflip'))
    expect(await db.turnMail.count({ where: { sentAt: null } })).toBe(0)
    expect(mail.mails).toHaveLength(1)
    const [, key = ''] = /\?stop=([\w-]{22})/.exec(letter.text) ?? []
    expect((await stop({ by: 'link', key })).status).toBe(204)
    expect(await db.turnMail.count()).toBe(0)
  })

  it('is for accounts with a confirmed address, of a site that sends mail', async () => {
    const { ada, ask } = await twoPlayers()
    const asking = { by: 'mail', secret: ada }
    const { headers } = await skater()
    expect((await ask(asking, headers)).status).toBe(503)
    withMail()
    expect((await ask(asking)).status).toBe(401)
    expect((await ask(asking, (await skater(null)).headers)).status).toBe(409)
    expect(await db.turnMail.count()).toBe(0)
  })
})
