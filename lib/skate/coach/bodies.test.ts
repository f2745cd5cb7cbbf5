import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { LEVELS } from '../difficulty/difficulty.ts'
import { impactOf } from '../impact.ts'
import { toldBody } from '../told-body.ts'
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

/** What tells of a body, one a line. */
const told = readFileSync(new URL('testdata/told-bodies.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
/** What only mentions one. */
const mentioned = readFileSync(new URL('testdata/mentioned-bodies.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')

describe('a body that is told of', () => {
  it('is heard in 95 of 100', () => {
    const missed = told.filter((text) => !toldBody(text))
    expect(missed.length / told.length, missed.join('\n')).toBeLessThanOrEqual(0.05)
  })

  it.each(Object.entries(kits))('is asked for no harder landing than it takes: %s', (_, names) => {
    const own = keeping(names)
    const hard = told.filter(toldBody).flatMap((text) =>
      [[...LEVELS], ...LEVELS.map((level) => [level])].flatMap((levels) => {
        const answer = suggest(library, { text, levels, own })
        const most = toldBody(text)?.most ?? 10
        const impact = answer && impactOf(answer.trick.motion, answer.trick.place)
        return impact === null || impact > most ? [`${text} [${levels}] -> ${answer?.trick.name}`] : []
      }),
    )
    expect(hard).toEqual([])
  })

  it('is offered nothing else to a model either', () => {
    for (const text of told)
      for (const { name } of offersFor(library, { text, levels: LEVELS, own: keeping(kits.member) })) {
        const trick = tricks.find((each) => each.name === name)
        if (trick) expect(impactOf(trick.motion, trick.place)).toBeLessThanOrEqual(toldBody(text)?.most ?? 10)
      }
  })

  it('is not read where it is only mentioned', () => {
    expect(mentioned.filter((text) => toldBody(text))).toEqual([])
    const doctored = mentioned.filter((text) =>
      suggest(library, { text, levels: LEVELS })?.notes.some((note) => note.includes('doctor')),
    )
    expect(doctored).toEqual([])
  })

  it('gets no fix of a trick that jars it', () => {
    const answer = suggest(library, {
      text: 'sprained ankle, my kickflip lands primo, how do i fix it',
      levels: LEVELS,
    })
    expect(answer?.remedy).toBeNull()
    expect(answer?.notes.join(' ')).toMatch(/doctor/)
  })
})
