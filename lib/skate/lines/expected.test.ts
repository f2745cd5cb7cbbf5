import { describe, expect, it } from 'vitest'
import { lineTrick } from '../testdata/library.ts'
import { planLine } from './plan.ts'
import type { StartingPosition } from './trick.ts'

/** What somebody who films lines accepts as the order of some tricks. Names apart by " > " stand in that order. */
interface ExpectedLine {
  readonly start: StartingPosition
  readonly tricks: string
  /** Every order that is as good, when there are few; else what the order must keep to. */
  readonly orders?: readonly string[]
  readonly first?: readonly string[]
  readonly last?: readonly string[]
  /** These come directly one after the other. */
  readonly runs?: readonly string[]
  /** No more turns between the tricks than this. */
  readonly turns: number
  readonly why: string
}

const street = (tricks: string, rest: Omit<ExpectedLine, 'start' | 'tricks'>): ExpectedLine => ({
  start: 'flatground',
  tricks,
  ...rest,
})
const from = (
  start: StartingPosition,
  tricks: string,
  rest: Omit<ExpectedLine, 'start' | 'tricks'>,
): ExpectedLine => ({ start, tricks, ...rest })

/** More than forty sets of tricks with the orders that a skater would film. Written down before the engine was asked. */
const EXPECTED_LINES: readonly ExpectedLine[] = [
  street('Kickflip > Ollie', {
    orders: ['Ollie > Kickflip'],
    turns: 0,
    why: 'The sure one first, the flip to end on.',
  }),
  from('dropin', 'Axle Stall > Kickturn > Rock to Fakie', {
    orders: ['Kickturn > Axle Stall > Rock to Fakie'],
    turns: 0,
    why: 'Between walls a kickturn sends you back forward, and nobody kickturns twice to go straight.',
  }),
  street('Kickflip > Boneless > Caveman', {
    orders: ['Caveman > Boneless > Kickflip'],
    turns: 0,
    why: 'Nobody rolls into a caveman: it starts with a run.',
  }),
  street('Casper > Pogo > Walk the Dog', {
    last: ['Casper'],
    turns: 0,
    why: 'One freestyle stand follows the other; the hardest is for the end.',
  }),
  street('Heelflip > Ollie > Kickflip', {
    orders: ['Ollie > Kickflip > Heelflip', 'Ollie > Heelflip > Kickflip'],
    turns: 0,
    why: 'Warm up with the ollie; the flips are about as hard.',
  }),
  street('Half Cab > Kickflip > Frontside 180', {
    orders: ['Frontside 180 > Half Cab > Kickflip'],
    turns: 0,
    why: 'The 180 lands fakie, the half cab brings you back, the flip ends it.',
  }),
  street('Fakie Kickflip > Frontside 180', {
    orders: ['Frontside 180 > Fakie Kickflip'],
    turns: 0,
    why: 'The 180 is the way into fakie.',
  }),
  street('Half Cab > Fakie Ollie > Backside 180', {
    orders: ['Backside 180 > Fakie Ollie > Half Cab'],
    turns: 0,
    why: 'In by the 180, one trick fakie, out by the half cab.',
  }),
  street('Kickflip > Manual > Ollie', {
    last: ['Kickflip'],
    turns: 0,
    why: 'Nobody puts the flip before the ollie.',
  }),
  street('Kickflip Backside 50-50 > Ollie > 50-50', {
    orders: ['Ollie > 50-50 > Kickflip Backside 50-50'],
    turns: 0,
    why: 'Feel the ledge with the plain grind before you flip in.',
  }),
  street('Kickflip > Boardslide > 50-50', {
    last: ['Kickflip'],
    turns: 0,
    why: 'The ledge tricks are surer than the flip.',
  }),
  street('Kickflip > Half Cab > Boardslide to Fakie', {
    orders: ['Boardslide to Fakie > Half Cab > Kickflip'],
    turns: 0,
    why: 'Off the rail fakie, half cab back, flip.',
  }),
  street('Half Cab Flip > Kickflip > Bigspin', {
    orders: ['Kickflip > Bigspin > Half Cab Flip'],
    turns: 0,
    why: 'The bigspin lands fakie for the half cab flip, the hardest.',
  }),
  street('360 Flip > Half Cab Flip > Ollie > Frontside Flip', {
    first: ['Ollie'],
    last: ['360 Flip'],
    runs: ['Frontside Flip > Half Cab Flip'],
    turns: 0,
    why: 'There and back with the two half turns, the tre to end it.',
  }),
  street('Switch Kickflip > Ollie > Backside Flip', {
    orders: ['Ollie > Backside Flip > Switch Kickflip'],
    turns: 0,
    why: 'The backside flip lands rolling switch.',
  }),
  street('Nollie Kickflip > Kickflip > Ollie', {
    orders: ['Ollie > Kickflip > Nollie Kickflip'],
    turns: 0,
    why: 'The same flip, harder foot last; only the feet move up to the nose.',
  }),
  street('Kickflip > Switch Frontside 180 > Nollie Frontside 180', {
    orders: ['Nollie Frontside 180 > Switch Frontside 180 > Kickflip'],
    turns: 0,
    why: 'The nollie 180 goes in, the switch 180 comes out.',
  }),
  street('Half Cab > Caballerial > Frontside 180', {
    orders: ['Frontside 180 > Caballerial > Half Cab'],
    turns: 0,
    why: 'The full cab stays fakie; only then can the half cab bring you home.',
  }),
  from('ramp', 'Axle Stall > Half Cab > Rock to Fakie', {
    orders: ['Rock to Fakie > Half Cab > Axle Stall'],
    turns: 0,
    why: 'The rock comes back fakie, the half cab turns you around on the flat.',
  }),
  from('dropin', 'Rock to Fakie > Axle Stall > Drop In', {
    orders: ['Drop In > Axle Stall > Rock to Fakie'],
    turns: 0,
    why: 'You drop in once, and nothing fakie follows the rock.',
  }),
  from('dropin', 'Rock to Fakie > Fakie Ollie > Axle Stall', {
    orders: ['Axle Stall > Rock to Fakie > Fakie Ollie'],
    turns: 0,
    why: 'The fakie ollie is there because the rock comes back fakie.',
  }),
  from('dropin', 'Rock and Roll > Frontside Air > Axle Stall', {
    last: ['Frontside Air', 'Rock and Roll'],
    turns: 0,
    why: 'The air last, or first while the speed of the drop is there.',
  }),
  street('Manual Kickflip Out > Kickflip > Manual', {
    orders: ['Manual > Kickflip > Manual Kickflip Out', 'Kickflip > Manual > Manual Kickflip Out'],
    turns: 0,
    why: 'Both halves by themselves before the two in one.',
  }),
  street('Varial Kickflip > Kickflip > Pop Shuvit > Frontside Pop Shuvit', {
    first: ['Pop Shuvit', 'Frontside Pop Shuvit'],
    last: ['Varial Kickflip'],
    turns: 0,
    why: 'Shuvits before flips, the varial is both.',
  }),
  street('360 Flip > Double Kickflip > Kickflip', {
    first: ['Kickflip'],
    turns: 0,
    why: 'The single flip before anything with more in it.',
  }),
  street('Hurricane > Ollie > 50-50', {
    orders: ['Ollie > 50-50 > Hurricane'],
    turns: 0,
    why: 'A hurricane can come out either way, so nothing follows it.',
  }),
  street('Casper > Ollie', {
    orders: ['Ollie > Casper'],
    turns: 0,
    why: 'Nobody can say how the casper rolls away.',
  }),
  from('ramp', 'Wallride > Kickflip', {
    orders: ['Kickflip > Wallride', 'Wallride > Kickflip'],
    turns: 0,
    why: 'A wallride comes off forward, so either can end the line.',
  }),
  from('ramp', 'Wallride > 360 Flip', {
    orders: ['Wallride > 360 Flip'],
    turns: 0,
    why: 'A wallride comes off forward, so the hard flip can end the line.',
  }),
  street('Powerslide > Ollie > Kickflip', {
    orders: ['Ollie > Kickflip > Powerslide'],
    turns: 0,
    why: 'Nobody pushes twice only to slide it all away, nor brakes before the flip.',
  }),
  street('Manual > Kickflip > Powerslide', {
    orders: ['Manual > Kickflip > Powerslide'],
    turns: 0,
    why: 'The speed is wanted until the flip is down.',
  }),
  street('Manual > Kickflip > Frontside 180 > Fakie Kickflip > Foot Brake', {
    last: ['Foot Brake'],
    runs: ['Frontside 180 > Fakie Kickflip'],
    turns: 1,
    why: 'Whoever brakes has ended the line; turning around to brake is nothing beside that.',
  }),
  street('Kickflip > Railstand > 360 Flip', {
    first: ['Kickflip', 'Railstand'],
    last: ['360 Flip', 'Railstand'],
    runs: ['Kickflip > 360 Flip'],
    turns: 0,
    why: 'Whoever stands on the rail of the board has stopped, so it opens the line or closes it.',
  }),
  from('dropin', 'McTwist > Frontside 50-50 > Drop In > Indy Grab', {
    orders: ['Drop In > Frontside 50-50 > Indy Grab > McTwist'],
    turns: 0,
    why: 'In a run on ramps the 50-50 is ground on the coping, and nobody pushes.',
  }),
  street('Nose Manual > Ollie > Manual', {
    first: ['Ollie', 'Manual'],
    last: ['Nose Manual'],
    turns: 0,
    why: 'The nose manual is the hard one.',
  }),
  street('Half Cab > Frontside 50-50 180 Out > Ollie', {
    first: ['Ollie', 'Frontside 50-50 180 Out'],
    runs: ['Frontside 50-50 180 Out > Half Cab'],
    turns: 0,
    why: 'The way off the ledge sets up the half cab.',
  }),
  street('Fakie Kickflip > Kickflip > Ollie', {
    orders: ['Ollie > Kickflip > Fakie Kickflip'],
    turns: 1,
    why: 'One turn is enough when the fakie one comes last.',
  }),
  street('Switch Ollie > Ollie', {
    orders: ['Ollie > Switch Ollie'],
    turns: 1,
    why: 'Set off as you are, turn once.',
  }),
  street('Switch Ollie > Ollie > Frontside 180', {
    orders: ['Ollie > Frontside 180 > Switch Ollie'],
    turns: 0,
    why: 'The 180 is the turn that the switch ollie needs.',
  }),
  street('Half Cab > Ollie', {
    orders: ['Ollie > Half Cab'],
    turns: 1,
    why: 'One turn either way; the ollie is surer.',
  }),
  street('Fakie Kickflip > Pop Shuvit Revert > Kickflip', {
    orders: ['Kickflip > Pop Shuvit Revert > Fakie Kickflip'],
    turns: 0,
    why: 'The revert slides you to fakie for the last one.',
  }),
  street('Kickflip > Boneless > No Comply', {
    last: ['Kickflip'],
    turns: 0,
    why: 'Foot on the ground first, the flip to close.',
  }),
  street('Kickflip Frontside Boardslide > Lipslide > Boardslide', {
    orders: ['Boardslide > Lipslide > Kickflip Frontside Boardslide'],
    turns: 0,
    why: 'Each slide asks more of the way on.',
  }),
  street('Fakie 360 Flip > Ollie > Backside Tailslide to Fakie', {
    orders: ['Ollie > Backside Tailslide to Fakie > Fakie 360 Flip'],
    turns: 0,
    why: 'The slide comes out fakie, just what the tre wants.',
  }),
  from('quarterpipe', 'Rock to Fakie > Tail Stall > Rock and Roll', {
    last: ['Rock to Fakie'],
    turns: 0,
    why: 'Only the rock comes back fakie, so it comes last.',
  }),
  from('dropin', 'Blunt to Fakie > Rock and Roll > Axle Stall', {
    orders: ['Axle Stall > Rock and Roll > Blunt to Fakie'],
    turns: 0,
    why: 'Deeper over the coping each time, fakie only at the end.',
  }),
  from('dropin', 'Frontside 360 Air > Backside Air > Fakie Ollie', {
    orders: ['Backside Air > Frontside 360 Air > Fakie Ollie'],
    turns: 0,
    why: 'Nobody spins a 360 on the first wall; the fakie ollie rides it out.',
  }),
  street('360 Flip > Fakie Kickflip > Half Cab > Ollie > Frontside 180', {
    first: ['Ollie', 'Frontside 180'],
    last: ['360 Flip'],
    runs: ['Frontside 180 > Fakie Kickflip > Half Cab'],
    turns: 0,
    why: 'In, one fakie, out, and the tre as the ender.',
  }),
  street('Half Cab Heelflip > Manual > Frontside Flip > Heelflip > Kickflip', {
    first: ['Manual', 'Kickflip', 'Heelflip'],
    runs: ['Frontside Flip > Half Cab Heelflip'],
    turns: 0,
    why: 'The two half turns belong together, and not at the start.',
  }),
  street('Kickflip > Manual > Double Kickflip', {
    last: ['Double Kickflip'],
    runs: [],
    turns: 0,
    why: 'The double is the ender.',
  }),
  street('Nollie Kickflip > Fakie Bigspin > Boardslide to Fakie', {
    orders: ['Boardslide to Fakie > Fakie Bigspin > Nollie Kickflip'],
    turns: 0,
    why: 'The slide comes out fakie, the bigspin turns back.',
  }),
  street('Half Cab Flip > Kickflip Backside Tailslide > Frontside 180', {
    orders: ['Frontside 180 > Half Cab Flip > Kickflip Backside Tailslide'],
    turns: 0,
    why: 'In and out of fakie first, the ledge to end on.',
  }),
  street('Switch Frontside 180 > Switch Heelflip > Backside Flip', {
    orders: ['Backside Flip > Switch Heelflip > Switch Frontside 180'],
    turns: 0,
    why: 'The backside flip is the way into switch, the 180 the way home.',
  }),
  street('Half Cab Noseslide > Fakie Kickflip > Backside 180', {
    orders: ['Backside 180 > Fakie Kickflip > Half Cab Noseslide'],
    turns: 0,
    why: 'Fakie from the first landing to the ledge.',
  }),
  street('Caveman > 360 Flip > Frontside 180', {
    first: ['Caveman'],
    turns: 0,
    why: 'It starts on foot.',
  }),
  from('dropin', 'Half Cab Disaster > Rock to Fakie', {
    orders: ['Rock to Fakie > Half Cab Disaster'],
    turns: 0,
    why: 'The rock brings one back fakie, which the half cab needs.',
  }),
  from('dropin', 'Method Air > Caballerial Indy > Indy to Fakie', {
    orders: [
      'Indy to Fakie > Caballerial Indy > Method Air',
      'Method Air > Indy to Fakie > Caballerial Indy',
    ],
    turns: 0,
    why: 'An air to fakie, a caballerial home, and airs on either side of them.',
  }),
  from('dropin', 'Kickflip Indy > Axle Stall > Indy Grab', {
    orders: ['Axle Stall > Indy Grab > Kickflip Indy'],
    turns: 0,
    why: 'The same grab with a flip before it is for the end.',
  }),
  from('dropin', 'Pump > Kickturn > Carve', {
    last: ['Kickturn', 'Carve'],
    turns: 0,
    why: 'Nobody pumps for speed and stops there.',
  }),
  from('ramp', 'Drop In > Pump > Axle Stall', {
    orders: ['Drop In > Pump > Axle Stall'],
    turns: 0,
    why: 'The pump is what gets you up to the stall.',
  }),
  from('ramp', 'Rock to Fakie > Axle Stall > Fakie Rock > Tail Stall > Kickturn', {
    first: ['Kickturn'],
    runs: ['Rock to Fakie > Fakie Rock'],
    turns: 0,
    why: 'On a ramp a kickturn brings you back forward, and the rock to fakie sets up the fakie rock.',
  }),
  from('dropin', 'Handstand > Indy Grab > Railstand', {
    first: ['Indy Grab'],
    turns: 0,
    why: 'Whoever drops in has speed for the air, and stands on the board once it is gone.',
  }),
  from('dropin', 'Casper > 50-50', {
    orders: ['50-50 > Casper'],
    turns: 0,
    why: 'Nobody drops in to stand on the board and then pushes for the grind.',
  }),
  from('dropin', 'Frontside 540 > Indy Grab > Drop In > Backside Air', {
    first: ['Drop In'],
    last: ['Frontside 540'],
    turns: 0,
    why: 'Among airs the 540 is one too, and the last.',
  }),
  street('Wallplant > Ollie', {
    orders: ['Ollie > Wallplant'],
    turns: 0,
    why: 'A wall stands on the flat; how one comes off it is open.',
  }),
  street('Pushing > Tic Tac > Manual', {
    last: ['Manual'],
    turns: 0,
    why: 'What only makes speed comes before what needs it.',
  }),
]

