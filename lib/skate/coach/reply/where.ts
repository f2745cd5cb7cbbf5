import type { Motion } from '../../motion.ts'
import { has, isStill, type Subject } from '../traits.ts'
import type { Spot } from '../wish/context/ground.ts'

/** Last, what is said where there is wax already. */
type Word = readonly [fits: (trick: Subject) => boolean, says: string, waxed?: string]

const last = ({ motion }: Subject): Motion => motion.parts.at(-1) ?? motion
const isSlappy = ({ motion }: Subject) => motion.style === 'Slappy'
const isEdge = (trick: Subject) =>
  (has(trick, 'kind grind') || has(trick, 'kind slide')) && !has(trick, 'speed') && trick.place === 'edge'
const isOver = (trick: Subject) => has(trick, 'gap')
const isJumped = (trick: Subject) => has(trick, 'hip') && last(trick).style !== 'Slappy'
const isDrop = ({ motion: { style } }: Subject) => style !== null && /drop in|roll in/i.test(style)
const isDropped = ({ motion: { style } }: Subject) => style === 'Acid Drop' || style === 'Bomb Drop'
const isFlowing = ({ motion: { style } }: Subject) => style === 'Pump' || style === 'Carve'
const isHigh = (trick: Subject) => trick.place === 'air'
const isAlong = (trick: Subject) => trick.place === 'wall' && has(trick, 'kind grind')
const isOnWall = (trick: Subject) => trick.place === 'wall' && !isDrop(trick) && !has(trick, 'wall')
/** Set up with both feet on the board. */
const isOnFlat = ({ place, motion: { pop, style } }: Subject) => place === 'flat' && (pop || style === null)
const isManual = ({ motion }: Subject) => motion.parts.length === 0 && motion.contact?.kind === 'manual'
/** Rider and board turn half round together. */
const isHalfTurn = ({ motion: { style, flip, bodyDeg, boardDeg } }: Subject) =>
  style === 'Kickturn' || (flip.kind === 'none' && Math.abs(bodyDeg ?? 0) === 180 && bodyDeg === boardDeg)

const LOW = 'low enough to step off at any moment'
/** Popped on the way up a wall, and down it again the other way round. */
const isToFakie = ({ place, motion: { pop, style, contact, bodyDeg } }: Subject) =>
  place === 'flat' && pop && style === null && contact === null && bodyDeg === 0
const TO_FAKIE = 'get it dialed on flat ground, then do it high up the wall and come back down fakie'
const ramp = (name: string): Word[] => [
  [isToFakie, TO_FAKIE],
  [isDrop, `start on the lowest ${name} you can find`],
  [isOnWall, `a ${name} gives you another try on every wall`],
  [isHigh, `on a ${name} it begins just over the coping, low and quick`],
]
const roomy = (name: string): Word[] => [
  [isOnFlat, `a ${name} gives you room, so do it rolling from the start`],
]

