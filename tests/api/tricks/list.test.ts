import { describe, expect, it } from 'vitest'
import { GET as getFoundational } from '@/app/api/tricks/foundational/route'
import { GET as getTricks } from '@/app/api/tricks/route'
import { GET as getSummaries } from '@/app/api/tricks/summaries/route'
import { db } from '@/lib/db/client'
import { createTrick, createUser } from '../../setup/factories'
import { read, send } from '../../setup/request'

const namesOf = (body: { name: string }[]) => body.map(({ name }) => name)

describe('GET /api/tricks', () => {
  it('is an empty list while there is nothing', async () => {
    expect(await read(await send(getTricks))).toEqual({ status: 200, body: [] })
  })

  it('lists each trick whole, with the progress that everyone starts with', async () => {
    const videoUrl = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'
    const steps = ['Pop.', 'Flick.']
    const { id } = await createTrick({ name: 'Kickflip', steps, videoUrl, videoStart: 12 })
    await createTrick({ name: 'Ollie', steps: [], isFoundational: true, order: 1 })
    const { body } = await read(await send(getTricks))
    const { body: summaries } = await read(await send(getSummaries))
    const progress = { masteryLevel: 'LEARNING', lastPracticed: null, notes: [] }
    expect(body).toEqual([
      { ...summaries[0], id, steps, videoUrl, videoStart: 12, videos: [], progress },
      { ...summaries[1], steps: [], videoUrl: null, videoStart: null, videos: [], progress },
    ])
    expect((await read(await send(getFoundational))).body).toEqual([body[1]])
  })

  it('shows new steps at once', async () => {
    const { id } = await createTrick({ steps: [] })
    await send(getTricks)
    await db.trick.update({ where: { id }, data: { steps: ['Roll.'] } })
    expect((await read(await send(getTricks))).body[0].steps).toEqual(['Roll.'])
  })
})

describe('GET /api/tricks/summaries', () => {
  it('is an empty list while there is nothing', async () => {
    expect(await read(await send(getSummaries))).toEqual({ status: 200, body: [] })
  })

  it('lists the library by name, with what a list shows and no more', async () => {
    const kickflip = await createTrick({
      name: 'Kickflip',
      slug: 'kickflip',
      category: 'Flips',
      level: 'Intermediate',
    })
    await db.trickAlias.create({ data: { trickId: kickflip.id, name: 'Flip', key: 'flip' } })
    await createTrick({
      name: 'Ollie Manual',
      trickType: 'COMBINATION',
      sequence: 'Ollie > Manual > Roll out regular',
    })
    await createTrick({ name: 'Fakie Kickflip', trickType: 'VARIATION', variationDetails: 'Backwards.' })
    const { status, body } = await read(await send(getSummaries))
    expect(status).toBe(200)
    expect(namesOf(body)).toEqual(['Fakie Kickflip', 'Kickflip', 'Ollie Manual'])
    expect(body[0].variationDetails).toBe('Backwards.')
    expect(body[2].combinationDetails).toEqual({ sequence: 'Ollie > Manual > Roll out regular' })
    expect(body[1]).toEqual({
      id: kickflip.id,
      slug: 'kickflip',
      name: 'Kickflip',
      aliases: ['Flip'],
      category: 'Flips',
      trickType: 'BASE',
      difficultyRating: 'Intermediate',
      difficulty: null,
      description: kickflip.description,
      isFoundational: false,
      order: null,
      variationDetails: null,
      combinationDetails: null,
    })
  })

  it("leaves out a skater's own tricks", async () => {
    const { id: ownerId } = await createUser()
    await createTrick({ ownerId, name: 'Secret Flip' })
    await createTrick({ name: 'Ollie' })
    for (const list of [getSummaries, getTricks])
      expect(namesOf((await read(await send(list))).body)).toEqual(['Ollie'])
  })

  it('shows a change at once', async () => {
    const { id } = await createTrick({ name: 'Ollie' })
    await send(getSummaries)
    await db.trick.update({ where: { id }, data: { name: 'Big Ollie' } })
    expect(namesOf((await read(await send(getSummaries))).body)).toEqual(['Big Ollie'])
  })
})

describe('GET /api/tricks/foundational', () => {
  it('lists only the foundational tricks, in the order one learns them', async () => {
    await createTrick({ name: 'Ollie', isFoundational: true, order: 2 })
    await createTrick({ name: 'Kickflip', isFoundational: true, order: 10 })
    await createTrick({ name: 'Push', isFoundational: true, order: 1 })
    await createTrick({ name: 'Laser Flip' })
    const { status, body } = await read(await send(getFoundational))
    expect(status).toBe(200)
    expect(namesOf(body)).toEqual(['Push', 'Ollie', 'Kickflip'])
  })
})

it.each([
  ['/api/tricks', getTricks],
  ['/api/tricks/summaries', getSummaries],
  ['/api/tricks/foundational', getFoundational],
])('%s may be cached by the server until something changes, and by no one else', async (_, handler) => {
  const control = (await send(handler)).headers.get('cache-control')
  expect(control).toBe('public, max-age=0, s-maxage=31536000, must-revalidate')
})
