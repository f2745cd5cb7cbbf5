import type { Analysis } from '../analysis.ts'
import { does, type Fault, fault, flipNoun, rolls, turns } from '../phrases.ts'
import { phaseOf } from './phase.ts'

/** What goes wrong with a flip: with the flick, with a late, half or double one, and with the turn beside it. */
export function flipFaults(trick: Analysis): Fault[] {
  const { kind, count, late } = trick.motion.flip
  if (isFlickedByPop(trick)) return flickedByPop(trick)
  if (late) return lateFlips(trick)
  if (count !== null && count < 1) return halfFlips(trick)
  if (count !== null && count > 1) return manyFlips(trick, count)
  return [...(kind === 'heel' ? heels(trick) : kicks(trick)), ...straying(trick)]
}

/** One foot pops and flicks, and the other only holds the board up. */
const isFlickedByPop = ({ motion: { style } }: Analysis): boolean =>
  style === 'Back Foot' || style === 'Front Foot'

/** The same mistakes with the parts of the feet exchanged, but for those of a foot that slides up the board first. */
function flickedByPop(trick: Analysis): Fault[] {
  const { feet, motion } = trick
  const exchanged = { ...trick, feet: { ...feet, flick: feet.pop, pop: feet.flick, far: feet.end } }
  if (motion.flip.late) return lateFlips(exchanged)
  const all = motion.flip.kind === 'heel' ? heels(exchanged) : kicks(exchanged)
  return all.filter(({ mistake }) => !/ only|slaps down|dips and/.test(mistake) || /comes home/.test(mistake))
}

function kicks(trick: Analysis): Fault[] {
  const { feet } = trick
  const { during, start, done } = phaseOf(trick)
  return [
    fault(
      `It lands primo${done}, on its edge under your ${feet.pop}.`,
      `The toes came away too soon. Keep them on the grip ${during} and leave by the corner of the ${feet.far}.`,
    ),
    fault(
      `The wheels look up at you${done}; it stopped rolling too soon.`,
      `Follow through off the heel-side edge after ${start}, until the ${feet.flick} is past it and that leg is long.`,
    ),
    fault(
      `Your ${feet.pop} lands on it${done} and the ${feet.flick} beside it.`,
      `The ${feet.flick} flicked and stayed out. Once ${start} is over, that knee belongs at your chest.`,
    ),
    fault(
      `The board shoots off behind your heels${done}.`,
      `You flicked out. The toes go up through the ${feet.far} corner ${during}, with you above it.`,
    ),
    fault(
      `It rolls along the ground while your ${feet.pop} is still on it.`,
      `You flicked instead of starting with ${start}. The ${feet.end} comes first, and then half of that ${feet.flick} is enough.`,
    ),
    fault(
      `You catch the ${feet.far} only${done}, and the ${feet.end} slaps down.`,
      `The ${feet.pop} stayed low. Pull that knee up after ${start} as hard as you flick.`,
    ),
  ]
}

function heels(trick: Analysis): Fault[] {
  const { feet } = trick
  const { during, start, done } = phaseOf(trick)
  return [
    fault(
      `It stops primo${done} with the grip facing your shins.`,
      `The heel came away too soon. Push it through ${during}, until the leg of the ${feet.flick} is straight.`,
    ),
    fault(
      `You get half a heelflip${done} and stand on the trucks.`,
      `Your toes hang too little. Set the ${feet.flick} further over the toe-side edge and leave the timing of ${start} alone.`,
    ),
    fault(
      `The board flies out in front of your toes${done}.`,
      `You kicked away from you. The heel goes up past the ${feet.far} ${during}, and you lean after it.`,
    ),
    fault(
      `Only the ${feet.pop} comes home${done}.`,
      `The ${feet.flick} is still out on the toe side. Kick short after ${start} and pull that knee back in.`,
    ),
    fault(
      `You fall back on your heels${done}.`,
      `Leaning back helps the kick and ruins the landing; keep the chest over the ${feet.flick} ${during}.`,
    ),
    fault(
      `The ${feet.far} dips and it rolls along the ground.`,
      `There was no drag before the kick. ${start.charAt(0).toUpperCase()}${start.slice(1)} first, then the ${feet.flick} up to the ${feet.far}, and only then out.`,
    ),
  ]
}

function lateFlips(trick: Analysis): Fault[] {
  const { feet, motion } = trick
  const { start, done } = phaseOf(trick)
  return [
    fault(
      `It is ${flipNoun({ ...motion.flip, late: false })} with a pause in your head.`,
      `Film it once. After ${start} the board has to lie flat before the ${feet.flick} moves again.`,
    ),
    fault(
      `Half a flip${done}, and then your ${feet.pop} comes down on it.`,
      `Push while you are still rising or hanging, never in the drop, and give ${start} more height to spend.`,
    ),
    fault(
      `The ${feet.flick} pushes and the board only dips.`,
      `You pushed on the middle. Slide the ${feet.flick} to the very ${motion.flip.kind === 'heel' ? 'toe-side' : 'heel-side'} edge while you float.`,
    ),
    fault(
      `Nothing turns over, because the ${feet.pop} is still standing on it.`,
      `Lift the ${feet.pop} in the same instant as the push, ${motion.flip.kind === 'heel' ? 'heel' : 'toes'} last.`,
    ),
  ]
}

