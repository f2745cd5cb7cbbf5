import { type Section, sectionWords } from './draft-html'
import { choose, falling, sessions, stuck } from './draft-phrases'

const fewest = 500
const most = 900

/** A section with how much a draft would miss it: those of 0 stay, the others go, the highest first. */
export type Weighed = { section: Section; canGo: number }

/** A section as it is weighed; none for none. */
export const weighed = (section: Section | null, canGo = 0): Weighed[] =>
  section ? [{ section, canGo }] : []
/** A section of words alone. */
export const plainSection = (heading: string | null, ...texts: string[]): Section => ({
  heading,
  blocks: texts.map((text) => ({ kind: 'text', text })),
})

/** What says something in any draft, for those about which the library knows little. */
export const spareSections = (title: string): Section[] => [
  plainSection('When it will not come', choose(stuck, title, 'stuck')),
  plainSection('Falling well', choose(falling, title, 'falling')),
  plainSection('Another way to practise', choose([sessions[1], sessions[2], sessions[0]], title, 'session')),
  plainSection(
    'Keep track of it',
    'Add what you work on to My Tricks and log a session when you are done: how often you tried, how often you landed. After a few weeks you see which tricks have settled and which ones have gone rusty, and you no longer have to guess what to do next. The notes on each trick are the place for what finally made it click, since that is the first thing one forgets.',
  ),
  plainSection(
    'Why slow is fast',
    'A trick is a habit of the body, and the body keeps whatever it does often. If most of your tries are rushed, that is what you get better at. Slow down until a try is clean, even if it is small, and then add a little: a bit more speed, a bit more height, a different spot. It feels slower for a week and is faster over a year.',
  ),
]

const wordsOf = (sections: readonly Weighed[]) =>
  sections.reduce((sum, { section }) => sum + sectionWords(section), 0)

/** Sections that fit the length of a draft: what it can spare goes, and what says something to anybody is added. */
export function fitted(sections: readonly Weighed[], spare: readonly Section[]): Weighed[] {
  const kept = [...sections]
  while (wordsOf(kept) > most) {
    const weakest = Math.max(...kept.map(({ canGo }) => canGo))
    if (weakest === 0) break
    kept.splice(
      kept.findLastIndex(({ canGo }) => canGo === weakest),
      1,
    )
  }
  for (const section of spare) {
    const words = wordsOf(kept)
    if (words < fewest && words + sectionWords(section) <= most) kept.push({ section, canGo: 1 })
  }
  return kept
}
