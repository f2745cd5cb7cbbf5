// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Transcript as Loaded } from '@/lib/videos/schema'
import { InTurn, type Replies, refusal, show, withScreens } from '@/tests/setup/screen'
import { Transcript } from './transcript'
import { LinkedTutorial } from './tutorial'

withScreens()

beforeEach(() => {
  Element.prototype.scrollTo = () => undefined
})

const call = 'GET /api/youtube/transcript/:id'
const line = (startMs: number, text: string) => ({ startMs, durationMs: 5000, text })
const said: Loaded = {
  videoId: 'kickflip_01',
  language: 'en',
  formattedText: '',
  segments: [line(0, 'Welcome back.'), line(5000, 'Feet first.'), line(10_000, 'Pop.')],
}

async function open(reply: unknown, seconds: number | null = null) {
  const onJump = vi.fn()
  const page = show(<Transcript videoId="kickflip_01" seconds={seconds} onJump={onJump} />, {
    replies: { [call]: reply } as Replies,
  })
  await page.user.click(screen.getByText('Video Transcript'))
  return { ...page, onJump }
}

it('a video without a transcript says so, and there is nothing to try again', async () => {
  await open(refusal(404, 'None', { code: 'not_found' }))
  await screen.findByText('Transcript is not available for this video.')
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
})

it('a transcript that could not be fetched can be asked for again', async () => {
  await open(new InTurn(new Response('no', { status: 500 }), said))
  await screen.findByText('Failed to fetch video transcript')
  const again = screen.getByRole('button', { name: 'Try Again' })
  // The list waits for its lines in the same breath.
  await act(async () => again.click())
  await screen.findByRole('button', { name: /Feet first/ })
})

it('a line that is pressed is jumped to, and the one that is said is marked', async () => {
  const { user, onJump } = await open(said, 6)
  const now = await screen.findByRole('button', { name: /Feet first/ })
  expect(now.getAttribute('aria-current')).toBe('true')
  await user.click(screen.getByRole('button', { name: /Pop/, hidden: true }))
  expect(onJump).toHaveBeenCalledExactlyOnceWith(10)
})

it('a video that is none of the trick is not played by a link, and its own is there', async () => {
  const own = {
    videoId: 'kickflip_01',
    title: 'How to Kickflip',
    channel: null,
    startSeconds: null,
    seconds: null,
  }
  show(<LinkedTutorial isPageOwn trickId={7} name="Kickflip" video={own} videos={[own]} place="list" />, {
    at: '/tricks/kickflip?v=stranger_01&t=5',
    replies: {
      'GET /api/tricks/7/videos/stranger_01': refusal(404, 'None', { code: 'not_found' }),
      'GET /api/auth/user': { authenticated: false },
      'GET /api/tricks/reported-videos': [],
    },
  })
  await screen.findByText('The video at this link cannot be shown here.')
  screen.getByRole('button', { name: 'Load Another Tutorial: Kickflip' })
  expect(screen.queryByRole('button', { name: /^Play from/ })).toBeNull()
  expect(document.querySelector('iframe')).toBeNull()
})
