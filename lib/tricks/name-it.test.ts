import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameTrick } from '../skate/name/name'
import { canBeLate, choiceQuery, chosenMotion, MOST_BOARD, MOST_BODY, parseChoice } from './name-it'

const nameOf = (query: string) => nameTrick(chosenMotion(parseChoice(query)))?.name

describe('the choice on the naming page', () => {
  it.each([
    ['', 'Ollie'],
    ['?flip=kick', 'Kickflip'],
    ['?board=-360&flip=kick', '360 Flip'],
    ['?stance=fakie&body=-180&board=-180', 'Half Cab'],
    ['?body=180&board=360', 'Frontside Bigspin'],
    ['?flip=heel&late=yes', 'Late Heelflip'],
    ['?flip=kick&count=2&board=-180', 'Nightmare Flip'],
  ])('reads %s', (query, name) => {
    expect(nameOf(query)).toBe(name)
  })

  it('ignores invalid values in the URL', () => {
    expect(parseChoice('?stance=mongo&body=90&board=1e9&flip=dolphin&count=-1&late=1')).toEqual(
      parseChoice(''),
    )
  })

  it('survives a round trip through the query string', () => {
    const turn = (most: number) => fc.integer({ min: -most / 180, max: most / 180 }).map((half) => half * 180)
    const choice = fc.record({
      stance: fc.constantFrom('regular' as const, 'nollie' as const, 'fakie' as const, 'switch' as const),
      body: turn(MOST_BODY),
      board: turn(MOST_BOARD),
      flip: fc.constantFrom('none' as const, 'kick' as const, 'heel' as const),
      count: fc.integer({ min: 1, max: 4 }),
      late: fc.boolean(),
    })
    fc.assert(
      fc.property(choice, (given) => {
        const late = given.late && canBeLate(given)
        const count = given.flip === 'none' ? 1 : given.count
        expect(parseChoice(choiceQuery(given))).toEqual({ ...given, late, count })
      }),
    )
  })
})
