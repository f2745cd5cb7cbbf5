// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Item } from '@/lib/skate/coach/wish'
import type { HeardItem, SuggestedTrick } from '@/lib/tricks/schema'
import { findToast, InTurn, noNetwork, type Replies, refusal, show, withScreens } from '@/tests/setup/screen'
import { suggestedTrick, trickSummary } from '@/tests/setup/tricks'
import { Suggest } from './suggest'

withScreens()

const suggested = (id: number, given: Partial<SuggestedTrick> = {}) =>
  suggestedTrick(id, { steps: ['Bend your knees.', 'Pop.'], ...given })

const flat: HeardItem = {
  text: 'On flat ground',
  item: { is: 'trait', role: 'want', trait: 'place flat' },
  turned: { text: 'No flat ground', item: { is: 'trait', role: 'not', trait: 'place flat' } },
}
const easy: HeardItem = {
  text: 'Easy',
  item: { is: 'effort', to: 'easier', isMost: false },
  turned: { text: 'Hard', item: { is: 'effort', to: 'harder', isMost: false } },
}
const sore: HeardItem = { text: 'Sore body', item: { is: 'body', kind: 'sore' }, turned: null }

const prompt = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What do you want to skate?' })
const level = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const submit = () => screen.getByRole('button', { name: 'Suggest Trick' })
const card = () => screen.findByRole('region', { name: 'Suggested Trick' })