function halfFlips({ feet, motion }: Analysis): Fault[] {
  const edge = motion.flip.kind === 'heel' ? 'toe-side' : 'heel-side'
  return [
    fault(
      'It flips all the way over.',
      `Brush the ${edge} edge with half the force and let the ${feet.flick} go limp after it.`,
    ),
    fault(
      `The board slips off the laces of the ${feet.flick}.`,
      `Catch it nearer the ${feet.far} bolts and pull the toes up before you lift.`,
    ),
    fault(
      `You hold it upside down and the ${feet.pop} lands on the wheels.`,
      `Roll it back at once; the ${feet.pop} stays high until you see grip.`,
    ),
  ]
}

function manyFlips(trick: Analysis, count: number): Fault[] {
  const { feet, motion, board, body } = trick
  const { start, during } = phaseOf(trick)
  const part = motion.flip.kind === 'heel' ? 'the heel' : 'the toes'
  const snapping = motion.flip.kind === 'heel' ? 'the heel snaps' : 'the toes snap'
  const few = count === 2 ? 'one roll and a half' : `only ${rolls(count - 1)} rolls`
  const turn = board > 0 ? turns(board) : body > 0 ? turns(body) : null
  const list = [
    fault(
      `You come down on ${few}, ${feet.flick} first.`,
      `The flick was strong but slow. Set the ${feet.flick} a finger closer to the ${feet.far}, and let ${snapping} ${during}.`.replace(
        /let the (heel|toes) snaps?/,
        'let the $1 snap',
      ),
    ),
    fault(
      `The board shoots off to one side after ${few}.`,
      `${part.replace('the', 'The')} went out instead of up. Aim at the corner where the ${feet.far} begins to curve, ${during}.`,
    ),
    fault(
      `You stamp on the first grip you see, ${count === 2 ? 'a roll' : `${rolls(count - 1)} rolls`} early.`,
      `Keep the ${feet.pop} up by your other knee after ${start} and count the grips aloud.`,
    ),
    fault(
      `${count === 2 ? 'Both' : `All ${rolls(count)}`} rolls happen at ankle height${turn === null ? '' : ' and the turn below them'}.`,
      `Make ${start} your highest ever, and only then think of the ${feet.flick}.`,
    ),
  ]
  if (turn === null) return list
  return [
    ...list,
    fault(
      `The rolls are done and ${turn} is not.`,
      `The ${feet.flick} won. Spend the effort on ${start} and let ${part} follow late.`,
    ),
    fault(
      `You get ${turn} and ${few}.`,
      `The turn took the flick along. In this one ${snapping} while the ${feet.end} is still near the ground.`,
    ),
  ]
}

/** What the turn of the board or the rider does to a flip. */
function straying({ feet, shape, sweep, clashes, board, body, motion }: Analysis): Fault[] {
  const part = motion.flip.kind === 'heel' ? 'the heel' : 'the toes'
  const flick = motion.flip.kind === 'heel' ? 'kick' : 'flick'
  if (shape === 'straight')
    return [
      fault(
        `The ${feet.end} comes around as well as over.`,
        `Your ${feet.pop} dragged it along before the ${flick}. Pop straight down and lift that knee.`,
      ),
    ]
  if (sweep)
    return [
      fault(
        `It flips but stalls short of ${turns(board)}.`,
        `You thought of the ${flick} and forgot the scoop. Do ten without it, then bring the ${feet.flick} back.`,
      ),
      fault(
        `You get ${turns(board)} with the wheels up.`,
        `The ${feet.far} was gone before ${part} got to it; start the ${flick} with the scoop.`,
      ),
      clashes
        ? fault(
            `The ${feet.far} slaps your ${feet.flick} on its way around ${sweep === 'heel' ? 'in front of' : 'behind'} you.`,
            `Board and foot go to the same side here. As soon as ${does(part, 'let').replace('toes lets', 'toes let')} go, get that knee out of the way.`,
          )
        : fault(
            `The flip goes around twice as fast as the ${board > 180 ? 'spin' : 'half turn'}.`,
            `Turn and roll help each other here, so the ${feet.flick} only has to graze; let the ${feet.pop} do more.`,
          ),
    ]
  return [
    fault(
      `The flip gets away from your ${body === 180 ? 'half turn' : 'turn'}.`,
      `You kicked after the board was gone. The ${feet.flick} moves earlier and smaller than in a plain ${flipNoun({ ...motion.flip, late: false }).replace(/^an? /, '')}.`,
    ),
    fault(
      `You come around ${turns(body)}, and ${part} never let go.`.replace(
        'heel never let',
        'heel never lets',
      ),
      `The turn pulled the ${feet.flick} off its line. Start the ${flick} a breath after the shoulders.`,
    ),
  ]
}
