import { describe, expect, it } from 'vitest'
import { GET as list } from '@/app/api/tricks/route'
import { POST as suggest } from '@/app/api/tricks/suggest/route'
import { db } from '@/lib/db/client'
import { createTrick, createViewer } from '../../setup/factories'
import { read, send } from '../../setup/request'

const ask = async (json: unknown, headers: HeadersInit = {}) =>
  read(await send(suggest, { method: 'POST', json, headers }))
const flat = { obstacles: ['Flat Ground'] }
const all = ['beginner', 'intermediate', 'advanced', 'expert']

describe('a suggestion', () => {
  it('is a trick of the library with steps and a reason, for a guest too', async () => {
    await createTrick({ name: 'Ollie', ...flat, sources: 9 })
    const fakie = await createTrick({ name: 'Fakie Ollie', stance: 'fakie', ...flat })
    const { status, body } = await ask({ prompt: 'something fakie', difficulties: ['beginner'] })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: fakie.id,
      name: 'Fakie Ollie',
      category: 'Flatground',
      difficultyRating: 'Beginner',
      trickType: 'BASE',
      steps: ['Roll.', 'Pop.'],
      videoUrl: null,
      why: expect.stringContaining('fakie'),
      source: 'coach',
      understood: true,
      ignored: [],
      heard: [{ text: 'In fakie', item: { is: 'trait', role: 'want', trait: 'stance fakie' } }],
      rival: null,
      notes: [],
      remedy: null,
    })
  })

  it('is a guess where nothing was understood', async () => {
    await createTrick({ name: 'Ollie', ...flat })
    const { body } = await ask({ prompt: 'best pizza in Berlin', difficulties: ['beginner'] })
    expect(body).toMatchObject({ name: 'Ollie', understood: false, heard: [] })
    expect(body.notes).toHaveLength(1)
  })

  it('mends a trick that goes wrong', async () => {
    await createTrick({ name: 'Ollie', ...flat, sources: 9 })
    await createTrick({ name: 'Kickflip', level: 'Intermediate', ...flat })
    const { body } = await ask({ prompt: 'I land primo on kickflips', difficulties: all })
    expect(body).toMatchObject({ name: 'Kickflip', remedy: { fix: expect.stringMatching(/corner/) } })
    expect(body.why).toContain(body.remedy.drill)
  })

  it('explains again what was shown', async () => {
    for (const name of ['Ollie', 'Kickflip', 'Varial Kickflip'])
      await createTrick({ name, level: 'Intermediate', ...flat })
    const request = { prompt: 'kickflip', difficulties: all }
    expect((await ask({ ...request, shown: 'Varial Kickflip' })).body.name).toBe('Varial Kickflip')
  })

  it('is never of another level', async () => {
    await createTrick({ name: 'Ollie', ...flat })
    await createTrick({ name: 'Kickflip', level: 'Expert', ...flat, sources: 99 })
    expect((await ask({ prompt: 'a kickflip', difficulties: ['Beginner'] })).body.name).toBe('Ollie')
  })

  it("becomes the skater's own where the library has none, once", async () => {
    const steps = ['Crouch.', 'Pop off the tail.', 'Flick off the nose.', 'Catch it.', 'Land on the bolts.']
    await createTrick({ name: 'Kickflip', level: 'Intermediate', steps, ...flat })
    const { headers, user } = await createViewer()
    const request = { prompt: 'a switch kickflip', difficulties: all }
    const { body } = await ask(request, headers)
    expect(body).toMatchObject({ name: 'Switch Kickflip', category: 'Flips', trickType: 'VARIATION' })
    expect(body.steps.length).toBeGreaterThanOrEqual(4)
    expect((await ask(request, headers)).body.id).toBe(body.id)
    expect(await db.trick.findMany({ where: { ownerId: user.id }, select: { name: true } })).toHaveLength(1)
    expect((await read(await send(list))).body).toHaveLength(1)
  })

  it('makes room among those that were never saved, and says when all are kept', async () => {
    await createTrick({ name: 'Kickflip', level: 'Intermediate', ...flat })
    const { headers, user } = await createViewer()
    const { id: _, ...model } = await createTrick({ name: 'Model', ownerId: user.id, level: 'Expert' })
    const rows = Array.from({ length: 999 }, (_, at) => ({ ...model, slug: `own-${at}`, mistakes: [] }))
    await db.trick.createMany({ data: rows })
    const own = { ownerId: user.id }
    const kept = await db.trick.findFirstOrThrow({ where: { slug: 'own-7' } })
    await db.trickProgress.create({ data: { userId: user.id, trickId: kept.id, isSaved: false } })
    const request = { prompt: 'a switch kickflip', difficulties: ['intermediate', 'advanced'] }
    expect(await ask(request, headers)).toMatchObject({ status: 200, body: { name: 'Switch Kickflip' } })
    const left = await db.trick.findMany({ where: own, select: { slug: true }, orderBy: { id: 'asc' } })
    expect(left).toEqual([{ slug: 'own-7' }, { slug: `own-${user.id}-switch-kickflip` }])

    await db.trick.createMany({ data: rows.filter(({ slug }) => slug !== 'own-7') })
    const all = await db.trick.findMany({ where: own, select: { id: true } })
    const saved = all.map(({ id }) => ({ userId: user.id, trickId: id }))
    await db.trickProgress.createMany({ data: saved, skipDuplicates: true })
    expect((await ask(request, headers)).status).toBe(200)
    expect(await ask({ ...request, prompt: 'a nollie kickflip' }, headers)).toMatchObject({
      status: 409,
      body: { message: 'You have 1000 tricks from TrickBot, which is all that fits.' },
    })
  })

  it.each(['constructor', '__proto__ constructor constructors', 'toString valueOf hasOwnProperty'])(
    'is made whatever the words mean to the server: %s',
    async (prompt) => {
      await createTrick({ name: 'Ollie', ...flat })
      expect(await ask({ prompt, difficulties: ['beginner'] })).toMatchObject({
        status: 200,
        body: { name: 'Ollie' },
      })
    },
  )

  it('is not kept for a guest', async () => {
    await createTrick({ name: 'Kickflip', level: 'Intermediate', ...flat })
    expect((await ask({ prompt: 'a switch kickflip', difficulties: all })).body).toMatchObject({
      id: null,
      name: 'Switch Kickflip',
    })
    expect(await db.trick.count()).toBe(1)
  })

  it('leaves out what the skater lands', async () => {
    const { headers, user } = await createViewer()
    const ollie = await createTrick({ name: 'Ollie', ...flat, sources: 9 })
    await createTrick({ name: 'Nollie', stance: 'nollie', ...flat })
    await db.trickProgress.create({ data: { userId: user.id, trickId: ollie.id, masteryLevel: 'MASTERED' } })
    const request = { prompt: 'what should I learn', difficulties: ['beginner'] }
    expect((await ask(request, headers)).body.name).toBe('Nollie')
    expect((await ask(request)).body.name).toBe('Ollie')
  })

  it('says so when there is none', async () => {
    const { status, body } = await ask({ prompt: 'anything at all', difficulties: ['expert'] })
    expect({ status, message: body.message }).toEqual({ status: 404, message: 'No suggestion received' })
  })

  it.each([
    [{ prompt: 'flip ', difficulties: all }, 'prompt', 'Prompt should be at least 6 characters long'],
    [{ difficulties: all }, 'prompt', 'Prompt should be at least 6 characters long'],
    [{ prompt: 'a flip trick', difficulties: [] }, 'difficulties', 'Select at least one difficulty level'],
    [{ prompt: 'a flip trick' }, 'difficulties', 'Select at least one difficulty level'],
    [{ prompt: 'a flip trick', difficulties: ['godlike'] }, 'difficulties', 'Unknown difficulty level'],
    [
      { prompt: 'x'.repeat(2001), difficulties: all },
      'prompt',
      'Prompt should be at most 2000 characters long',
    ],
  ])('refuses %j', async (json, field, message) => {
    const { status, body } = await ask(json)
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([field])
    expect(body.message).toBe(message)
  })
})