const named = (names: string) => names.split(' > ')

/** What is wrong with the first line of a set, as a skater sees it. */
function objections({ start, tricks, orders, first, last, runs = [], turns }: ExpectedLine): string[] {
  const planned = planLine({ start, tricks: named(tricks).map(lineTrick) })
  if (!planned.ok) return ['cannot be linked']
  const steps = planned.plans[0]?.steps ?? []
  const names = steps.map(({ trick }) => trick.name)
  const order = names.join(' > ')
  const turned = steps.reduce((sum, { repair }) => sum + (repair?.turns ?? 0), 0)
  return [
    ...(orders && !orders.includes(order) ? [`is ${order}`] : []),
    ...(first && !first.includes(names[0] ?? '') ? [`opens with ${names[0]}`] : []),
    ...(last && !last.includes(names.at(-1) ?? '') ? [`ends on ${names.at(-1)}`] : []),
    ...runs.filter((run) => !order.includes(run)).map((run) => `breaks ${run}`),
    ...(turned > turns ? [`turns ${turned} times`] : []),
  ]
}

describe('the order of a line', () => {
  it.each(EXPECTED_LINES.map((line) => [line.tricks, line] as const))(
    'of %s is one that a skater would film',
    (_, line) =>
      expect({ why: line.why, objections: objections(line) }).toEqual({ why: line.why, objections: [] }),
  )
})
