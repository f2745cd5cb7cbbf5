// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { coachAtHand } from '@/components/offline/coach-for'
import type { HeardItem, SuggestedTrick, TrickDetail } from '@/lib/tricks/schema'
import { noNetwork, show, withScreens } from '@/tests/setup/screen'
import { namedTrick } from '@/tests/setup/tricks'
import { Suggest } from './suggest'

withScreens()

const row = (id: number, name: string): TrickDetail => ({
  ...namedTrick(id, name),
  ...{ steps: ['Pop.'], videoUrl: null, videoStart: null, mistakes: [], family: 'flat', motion: null },
  ...{ stance: 'regular', approach: null, obstacles: ['Flat Ground'], difficultySources: 0, pros: null },
  ...{ learnFirst: [], leadsTo: [] },
})
const book = [row(1, 'Ollie'), row(2, 'Kickflip'), row(3, 'Heelflip'), row(4, 'Pushing')]

const chip = (text: string, item: HeardItem['item']): HeardItem => ({ text, item, turned: null })
const sore = chip('Sore body', { is: 'body', kind: 'sore' })
const kickflip = chip('Kickflip', { is: 'trick', role: 'want', trick: 'Kickflip' })

it('a chip is answered on the device once the library is there, and the server hears nothing of it', async () => {
  vi.stubGlobal('caches', { match: async () => Response.json(book) })
  const answer: SuggestedTrick = {
    ...row(2, 'Kickflip'),
    ...{ why: '', source: 'coach', understood: true, ignored: [], notes: [] },
    ...{ heard: [kickflip, sore], rival: null, remedy: null },
  }
  const { user, calls } = show(<Suggest onAdd={async () => {}} />, {
    at: '/trickbot/suggest?wish=a+flip+trick&level=beginner.intermediate.advanced.expert#heard=trick,want,Kickflip;body,sore',
    replies: {
      'POST /api/tricks/suggest': answer,
      'GET /api/tricks/book': noNetwork,
      'GET /api/tricks/summaries': [],
    },
  })
  await screen.findByRole('button', { name: 'Take off: Sore body' })
  await waitFor(() => expect(coachAtHand()).not.toBeNull())
  await user.click(screen.getByRole('button', { name: 'Take off: Sore body' }))
  await screen.findByText('Now without: Sore body. Answer: Kickflip.')
  await user.click(screen.getByRole('button', { name: '+ Add' }))
  await user.click(screen.getByRole('button', { name: 'Without' }))
  await user.click(screen.getByRole('button', { name: 'No spin' }))
  await screen.findByText(/^Now with: No spin\. Answer: /)
  await user.click(screen.getByRole('button', { name: 'Body' }))
  await user.click(screen.getByRole('button', { name: 'Hurt' }))
  await screen.findByText(/^Now with: Hurt\. Answer: /)
  expect(calls('POST /api/tricks/suggest')).toHaveLength(1)
})