function open(replies: Replies, onAdd: () => Promise<void> = async () => {}) {
  return show(<Suggest onAdd={onAdd} />, {
    at: '/trickbot/suggest',
    replies: { 'GET /api/tricks/reported-videos': [], ...replies },
  })
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

  it('goes on from an answer by what was heard, so that it can be seen and taken off', async () => {
    const { user, calls } = await ask({
      'POST /api/tricks/suggest': new InTurn(suggested(1, { heard: [flat] }), suggested(2)),
    })
    await card()
    await user.click(screen.getByRole('button', { name: 'Another one' }))
    await screen.findByRole('heading', { level: 3, name: 'Trick 2' })
    expect(calls().at(-1)?.json).toEqual({
      prompt: 'a flip trick',
      difficulties: ['intermediate'],
      items: [flat.item, { is: 'trick', role: 'not', trick: 'Trick 1' }],
    })
    expect(document.activeElement?.textContent).toBe('Suggested Trick')
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
      replies: { 'GET /api/tricks/reported-videos': [], 'POST /api/tricks/suggest': suggested(7) },
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

describe('what was heard', () => {
  const chips = () => screen.findByRole('list', { name: 'TrickBot heard:' })
  const press = (name: string | RegExp) => screen.getByRole('button', { name })
  const itemsOf = (json: unknown) => (json as { items?: Item[] }).items

  /** Asks, with one answer after the other; each has these chips. */
  const heard = (...answers: (readonly HeardItem[])[]) =>
    ask({
      'POST /api/tricks/suggest': new InTurn(
        ...answers.map((each, at) => suggested(at + 1, { heard: [...each] })),
      ),
    })

  it('is shown, and without what is taken off there is another answer, which is said', async () => {
    const { user, calls } = await heard([flat, easy], [flat])
    expect(
      within(await chips())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['On flat ground', 'Easy', '+ Add'])
    await user.click(press('Take off: Easy'))
    await screen.findByRole('heading', { level: 3, name: 'Trick 2' })
    expect(itemsOf(calls().at(-1)?.json)).toEqual([flat.item])
    expect(screen.getByText('Now without: Easy. Answer: Trick 2.').getAttribute('role')).toBe('status')
    expect(window.location.hash).toBe('#heard=trait,want,place+flat')
    expect(window.location.search).not.toContain('flat+ground')
    // The place of the keyboard is what came after it.
    expect(document.activeElement).toBe(press('+ Add'))
  })

  it('can be turned, where it has another way round', async () => {
    const { user, calls } = await heard([flat, sore], [sore])
    await chips()
    expect(screen.queryByRole('button', { name: /^Sore body\. Turn/ })).toBeNull()
    await user.click(press('On flat ground. Turn to: No flat ground'))
    await screen.findByText('Now: No flat ground. Answer: Trick 2.')
    expect(itemsOf(calls().at(-1)?.json)).toEqual([flat.turned?.item, sore.item])
  })

  it('is as it was after Back, and as the address says after a reload', async () => {
    const { user, calls } = await heard([flat, easy], [flat], [flat, easy])
    await chips()
    await user.click(press('Take off: Easy'))
    await screen.findByRole('heading', { level: 3, name: 'Trick 2' })
    window.history.back()
    await screen.findByRole('heading', { level: 3, name: 'Trick 3' })
    expect(calls().at(-1)?.json).toEqual({
      prompt: 'a flip trick',
      difficulties: ['intermediate'],
      shown: 'Trick 1',
    })
  })

  it('is asked for as a fragment has it', async () => {
    const { calls } = show(<Suggest onAdd={async () => {}} />, {
      at: '/trickbot/suggest?wish=a+flip+trick&level=beginner#heard=body,sore;effort,easier,false',
      replies: {
        'GET /api/tricks/reported-videos': [],
        'POST /api/tricks/suggest': suggested(7, { heard: [sore, easy] }),
      },
    })
    await card()
    expect(calls().map(({ json }) => itemsOf(json))).toEqual([[sore.item, easy.item]])
  })

  it('takes one more from the menu, in the place of what cannot be beside it', async () => {
    const { user, calls } = await heard([flat], [flat])
    await chips()
    await user.click(press('+ Add'))
    await user.click(press('Place'))
    await user.click(press('Curb or ledge'))
    await screen.findByText('Now with: Curb or ledge. Answer: Trick 2.')
    expect(itemsOf(calls().at(-1)?.json)).toEqual([{ is: 'trait', role: 'want', trait: 'place edge' }])
    // Stays open for the next one.
    expect(document.activeElement).toBe(press('Curb or ledge'))
  })

  it('takes any trick of the library, and nothing else, by its name', async () => {
    const library = [{ ...trickSummary(9), name: 'Heelflip', aliases: ['Heel Flip'] }]
    const { user, calls } = await ask({
      'POST /api/tricks/suggest': new InTurn(suggested(1, { heard: [flat] }), suggested(2)),
      'GET /api/tricks/summaries': library,
    })
    await chips()
    await user.click(press('+ Add'))
    await user.click(press('I land'))
    const field = screen.getByRole('combobox', { name: 'A trick you land' })
    await user.type(field, 'pizza{Enter}')
    await screen.findByText('Choose a trick of the library')
    await user.clear(field)
    await user.type(field, 'heel flip{Enter}')
    await screen.findByText('Now with: You land Heelflip. Answer: Trick 2.')
    expect(itemsOf(calls().at(-1)?.json)).toEqual([
      flat.item,
      { is: 'trick', role: 'can', trick: 'Heelflip' },
    ])
  })

  it('goes with other levels, of which one always stays', async () => {
    const { user, calls } = await heard([flat], [flat])
    await chips()
    await user.click(press('+ Add'))
    expect(press('Intermediate').getAttribute('aria-disabled')).toBe('true')
    await user.click(press('Advanced'))
    await screen.findByText('Now with: Advanced. Answer: Trick 2.')
    expect(calls().at(-1)?.json).toEqual({
      prompt: 'a flip trick',
      difficulties: ['intermediate', 'advanced'],
    })
    expect(level('Advanced').checked).toBe(true)
  })

  it('may have been something else, one press away', async () => {
    const rival = { text: 'in nollie', items: [easy.item] }
    const { user, calls } = await ask({
      'POST /api/tricks/suggest': new InTurn(suggested(1, { heard: [flat], rival }), suggested(2)),
    })
    await chips()
    await user.click(press('Did you mean: in nollie?'))
    await screen.findByText('Now: in nollie. Answer: Trick 2.')
    expect(itemsOf(calls().at(-1)?.json)).toEqual([easy.item])
  })

  it('is built by pressing where nothing was', async () => {
    const { user, calls } = await ask({
      'POST /api/tricks/suggest': new InTurn(
        suggested(1, { understood: false, notes: ['So this is only a guess.'] }),
        suggested(2, { heard: [flat] }),
      ),
    })
    expect((await card()).textContent).toContain('only a guess')
    const ways = await screen.findByRole('list', { name: 'Ways to begin' })
    expect(within(ways).getAllByRole('list')).toHaveLength(3)
    await user.click(within(ways).getByRole('button', { name: 'Flat ground' }))
    await screen.findByRole('heading', { level: 3, name: 'Trick 2' })
    expect(itemsOf(calls().at(-1)?.json)).toEqual([flat.item])
    expect(screen.queryByRole('list', { name: 'Ways to begin' })).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
  })
})
