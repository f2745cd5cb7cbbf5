import { parseTrick } from '@/lib/skate/parse'
import { TrickMotion } from './trick-motion'

/** A trick's motion from its name alone. */
export function RowBoard({ name }: { name: string }) {
  const parsed = parseTrick(name)
  return parsed.ok ? <TrickMotion motion={parsed.motion} name={name} /> : null
}
