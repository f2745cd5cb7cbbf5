// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { SuggestedTrick } from '@/lib/tricks/schema'
import { findToast, InTurn, noNetwork, type Replies, refusal, show, withScreens } from '@/tests/setup/screen'
import { trickSummary } from '@/tests/setup/tricks'
import { Suggest } from './suggest'

withScreens()

const suggested = (id: number, given: Partial<SuggestedTrick> = {}): SuggestedTrick => ({
  ...trickSummary(id),
  steps: ['Bend your knees.', 'Pop.'],
  videoUrl: null,
  videoStart: null,
  why: 'You land the ollie.',
  source: 'coach',
  understood: true,
  ignored: [],
  questions: [],
  notes: [],
  motion: null,
  remedy: null,
  ...given,
})

const prompt = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What do you want to skate?' })
const level = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const submit = () => screen.getByRole('button', { name: 'Suggest Trick' })
const card = () => screen.findByRole('region', { name: 'Suggested Trick' })

function open(replies: Replies, onAdd: () => Promise<void> = async () => {}) {
  return show(<Suggest onAdd={onAdd} />, { at: '/trickbot/suggest', replies })
}

async function ask(replies: Replies, text = 'a flip trick') {
  const page = open(replies)
  await page.user.click(level('Intermediate'))
  await page.user.type(prompt(), text)
  await page.user.click(submit())
  return page
}

describe('suggesting a trick', () => {
  it('needs a prompt and a level, and says so at the fields', async () => {
    const { user, calls } = open({})
    await user.type(prompt(), 'flip')
    await user.click(submit())
    await screen.findByText('Prompt should be at least 6 characters long')
    screen.getByText('Select at least one difficulty level')
    expect(prompt().getAttribute('aria-invalid')).toBe('true')
    expect(prompt().value).toBe('flip')
    expect(calls()).toEqual([])
  })

  it('sends the wish, says who answered and why, and starts over', async () => {
    const { user, calls } = await ask({ 'POST /api/tricks/suggest': suggested(1) })
    const answer = await card()
    expect(calls('POST /api/tricks/suggest').map(({ json }) => json)).toEqual([
      expect.objectContaining({ prompt: 'a flip trick', difficulties: ['intermediate'] }),
    ])
    await findToast('New trick suggestion generated!')
    expect(answer.textContent).toContain('You land the ollie.')
    expect(answer.textContent).toContain('From TrickBot.')
    expect(window.location.search).toContain('trick=')
    await user.click(screen.getByRole('button', { name: 'Reset' }))
    await findToast('The form has been cleared.')
    expect(screen.queryByRole('region', { name: 'Suggested Trick' })).toBeNull()
    expect(prompt().value).toBe('')
    expect(window.location.search).toBe('')
  })

  it('says where a model answered', async () => {
    await ask({ 'POST /api/tricks/suggest': suggested(1, { source: 'model' }) })
    expect((await card()).textContent).toContain('From TrickBot, with an AI model.')
  })

  it('leaves out what was shown when another one is asked for', async () => {
    const { user, calls } = await ask({
      'POST /api/tricks/suggest': new InTurn(suggested(1), suggested(2)),
    })
    await card()
    await user.click(screen.getByRole('button', { name: 'Another one' }))
    await screen.findByRole('heading', { level: 3, name: 'Trick 2' })
    expect(calls().at(-1)?.json).toMatchObject({
      exclude: [1],
      follow: { from: 'Trick 1', change: 'another' },
    })
  })

  it('asks three questions where it understood nothing, and puts the one that is pressed into the prompt', async () => {
    const questions = ['ollie', 'park', 'rail'].map((fills) => ({ question: `About the ${fills}?`, fills }))
    const { user } = await ask({
      'POST /api/tricks/suggest': suggested(1, {
        understood: false,
        questions,
        notes: ['So this is only a guess.'],
      }),
    })
    const answer = await card()
    expect(answer.textContent).toContain('only a guess')
    const list = within(answer).getByRole('list', { name: 'Questions that help' })
    expect(within(list).getAllByRole('button')).toHaveLength(3)
    await user.click(within(list).getByRole('button', { name: /park/ }))
    expect(prompt().value).toBe('park')
    expect(document.activeElement).toBe(prompt())
  })

  it('begins with a wish of others, which is not sent yet', async () => {
    const { user, calls } = open({})
    await user.click(screen.getByRole('button', { name: 'I land primo on kickflips' }))
    expect(prompt().value).toBe('I land primo on kickflips')
    expect(calls()).toEqual([])
  })

  it('adds the trick once', async () => {
    const onAdd = vi.fn(() => new Promise<void>(() => undefined))
    const { user } = show(<Suggest onAdd={onAdd} />, {
      at: '/trickbot/suggest?prompt=a+flip+trick&difficulties=intermediate',
      replies: { 'POST /api/tricks/suggest': suggested(7) },
    })
    await card()
    const add = screen.getByRole('button', { name: /Add to My Tricks/ })
    await user.click(add)
    await user.click(add)
    expect(onAdd).toHaveBeenCalledOnce()
    expect(onAdd).toHaveBeenCalledWith(expect.objectContaining({ id: 7 }))
  })

  it('keeps the wish where the network fails, and asks again', async () => {
    const { user } = await ask({
      'POST /api/tricks/suggest': new InTurn(noNetwork, suggested(1)),
      'GET /api/tricks/book': noNetwork,
    })
    await screen.findByText('No answer came. Check your connection, or ask for something else.')
    expect(prompt().value).toBe('a flip trick')
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await card()
  })

  it('says what the server refused', async () => {
    await ask({ 'POST /api/tricks/suggest': refusal(404, 'No suitable tricks found') })
    await findToast('No suitable tricks found')
  })

  it.each<[string, Response, string]>([
    ['a page of a proxy', new Response('<h1>no</h1>', { status: 500 }), 'Failed to suggest trick'],
    ['no trick', new Response(null, { status: 204 }), 'No suggestion received'],
  ])('has words of its own where the server answers with %s', async (_, answer, said) => {
    await ask({ 'POST /api/tricks/suggest': answer })
    await findToast(said)
  })
})
