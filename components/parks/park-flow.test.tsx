// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FeatureFlow, ParkFeature } from '@/lib/parks/schema'
import { findToast, InTurn, noNetwork, type Replies, show, withScreens } from '@/tests/setup/screen'
import { ParkFlow } from './park-flow'

withScreens()

const features: ParkFeature[] = [
  { name: 'Flatground', category: 'Flat', difficulty: 'Beginner', description: null },
  { name: 'Ledge', category: 'Edge', difficulty: 'Beginner', description: 'An edge to slide on.' },
]

const flowOf = (featureName: string): FeatureFlow => ({
  featureName,
  tricks: [
    {
      trick: {
        id: 1,
        name: 'Kickflip',
        category: 'Flips',
        difficultyRating: 'Intermediate',
        steps: ['Pop.', 'Flick.'],
        videoUrl: null,
        videoStart: null,
      },
      reasoning: 'There is room for it.',
      isNew: true,
    },
  ],
  stops: [],
})

const replies: Replies = {
  'GET /api/skatepark/features': features,
  'POST /api/skatepark/suggest-tricks': [flowOf('Ledge')],
}

const open = (more: Replies = {}) =>
  show(<ParkFlow features={features} />, { at: '/trickbot/parkflow', replies: { ...replies, ...more } })

const feature = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true })
const create = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create Flow' })
const selected = () => screen.getByRole('region', { name: 'Selected Features', hidden: true })
const chosen = () =>
  within(selected())
    .queryAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent)

describe('park flow', () => {
  it('makes nothing of nothing, and counts what is selected', async () => {
    const { user } = open()
    expect(create().disabled || create().getAttribute('aria-disabled') === 'true').toBe(true)
    await user.click(feature('Flatground'))
    await findToast('Feature Added')
    await findToast('Flatground has been added to your selection.')
    await user.click(feature('Ledge'))
    await user.click(screen.getByRole('button', { name: 'One Ledge more', hidden: true }))
    expect(chosen()).toEqual([expect.stringMatching(/Flatground× 1/), expect.stringMatching(/Ledge× 2/)])
  })

  it('asks for what is selected at the level that is chosen, and leads to the tricks', async () => {
    const { user, calls } = open()
    await user.click(feature('Ledge'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Difficulty', hidden: true }), 'Beginner')
    await user.click(create())
    const heading = await screen.findByRole('heading', { name: 'Suggested Tricks' })
    expect(document.activeElement).toBe(heading)
    expect(calls('POST /api/skatepark/suggest-tricks')[0]?.json).toEqual({
      features: [{ name: 'Ledge', count: 1 }],
      difficulty: 'Beginner',
    })
    const result = screen.getByRole('region', { name: 'Suggested Tricks' })
    expect(result.textContent).toContain('1 trick × 1')
    expect(result.textContent).toContain('There is room for it.')
    expect(result.textContent).toContain('New to you')
    expect(result.textContent).toContain('From TrickBot.')
    within(result).getByText('Flick.')
  })

  it('says where a model answered', async () => {
    const { user } = open({
      'POST /api/skatepark/suggest-tricks': () =>
        new Response(JSON.stringify([flowOf('Ledge')]), { headers: { 'x-answer-source': 'model' } }),
    })
    await user.click(feature('Ledge'))
    await user.click(create())
    await screen.findByText('From TrickBot, with an AI model.')
  })

  it('counts no lower than one, takes features out and clears all', async () => {
    const { user } = open()
    await user.click(feature('Ledge'))
    await user.click(screen.getByRole('button', { name: 'One Ledge fewer', hidden: true }))
    expect(chosen()).toEqual([expect.stringMatching(/Ledge× 1/)])
    await user.click(within(selected()).getByRole('button', { name: 'Remove Ledge', hidden: true }))
    await findToast('Ledge has been removed from your selection.')
    await user.click(feature('Ledge'))
    const level = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Difficulty', hidden: true })
    await user.selectOptions(level(), 'Advanced')
    await user.click(screen.getByRole('button', { name: 'Clear All Selections', hidden: true }))
    await findToast('All feature selections have been cleared.')
    expect(chosen()).toEqual([])
    expect(level().value).toBe('all')
    expect(document.activeElement).toBe(selected())
  })

  it('takes the tricks away when all is cleared', async () => {
    const { user } = open()
    await user.click(feature('Ledge'))
    await user.click(create())
    await screen.findByRole('heading', { name: 'Suggested Tricks' })
    await user.click(screen.getByRole('button', { name: 'Clear All Selections', hidden: true }))
    expect(screen.queryByRole('heading', { name: 'Suggested Tricks' })).toBeNull()
  })

  it.each([
    ['cannot be loaded', noNetwork],
    ['come broken', [{ name: 1 }]],
  ])('says when the features %s', async (_, reply) => {
    open({ 'GET /api/skatepark/features': reply })
    const alert = (await screen.findByText('Failed to Load Features')).parentElement
    expect(alert?.textContent).toContain(
      'There was an error loading the park features. Please try again later.',
    )
    expect(screen.getByRole('button', { name: 'Reload Page' })).toBeTruthy()
  })

  it('says when there are no suggestions, keeps what was chosen, and asks again', async () => {
    const { user } = open({
      'POST /api/skatepark/suggest-tricks': new InTurn(noNetwork, [flowOf('Ledge')]),
    })
    await user.click(feature('Ledge'))
    await user.click(create())
    const heading = await screen.findByRole('heading', { name: 'Unable to Get Suggestions' })
    expect(document.activeElement).toBe(heading)
    await findToast('Error Getting Suggestions')
    expect(feature('Ledge').checked).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByRole('heading', { name: 'Suggested Tricks' })
  })

  it('says the same of suggestions that come broken', async () => {
    const { user } = open({ 'POST /api/skatepark/suggest-tricks': [{ name: 1 }] })
    await user.click(feature('Ledge'))
    await user.click(create())
    await screen.findByRole('heading', { name: 'Unable to Get Suggestions' })
  })

  it('has words of its own where the server says nothing', async () => {
    const { user } = open({ 'POST /api/skatepark/suggest-tricks': new Response('no', { status: 500 }) })
    await user.click(feature('Ledge'))
    await user.click(create())
    await findToast('Failed to get trick suggestions')
  })
})
