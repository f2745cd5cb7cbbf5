import type { NameOf } from '../../contacts.ts'
import type { Side } from '../../motion.ts'
import type { Lead } from '../../stance.ts'
import { type Fault, fault } from '../phrases.ts'

/** A grab: which hand takes the board where, and what the body does with it. */
export interface GrabLesson {
  readonly is: string
  readonly take: string
  readonly tweak: string
  readonly miss: string
  readonly remedy: string
}

/** How each grab and air is taught. */
export const GRABS: Readonly<Record<NameOf<'air' | 'grab'>, GrabLesson>> = {
  Indy: {
    is: 'the trailing hand holds the toe-side edge between the feet',
    take: 'Drop the trailing hand straight down and close it around the toe-side edge between your feet.',
    tweak: 'Lift the leading arm and keep the chest up while you hold.',
    miss: 'The hand arrives behind your trailing foot.',
    remedy: 'Reach between the knees, not around them, and pull the board up until it meets the palm.',
  },
  Melon: {
    is: 'the leading hand holds the heel-side edge between the feet',
    take: 'Reach the leading hand down behind the leading knee and take the heel-side edge between your feet.',
    tweak: 'Push the board forward a little with straightening legs, once the grip is firm.',
    miss: 'You cannot get the hand around behind the leg.',
    remedy: 'Turn that knee in a little and bring the heel side up toward you.',
  },
  Mute: {
    is: 'the leading hand holds the toe-side edge by the leading foot',
    take: 'Take the toe-side edge just beside your leading foot with the leading hand.',
    tweak: 'Pull the trailing knee in and let the shoulders follow the arm a little.',
    miss: 'Your fingers brush the edge and slide off.',
    remedy: 'You reach down for it. Pull the leading knee up and the edge comes to the hand.',
  },
  Stalefish: {
    is: 'the trailing hand reaches behind the trailing leg to the heel-side edge',
    take: 'Send the trailing hand down behind the trailing knee to the heel-side edge between your feet.',
    tweak: 'Straighten the leading leg and open the chest while you hold.',
    miss: 'The arm is a few inches too short.',
    remedy: 'Bend the trailing knee inward and drop that hip; the board has to come to the hand.',
  },
  Method: {
    is: 'the leading hand holds the heel-side edge and pulls the board up behind you',
    take: 'Take the heel-side edge by your leading foot with the leading hand.',
    tweak: 'Bend both knees and pull the board up behind your back until the soles face away from you.',
    miss: 'It stays a melon.',
    remedy: 'The pull comes from the knees; let them point at the ground while the hand brings the board up.',
  },
  'Nose Grab': {
    is: 'the leading hand holds the tip of the nose',
    take: 'Let the nose rise to the leading hand and close the fingers over its tip.',
    tweak: 'Pull the nose up toward you and stretch the trailing leg.',
    miss: 'The nose never gets to your hand.',
    remedy: 'Pull the leading knee up higher; bending forward only tips you over.',
  },
  Nuclear: {
    is: 'the trailing hand crosses in front of the body to the heel-side edge by the leading foot',
    take: 'Bring the trailing hand across in front of the shins to the heel-side edge by the leading foot.',
    tweak: 'Keep the chest over the knees while the arm is crossed.',
    miss: 'The arm does not reach across.',
    remedy: 'Pull both knees up and turn the shoulders toward the nose before you reach.',
  },
  Seatbelt: {
    is: 'the leading hand crosses the lap to the tail',
    take: 'Reach the leading hand across your lap and take the tail with it.',
    tweak: 'Push the leading leg out a little while the hand holds the tail in.',
    miss: 'The hand stops at the trailing knee.',
    remedy: 'Pull the tail up with the trailing leg; it has to come to the hand.',
  },
  Tailbone: {
    is: 'the leading hand holds the board by the nose while the trailing leg pushes the tail out',
    take: 'Take the nose with the leading hand while the knees are up.',
    tweak: 'Straighten the trailing leg so that the tail points away, then draw it in again.',
    miss: 'The board slips off the trailing foot.',
    remedy: 'Grab first. Push the tail out only with the grip closed.',
  },
  'Layback Air': {
    is: 'the leading hand holds the board by the nose while the body lies back over the coping',
    take: 'Take the nose with the leading hand and lean back as the wheels pass the coping.',
    tweak: 'Stretch the trailing arm out behind you as if to lie down on it.',
    miss: 'You lean too soon, with the wheels still on the coping.',
    remedy: 'Wait for the grip. Then lean, and look back down the ramp at once.',
  },
  'Tail Grab': {
    is: 'the trailing hand holds the tip of the tail',
    take: 'Reach back with the trailing hand and take the tail behind your trailing foot.',
    tweak: 'Push the leading foot out so that the nose points up, and pull the tail in.',
    miss: 'The hand lands on your own heel.',
    remedy: 'Stand the trailing foot a little further in before you leave the wall.',
  },
  'Crail Grab': {
    is: 'the trailing hand reaches across to the nose',
    take: 'Bring the trailing hand across in front of you to the toe side of the nose.',
    tweak: 'Stretch the trailing leg and look back over the leading arm.',
    miss: 'You fold up and lose your balance.',
    remedy: 'Lift the leading knee to the hand, so that only the arm has to travel.',
  },
  'Japan Air': {
    is: 'the leading hand takes the toe-side edge, knees drop and the board comes up behind you',
    take: 'Take the toe-side edge by your leading foot with the leading hand.',
    tweak: 'Point both knees down and pull the board up behind your back, back arched.',
    miss: 'It looks like a mute.',
    remedy: 'Drop the knees before you pull; with the knees up the board has nowhere to go.',
  },
  'Judo Air': {
    is: 'a hand holds the board while the leading foot kicks out ahead',
    take: 'Take the heel-side edge by the nose with the leading hand and make sure of the grip.',
    tweak: 'Kick the leading foot straight out ahead of the board, then bring it back to its bolts.',
    miss: 'The foot does not make it back.',
    remedy: 'Kick less and earlier; the foot should be home again at the top of the air.',
  },
  'Lien Air': {
    is: 'going up frontside, the leading hand holds the heel-side edge near the nose',
    take: 'Reach the leading hand to the heel-side edge near the nose.',
    tweak: 'Lean out over the ramp with the hand and press the trailing leg long.',
    miss: 'You grab the nose instead.',
    remedy: 'Bring the hand in from behind the leading foot, thumb toward you.',
  },
  'Slob Air': {
    is: 'going up frontside, the leading hand holds the toe-side edge by the leading foot',
    take: 'Drop the leading hand in front of that shin and take the toe-side edge beside the foot.',
    tweak: 'Stretch the leading leg against the hand so that the nose points the way.',
    miss: 'You grab the toe of your own shoe.',
    remedy: 'Stand with the leading foot an inch further in, and slide the hand down the shin to the edge.',
  },
  'Roast Beef': {
    is: 'the trailing hand goes between the legs to the heel-side edge',
    take: 'Send the trailing hand down between your knees to the heel-side edge.',
    tweak: 'Straighten the leading leg and keep the hips low over the board.',
    miss: 'The arm hangs on the knee.',
    remedy: 'Open both knees wide before you reach through.',
  },
  Nosebone: {
    is: 'the trailing hand holds the toe-side edge while the leading leg pushes the nose away',
    take: 'Take the toe-side edge between your feet with the trailing hand.',
    tweak: 'Straighten the leading leg hard and point the nose out and down, the trailing knee tucked in.',
    miss: 'The nose hardly moves.',
    remedy:
      'Pull the trailing knee to your chest; a bone is made by the bent leg as much as by the straight one.',
  },
  Madonna: {
    is: 'the leading hand holds the nose, the leading foot hangs off behind, and the tail meets the coping',
    take: 'Take the nose with the leading hand and lift the leading foot off behind the board.',
    tweak: 'Bring the tail down onto the coping with the trailing foot, then step the leading foot back on.',
    miss: 'The tail misses the coping.',
    remedy: 'Stay close to the wall on the way up; learn tail taps with both feet on first.',
  },
  'Rocket Air': {
    is: 'both hands hold the nose and both feet stand on the tail',
    take: 'Slide the leading foot back to the tail and take the nose with both hands.',
    tweak:
      'Pull the nose up in front of your chest like a broomstick, and step the leading foot back over its bolts before the hands let go.',
    miss: 'The foot cannot find its bolts again.',
    remedy: 'Come out of it at the top of the air, hands last.',
  },
  Cannonball: {
    is: 'one hand holds the nose and the other the tail, body tucked small',
    take: 'Tuck up and take the nose with the leading hand and the tail with the trailing one.',
    tweak: 'Hold both ends level and stay round, knees against the chest.',
    miss: 'You reach one end and tip toward it.',
    remedy: 'Grab both in the same instant, or not at all.',
  },
  'Tuck Knee': {
    is: 'the trailing hand holds the toe-side edge and the trailing knee folds down onto the board',
    take: 'Take the toe-side edge between your feet with the trailing hand while you still rise.',
    tweak: 'Fold the trailing knee in and down beside the grip, the leading leg half stretched.',
    miss: 'The knee hangs in the air above the board.',
    remedy: 'Roll onto the ball of that foot and turn the heel out; the knee goes where the ankle lets it.',
  },
  'Del Mar Indy': {
    is: 'the trailing hand holds the toe-side edge and pulls the board up behind you, legs tucked',
    take: 'Take the toe-side edge between your feet with the trailing hand, as for an Indy.',
    tweak: 'Tuck both knees and pull the board up behind your body, hips forward.',
    miss: 'It stays a plain Indy.',
    remedy:
      'Bend at the knees and not at the waist; only when they point down can the hand bring the board up.',
  },
  Benihana: {
    is: 'the trailing hand holds the tail and the trailing foot comes off and stretches down below the board',
    take: 'Reach back with the trailing hand and close it around the tail before any foot moves.',
    tweak:
      'Press the leading foot down, straighten the trailing leg beside the board, and have the foot home again at the top.',
    miss: 'The foot finds no board on its way back.',
    remedy: 'Pull the tail up with the hand, so that the deck waits just under your knee.',
  },
  'Christ Air': {
    is: 'both feet come off, legs together, arms wide, and the trailing hand holds the board out',
    take: 'Take the toe-side edge with the trailing hand in its middle, where the board balances.',
    tweak:
      'Step off with both feet at once and open the arms wide, then pull the knees up and put the board back under your soles.',
    miss: 'The board is not back in time.',
    remedy:
      'Be at full stretch before the top. With a foot missing on the way down, throw the board away and slide on your knee pads.',
  },
  Air: {
    is: 'you fly out over the coping and drop back onto the same wall',
    take: 'Pull the knees up and press outward with both feet, so that the board stays with you.',
    tweak: 'Keep the arms level and the eyes on the wall you come down on.',
    miss: 'The board drops away from your feet.',
    remedy: 'You jumped off the wall with straight legs. Leave it in a crouch and unweight, no more.',
  },
}

