import { lessonFor } from '../../lib/skate/coaching/coach.ts'
import { describePlainly } from '../../lib/skate/coaching/fallback.ts'
import { parseTrick } from '../../lib/skate/parse.ts'
import type { TextSource } from '../generated/client.ts'
import type { TrickFacts, TrickText } from './content.ts'

type Teaching = {
  description: string
  steps: string[]
  stepsSource: TextSource | null
  mistakes: { mistake: string; fix: string }[]
}

/** What a trick's page teaches: written by hand where somebody did, else put together from its motion. */
export function teachingOf(facts: TrickFacts, text: TrickText | undefined): Teaching {
  if (text) {
    const { description, steps, mistakes } = text
    return { description, steps, stepsSource: 'HAND', mistakes }
  }
  const parsed = parseTrick(facts.name)
  const lesson = parsed.ok ? lessonFor(parsed.motion, facts) : null
  const plain = parsed.ok ? describePlainly(parsed.motion, facts) : ''
  return {
    description: facts.description ?? lesson?.description ?? facts.variationDetails ?? plain,
    steps: lesson ? [...lesson.steps] : [],
    stepsSource: lesson ? 'COACH' : null,
    mistakes: lesson ? lesson.mistakes.map(({ mistake, fix }) => ({ mistake, fix })) : [],
  }
}
