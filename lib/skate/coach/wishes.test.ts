import { expect, it } from 'vitest'
import type { Suggestion } from './answer.ts'
import { answerTo, isAccepted, rateOf } from './testdata/grading.ts'
import { foreignRows, type Share, wishRows } from './testdata/wish-rows.ts'

/** Of 100 answers so many are accepted at least. */
const FLOORS: Readonly<Record<Share, number>> = { fit: 60, look: 60, sealed: 58 }

/** The same in other languages. */
const FOREIGN_FLOOR = 88

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
  const asked = wishRows.map((row) => ({ row, answer: answerTo(row) }))
  const rates = (Object.keys(FLOORS) as Share[]).map((share) => {
    const ofShare = asked.filter(({ row }) => row.share === share)
    const bad = ofShare.filter(({ row, answer }) => !isAccepted(row, answer))
    const rate = (100 * (ofShare.length - bad.length)) / ofShare.length
    console.info(`${share}: ${rate.toFixed(1)} of 100 accepted, ${ofShare.length} wishes`)
    return { share, isReached: rate >= FLOORS[share] }
  })
  expect(rates.filter(({ isReached }) => !isReached)).toEqual([])
  const illSaid = asked.flatMap(({ answer }) => (answer && !isWellSaid(answer) ? [answer.why] : []))
  expect([...new Set(illSaid)]).toEqual([])
})

it('answers wishes in five other languages', () => {
  const rate = rateOf(foreignRows)
  console.info(`other languages: ${rate.toFixed(1)} of 100 accepted, ${foreignRows.length} wishes`)
  expect(rate).toBeGreaterThanOrEqual(FOREIGN_FLOOR)
})

/** How often one lead-in may stand, of ten answers. */
it('opens no more than one of ten reasons with the same words', () => {
  const leads = new Map<string, number>()
  let count = 0
  for (const row of wishRows.filter(({ share }) => share === 'look')) {
    const why = answerTo(row)?.why
    if (!why) continue
    count++
    const lead = why.split(' ').slice(0, 3).join(' ')
    leads.set(lead, (leads.get(lead) ?? 0) + 1)
  }
  const most = [...leads].filter(([, times]) => times > count / 10)
  expect(most).toEqual([])
})