/** An air that is called by its side alone, or by none, is held where those who named it hold it. */
export function plainAir(side: Side | null): GrabLesson {
  const edge =
    side === 'frontside'
      ? 'take the toe-side edge between your feet with the trailing hand'
      : side === 'backside'
        ? 'take the heel-side edge beside the leading foot with the leading hand'
        : 'take the edge that comes to hand first'
  return {
    ...GRABS.Air,
    is: 'you fly out over the coping with a hand on the board and drop back onto the same wall',
    take: `Bring the knees up and ${edge}.`,
    tweak: 'Keep the other arm up and the eyes on the wall you come down on.',
  }
}

/** Nothing holds the board but the feet. */
export const OLLIE: GrabLesson = {
  is: 'you fly out over the coping with no hand on the board and drop back onto the same wall',
  take: 'Draw the leading knee up and press the trailing foot back against the grip, so that the board hangs between them.',
  tweak: 'Stay folded and still; every movement of the arms moves the board.',
  miss: 'The board drops away from your feet at the top.',
  remedy:
    'Scrape it up with the leading foot as on the street, and keep the toes pulled up until you see the wall.',
}

/** A spin over the coping: each size is a trick of its own. */
export interface SpinLesson {
  readonly note: string
  readonly steps: readonly [string, string, string]
  readonly faults: readonly [Fault, ...Fault[]]
  /** The lead it comes down in when it starts forward. */
  readonly lands: Lead
  /** What is said instead when it comes down the other way: after a start in fakie. */
  readonly otherwise: {
    readonly note: string
    readonly last: string
    readonly fault: Fault
    /** The places of the faults that hold for it as well. */
    readonly shares: readonly number[]
  }
}

