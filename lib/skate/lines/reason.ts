import type { Stance } from '../motion.ts'
import { ledgeSide, type Natural } from '../stance.ts'
import type { Step } from './step.ts'
import type { LineTrick, Place, StartingPosition } from './trick.ts'

/** What a coach would say about the trick at that place of the line. */
export function reasonFor(
  steps: readonly Step[],
  at: number,
  start: StartingPosition,
  rider: Natural | null = null,
): string {
  const step = steps[at]
  if (!step) return ''
  const first = at === 0 ? opening(step, steps, start) : ''
  const said = [
    first,
    connection(step, steps[at - 1]),
    place(step, at, steps),
    hand(step.trick, step.enters, rider),
  ]
  return said.filter(Boolean).join(' ')
}

const STARTING: Record<StartingPosition, string> = {
  flatground: 'One push gets you going',
  ramp: 'The ramp gives you the speed',
  dropin: 'The drop-in gives you all the speed there is',
  quarterpipe: 'Rolling off the quarter pipe sets the pace',
}

const ROLLING: Record<Stance, string> = {
  regular: 'in your own stance',
  nollie: 'in your own stance, feet over the nose',
  fakie: 'fakie',
  switch: 'switch',
}

function opening(step: Step, steps: readonly Step[], start: StartingPosition): string {
  const easiest = Math.min(...steps.map(({ trick }) => trick.value))
  if (step.repair?.turns) return `${STARTING[start]}.`
  if (steps.length === 1) return `${STARTING[start]}, and all your attention goes to this one.`
  return step.trick.value === easiest
    ? `${STARTING[start]}, and the surest trick of the line settles your nerves.`
    : `${STARTING[start]}; from the start you roll ${ROLLING[step.enters]}, which is what it wants.`
}

function connection({ repair, trick, enters }: Step, before: Step | undefined): string {
  if (repair?.turns) {
    const from = before ? `You come out of the ${before.trick.name} ${ROLLING[before.leaves]}` : 'You set off'
    const other = before ? '' : ' in your own stance'
    return `${from}${other}, and ${trick.name} starts ${ROLLING[enters]}: ${lowered(repair.name)} first.`
  }
  if (!before) return ''
  const push = repair ? ` ${repair.name} on the way to bring the speed back.` : ''
  return `The ${before.trick.name} lets you roll out ${ROLLING[before.leaves]}, just as this one begins.${push}`
}

const lowered = (words: string) => `${words[0]?.toLowerCase() ?? ''}${words.slice(1)}`

const NEXT_PLACE: Record<Place, string> = {
  flat: 'There is room on the flat to set your feet',
  manual: 'Come at the pad straight and let it lift you on',
  edge: 'Line up early with the edge',
  wall: 'Ride straight at the wall',
  air: 'Take all your speed up the wall',
}

function place(step: Step, at: number, steps: readonly Step[]): string {
  const hardest = Math.max(...steps.map(({ trick }) => trick.value))
  const before = steps[at - 1]
  const isLast = at === steps.length - 1
  if (isLast && step.after.lead === null)
    return 'It can end either way, so it stands last, where nothing has to follow.'
  if (isLast && at > 0 && step.trick.value === hardest)
    return 'The hardest one closes the line: nothing has to come after it.'
  if (isLast && at > 0) return 'A good one to ride away from with your arms down.'
  if (before && before.trick.place !== step.trick.place) return `${NEXT_PLACE[step.trick.place]}.`
  if (before && before.trick.family === step.trick.family)
    return 'It is close to the one before, so the movement is still in your legs.'
  return before && before.trick.value < step.trick.value ? 'It asks a little more than the one before.' : ''
}

function hand(trick: LineTrick, enters: Stance, rider: Natural | null): string {
  const { approach } = trick.motion
  if (!rider || !approach || trick.place !== 'edge') return ''
  const side = ledgeSide(rider, enters, 'left') === approach ? 'left' : 'right'
  return `Keep the edge on your ${side}.`
}
