import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { POST as again } from '@/app/api/games/[token]/revenge/route'
import { GET as look } from '@/app/api/games/[token]/route'
import { POST as join } from '@/app/api/games/[token]/seats/route'
import { POST as turn } from '@/app/api/games/[token]/turns/route'
import { POST as start } from '@/app/api/games/route'
import { db } from '@/lib/db/client'
import { deleteOldRows } from '@/lib/db/old-rows'
import { read, send } from '../../setup/request'

const newSecret = () => randomBytes(32).toString('base64url')
const options = { twoLastTries: false, flatOnly: true, noRepeats: true }
const post = (json: unknown) => ({ method: 'POST', json })

/** A game of two who have sat down. */
async function twoPlayers() {
  const [ada, bo] = [newSecret(), newSecret()]
  const made = await read(await send(start, post({ secret: ada, name: ' Ada ', players: 2, options })))
  const { token } = made.body.game as { token: string }
  const params = { token }
  await send(join, { ...post({ secret: bo, name: 'Bo' }), params })
  const see = async () => read(await send(look, { params }))
  const play = async (secret: string, at: number, entry: object, key: string = crypto.randomUUID()) =>
    read(
      await send(turn, {
        ...post({ secret, turn: at, entry }),
        params,
        headers: { 'idempotency-key': key },
      }),
    )
  return { token, params, ada, bo, see, play }
}

const set = (trick: string, landed = true) => ({ kind: 'set', trick, landed })
const reply = (landed: boolean) => ({ kind: 'reply', landed })

/** Plays on until Bo has all five letters. */
async function playOut({ ada, bo, play }: Awaited<ReturnType<typeof twoPlayers>>) {
  for (const [at, trick] of ['ollie', 'kickflip', 'heelflip', 'bs 180', 'fs 180'].entries()) {
    expect((await play(ada, at * 2, set(trick))).status).toBe(200)
    expect((await play(bo, at * 2 + 1, reply(false))).status).toBe(200)
  }
}

