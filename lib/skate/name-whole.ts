import type { Motion } from './motion.ts'
import { styleNamed } from './styles.ts'
import { say, sideWord, stanceWord, turnWord } from './words.ts'

/** Names of a trick of its own, with the spin added to it: "Half Cab Fingerflip". */
export function wholeNames(motion: Motion, name: string): string[] {
  const base = styleNamed(name)
  const stance = stanceWord(motion.stance)
  const more = motion.bodyDeg === null || base.bodyDeg === null ? 0 : motion.bodyDeg - base.bodyDeg
  const spin = more !== 0 && say(turnWord(more), Math.abs(more))
  if (base.isSided && motion.bodyDeg === -(base.bodyDeg ?? 0)) return [say(stance, 'Frontside', name)]
  const said = say(
    motion.flip.late && 'Late',
    sideWord(motion.approach),
    base.boardDeg === null && motion.boardTurn,
    name,
  )
  const cab = say(more > 0 && 'Frontside', Math.abs(more) === 180 ? 'Half Cab' : 'Caballerial', said)
  return [say(stance, spin, said), say(stance, said, spin), cab]
}