/** What a place changes about the tricks that are done there, the first that fits. */
const WORDS: Readonly<Record<Spot, readonly Word[]>> = {
  waxed: [],
  slappy: [
    [isSlappy, 'any worn curb with some wax on it will do'],
    [isEdge, `a curb is ${LOW}`],
  ],
  curb: [
    [
      isSlappy,
      'wax the curb and pick one with a worn, round edge',
      'take the stretch of it with the most worn, round edge',
    ],
    [isEdge, `a curb is ${LOW}`],
  ],
  tall: [[isEdge, 'at that height it all hangs on the ollie, so see first that yours gets up there']],
  barrier: [
    [(trick) => has(trick, 'wall'), 'a barrier slopes out at its foot, and that takes you up it'],
    [isEdge, 'a barrier is as high as your hips, so ride up its foot and pop from there'],
  ],
  block: [[isEdge, `a parking block is ${LOW}`]],
  hubba: [[isEdge, 'a hubba goes downhill, so have it dialed on a flat ledge before you take it there']],
  bench: [[isEdge, 'a bench is high, so first make sure that your ollie gets up there']],
  table: [[isEdge, 'a picnic table is high, so first make sure that your ollie gets up there']],
  box: [[isEdge, 'a box has a metal edge and goes almost by itself']],
  ledge: [
    [
      isEdge,
      'wax the ledge, and know the spot where you get on before you push',
      'know the spot where you get on before you push',
    ],
  ],
  handrail: [[isEdge, 'a handrail forgives little, so have it dialed on a flat bar first']],
  bar: [[isEdge, 'a bar is narrow, so be square above it from the first touch']],
  pad: [
    [isManual, 'hold it on flat ground first, then ollie onto the pad with your weight already there'],
    [
      (trick) => has(trick, 'kind manual') && last(trick).contact === null,
      'on the pad the manual comes first, and the way out only once that is quiet',
    ],
    [
      (trick) => has(trick, 'kind manual'),
      'have it on flat ground first, and the pad only asks for a little more pop',
    ],
    [isEdge, 'the side of a pad is a low ledge'],
  ],
  'euro gap': [
    [isOver, 'a euro gap wants speed and a pop right at the lip, so get it dialed on flat ground first'],
  ],
  stairs: [
    [
      isOver,
      'get it dialed on flat ground, then off one step, then two, popping just before the edge and landing over the bolts with deep knees',
    ],
  ],
  dock: [
    [isOver, 'a loading dock is a long way down, so have it off one step first, then off two'],
    [isDropped, 'begin off a curb, because a loading dock is a long way down'],
  ],
  gap: [[isOver, 'get it dialed on flat ground at the speed that the gap asks for']],
  funbox: [[isJumped, 'pop at the top edge of the box and come down on the far slope']],
  hip: [
    [isHigh, 'look around the corner to the far side of the hip before you leave the coping'],
    [isJumped, 'get it dialed on flat ground, then take it over the hip with your eyes on the far side'],
  ],
  bump: [[isJumped, 'a bump gives you height for nothing, so pop right at its top']],
  kicker: [[isJumped, 'a kicker does the lifting, so pop lightly at its lip']],
  quarter: [
    [isToFakie, TO_FAKIE],
    [isDrop, 'start on the lowest quarter you can find'],
    [
      (trick) => isOnWall(trick) || isHigh(trick),
      'a quarter is a single wall, so all the speed comes from your push',
    ],
  ],
  mini: ramp('mini'),
  'half pipe': ramp('half pipe'),
  ramp: ramp('ramp'),
  pool: [
    [isToFakie, TO_FAKIE],
    [isDrop, 'start in the shallow end'],
    [isFlowing, 'the round walls of a pool give you the speed for it'],
    [isOnWall, 'pool coping sticks out, so lift the board up and over it'],
    [isHigh, 'pool coping sticks out, so get clear of it before you do anything else'],
  ],
  bowl: [
    [isToFakie, TO_FAKIE],
    [isDrop, 'start in the shallow end'],
    [isFlowing, 'the corners of a bowl give you the speed for it'],
    [isAlong, 'in a bowl you carve up to it, and the coping comes at an angle'],
    [isOnWall, 'take a straight wall of the bowl for it, not the corner'],
    [isHigh, 'in a bowl you carve up to it, and the corner before gives you the speed'],
  ],
  vert: [
    [isHigh, 'vert has the height for it once you pump both walls all the way up'],
    [
      (trick) => isDrop(trick) || isAlong(trick) || has(trick, 'kind stall'),
      'vert is a long way down, so have it dialed on a mini first',
    ],
  ],
  spine: [
    [isHigh, 'over a spine you come down on the far side, so look there before you leave the coping'],
    [isOnWall, 'a spine is two copings in one, so have it dialed on a mini first'],
  ],
  bank: [
    [isHalfTurn, 'a bank gives you the turn almost for free'],
    [(trick) => has(trick, 'kind stall'), 'a bank with an edge at the top will do for it'],
    [isOnFlat, 'on a bank lean with the slope, so that all four wheels meet it'],
  ],
  wall: [[(trick) => has(trick, 'wall'), 'begin on a wall with a bank or a soft corner at its foot']],
  pole: [[(trick) => has(trick, 'style Pole Jam'), 'come in fast and straight at the foot of the pole']],
  court: roomy('court'),
  'parking lot': roomy('parking lot'),
  driveway: [[isOnFlat, 'a driveway is short, so set your feet before you roll']],
  garage: [[isStill, 'in a garage you do it standing still first, then with one slow push']],
  sidewalk: [[isOnFlat, 'a sidewalk has cracks, so set your feet before you roll and look ahead']],
}

/** What the place changes that somebody speaks of, as a clause; null where the trick is not done there. */
export function wordOfPlace(trick: Subject, spots: readonly Spot[]): string | null {
  for (const spot of spots) {
    const word = WORDS[spot].find(([fits]) => fits(trick))
    if (word) return (spots.includes('waxed') && word[2]) || word[1]
  }
  return null
}
