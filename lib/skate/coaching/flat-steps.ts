import { catchStep, flickStep, lateFlickSteps } from './flick.ts'
import { landStep, meetStep } from './land.ts'
import { MANNERS } from './manner.ts'
import type { Parts } from './parts.ts'
import { levelStep, popStep } from './pop.ts'
import { bodyStep, feetSteps } from './set-up.ts'
import type { Analysis } from './take.ts'
import { turnStep } from './turn.ts'
import { wrapParts } from './wrap.ts'

/** The turn of a late shuvit or a late turn of the rider: up first, then round. */
function lateTurn(take: Analysis): Parts {
  const { feet, sweep, body } = take
  const way = sweep === 'heel' ? 'behind your heels' : 'in front of your toes'
  return {
    body: 'Crouch with still shoulders: the way up is a plain one and nothing turns yet.',
    pop: popStep({ ...take, sweep: null, shape: 'straight' }),
    level: levelStep(take),
    late: 'Wait for the top, where the board hangs and both feet are light.',
    push: sweep
      ? `Push the ${feet.end} round ${way} with the ${feet.pop} and pull the ${feet.flick} up.`
      : 'Turn head and shoulders now and let the hips follow.',
    turn: body > 0 && sweep ? 'Give the board room: your own turn goes on above it.' : null,
  }
}

function flipped(take: Analysis): Parts {
  const { motion, shape } = take
  if (!motion.flip.late) return { flick: flickStep(take), stop: catchStep(take) }
  const [late, push] = lateFlickSteps(take)
  if (motion.wrap) return { push: `${late} ${push}`, stop: catchStep(take) }
  return { level: shape === 'straight' ? levelStep(take) : undefined, late, push, stop: catchStep(take) }
}

/** A flip after a wrap waits until the wrap is done. */
function wrapped(take: Analysis): Parts {
  const parts = wrapParts(take)
  if (!take.isFlipped || take.motion.wrap === 'forward') return { meet: null, ...parts }
  return { ...parts, ...flipped(take), level: undefined, flick: parts.flick, turn: parts.stop }
}

function plainParts(take: Analysis): Parts {
  const [feet, other] = feetSteps(take)
  return { feet, other, body: bodyStep(take), pop: popStep(take), turn: turnStep(take), land: landStep(take) }
}

/** The moments of a trick in the air above flat ground. */
export function flatParts(take: Analysis): Parts {
  const { motion, shape, isFlipped } = take
  const manner = motion.style ? MANNERS[motion.style] : undefined
  const isOllie = shape === 'straight' && !isFlipped && !motion.wrap
  return {
    ...plainParts(take),
    ...(isOllie ? { level: levelStep(take) } : {}),
    ...(isFlipped ? flipped(take) : { meet: meetStep(take) }),
    ...(motion.late ? lateTurn(take) : {}),
    ...(motion.wrap ? wrapped(take) : {}),
    ...manner?.(take),
  }
}
