import { describe, expect, it } from 'vitest'
import { POST as suggest } from '@/app/api/tricks/suggest/route'
import type { HeardItem } from '@/lib/tricks/schema'
import { createTrick } from '../../setup/factories'
import { read, send } from '../../setup/request'

const all = ['beginner', 'intermediate', 'advanced', 'expert']
const flat = { obstacles: ['Flat Ground'] }

const ask = async (items: unknown, prompt = 'a kickflip please') =>
  read(await send(suggest, { method: 'POST', json: { prompt, difficulties: all, items } }))

describe('what was heard', () => {
  it('comes with the answer, each with its other way round, and may come back changed', async () => {
    for (const [name, level] of [
      ['Ollie', 'Beginner'],
      ['Kickflip', 'Intermediate'],
      ['Heelflip', 'Intermediate'],
      ['Pop Shuvit', 'Beginner'],
    ] as const)
      await createTrick({ name, level, ...flat })
    const { body } = await ask(undefined, 'a flip on flat ground please')
    const flip = { item: { is: 'trait', role: 'want', trait: 'flip' }, text: 'A flip' }
    const noFlip = { item: { is: 'trait', role: 'not', trait: 'flip' }, text: 'No flip' }
    expect(body.heard).toContainEqual({ ...flip, turned: noFlip })
    const changed = body.heard.map(({ item, text, turned }: HeardItem) =>
      text === flip.text ? turned?.item : item,
    )
    const without = await ask(changed)
    expect(without.body).toMatchObject({ name: expect.not.stringMatching(/flip/), understood: true })
    expect(without.body.heard).toContainEqual({ ...noFlip, turned: flip })
  })

  it('is what the prompt is not read for', async () => {
    await createTrick({ name: 'Ollie', ...flat })
    await createTrick({ name: 'Kickflip', level: 'Intermediate', ...flat })
    const easiest = [{ is: 'effort', to: 'easier', isMost: true }]
    expect((await ask(easiest)).body).toMatchObject({ name: 'Ollie', ignored: [] })
    expect((await ask([])).body).toMatchObject({ understood: false, heard: [] })
  })

  it.each([
    ['a role that there is not', { is: 'trick', role: 'maybe', trick: 'Kickflip' }],
    ['a trick that is none', { is: 'trick', role: 'can', trick: 'pizza in Berlin' }],
    ['a name that is too long', { is: 'trick', role: 'can', trick: `${'nollie '.repeat(20)}kickflip` }],
    ['a trait that is none', { is: 'trait', role: 'want', trait: 'constructor' }],
    ['a turn that nobody makes', { is: 'trait', role: 'want', trait: 'turn 100' }],
    ['a stance that is none', { is: 'trait', role: 'want', trait: 'stance goofy' }],
    ['a mood that is none', { is: 'mood', mood: '__proto__' }],
    ['a hero whom nobody knows', { is: 'hero', hero: 'toString' }],
    ['a fault that is none', { is: 'trouble', trick: 'Kickflip', fault: 'valueOf' }],
    ['a body of another kind', { is: 'body', kind: 'immortal' }],
    ['an effort without a measure', { is: 'effort', to: 'easier' }],
    ['a kind that is none', { is: 'anything' }],
    ['more than belongs to it', { is: 'together', also: 'this' }],
    ['no item at all', 'kickflip'],
  ])('is refused with %s', async (_, item) => {
    const { status, body } = await ask([{ is: 'together' }, item])
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual(['items'])
  })

  it('is refused where it is more than anyone says', async () => {
    const many = (count: number) => Array.from({ length: count }, () => ({ is: 'together' }))
    expect((await ask(many(31))).status).toBe(422)
  })
})
