// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { JudgedVideo } from '@/lib/videos/schema'
import { findToast, InTurn, refusal, show, withScreens } from '@/tests/setup/screen'
import { trickSummary } from '@/tests/setup/tricks'
import { TutorialsAdmin } from './tutorials-admin'

withScreens()

const judged = (title: string, verdict: JudgedVideo['verdict'], reports = 0): JudgedVideo => ({
  trickId: 7,
  videoId: title.padEnd(11, '0'),
  trick: { slug: 'kickflip', name: 'Kickflip' },
  title,
  channel: null,
  reports,
  verdict,
  isAlive: true,
})

const videos = [
  judged('open', null, 1),
  judged('reported', 'REPORTED', 3),
  judged('wrong', 'WRONG'),
  judged('right', 'RIGHT'),
]

const replies = {
  'GET /api/cms/tutorials': videos,
  'GET /api/tricks/summaries': [{ ...trickSummary(7), slug: 'kickflip', name: 'Kickflip' }],
  'PUT /api/cms/tutorials/:id/:videoId': undefined,
} as const

it('offers for each video what an admin has not said of it yet', async () => {
  show(<TutorialsAdmin />, { replies })
  const items = await screen.findAllByRole('listitem')
  const offered = items.map((item) =>
    within(item)
      .getAllByRole('button')
      .map((button) => button.textContent),
  )
  expect(offered).toEqual([['Keep', 'Remove'], ['Bring Back', 'Remove'], ['Bring Back'], ['Remove']])
})

it('keeps, removes and brings back', async () => {
  const { user, calls } = show(<TutorialsAdmin />, { replies })
  await user.click(await screen.findByRole('button', { name: 'Keep open for Kickflip' }))
  await findToast('This video stays')
  await user.click(screen.getByRole('button', { name: 'Remove reported from Kickflip' }))
  await findToast('This video is gone for everyone')
  await user.click(screen.getByRole('button', { name: 'Bring Back wrong for Kickflip' }))
  const said = calls().filter(({ method }) => method === 'PUT')
  expect(said.map(({ path, json }) => [path, json])).toEqual([
    ['/api/cms/tutorials/7/open0000000', { verdict: 'RIGHT' }],
    ['/api/cms/tutorials/7/reported000', { verdict: 'WRONG' }],
    ['/api/cms/tutorials/7/wrong000000', { verdict: 'RIGHT' }],
  ])
})

it('sets the tutorial of a trick of the library, and says at the link what is wrong with it', async () => {
  const problem = 'This is no link to a YouTube video'
  const { user, calls } = show(<TutorialsAdmin />, {
    replies: {
      ...replies,
      'PUT /api/cms/tutorials/:id': new InTurn(
        refusal(422, problem, { code: 'invalid', fields: { link: [problem] } }),
        undefined,
      ),
    },
  })
  const set = await screen.findByRole('button', { name: 'Set Tutorial' })
  const name = screen.getByRole('combobox', { name: 'Trick' })
  await screen.findAllByRole('listitem')
  await user.type(name, 'kickflop')
  const link = screen.getByRole('textbox', { name: 'YouTube link' })
  await user.type(link, 'chosen_0001')
  await user.click(set)
  await screen.findByText('Choose a trick of the library')
  await user.clear(name)
  await user.type(name, 'kickflip')
  await user.click(set)
  await screen.findByText(problem)
  await user.click(set)
  await findToast('Tutorial set')
  expect(screen.queryByText(problem)).toBeNull()
  expect(link).toHaveProperty('value', '')
  expect(calls('PUT /api/cms/tutorials/7').map(({ json }) => json)).toEqual([
    { link: 'chosen_0001' },
    { link: 'chosen_0001' },
  ])
})
