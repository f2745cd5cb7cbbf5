import { describe, expect, it } from 'vitest'
import { POST as alternatives } from '@/app/api/run/alternatives/route'
import { POST as build } from '@/app/api/run/build/route'
import { POST as generate } from '@/app/api/run/generate/route'
import { POST as swap } from '@/app/api/run/swap/route'
import { toAccountUser } from '@/lib/auth/auth-context'
import { db } from '@/lib/db/client'
import { checkLimit } from '@/lib/http/route'
import { createTrick, createUser, createViewer } from '../../setup/factories'
import { read, send } from '../../setup/request'

const flat = { obstacles: ['Flat Ground'] }
const makeLine = async (...names: string[]) => {
  const tricks = []
  for (const name of names) tricks.push(await createTrick({ name, family: name, ...flat }))
  return tricks
}

const ask = async (json: unknown, headers: HeadersInit = {}, handler = generate) =>
  read(await send(handler, { method: 'POST', json, headers }))

describe('a generated line', () => {
  it('is an ordered list with stances, repairs and reasons, for a guest too', async () => {
    const tricks = await makeLine('Kickflip', 'Fakie Ollie')
    const { status, body } = await ask({
      startingPosition: 'flatground',
      selectedTricks: tricks.map(({ id }) => id),
    })
    expect(status).toBe(200)
    expect(body).toHaveLength(2)
    expect(body.map((entry: { order: number }) => entry.order)).toEqual([1, 2])
    for (const entry of body) {
      expect(Object.keys(entry.trick)).toEqual(['id', 'name', 'category', 'difficultyRating'])
      expect(entry.reasoning.length).toBeGreaterThan(20)
    }
    expect(body[1]).toMatchObject({
      trick: { name: 'Fakie Ollie' },
      enters: 'fakie',
      leaves: 'fakie',
      repair: { name: 'Kickturn', leaves: 'fakie' },
    })
    expect(body[0].repair).toBeUndefined()
  })

  it('takes whole tricks for their ids', async () => {
    const [trick] = await makeLine('Kickflip')
    const { body } = await ask({ startingPosition: 'ramp', selectedTricks: [trick] })
    expect(body).toMatchObject([{ order: 1, trick: { id: trick?.id }, enters: 'regular' }])
  })

  it('says what cannot be linked, and why', async () => {
    const tricks = await makeLine('Drop In', 'Ollie')
    const { status, body } = await ask({
      startingPosition: 'flatground',
      selectedTricks: tricks.map(({ id }) => id),
    })
    expect(status).toBe(422)
    expect(body.message).toMatch(/^Drop In cannot be linked\. Drop In: it starts from the top of a ramp/)
    expect(body.fields.selectedTricks).toEqual(['Drop In cannot be linked'])
    expect(body.fields[`selectedTricks.${tricks[0]?.id}`]).toEqual([
      'It starts from the top of a ramp, and this line starts on flat ground. Start from Drop In or Quarter Pipe.',
    ])
  })

  it.each([
    [{ selectedTricks: [1] }, 'Starting position is required'],
    [{ startingPosition: 'moon', selectedTricks: [1] }, 'Starting position is required'],
    [{ startingPosition: 'ramp' }, 'Select at least one trick'],
    [{ startingPosition: 'ramp', selectedTricks: [] }, 'Select at least one trick'],
    [
      { startingPosition: 'ramp', selectedTricks: [1, 2, 3, 4, 5, 6] },
      'You can only select up to 5 tricks for a line',
    ],
    [{ startingPosition: 'ramp', selectedTricks: [1, 1] }, 'Select each trick once'],
    [{ startingPosition: 'ramp', selectedTricks: [1], locked: [2] }, 'Only a selected trick can be locked'],
  ])('refuses %j', async (json, message) => {
    const { status, body } = await ask(json)
    expect({ status, message: body.message }).toEqual({ status: 422, message })
    expect(Object.keys(body.fields)).toHaveLength(1)
  })

  it("accepts neither unknown tricks nor another user's", async () => {
    const own = await createTrick({ name: 'Ollie', ownerId: (await createUser()).id })
    for (const id of [own.id, 999]) {
      expect((await ask({ startingPosition: 'ramp', selectedTricks: [id] })).status).toBe(404)
    }
  })

  it("plans with a skater's own tricks and repairs", async () => {
    const { headers, user } = await createViewer()
    const [cab] = await makeLine('Half Cab', 'x')
    await db.trickProgress.create({
      data: { userId: user.id, trickId: cab?.id ?? 0, masteryLevel: 'MASTERED' },
    })
    const own = await createTrick({ name: 'Fakie Ollie', ownerId: user.id, ...flat })
    const [flip] = await makeLine('Kickflip')
    const json = {
      startingPosition: 'flatground',
      selectedTricks: [own.id, flip?.id],
      locked: [own.id],
    }
    const { body } = await ask(json, headers)
    expect(body[1]).toMatchObject({ trick: { name: 'Kickflip' }, repair: { name: 'Half Cab' } })
  })
})

