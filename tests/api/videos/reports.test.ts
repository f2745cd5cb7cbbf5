import { describe, expect, it } from 'vitest'
import { PUT as judge } from '@/app/api/cms/tutorials/[id]/[videoId]/route'
import { PUT as set } from '@/app/api/cms/tutorials/[id]/route'
import { GET as listJudged } from '@/app/api/cms/tutorials/route'
import { POST as report, DELETE as takeBack } from '@/app/api/tricks/[id]/videos/[videoId]/report/route'
import { GET as listReported } from '@/app/api/tricks/reported-videos/route'
import { db } from '@/lib/db/client'
import { settleTutorials } from '@/lib/videos/own-data'
import type { JudgedVideo } from '@/lib/videos/schema'
import { embedUrl } from '@/lib/youtube/link'
import { createViewer } from '../../setup/factories'
import { read, send } from '../../setup/request'
import { addVideos, createKickflip, find, serveYoutube } from '../../setup/youtube'

const youtube = serveYoutube()

const [first, second] = ['kickflip_01', 'kickflip_02'] as const

async function createTaught(): Promise<number> {
  const id = await createKickflip()
  await addVideos(id, [first, second], { title: 'How to Kickflip', isAlive: true })
  await settleTutorials(db, { id })
  return id
}

const ownOf = async (id: number) => (await db.trick.findUniqueOrThrow({ where: { id } })).videoUrl

const say = async (handler: typeof report, id: number, headers: HeadersInit, videoId: string = first) =>
  (await send(handler, { method: 'POST', params: { id, videoId }, headers })).status

const verdict = async (id: number, headers: HeadersInit, said: string, videoId: string = first) =>
  (await send(judge, { method: 'PUT', params: { id, videoId }, json: { verdict: said }, headers })).status

const judged = async (headers: HeadersInit) =>
  (await read(await send(listJudged, { headers }))).body as JudgedVideo[]

describe('a report', () => {
  it('takes the video from who made it, and from no one else', async () => {
    const id = await createTaught()
    const { headers } = await createViewer()
    expect(await say(report, id, headers)).toBe(204)
    expect((await find(id, undefined, headers)).body.videoId).toBe(second)
    expect((await find(id)).body.videoId).toBe(first)
    expect(await ownOf(id)).toBe(embedUrl(first))
    expect((await read(await send(listReported, { headers }))).body).toEqual([
      { trickId: id, videoId: first },
    ])
    expect(await say(takeBack, id, headers)).toBe(204)
    expect((await find(id, undefined, headers)).body.videoId).toBe(first)
  })

  it('by three accounts takes it from everyone, and one account counts once', async () => {
    const id = await createTaught()
    const [one, two, three] = [await createViewer(), await createViewer(), await createViewer()]
    for (const { headers } of [one, two, two, two]) await say(report, id, headers)
    expect(await ownOf(id)).toBe(embedUrl(first))
    await say(report, id, three.headers)
    expect(await ownOf(id)).toBe(embedUrl(second))
    expect((await find(id)).body.videoId).toBe(second)
    const { headers } = await createViewer({ role: 'ADMIN' })
    expect(await judged(headers)).toMatchObject([{ reports: 3, verdict: 'REPORTED' }])
  })

  it('by an admin takes it from everyone at once', async () => {
    const id = await createTaught()
    const { headers } = await createViewer({ role: 'ADMIN' })
    await say(report, id, headers)
    expect(await ownOf(id)).toBe(embedUrl(second))
  })

  it('taken back by one of the three brings it back to everyone', async () => {
    const id = await createTaught()
    const [one, two, three] = [await createViewer(), await createViewer(), await createViewer()]
    for (const { headers } of [one, two, three]) await say(report, id, headers)
    expect(await ownOf(id)).toBe(embedUrl(second))
    expect(await say(takeBack, id, three.headers)).toBe(204)
    expect((await find(id)).body.videoId).toBe(first)
  })

  it('taken back by an admin leaves the video right, and by others what an admin decided', async () => {
    const id = await createTaught()
    const [admin, skater] = [await createViewer({ role: 'ADMIN' }), await createViewer()]
    await say(report, id, admin.headers)
    await say(report, id, skater.headers)
    expect(await say(takeBack, id, skater.headers)).toBe(204)
    expect((await find(id)).body.videoId).toBe(second)
    expect(await say(takeBack, id, admin.headers)).toBe(204)
    expect((await find(id)).body.videoId).toBe(first)
    expect(await judged(admin.headers)).toMatchObject([{ reports: 0, verdict: 'RIGHT' }])
  })

  it('taken back before anyone decided leaves an admin nothing to decide', async () => {
    const id = await createTaught()
    const [admin, skater] = [await createViewer({ role: 'ADMIN' }), await createViewer()]
    await say(report, id, skater.headers)
    expect(await judged(admin.headers)).toHaveLength(1)
    await say(takeBack, id, skater.headers)
    expect(await judged(admin.headers)).toEqual([])
  })

  it('is about a video of that trick, and none that is not the reporter’s to see', async () => {
    const [owner, other] = [await createViewer(), await createViewer()]
    const id = await createKickflip(owner.user.id)
    await addVideos(id, [first])
    expect(await say(report, id, other.headers)).toBe(404)
    expect(await say(report, id, owner.headers)).toBe(204)
    expect(await say(report, id, owner.headers, 'unknown_001')).toBe(404)
  })
})

