import { type Fault, fault } from './lesson.ts'

/** Tricks that are movements of their own rather than a sum of turns and flips. */
export interface Named {
  readonly is: string
  readonly steps: readonly string[]
  readonly faults: readonly [Fault, Fault, Fault]
  /** Rolls away as the rider came, so that the way out can be told. */
  readonly rollsOn: boolean
}

export const NAMED: Readonly<Record<string, Named>> = {
  'Acid Drop': {
    is: 'You ride off the end of a ledge without a pop and land on the flat below it. The board has to leave level, which means doing nothing at the one moment when you want to',
    steps: [
      'Begin with a curb, then a single step; the height goes up only when the last one bores you.',
      'Roll straight at the edge, faster than seems wise, since a slow board tips over it.',
      'Stand over both bolts with knees bent and the weight a touch behind the middle.',
      'As the leading wheels leave the edge, keep the board level by taking weight off that foot.',
      'Stretch the legs toward the ground and meet it with all four wheels.',
      'Fold deep and roll away forward as you came.',
    ],
    faults: [
      fault(
        'The nose drops and you pitch over it.',
        'You were too slow, or leaned ahead to look. Look far out and hold the leading knee up.',
      ),
      fault(
        'The tail hangs on the edge.',
        'You stood on the tail. Lift both feet a little as the second pair of wheels comes off.',
      ),
      fault(
        'You land stiff and your heels burn.',
        'Reach with the legs, then let them fold. Thin soles ask for smaller drops.',
      ),
    ],
    rollsOn: true,
  },
  'Drop In': {
    is: 'You go from standing on the coping to rolling down the wall in one stamp of the front foot',
    steps: [
      'Lay the tail on the coping, wheels tucked against it, and hold it there with the back foot.',
      'Set the front foot over its bolts without weight and bend both knees.',
      'Stamp the front wheels onto the wall and take your whole chest with them.',
      'Stay low over the front foot until the curve has ended, and roll away forward.',
    ],
    faults: [
      fault(
        'The board shoots out and you sit down.',
        'The foot stamped and the head stayed at home. Put your forehead over the front knee.',
      ),
      fault('You lower the wheels slowly and stop halfway.', 'There is no slow version; stamp.'),
      fault('You wobble across the flat.', 'Stay bent until the curve has ended.'),
    ],
    rollsOn: true,
  },
  Kickturn: {
    is: 'You lift the leading wheels and swing half round on the others',
    steps: [
      'Roll up the bank or along the flat with the back foot across the tail.',
      'Before you slow to a stop, press the tail until the front wheels hover.',
      'Turn head and shoulders first and let the board swing half round on its back wheels.',
      'Set the front wheels down facing the new way and bring your weight back to the middle.',
    ],
    faults: [
      fault(
        'You stop half way and slide.',
        'Begin while you still have speed, and look where you want to go.',
      ),
      fault(
        'The board shoots out ahead.',
        'Too much tail. Lift with the front knee instead of sitting back.',
      ),
      fault(
        'It turns in three small hops.',
        'Lead with the shoulders and hold the nose up until you face the new way.',
      ),
    ],
    rollsOn: false,
  },
  Wallie: {
    is: 'You ride wheels first into a low wall, bank or post without popping, and let it throw you up and over. The obstacle does the ollie for you',
    steps: [
      'Find something low with a slope or a rounded edge, knee height at most.',
      'Roll straight at it at a good pace, feet over the bolts.',
      'Just before contact lighten the leading foot so that the front wheels climb.',
      'Let the back wheels hit and bounce, and draw both knees up as they do.',
      'Guide the board level over the top with the leading foot.',
      'Land beyond it with bent knees and roll away forward as you came.',
    ],
    faults: [
      fault(
        'The board stops and you go on.',
        'Too slow, or too much weight on the leading foot. More speed, and let the wheels climb first.',
      ),
      fault('It flies off to one side.', 'You hit it at an angle. Square up from further away.'),
      fault(
        'The tail scrapes over the top.',
        'You popped out of habit. Keep the tail quiet and only pull the knees up.',
      ),
    ],
    rollsOn: true,
  },
  Wallride: {
    is: 'You ollie at a wall, set all four wheels on it, ride along for a moment and come off onto the ground again. The push against the wall is what keeps you up there',
    steps: [
      'Choose a smooth wall with a bank at its foot, or ride at a plain one at a slant of about a third.',
      'Roll fast and pop an ollie a board length before the wall.',
      'Turn the wheels toward it and press them on with both feet, front wheels a little higher.',
      'Stand away from the wall with bent knees, as if it were the ground.',
      'Before the speed is gone point the nose down and push off with the feet.',
      'Lean toward the landing and take it over the bolts with your weight in the middle.',
    ],
    faults: [
      fault(
        'Only the front wheels touch and you fall backward.',
        'Turn the hips to the wall, not just the nose.',
      ),
      fault(
        'The wheels slip down.',
        'You leaned into the wall. Stand out from it so that your weight presses on the wheels.',
      ),
      fault(
        'You come off and land sideways.',
        'Point the nose down while the wheels still roll; in the air it is too late.',
      ),
    ],
    rollsOn: false,
  },
  Casper: {
    is: 'The board stands upside down on its tail while you balance on it, one foot hooked under the grip and the other on the underside of the tail. It is a position first and a trick second',
    steps: [
      'Lay the board upside down on grass and stand next to it.',
      'Slide the front foot under the grip just behind the nose, laces against it.',
      'Put the back foot on the underside of the tail and let your weight sink onto it.',
      'Lift the nose with the laces until the deck hangs off the ground and only the tail touches.',
      'Find the balance with the hips above the back foot, arms wide.',
      'Come out by lifting the front foot and pushing with the back one, so that the board rolls over onto its wheels.',
    ],
    faults: [
      fault(
        'The front foot slips out.',
        'It is too far in or too flat. Pull the toes up so that the deck lies across the laces.',
      ),
      fault(
        'The board tips on its side.',
        'The back foot stands off centre. Put its ball over the middle of the tail.',
      ),
      fault(
        'You hop off backward at once.',
        'Hold on to a fence for the first ones; the balance point is further back than you think.',
      ),
    ],
    rollsOn: false,
  },
  'Casper Slide': {
    is: 'A casper entered with speed, so that the tip of the tail drags along the ground under you. Smooth concrete and a worn tail make it slide',
    steps: [
      'Have a standing casper that you can hold for two breaths.',
      'Roll at a jog and pop half a kickflip with a soft flick.',
      'Catch it upside down: front laces under the grip, back foot on the underside of the tail.',
      'Come down with the hips over the back foot and press the tail onto the ground.',
      'Lean back a little against the slide and keep the nose up with the front foot.',
      'As it slows, scoop the board over onto its wheels and step on.',
    ],
    faults: [
      fault(
        'The tail bites and you run out.',
        'You landed ahead of it. Keep the hips behind the front foot.',
      ),
      fault('The grip slaps the ground.', 'The front foot let go. Pull the toes up before you touch down.'),
      fault('You catch it, but sideways.', 'The half flip turned. Pop straight and flick less.'),
    ],
    rollsOn: false,
  },
  Railstand: {
    is: 'The board stands on its edge and the rims of its wheels, and you stand on the upper edge. Everything that follows from it begins with being able to stand there calmly',
    steps: [
      'Start on carpet with the board still, feet near the trucks.',
      'Put the toes of the front foot under the toe-side edge and the heel of the back foot near the heel-side one.',
      'Lift with the front toes and push down with the back heel until the board stands on its side.',
      'Step both feet onto the upper edge, one over each truck, soles across it.',
      'Stand tall with soft ankles and look at a point on the ground ahead.',
      'To come off, jump lightly, tip the edge with the toes and land on the grip.',
    ],
    faults: [
      fault(
        'It falls back onto its wheels.',
        'Lift and push in the same moment; one without the other only rocks it.',
      ),
      fault(
        'The edge wobbles under the feet.',
        'You stand between the trucks. Move the feet out above them.',
      ),
      fault(
        'You come off and the board lands on your ankle.',
        'Jump up before you tip it, and keep the feet together.',
      ),
    ],
    rollsOn: false,
  },
  Pogo: {
    is: 'The board stands upright on its tail, you stand on the lower truck holding the nose, and hop. It is as much fun as it looks and harder on the tail than on you',
    steps: [
      'Stand the board on its tail with the grip facing you and hold the nose with one hand.',
      'Put one foot on the lower truck, arch over the axle.',
      'Press the other foot against the grip low on the deck so that it clamps the board between your legs.',
      'Pull up with the hand and jump off both feet at once, board and all.',
      'Land with bent knees on the tail and go again before the balance is lost.',
    ],
    faults: [
      fault(
        'The board slips out forward.',
        'The clamping foot does nothing. Press it against the deck the whole time.',
      ),
      fault('You rise and the board stays.', 'Pull with the hand as hard as you jump.'),
      fault(
        'You tip over to one side after two hops.',
        'Keep the hand above the standing foot, not out in front.',
      ),
    ],
    rollsOn: false,
  },
  'Walk the Dog': {
    is: 'One foot stays in the middle of the board as a pivot while the other steps from end to end and swings the board round under you. Done quickly it looks like walking on the spot',
    steps: [
      'Stand still or roll very slowly with the front foot square in the middle of the board.',
      'Step the back foot forward past it onto the nose.',
      'Press that end and turn the hips, so that the board swings half round on the middle foot.',
      'Let the wheels touch, with the stepping foot now on the trailing end.',
      'Step forward again onto the end that leads and swing the board on.',
      'Find a rhythm in which every step is one swing.',
    ],
    faults: [
      fault('The board turns only a quarter.', 'Turn on the ball of the middle foot; a flat sole brakes it.'),
      fault(
        'You step and the end shoots up.',
        'The middle foot stands too far to one side. Put it exactly between the trucks.',
      ),
      fault('You get dizzy and drift off.', 'Look at one point and turn the hips under a still head.'),
    ],
    rollsOn: false,
  },
  Spacewalk: {
    is: 'In a manual you swing the nose from side to side without ever putting it down, and the swings carry you forward. It is a tic tac with its front wheels in the air',
    steps: [
      'Be able to hold a manual for ten board lengths.',
      'Start rolling slowly and lift into the manual.',
      "Swing both arms to one side and let the nose follow a hand's width.",
      'Swing back before it stops, hips over the back truck.',
      'Make the swings even and let each push you on a little.',
      'Come down in the middle of a swing, nose straight ahead.',
    ],
    faults: [
      fault(
        'The front wheels touch on each side.',
        'Smaller swings. The height comes from the hips, not from the arms.',
      ),
      fault(
        'You swing but stand still.',
        'Lean a little ahead into each swing, so that the back wheels carve.',
      ),
      fault('The tail drags.', 'You sat down behind the truck. Straighten the back leg slightly.'),
    ],
    rollsOn: true,
  },
  'End Over': {
    is: 'Half turns on alternate ends: you pivot on the nose, then on the tail, and so travel along end over end. Each pivot is a small kickturn, and the rhythm makes the trick',
    steps: [
      'Put one foot on the nose and one on the tail, knees bent.',
      'Roll slowly and press the nose until the tail lifts.',
      'Swing the tail round half a turn with the hips and set it down.',
      'At once press the end that now leads and swing the other one round the same way.',
      'Keep the head turning toward travel so that you do not get lost.',
      'Do two, then four, and roll out of an even number as you came.',
    ],
    faults: [
      fault('The swing stops half way.', 'Look over the shoulder you turn toward before the end lifts.'),
      fault('You stop travelling.', 'Set the end down ahead of you, not beside you.'),
      fault(
        'The lifted end bangs on the ground.',
        'Bend the knee over the pressed end and lower the other with that leg.',
      ),
    ],
    rollsOn: false,
  },
  'Body Jar': {
    is: 'On the way down from an air you slap the tail on the coping and drop in over it. Loud, short and quite safe once the tail meets the coping flat',
    steps: [
      'Learn tail stalls and small airs on the same ramp.',
      "Ride up fast enough to leave the coping by a board's height.",
      'Take the nose with your leading hand as the board comes up.',
      'Turn back toward the ramp and push the trailing foot down at the coping.',
      'Let the tail smack it while the wheels are already on the ramp side.',
      'Release the nose and drop in over the front foot.',
    ],
    faults: [
      fault(
        'The wheels land on the platform.',
        'You came in too late. Aim the tail at the edge itself, hips over the ramp.',
      ),
      fault('The tail misses.', 'Stay close to the wall on the way up, and push the foot down actively.'),
      fault(
        'You get bucked off forward.',
        'Your weight was over the front foot at the smack. Wait with it until after.',
      ),
    ],
    rollsOn: false,
  },
  Bertslide: {
    is: 'A low surf turn: one hand goes down, the board swings out round it and slides. It comes from banks and works on flat with enough speed',
    steps: [
      'Wear gloves or slide pads and pick smooth ground.',
      'Roll fast and sink until you can touch the ground without reaching.',
      'Start a carve and put the inner hand down beside you, ahead of the board.',
      'Take the weight onto that hand and push the back wheels out with the legs.',
      'Let the board swing round the hand, wheels sliding.',
      'Draw it back under you and rise as the wheels grip.',
    ],
    faults: [
      fault(
        'The wheels grip and you are thrown.',
        'You stood too tall. Weight on the hand first, then push.',
      ),
      fault('You stay down there.', 'Keep the hips over the board; only the hand goes to the ground.'),
      fault('It slides a foot and stops.', 'More speed, harder wheels, or a bank.'),
    ],
    rollsOn: false,
  },
}