export const SPINS: Readonly<Record<number, SpinLesson>> = {
  360: {
    note: 'A full turn brings you back to the wall backward, so the landing is the new part and the spin is not.',
    steps: [
      'Turn head and shoulders as for your usual air and do not stop where it stops.',
      'Take the edge that comes to hand first and pull the knees in.',
      'Find the coping behind you and let the tail drop toward the wall.',
    ],
    faults: [
      fault(
        'You come down across the wall.',
        'The head stopped at the half. Look on until you see the coping under your back arm.',
      ),
      fault(
        'You land it and fall on your seat.',
        'Fakie landings throw you back. Fold your chest over the board as the wheels touch.',
      ),
      fault(
        'You clip the coping with the back truck.',
        'You spun on the way out. Rise first, an arm away from the lip, then turn.',
      ),
    ],
    lands: 'B',
    otherwise: {
      note: 'You go up backward, turn all the way around and come down forward, so the blind part is at the start.',
      last: 'Look for the wall over your leading shoulder as it comes around, and point the nose down it.',
      fault: fault(
        'You are around early and catch the deck.',
        'Leave the lip before you turn. Backward it tempts you to begin on the coping.',
      ),
      shares: [2],
    },
  },
  540: {
    note: 'You lose the wall, get it back at a full turn, and have to ignore it for half a turn more.',
    steps: [
      'Throw the shoulders as the last wheels pass the coping, chin on the shoulder that leads.',
      'Grab at once and keep the elbow in; the hand holds the tuck as much as the board.',
      'See the wall once, stay closed, and open only when it comes the second time.',
    ],
    faults: [
      fault(
        'You open at the first sight of the wall.',
        'That is a 360. Keep your knees against your chest until you have seen it twice.',
      ),
      fault(
        'Your shoulders tilt and you land on a hip.',
        'The throw dipped one arm. Wind and throw level with the coping.',
      ),
      fault(
        'You land a yard down the ramp.',
        'You leaned out to start the spin. Leave the lip straight and turn above it.',
      ),
    ],
    lands: 'F',
    otherwise: {
      note: 'It begins backward and ends backward, with the wall coming by twice on the way.',
      last: 'See the wall once, stay closed, and at the second sight let the tail drop toward it.',
      fault: fault(
        'You open at the first sight of the wall, forward.',
        'That would be a full turn. Backward is half a turn further; keep the knees in.',
      ),
      shares: [1, 2],
    },
  },
  720: {
    note: 'Two turns want your highest air and your fastest throw, and they put you down backward.',
    steps: [
      'Wind up from the bottom of the wall and let go of it at the lip, hips included.',
      'Hug the board: grab deep, both knees to the shoulder.',
      'Count the coping: one pass, two passes, and on the second look behind you for the wall.',
    ],
    faults: [
      fault(
        'You have a turn and a half and no more.',
        'The spin came from the arms. Set the hips off the lip as well.',
      ),
      fault(
        'You come in fakie on your tail.',
        'You were still folded. Stretch the legs and get your chest over the middle.',
      ),
      fault('You lose count.', 'Say the passes aloud. The ear is slower to panic than the eye.'),
    ],
    lands: 'B',
    otherwise: {
      note: 'Two turns out of a backward run bring you down forward, if you can still tell where forward is.',
      last: 'Count the coping: one pass, two passes, and stamp the front wheels down the wall.',
      fault: fault(
        'You stop a half early and come in backward.',
        'Hold the tuck through the second pass. The wall you want is the next one.',
      ),
      shares: [0, 2],
    },
  },
  900: {
    note: 'Two and a half turns come off the lip or not at all, and the wall shows itself for a blink at the end.',
    steps: [
      'Ride higher than ever, set the edge and rip the spin off the coping with head, arm and hip together.',
      'Clamp the board to you with the grab hand at your hip and make yourself around.',
      'Let the coping go by twice without moving; past the second pass, spot the wall and stamp for it.',
    ],
    faults: [
      fault(
        'You stop after two.',
        'The last half is in the takeoff. Wind deeper and rise straighter rather than pulling harder up there.',
      ),
      fault(
        'You get around and slide out on your back.',
        'At that speed the body opens backward. Chin to the collarbone until the wheels are down.',
      ),
      fault(
        'The grab slips out.',
        'A fingertip will not hold two and a half turns. Palm on the edge before the first quarter.',
      ),
    ],
    lands: 'F',
    otherwise: {
      note: 'Two and a half turns that start and end backward: the run-up is as hard as the spin.',
      last: 'Let the coping go by twice without moving; past the second pass, let the tail fall in first.',
      fault: fault(
        'You land forward on your seat.',
        'You added a look. Keep the chin shut until your back knows where the wall is.',
      ),
      shares: [1, 2],
    },
  },
  1080: {
    note: 'Three turns belong on a mega ramp, where there is time to get dizzy.',
    steps: [
      'Leave the lip with all of the spin already in you; there is none to find later.',
      'Lock the grab, knees in, eyes soft, and let the ramp blur.',
      'Count three passes of the coping and reach for the wall behind you.',
    ],
    faults: [
      fault('It ends as a 900.', 'You looked for the wall after two passes. Trust the count to three.'),
      fault(
        'You drift over the deck.',
        'A lean at the lip grows for three turns. Go up as straight as a pole.',
      ),
      fault('You land fakie and stiff.', 'Open earlier and let the knees take the first yard of wall.'),
    ],
    lands: 'B',
    otherwise: {
      note: 'Three turns from a backward start, which a few people in the world have tried.',
      last: 'Count three passes of the coping and point the nose down the wall.',
      fault: fault(
        'The first turn is slow and the third never comes.',
        'A backward takeoff steals speed. Throw twice as early as you would forward.',
      ),
      shares: [0, 1],
    },
  },
}
