import { describe, expect, it } from 'vitest'
import type { Item } from '@/lib/skate/coach/wish'
import { fragmentFor, itemKey, itemsIn } from './fragment'

/** One of each kind, with all that may stand in a name. */
const ofEachKind: Item[] = [
  { is: 'trick', role: 'can', trick: 'Backside 180 to 50-50, Fakie' },
  { is: 'trait', role: 'not', trait: 'place edge' },
  { is: 'compared', how: 'easier', trick: 'Beni’s Flip + 1; #2' },
  { is: 'between', trick: 'Smith Grind', other: 'Feeble Grind' },
  { is: 'choice', trick: 'Backside Flip', other: 'Frontside Flip' },
  { is: 'effort', to: 'easier', isMost: false },
  { is: 'effort', to: 'harder', isMost: true },
  { is: 'trouble', trick: 'Kickflip', fault: 'primo' },
  { is: 'mood', mood: 'fear of edges' },
  { is: 'body', kind: 'sore' },
  { is: 'question', of: 'how hard', trick: 'Hardflip' },
  { is: 'hero', hero: 'Rodney Mullen' },
  { is: 'together' },
]

describe('the fragment of what was heard', () => {
  it('holds every kind of item, in letters that an address may have', () => {
    const fragment = fragmentFor(ofEachKind)
    expect(itemsIn(fragment)).toEqual(ofEachKind)
    expect(new URL(fragment, 'https://skate.example/').hash).toBe(fragment)
    expect(new Set(ofEachKind.map(itemKey)).size).toBe(ofEachKind.length)
  })

  it('tells that everything was taken off from that nobody changed anything', () => {
    expect([fragmentFor([]), fragmentFor(undefined)]).toEqual(['#heard=', ''])
    expect([itemsIn('#heard='), itemsIn(''), itemsIn('#steps')]).toEqual([[], undefined, undefined])
  })

  it.each([
    '#heard=nothing,want,flip',
    '#heard=trait,want',
    '#heard=trick,can,Ollie,more',
    '#heard=constructor',
  ])('leaves out what is no item: %s', (fragment) => expect(itemsIn(fragment)).toEqual([]))

  it('survives what no one can have written', () => {
    expect(itemsIn('#heard=trick,can,%E0%A4%A')).toEqual([{ is: 'trick', role: 'can', trick: '%E0%A4%A' }])
    expect(itemsIn(`#heard=${'together;'.repeat(400)}`)).toHaveLength(30)
  })
})