describe('alternatives', () => {
  it('are different lines with marks, odds and a swap', async () => {
    const tricks = await makeLine('Ollie', 'Kickflip', 'Half Cab', 'Pop Shuvit')
    await createTrick({ name: 'Nollie Kickflip', family: 'nollie', difficulty: 4, ...flat })
    await createTrick({ name: 'Manual', category: 'Manuals', family: 'manual', obstacles: ['Manual Pad'] })
    const { status, body } = await ask(
      { startingPosition: 'flatground', selectedTricks: tricks.map(({ id }) => id) },
      {},
      alternatives,
    )
    expect({ status, source: body.source }).toEqual({ status: 200, source: 'coach' })
    const orders = body.lines.map((line: { entries: { trick: { id: number } }[] }) =>
      line.entries.map(({ trick }) => trick.id).join(),
    )
    expect(new Set(orders).size).toBe(3)
    const [line] = body.lines
    expect(line.judged.parts.map(({ part }: { part: string }) => part)).toEqual([
      'difficulty',
      'variety',
      'course',
      'flow',
      'consistency',
    ])
    expect(line.odds.all).toBeGreaterThan(0)
    // A pad would add more, but the line is one for flat ground.
    expect(line.swap).toMatchObject({
      trick: { name: 'Nollie Kickflip' },
      says: expect.stringContaining('instead of'),
    })
  })

  it('keep the order that is locked, to judge one that was dragged', async () => {
    const ids = (await makeLine('Kickflip', 'Ollie', 'Half Cab')).map(({ id }) => id)
    const json = { startingPosition: 'ramp', selectedTricks: ids, locked: ids }
    const { body } = await ask(json, {}, alternatives)
    expect(body.lines).toHaveLength(1)
    expect(body.lines[0].entries.map((entry: { trick: { id: number } }) => entry.trick.id)).toEqual(ids)
  })
})

describe('a line out of my tricks', () => {
  const mine = async () => {
    const { headers, user } = await createViewer()
    const tricks = await makeLine('Ollie', 'Kickflip', 'Half Cab', 'Pop Shuvit', 'Frontside 180', '360 Flip')
    const data = tricks.slice(0, 5).map(({ id }) => ({ userId: user.id, trickId: id, isSaved: true }))
    await db.trickProgress.createMany({ data: data.map((row) => ({ ...row, masteryLevel: 'CONSISTENT' })) })
    return { headers, tricks, own: tricks.slice(0, 5).map(({ id }) => id) }
  }
  const wish = { startingPosition: 'flatground', places: ['flat'], daring: 'even' }

  it('holds only those, and others when it is turned down', async () => {
    const { headers, own } = await mine()
    const { status, body } = await ask(wish, headers, build)
    const ids = body.map(({ id }: { id: number }) => id)
    expect({ status, length: ids.length }).toEqual({ status: 200, length: 4 })
    expect(ids.every((id: number) => own.includes(id))).toBe(true)
    const keep = own.filter((id) => !ids.includes(id))
    const other = await ask({ ...wish, keep, avoid: ids }, headers, build)
    expect(other.body.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining(keep))
  })

  it('is refused with a sentence where fewer than two fit', async () => {
    const { headers } = await mine()
    const { status, body } = await ask({ ...wish, places: ['air'] }, headers, build)
    expect({ status, message: body.message }).toEqual({
      status: 422,
      message: expect.stringContaining('Fewer than two of your tricks fit.'),
    })
    expect((await ask({ ...wish, places: [] }, headers, build)).body.message).toBe(
      'Choose at least one obstacle',
    )
  })

  it('swaps one trick for another that is within reach, on the same obstacle', async () => {
    const { headers, tricks } = await mine()
    await createTrick({ name: 'Heelflip', family: 'heelflip', difficulty: 2, ...flat })
    await createTrick({ name: 'Triple Kickflip', family: 'kickflip', difficulty: 9, ...flat })
    const [ollie, kickflip] = tricks.map(({ id }) => id)
    const swapped = async (avoid: number[], out = kickflip) =>
      ask({ startingPosition: 'flatground', selectedTricks: [ollie, kickflip], out, avoid }, headers, swap)
    const seen: string[] = []
    const avoid: number[] = []
    for (let times = 0; times < 12; times++) {
      const { status, body } = await swapped(avoid)
      if (status === 404) break
      seen.push(body.name)
      avoid.push(body.id)
    }
    expect(seen).toContain('Heelflip')
    expect(seen).not.toContain('Triple Kickflip')
    expect(new Set(seen).size).toBe(seen.length)
    expect((await swapped([], 4711)).body.message).toBe('Only a trick of the line can be swapped')
  })
})

describe('the allowance', () => {
  it('is smaller for a guest', async () => {
    const limit = { name: 'try', times: 3, guestTimes: 1, seconds: 60 }
    const { user } = await createViewer()
    const viewer = { ...toAccountUser(user), sessionRowId: 1, authMethod: 'password' }
    const allowed = async (who: typeof viewer | null) => {
      for (let calls = 0; calls < 200; calls++) {
        const refused = await checkLimit(limit, who, new Headers()).catch(() => true)
        if (refused) return calls
      }
    }
    expect(await allowed(viewer)).toBe(3)
    // Guests without an address share one count.
    expect(await allowed(null)).toBe(50)
  })
})
