import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { readTrickFacts } from '../../prisma/seed/content.ts'
import { readTutorialVideos } from '../../prisma/seed/videos.ts'
import { type ServedVideo, startYoutubeServer } from './youtube-server.ts'

const log = 'test-results/server.log'
const startMs = 120_000

const sentences = [
  'Welcome back to the curb, today we look at one trick.',
  'Your weight is on the tail and your shoulders stay level.',
  'The front foot hangs off the heel side, right behind the bolts.',
  'Pop first, then flick off the corner of the nose.',
  'Catch it in the air and bend your knees.',
]

/** Three lessons about whatever is searched for, and no one's but of that. */
function lessonsOf(query: string): ServedVideo[] {
  const name = query.replace(/^how to /, '').replace(/ skateboard trick tutorial$/, '')
  return ['one', 'two', 'six'].map((number) => ({
    videoId: createHash('sha256').update(`${name} ${number}`).digest('base64url').slice(0, 11),
    title: `How to ${name}: skateboarding, lesson ${number}`,
    channel: 'Deck & Co',
  }))
}

/** What the site has of the shipped candidates: each is about its trick. */
function shippedLessons(): ServedVideo[] {
  const names = new Map(readTrickFacts().map(({ slug, name }) => [slug, name]))
  return readTutorialVideos().map(({ slug, videoId, title, channel }) => ({
    videoId,
    title: title ?? `How to ${names.get(slug)} | Skateboarding`,
    channel: channel ?? 'Deck & Co',
  }))
}

/** A video site that is always good; every video has the same captions. */
async function openVideoSite() {
  const site = await startYoutubeServer()
  site.served.videos = shippedLessons()
  site.served.find = lessonsOf
  site.served.captions = Array.from({ length: 40 }, (_, index) => ({
    startMs: index * 5000,
    durationMs: 5000,
    text: sentences[index] ?? `And again, slowly, that was try number ${index}.`,
  }))
  return site
}

/** Starts the app as npm start does, beside a video site of its own, for all journeys; returns what stops them. */
export default async function openApp(): Promise<() => Promise<void>> {
  const site = await openVideoSite()
  await mkdir(path.dirname(log), { recursive: true })
  const output = await open(log, 'w')
  const app = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, YOUTUBE_URL: site.url, YOUTUBE_API_URL: `${site.url}/youtube/v3` },
    stdio: ['ignore', output.fd, output.fd],
  })
  const ended = once(app, 'exit')
  const isUp = () =>
    fetch(`${process.env.SITE_URL}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  const deadline = Date.now() + startMs
  while (!(await isUp())) {
    if (app.exitCode !== null || Date.now() > deadline) throw new Error(`The app did not start: see ${log}.`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return async () => {
    app.kill('SIGTERM')
    await ended
    await site.close()
    await output.close()
  }
}
