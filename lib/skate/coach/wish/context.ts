import { isAnyOf, type Mood } from '../tastes/moods.ts'
import { GROUND } from './ground.ts'
import { SELF } from './self.ts'

/** What goes together badly: the first says more closely what the second only hints at. */
const CLOSER: readonly (readonly [Mood, readonly Mood[]])[] = [
  ['low roof', ['stationary']],
  ['gentle', ['comeback']],
  ['injured', ['comeback']],
  ['stationary', ['careful', 'hill', 'rough', 'cruise']],
  ['shy', ['quiet', 'silly', 'discouraged']],
  ['let out', ['cruise', 'aggressive']],
  ['go big', ['gnarly', 'aggressive', 'let out']],
  ['filmed slowly', ['steezy', 'impress']],
  ['freestyle', ['cruise']],
  ['comeback', ['discouraged']],
  ['gnarly', ['let out']],
  ['scary', ['let out']],
  ['hill', ['cruise']],
  ['pregnant', ['injured', 'careful', 'cruise', 'gentle']],
]

/** Who is not to end a line with what takes years. */
const isOfNewcomers = isAnyOf(
  'beginner',
  'first day',
  'child',
  'months',
  'adult',
  'senior',
  'discouraged',
  'shy',
)

/** The moods of a wish without those that others say more closely, for somebody who may land nothing yet. */
export function withoutVaguer(moods: readonly Mood[], isNew = false): Mood[] {
  if (isNew && moods.includes('banger') && moods.some(isOfNewcomers))
    return ['small ender', ...moods.filter((mood) => mood !== 'banger' && !isOfNewcomers(mood))]
  const vague = CLOSER.flatMap(([close, others]) => (moods.includes(close) ? others : []))
  return moods.filter((mood) => !vague.includes(mood))
}

/** Who skates, where and in what state, as a text tells it, and the text without it. */
export function contextIn(text: string): { rest: string; moods: Mood[] } {
  const moods: Mood[] = []
  const rest = [...GROUND, ...SELF].reduce(
    (so, { said, mood, unless, leaves = ' ' }) => {
      if (unless?.test(so) || !said.test(so)) return so
      if (mood && !moods.includes(mood)) moods.push(mood)
      return so.replace(said, leaves)
    },
    text.replace(/ {2,}/g, ' '),
  )
  return { rest, moods: withoutVaguer(moods) }
}
