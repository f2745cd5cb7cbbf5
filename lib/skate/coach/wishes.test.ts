import { expect, it } from 'vitest'
import { suggest } from './suggest.ts'
import type { Answer } from './testdata/accepts.ts'
import { coachLibrary as library, coachTricks as tricks } from './testdata/coach-library.ts'
import { type Share, type WishRow, wishRows } from './testdata/wish-rows.ts'

/** Of 100 answers so many are accepted at least. */
const FLOORS: Readonly<Record<Share, number>> = { fit: 60, look: 60, sealed: 58 }

const TORN = /same breath|rule each other out/

const ids = new Map(tricks.map(({ id, name }) => [name, id]))

function ask({ text, levels, own }: WishRow) {
  const mastery = new Map(Object.entries(own).flatMap(([name, level]) => [[ids.get(name) ?? -1, level]]))
  return suggest(library, { text, levels, own: mastery })
}

type Suggestion = NonNullable<ReturnType<typeof ask>>

function isAccepted({ check, levels }: WishRow, answer: Suggestion): boolean {
  if (!levels.includes(answer.trick.level)) return false
  if (!check) return !answer.understood
  const seen: Answer = {
    trick: answer.trick,
    understood: answer.understood,
    says: [answer.why, ...answer.notes, answer.remedy?.fix, answer.remedy?.drill].join(' '),
    isMended: answer.remedy !== null,
    isTorn: answer.notes.some((note) => TORN.test(note)),
  }
  return seen.understood && check(seen)
}

/** At most two sentences, whole, without anything that only the engine says. */
function isWellSaid({ why, remedy }: Suggestion): boolean {
  const sentences = why.match(/[.!?](?= |$)/g)?.length ?? 0
  return (
    /^[A-Z\d].*[.!?]$/.test(why) &&
    (remedy !== null || sentences <= 2) &&
    !/undefined|null|\d degrees|as you asked|has a turn|\b(\w+) \1\b/.test(why)
  )
}

it('answers what skaters ask for with what they accept, in whole sentences', () => {
  const asked = wishRows.map((row) => ({ row, answer: ask(row) }))
  const rates = (Object.keys(FLOORS) as Share[]).map((share) => {
    const ofShare = asked.filter(({ row }) => row.share === share)
    const bad = ofShare.filter(({ row, answer }) => !answer || !isAccepted(row, answer))
    const rate = (100 * (ofShare.length - bad.length)) / ofShare.length
    console.info(`${share}: ${rate.toFixed(1)} of 100 accepted, ${ofShare.length} wishes`)
    return { share, isReached: rate >= FLOORS[share] }
  })
  expect(rates.filter(({ isReached }) => !isReached)).toEqual([])
  const illSaid = asked.flatMap(({ answer }) => (answer && !isWellSaid(answer) ? [answer.why] : []))
  expect([...new Set(illSaid)]).toEqual([])
})

/** How often one lead-in may stand, of ten answers. */
it('opens no more than one of ten reasons with the same words', () => {
  const leads = new Map<string, number>()
  let count = 0
  for (const row of wishRows.filter(({ share }) => share === 'look')) {
    const why = ask(row)?.why
    if (!why) continue
    count++
    const lead = why.split(' ').slice(0, 3).join(' ')
    leads.set(lead, (leads.get(lead) ?? 0) + 1)
  }
  const most = [...leads].filter(([, times]) => times > count / 10)
  expect(most).toEqual([])
})
