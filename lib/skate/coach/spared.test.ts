import { describe, expect, it } from 'vitest'
import { LEVELS } from '../difficulty/difficulty.ts'
import { impactOf } from '../impact.ts'
import { offersFor, suggest } from './suggest.ts'
import { coachLibrary as library, coachTricks as tricks } from './testdata/coach-library.ts'

const ids = new Map(tricks.map(({ id, name }) => [name, id]))

const kits = {
  guest: [],
  beginner: ['Ollie'],
  member: ['Kickflip', 'Rock to Fakie'],
  sponsored: tricks.filter(({ value }) => value < 7).map(({ name }) => name),
}

const keeping = (names: readonly string[]) =>
  new Map(names.map((name) => [ids.get(name) ?? -1, 'CONSISTENT' as const]))

/** The hardest landing that each of these bodies may be shown. */
const told: readonly (readonly [most: number, text: string])[] = [
  ...[
    'bad knees',
    'low impact please',
    'my back hurts',
    'my knees hurt',
    'knees are gone, what can I still do',
    'arthritis, something for me',
    'slipped disc, want a trick',
    'something easy on my knees',
    'lower back pain, next trick?',
    'a kickflip that is easy on the knees',
  ].map((text) => [1.6, text] as const),
  ...[
    'sprained ankle, what can I do',
    'weak ankles',
    'recovering from knee surgery',
    'my heel is bruised',
    'torn meniscus, what now',
    'just had my acl done, easing back in',
    'shin splints, what trick',
    'swollen ankle but i want to skate',
    'my shoulder surgery was last month',
    'i am pregnant, what can I learn',
  ].map((text) => [0.6, text] as const),
]

describe('a body that is told of', () => {
  it.each(Object.entries(kits))('is asked for no harder landing than it takes: %s', (_, names) => {
    const own = keeping(names)
    const hard = told.flatMap(([most, text]) =>
      [[...LEVELS], ...LEVELS.map((level) => [level])].flatMap((levels) => {
        const answer = suggest(library, { text, levels, own })
        const impact = answer && impactOf(answer.trick.motion, answer.trick.place)
        return impact === null || impact > most ? [`${text} [${levels}] -> ${answer?.trick.name}`] : []
      }),
    )
    expect(hard).toEqual([])
  })

  it('is offered nothing else to a model either', () => {
    for (const [most, text] of told)
      for (const { name } of offersFor(library, { text, levels: LEVELS, own: keeping(kits.member) })) {
        const trick = tricks.find((each) => each.name === name)
        if (trick) expect(impactOf(trick.motion, trick.place)).toBeLessThanOrEqual(most)
      }
  })

  it.each([
    'my back foot slips off on kickflips',
    'knee-high ledge, what grind',
    'the board hits my shin when i ollie',
    'heelflip with the front foot',
    'i cant get my back foot over the bolts on pop shuvits',
    'what can i do on a hip',
    'board smacks my ankle when i tre flip',
    'kickflip, my shoulders open too early',
  ])('is not read where it is only mentioned: %s', (text) => {
    const answer = suggest(library, { text, levels: LEVELS, own: keeping(kits.member) })
    expect(answer?.notes.join(' ')).not.toMatch(/doctor/)
    expect(answer && impactOf(answer.trick.motion, answer.trick.place)).toBeGreaterThan(1.6)
  })
})
