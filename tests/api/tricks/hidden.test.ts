import { describe, expect, it } from 'vitest'
import { generateMetadata } from '@/app/(site)/tricks/[slug]/page'
import { POST as saveLine } from '@/app/api/runs/route'
import { POST as add } from '@/app/api/tricks/[id]/add-to-my-tricks/route'
import { POST as generate } from '@/app/api/tricks/[id]/generate-steps/route'
import { POST as writeNote } from '@/app/api/tricks/[id]/notes/route'
import { POST as log } from '@/app/api/tricks/[id]/practice/route'
import { GET as getOne } from '@/app/api/tricks/[id]/route'
import { GET as book } from '@/app/api/tricks/book/route'
import { GET as foundational } from '@/app/api/tricks/foundational/route'
import { GET as myTricks } from '@/app/api/tricks/my-tricks/route'
import { GET as tricks } from '@/app/api/tricks/route'
import { GET as summaries } from '@/app/api/tricks/summaries/route'
import { GET as tree } from '@/app/api/tricks/tree/route'
import sitemap from '@/app/sitemap'
import { db } from '@/lib/db/client'
import { getNext } from '@/lib/my-tricks/advice-data'
import {
  findTrickBySlug,
  getPrerequisites,
  getSlugsByMotion,
  getSlugsByName,
  listGameTricks,
} from '@/lib/tricks/data'
import { listLibrary, listPlannerTricksByIds } from '@/lib/tricks/planner-data'
import { guestRider } from '@/lib/tricks/rider-data'
import { findSlugMeant, findTricks } from '@/lib/tricks/search-data'
import { searchTranscripts } from '@/lib/videos/transcript-data'
import { createTrick, createViewer } from '../../setup/factories'
import { read, send } from '../../setup/request'

const flat = { obstacles: ['Flat Ground'] }

/** Two tricks that differ in nothing but that one of them is hidden; what is said of one is then said of the hiding. */
async function library() {
  const ollie = await createTrick({ name: 'Ollie', slug: 'ollie', isFoundational: true, order: 1, ...flat })
  const kickflip = await createTrick({ name: 'Kickflip', slug: 'kickflip', learnFirst: [ollie.id], ...flat })
  const nerd = await createTrick({
    name: 'Heelflip',
    slug: 'heelflip',
    isHidden: true,
    isFoundational: true,
    order: 2,
    steps: [],
    description: 'We know no more than the name.',
    learnFirst: [ollie.id],
    ...flat,
  })
  await db.trickPrerequisite.create({ data: { trickId: kickflip.id, requiresId: nerd.id } })
  for (const { id } of [kickflip, nerd]) {
    const videoId = `a-video-${String(id).padStart(3, '0')}`.slice(-11)
    const video = { trickId: id, videoId, title: 'How to', channel: 'Us', fits: true, isAlive: true }
    await db.trickVideo.create({ data: { ...video, position: 0, source: 'EDITOR' } })
    const text = 'flick it off the corner'
    const segments = { create: [{ index: 0, startMs: 0, durationMs: 900, text }] }
    await db.transcript.create({ data: { videoId, language: 'en', formattedText: text, segments } })
  }
  return { ollie, kickflip, hidden: nerd }
}

describe('a hidden trick', () => {
  it('stands in no list, search, suggestion, tree, book, map of the site or game', async () => {
    const { hidden, kickflip } = await library()
    const { user } = await createViewer()
    const bodies = [tricks, summaries, foundational, book, tree].map(
      async (list) => (await read(await send(list))).body,
    )
    const lists: Record<string, unknown> = {
      calls: await Promise.all(bodies),
      sitemap: await sitemap(),
      game: await listGameTricks(),
      planners: await listLibrary(),
      ways: await getPrerequisites(),
      names: await getSlugsByName(),
      motions: await getSlugsByMotion(),
      next: await getNext(user.id),
      said: await searchTranscripts('corner'),
      one: (await read(await send(getOne, { params: { id: kickflip.id } }))).body,
    }
    for (const [name, list] of Object.entries(lists)) {
      expect(JSON.stringify(list), name).toMatch(/ollie|kickflip/i)
      expect(JSON.stringify(list), name).not.toMatch(/heelflip/i)
    }
    expect(await findTricks('kickflip')).toContain(kickflip.id)
    expect(await findTricks('heelflip')).not.toContain(hidden.id)
  })

  it('has its page, which says so and is in no index', async () => {
    const { hidden, ollie } = await library()
    const { status, body } = await read(await send(getOne, { params: { id: hidden.id } }))
    expect(status).toBe(200)
    expect(body).toMatchObject({ isHidden: true, motion: null, learnFirst: [{ slug: 'ollie' }] })
    expect((await findTrickBySlug('heelflip'))?.id).toBe(hidden.id)
    expect(await findSlugMeant('Heelflip')).toBe('heelflip')
    const metadataOf = (slug: string) =>
      generateMetadata({ params: Promise.resolve({ slug }), searchParams: Promise.resolve({}) })
    expect(await metadataOf('heelflip')).toMatchObject({ robots: { index: false } })
    expect((await metadataOf('ollie')).robots).toBeUndefined()
    expect((await read(await send(getOne, { params: { id: ollie.id } }))).body).not.toHaveProperty('isHidden')
  })

  it('keeps what anybody saved with it, and takes more', async () => {
    const { hidden } = await library()
    const { headers } = await createViewer()
    const params = { id: hidden.id }
    const ways = [
      [add, {}],
      [writeNote, { text: 'Ours.' }],
      [log, { tries: 3, lands: 1 }],
    ] as const
    for (const [handler, json] of ways)
      expect((await send(handler, { method: 'POST', headers, params, json })).ok).toBe(true)
    expect((await read(await send(myTricks, { headers }))).body).toMatchObject([
      { id: hidden.id, landing: { tries: 3 }, progress: { notes: [{ text: 'Ours.' }] } },
    ])
    const line = {
      name: 'Mine',
      startingPosition: 'flatground',
      tricks: [{ id: hidden.id, reasoning: 'Why not.' }],
    }
    const saved = await read(await send(saveLine, { method: 'POST', headers, json: line }))
    expect(saved).toMatchObject({ status: 200, body: { tricks: [{ id: hidden.id }] } })
    expect(await listPlannerTricksByIds([hidden.id], guestRider)).toHaveLength(1)
  })

  it('gets no steps from anyone', async () => {
    const { hidden } = await library()
    const { headers } = await createViewer()
    const made = await send(generate, { method: 'POST', headers, params: { id: hidden.id } })
    expect(made.status).toBe(422)
    expect((await db.trick.findUniqueOrThrow({ where: { id: hidden.id } })).steps).toEqual([])
  })
})