describe('a game by link', () => {
  it('has a secret address, two seats and turns, and is the same for both', async () => {
    const { token, ada, bo, see, play } = await twoPlayers()
    expect(token).toMatch(/^[\w-]{22}$/)
    expect((await see()).body).toEqual({
      token,
      players: ['Ada', 'Bo'],
      options,
      entries: [],
      isClosed: false,
      next: null,
    })
    expect((await play(ada, 0, set('tre flip'))).body.entries).toEqual([set('360 Flip')])
    expect((await play(bo, 1, reply(false))).status).toBe(200)
    expect((await see()).body.entries).toEqual([set('360 Flip'), reply(false)])
    const text = JSON.stringify((await see()).body)
    for (const secret of [ada, bo]) expect(text).not.toContain(secret)
    expect(text).not.toContain('secretHash')
  })

  it('keeps no secret in clear', async () => {
    const { ada, bo, token } = await twoPlayers()
    const row = await db.linkedGame.findUnique({ where: { token }, include: { seats: true } })
    for (const secret of [ada, bo]) expect(JSON.stringify(row)).not.toContain(secret)
  })

  it('is made once, and a seat is taken once, however often the request arrives', async () => {
    const secret = newSecret()
    const request = post({ secret, name: 'Ada', players: 3, options })
    const made = await Promise.all(Array.from({ length: 10 }, async () => read(await send(start, request))))
    expect(new Set(made.map(({ body }) => body.game.token)).size).toBe(1)
    const params = { token: made[0]?.body.game.token }
    const other = newSecret()
    const seats = await Promise.all(
      Array.from({ length: 10 }, async () =>
        read(await send(join, { ...post({ secret: other, name: 'Bo' }), params })),
      ),
    )
    expect(seats.map(({ status, body }) => [status, body.seat])).toEqual(Array(10).fill([200, 1]))
    const back = await read(await send(join, { ...post({ secret, name: 'Ada' }), params }))
    expect(back.body.seat).toBe(0)
  })

  it('gives each seat to one, and then none', async () => {
    const { body } = await read(
      await send(start, post({ secret: newSecret(), name: 'Ada', players: 4, options })),
    )
    const params = { token: body.game.token }
    const found = await Promise.all(
      Array.from({ length: 6 }, async (_, at) =>
        read(await send(join, { ...post({ secret: newSecret(), name: `Guest ${at}` }), params })),
      ),
    )
    const seats = found.flatMap(({ status, body: { seat } }) => (status === 200 ? seat : []))
    expect(seats.toSorted()).toEqual([1, 2, 3])
    const refused = found.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(3)
    expect(refused[0]?.body.message).toBe('All seats in this game are taken.')
  })

  it.each([
    [
      'one key',
      () =>
        (
          (key) => () =>
            key
        )(crypto.randomUUID()),
      50,
    ],
    ['keys of their own', () => () => crypto.randomUUID(), 1],
  ] as const)(
    'counts 50 presses of one button at the same time once, with %s',
    async (_, keys, confirmed) => {
      const { ada, see, play } = await twoPlayers()
      const keyOf = keys()
      const made = await Promise.all(Array.from({ length: 50 }, () => play(ada, 0, set('kickflip'), keyOf())))
      expect((await see()).body.entries).toEqual([set('Kickflip')])
      const statuses = made.map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(confirmed)
      expect(statuses.filter((status) => status === 409)).toHaveLength(50 - confirmed)
    },
  )

  it('responds to a repeated turn as to the first one, also after others', async () => {
    const { ada, bo, see, play } = await twoPlayers()
    const key = crypto.randomUUID()
    await play(ada, 0, set('kickflip'), key)
    await play(bo, 1, reply(true))
    const repeated = await play(ada, 0, set('kickflip'), key)
    expect(repeated).toEqual({ status: 200, body: (await see()).body })
    expect((await play(ada, 0, set('heelflip'), key)).status).toBe(422)
  })

  it('says what is wrong with a turn that does not count', async () => {
    const { ada, bo, see, play } = await twoPlayers()
    expect((await play(bo, 0, set('kickflip'))).body.message).toBe('It is not your turn.')
    expect(await play(ada, 0, set('quadruple sushi flip'))).toMatchObject({
      status: 422,
      body: { fields: { trick: [expect.stringMatching(/Not understood/)] } },
    })
    expect((await play(ada, 0, set('smith grind'))).body.message).toBe(
      'The Smith grind needs more than flat ground.',
    )
    expect((await play(ada, 0, reply(true))).body).toMatchObject({ message: 'Set a trick first.' })
    expect(await play(ada, 3, set('kickflip'))).toMatchObject({
      status: 409,
      body: { message: 'This game has moved on. Take a look before you play on.' },
    })
    expect((await see()).body.entries).toEqual([])
  })

  it('takes 500 tries, as many as fit', async () => {
    const { ada, token, play } = await twoPlayers()
    const entries = Array.from({ length: 250 }, () => [set('kickflip', false), set('kickflip', false)])
    await db.linkedGame.update({ where: { token }, data: { entries: entries.flat(), turns: 500 } })
    expect(await play(ada, 500, set('kickflip'))).toMatchObject({
      status: 409,
      body: { message: 'This game has had 500 tries, which is all that fits.' },
    })
  })

  it('is moved by no one but who holds the seat', async () => {
    const { ada, token, play, see } = await twoPlayers()
    const other = await twoPlayers()
    for (const foreign of [newSecret(), other.ada, other.bo])
      expect(await play(foreign, 0, set('kickflip'))).toEqual({
        status: 404,
        body: { message: 'Game not found', code: 'not_found' },
      })
    expect((await see()).body.entries).toEqual([])
    const nowhere = { params: { token: `${token.slice(0, 21)}${token.endsWith('A') ? 'B' : 'A'}` } }
    expect((await send(look, nowhere)).status).toBe(404)
    expect((await send(join, { ...post({ secret: ada, name: 'Ada' }), ...nowhere })).status).toBe(404)
  })

  it('is over for good, and has one revenge with the seats moved on', async () => {
    const game = await twoPlayers()
    const { ada, bo, params, play, see } = game
    const ask = async (secret: string) => read(await send(again, { ...post({ secret }), params }))
    expect((await ask(bo)).status).toBe(409)
    await playOut(game)
    expect(await play(ada, 10, set('hardflip'))).toMatchObject({
      status: 409,
      body: { message: 'This game is over.' },
    })
    expect((await ask(newSecret())).status).toBe(404)
    const asked = await Promise.all([ask(ada), ask(bo), ask(ada), ask(bo)])
    const tokens = new Set(asked.map(({ body }) => body.game.token))
    expect(tokens.size).toBe(1)
    expect(asked.map(({ body }) => body.seat)).toEqual([1, 0, 1, 0])
    expect(asked[0]?.body.game).toMatchObject({ players: ['Bo', 'Ada'], entries: [] })
    expect((await see()).body.next).toBe([...tokens][0])
  })

  it('is closed after thirty days without a turn, and deleted after ninety', async () => {
    const { ada, token, see, play } = await twoPlayers()
    const age = (days: number) =>
      db.linkedGame.update({
        where: { token },
        data: { touchedAt: new Date(Date.now() - days * 24 * 3600 * 1000) },
      })
    await age(29)
    expect((await see()).body.isClosed).toBe(false)
    await age(31)
    expect((await see()).body.isClosed).toBe(true)
    expect(await play(ada, 0, set('kickflip'))).toMatchObject({
      status: 409,
      body: { message: 'This game is closed: no one played for 30 days.' },
    })
    await deleteOldRows()
    expect((await see()).status).toBe(200)
    await age(91)
    await deleteOldRows()
    expect((await see()).status).toBe(404)
  })

  it('refuses a row of tricks that has no name short enough to keep', async () => {
    const { ada, play, see } = await twoPlayers()
    expect(await play(ada, 0, set('flip '.repeat(24)))).toMatchObject({
      status: 422,
      body: { message: 'That name is too long.' },
    })
    expect((await see()).body.entries).toEqual([])
    expect((await play(ada, 0, set('flip'))).body.entries).toEqual([set('Kickflip')])
  })
})
