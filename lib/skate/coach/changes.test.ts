import { describe, expect, it } from 'vitest'
import { followed, turned, withItem } from './changes.ts'
import { isKnown } from './known-names.ts'
import type { Item, Role } from './wish.ts'

const trick = (role: Role, name: string): Item => ({ is: 'trick', role, trick: name })
const flat: Item = { is: 'trait', role: 'want', trait: 'place flat' }
const ledge: Item = { is: 'trait', role: 'want', trait: 'place edge' }
const noFlip: Item = { is: 'trait', role: 'not', trait: 'flip' }
const easy: Item = { is: 'effort', to: 'easier', isMost: false }
const sore: Item = { is: 'body', kind: 'sore' }

describe('turned', () => {
  it.each<[Item, Item | null]>([
    [trick('can', 'Ollie'), trick('cannot', 'Ollie')],
    [trick('want', 'Ollie'), trick('not', 'Ollie')],
    [noFlip, { is: 'trait', role: 'want', trait: 'flip' }],
    [easy, { is: 'effort', to: 'harder', isMost: false }],
    [
      { is: 'compared', how: 'easier', trick: 'Hardflip' },
      { is: 'compared', how: 'harder', trick: 'Hardflip' },
    ],
    [{ is: 'compared', how: 'like', trick: 'Hardflip' }, null],
    [sore, null],
    [{ is: 'together' }, null],
  ])('of %j', (item, other) => {
    expect(turned(item)).toEqual(other)
    if (other) expect(turned(other)).toEqual(item)
  })
})

describe('withItem', () => {
  it.each<[string, Item[], Item, Item[]]>([
    ['the same once', [flat], flat, [flat]],
    ['its opposite goes', [trick('can', 'Ollie')], trick('want', 'Ollie'), [trick('want', 'Ollie')]],
    ['one place', [flat, noFlip], ledge, [noFlip, ledge]],
    ['one body', [sore], { is: 'body', kind: 'old' }, [{ is: 'body', kind: 'old' }]],
    ['one effort', [easy], { ...easy, isMost: true }, [{ ...easy, isMost: true }]],
    [
      'many tricks',
      [trick('can', 'Ollie')],
      trick('can', 'Kickflip'),
      [trick('can', 'Ollie'), trick('can', 'Kickflip')],
    ],
  ])('%s', (_, items, item, expected) => expect(withItem(items, item)).toEqual(expected))
})

describe('followed', () => {
  const answer = { name: 'Nollie Kickflip', motion: { stance: 'nollie' } } as const
  const kept = [trick('can', 'Ollie'), flat, sore]
  const heard = [...kept, trick('want', 'Kickflip'), easy]

  it('goes up and down from the answer, and keeps who asks', () => {
    expect(followed(heard, answer, 'harder')).toEqual([
      ...kept,
      { is: 'compared', how: 'harder', trick: 'Nollie Kickflip' },
    ])
  })

  it('is done in one other stance', () => {
    const next = followed([...heard, { is: 'trait', role: 'want', trait: 'stance nollie' }], answer, 'stance')
    expect(next.filter((item) => item.is === 'trait' && item.trait.startsWith('stance'))).toEqual([
      { is: 'trait', role: 'want', trait: 'stance fakie' },
    ])
    expect(next).toContainEqual({ is: 'compared', how: 'like', trick: 'Nollie Kickflip' })
    expect(next).toEqual(expect.arrayContaining(kept))
  })

  it('leaves the flip out, also where one was wanted', () => {
    const next = followed([{ is: 'trait', role: 'want', trait: 'heelflip' }, ...kept], answer, 'no flip')
    expect(next).toContainEqual(noFlip)
    expect(next).not.toContainEqual(expect.objectContaining({ trait: 'heelflip' }))
  })

  it('is another one that is like what was named, and never the same again', () => {
    const first = followed(heard, answer, 'another')
    expect(first).toEqual(
      expect.arrayContaining([
        ...kept,
        { is: 'compared', how: 'like', trick: 'Nollie Kickflip' },
        trick('not', 'Nollie Kickflip'),
      ]),
    )
    const second = followed(first, { name: 'Fakie Kickflip', motion: null }, 'another')
    expect(second).toEqual([...first, trick('not', 'Fakie Kickflip')])
  })
})

describe('items that anyone may have written', () => {
  it.each<[string, unknown]>([
    ['a body that is none', { is: 'body', kind: 'toString' }],
    ['a trick that nobody can read', { is: 'trick', role: 'want', trick: 'zzz' }],
    ['a role that is none', { is: 'trick', role: 'must', trick: 'Kickflip' }],
    ['a field that is none', { is: 'mood', mood: 'chill', constructor: 'x' }],
    ['a very long name', { is: 'trick', role: 'want', trick: 'kickflip '.repeat(50) }],
    ['trouble, which takes the reader', { is: 'trouble', trick: 'Kickflip', fault: 'primo' }],
  ])('are not known: %s', (_, item) => {
    expect(isKnown(item as Item)).toBe(false)
  })
})
