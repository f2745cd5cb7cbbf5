import { choose } from '../../lessons/phrases.ts'
import { inSentence } from '../../wording.ts'
import type { Aim } from '../choosing/aim.ts'
import type { Practiced } from '../choosing/practice.ts'
import { keyOf, type Suggestable } from '../library.ts'

/** Of so many tries a rate says something. */
const ENOUGH = 8
const OFTEN = 0.4

/** What the skater's own list and log say for a trick, in a sentence; null where they say nothing of it. */
export function ownWords(trick: Suggestable, { learned, firstSteps }: Aim, seed: number): string | null {
  const key = keyOf(trick.motion)
  const practiced = learned.get(key)
  const name = inSentence(trick.name)
  if (practiced) return goingWords(name, practiced, seed)
  const project = firstSteps.get(key)
  return project ? `You're working on the ${inSentence(project)}, and the ${name} comes first.` : null
}

function goingWords(name: string, { tries, lands, isLost }: Practiced, seed: number): string {
  if (isLost) return `You had the ${name}; lately it's ${lands} of ${tries}. Get it back before anything new.`
  if (tries === 0)
    return choose(seed, 'listed', [
      `The ${name} is on your list already, and you're ready for it.`,
      `You put the ${name} on your list: now is the time.`,
    ])
  if (lands === 0) return `No ${name} yet after ${tries}. You have what it takes, so keep at it.`
  if (tries < ENOUGH) return `You've landed ${lands} of your first ${tries}, so stay on the ${name}.`
  return lands >= OFTEN * tries
    ? choose(seed, 'close', [
        `Your ${name} is at ${lands} of ${tries}: nearly yours.`,
        `${lands} of ${tries} landed: finish the ${name} first.`,
      ])
    : choose(seed, 'going', [
        `Your ${name} is at ${lands} of ${tries}: it's coming.`,
        `At ${lands} of ${tries} the ${name} is worth staying with.`,
      ])
}
