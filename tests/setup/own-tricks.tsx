import { onlineManager } from '@tanstack/react-query'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { Slots } from '@/components/my-tricks/trick-row'
import { landingOf } from '@/lib/my-tricks/practice'
import { begun, laterMoment } from '@/lib/my-tricks/progress'
import type { MyTrick, Note, PracticeHistory, Progress } from '@/lib/my-tricks/schema'
import { closeAccount } from '@/lib/offline/account'
import { getQueryClient } from '@/lib/offline/client'
import { sumOf } from '@/lib/tricks/rider'
import type { Tally } from '@/lib/tricks/schema'
import { disk } from './in-memory-idb'
import type { Call, Replies } from './screen'
import { trickSummary } from './tricks'

// A skater's own tricks without a server.

export const skaterId = 1

type Given = Partial<Omit<MyTrick, 'progress'>> & { progress?: Partial<Progress> }

/** A saved trick that was never tried, and what a test gives. */
export const myTrick = (id: number, { progress, ...given }: Given = {}): MyTrick => ({
  ...trickSummary(id),
  steps: [],
  videoUrl: null,
  videoStart: null,
  landing: null,
  ...given,
  progress: { ...begun, notes: [], ...progress },
})

export const note = (id: number, text: string): Note => ({
  id,
  text,
  createdAt: '2026-01-02T10:00:00.000Z',
  updatedAt: '2026-01-02T10:00:00.000Z',
})

export const slots: Slots = {
  renderStill: () => null,
  renderBadges: () => null,
  renderTutorial: ({ name }) => <p>How a {name} goes.</p>,
}

/** Answers tries of one trick as the server does, on top of what was logged before. */
export function counting(before: Tally = { tries: 0, lands: 0 }) {
  let log: PracticeHistory['entries'] = []
  let lastId = 0
  const now = () => ({
    landing: landingOf(sumOf([before, ...log]), null),
    lastPracticed: log
      .map(({ practicedAt }) => practicedAt)
      .reduce<string | null>((latest, moment) => laterMoment(latest, moment), null),
  })
  const take = ({ json }: Call) => {
    lastId += 1
    const entry = { id: lastId, ...(json as Omit<PracticeHistory['entries'][number], 'id'>) }
    log = [...log, entry]
    return { entry, ...now(), removedTrick: null }
  }
  const takeBack = ({ path }: Call) => {
    log = log.filter(({ id }) => !path.endsWith(`/${id}`))
    return now()
  }
  return {
    'POST /api/tricks/:id/practice': take,
    'DELETE /api/tricks/:id/practice/:entry': takeBack,
  } satisfies Replies
}

/** What is asked beside the list itself: nothing is next, no day was practiced, none is written down. */
export const nothingElse = {
  'GET /api/tricks/my-tricks/next': { tricks: [], order: [] },
  'GET /api/tricks/my-tricks/calendar': [],
  'GET /api/tricks/my-tricks/last-times': [],
  'GET /api/tricks/my-tricks/diary': [],
} satisfies Replies

/** Leaves the page, as before a reload: only what the device keeps is there afterward. */
export function leavePage(): void {
  cleanup()
  closeAccount()
  getQueryClient().clear()
}

/** To be called once at the top of a file of tests of what belongs to a skater. */
export function withAccounts(): void {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', {
      databases: async () => [...disk.databases.keys()].map((name) => ({ name })),
    })
  })
  afterEach(async () => {
    leavePage()
    onlineManager.setOnline(true)
    await Promise.resolve()
    for (const stores of disk.databases.values()) for (const { rows } of stores.values()) rows.clear()
  })
}