describe('an admin', () => {
  it('sees what was reported, agrees, and undoes it for good', async () => {
    const id = await createTaught()
    const admin = await createViewer({ role: 'ADMIN' })
    const skaters = [await createViewer(), await createViewer(), await createViewer()]
    await say(report, id, skaters[0]?.headers ?? {})
    expect(await judged(admin.headers)).toMatchObject([
      { trickId: id, videoId: first, reports: 1, verdict: null },
    ])
    expect(await verdict(id, admin.headers, 'WRONG')).toBe(204)
    expect(await ownOf(id)).toBe(embedUrl(second))
    expect(await verdict(id, admin.headers, 'RIGHT')).toBe(204)
    for (const { headers } of skaters) await say(report, id, headers)
    expect((await judged(admin.headers))[0]).toMatchObject({ reports: 3, verdict: 'RIGHT' })
    expect((await find(id)).body.videoId).toBe(first)
    expect(await verdict(id, admin.headers, 'MAYBE')).toBe(422)
    expect(await verdict(id, admin.headers, 'WRONG', 'unknown_001')).toBe(404)
  })

  const put = async (id: number, link: string, headers: HeadersInit) =>
    read(await send(set, { method: 'PUT', params: { id }, json: { link }, headers }))

  it('sets a tutorial, whatever it is called, and replaces it', async () => {
    const id = await createTaught()
    const { headers } = await createViewer({ role: 'ADMIN' })
    youtube.it.served.videos = [{ videoId: 'chosen_0001', title: 'My favorite', channel: 'Deck & Co' }]
    expect((await put(id, 'https://youtu.be/chosen_0001?t=42', headers)).status).toBe(204)
    expect(await db.trick.findUnique({ where: { id } })).toMatchObject({
      videoUrl: embedUrl('chosen_0001'),
      videoStart: 42,
    })
    await settleTutorials(db)
    expect(await ownOf(id)).toBe(embedUrl('chosen_0001'))
    expect((await find(id)).body).toMatchObject({ videoId: 'chosen_0001', title: 'My favorite' })
    expect((await put(id, second, headers)).status).toBe(204)
    expect(await ownOf(id)).toBe(embedUrl(second))
  })

  it('is told when it is no video, a video that is gone, or when YouTube is silent', async () => {
    const id = await createTaught()
    const { headers } = await createViewer({ role: 'ADMIN' })
    youtube.it.served.dead.add('gone_000001')
    expect(await put(id, 'https://vimeo.com/1', headers)).toMatchObject({ status: 422 })
    expect(await put(id, 'gone_000001', headers)).toMatchObject({ status: 422 })
    expect(await put(999_999, 'chosen_0001', headers)).toMatchObject({ status: 404 })
    youtube.it.setAll('broken')
    expect(await put(id, 'chosen_0001', headers)).toMatchObject({ status: 503 })
    expect(await ownOf(id)).toBe(embedUrl(first))
  })
})
