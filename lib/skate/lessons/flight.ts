import type { Analysis, Shape } from './analysis.ts'
import { choose, join, type Parts, rollAway, rolls, sideOfTurn, turns, type Ways } from './phrases.ts'

/** How the flip is set off. */
export function flickStep(trick: Analysis): string {
  if (trick.shape === 'spin') return spunFlick(trick)
  return trick.sweep ? turnedFlick(trick) : straightFlick(trick)
}

function spunFlick(trick: Analysis): string {
  const { foot, near } = place(trick)
  const isHeel = trick.motion.flip.kind === 'heel'
  const verb = isHeel ? 'push the heel' : 'flick the toes'
  const edge = isHeel ? 'toe-side' : 'heel-side'
  const count = trick.motion.flip.count ?? 1
  const off = `${verb} of the ${foot} off the ${edge} edge ${near}`
  const when = [
    'With the turn begun',
    'A quarter of the way around',
    'As your hips start to go',
    'Once the board is turning with you',
  ] as const
  if (count > 1) {
    return join(
      trick.seed,
      'spunFlick',
      [`${when[0]}, ${off}`, `${when[1]}, ${off}`, `${when[2]}, ${off}`],
      [
        `, fast enough for ${rolls(count)} rolls.`,
        `; ${rolls(count)} rolls need a loose, quick ankle.`,
        ` and think of ${rolls(count)} rolls, not of a hard kick.`,
      ],
    )
  }
  return join(
    trick.seed,
    'spunFlick',
    [`${when[0]}, ${off}`, `${when[1]}, ${off}`, `${when[2]}, ${off}`, `${when[3]}, ${off}`],
    [
      ', short enough that the board stays under your turn.',
      ' and let the turn carry it over.',
      ', half as hard as you would going straight.',
      '; it has to roll where you are going, not where you were.',
    ],
  )
}

function turnedFlick(trick: Analysis): string {
  const { foot } = place(trick)
  const { feet, clashes, motion, seed } = trick
  const isHeel = motion.flip.kind === 'heel'
  const edge = isHeel ? 'toe-side' : 'heel-side'
  const verb = isHeel ? 'Kick the heel' : 'Flick the toes'
  const brush = isHeel ? 'Tap the heel' : 'Brush the toes'
  const speed = (motion.flip.count ?? 1) > 1 ? ' from a loose, fast ankle' : ''
  const starts: Ways = [
    `${verb} of the ${foot} off the ${edge} edge${speed}`,
    `${brush} of the ${foot} off the ${edge} edge${speed}`,
    `${verb} of the ${foot} out over the ${edge} edge${speed}`,
  ]
  if (clashes) {
    return join(seed, 'turnedFlick', starts, [
      ` together with the scoop, then pull that knee away: the ${feet.far} swings to the same side.`,
      ` early and lift the leg clear, because the ${feet.far} comes around toward it.`,
      ` and get the whole leg up; the ${feet.far} is about to pass where it was.`,
      ` before the ${feet.far} gets there, knee high and wide.`,
    ])
  }
  return join(seed, 'turnedFlick', starts, [
    ' as the scoop begins; the turn helps, so go easy.',
    ` while the ${feet.far} starts around, low and brief.`,
    `, a touch after the scoop, and leave the rest to the ${feet.pop}.`,
    `; the ${feet.far} is swinging away from that foot, so it only has to graze.`,
    ` as the ${feet.far} leaves it.`,
  ])
}

function straightFlick(trick: Analysis): string {
  const { foot, near } = place(trick)
  const { seed } = trick
  const count = trick.motion.flip.count ?? 1
  const isHeel = trick.motion.flip.kind === 'heel'
  const edge = isHeel ? 'toe-side' : 'heel-side'
  const part = isHeel ? 'heel' : 'toes'
  if (count < 1) return `Brush the ${part} softly off the ${edge} edge ${near}: half a roll and no more.`
  if (count > 1) {
    return join(
      seed,
      'straightFlick',
      [
        `Snap the ${part} of the ${foot} off the ${edge} edge ${near}`,
        `Flick the ${part} of the ${foot} up through the ${edge} edge ${near}`,
      ],
      [
        ` from a loose ankle; ${rolls(count)} rolls want speed, not a bigger kick.`,
        `, short as a whip: ${rolls(count)} rolls come from the last inch.`,
        ` where the corner curves, or the board never finishes ${rolls(count)} rolls.`,
      ],
    )
  }
  return join(
    seed,
    'straightFlick',
    isHeel
      ? [
          `Draw the ${foot} up and push its heel out over the toe-side edge ${near}`,
          `Slide the ${foot} up and kick the heel through the toe-side edge ${near}`,
        ]
      : [
          `Draw the ${foot} up and flick the toes out over the heel-side edge ${near}`,
          `Run the ${foot} up the deck and off the heel-side edge ${near}`,
          `Scrape the ${foot} forward and flick it off the heel-side edge ${near}`,
        ],
    [
      '.',
      ', ankle last.',
      ', up more than out.',
      ', then bring the knee straight back to your chest.',
      ', leg long at the end of it.',
    ],
  )
}

/** A late flip has no upward slide to help it. */
export function lateFlickSteps(trick: Analysis): string[] {
  const { feet, motion, seed } = trick
  const isHeel = motion.flip.kind === 'heel'
  const push = isHeel
    ? `Push the heel of the ${feet.flick} down and out past the toe-side edge`
    : `Push the ball of the ${feet.flick} down and out past the heel-side edge`
  const pace =
    (motion.flip.count ?? 1) > 1 ? ', twice as sharply as feels needed' : ', knee straightening quickly'
  return [
    choose(seed, 'float', [
      'At the top take the weight off both feet for an instant.',
      'Wait until you hang, then go weightless on both soles.',
      'Feel the board stop rising and unweight it.',
      'Count one at the top with both feet light.',
    ]),
    `${push}${pace}, and lift the ${feet.pop} out of its way.`,
  ]
}

const ORDINALS: Record<number, string> = { 2: 'second', 3: 'third', 4: 'fourth' }

const lateCatch = ({ seed, feet }: Analysis): string =>
  join(
    seed,
    'lateCatch',
    [
      'Snap both feet back down as the grip turns up',
      `Stamp on the first grip you see, ${feet.pop} and all`,
      'Get both soles back on it before it drops',
    ],
    [', and expect a low catch.', '; it comes at shin height.', ', knees soft, because you are nearly down.'],
  )

/** Stopping a flip that goes around more than once. */
function nthCatch({ seed, feet }: Analysis, count: number, nth: string): string {
  const past = count > 2 ? ` ${count === 3 ? 'twice' : 'three times'}` : ''
  return join(
    seed,
    'catch',
    [
      `Let the grip flash past${past} and stop the board at the ${nth} sight of it`,
      `Keep both feet high until the ${nth} flash of grip and pin it`,
      `Hold off, hold off, and step on the ${nth} grip`,
    ],
    [
      `, ${feet.pop} first.`,
      ` with the ${feet.pop} a moment ahead.`,
      `, the ${feet.flick} closing behind.`,
      ', both soles flat.',
    ],
  )
}

/** Stopping the flip. */
export function catchStep(trick: Analysis): string {
  const { feet, motion, seed } = trick
  const count = motion.flip.count ?? 1
  if (count < 1) {
    return `Catch the upside-down board on the laces of the ${feet.flick} and roll it back over the way it came.`
  }
  if (motion.flip.late) return lateCatch(trick)
  const nth = ORDINALS[count]
  if (nth) return nthCatch(trick, count, nth)
  return join(
    seed,
    'catch',
    [
      'Wait for the grip to come up and stop the board',
      'Watch the board and catch it',
      'Keep the knees high until you see grip, then press it down',
      'Spot the grip tape, then stop the board',
      'Let it come up to you and take it in the air',
    ],
    [
      ` with the ${feet.pop} first.`,
      `, ${feet.pop}, then ${feet.flick}.`,
      ` under the ${feet.pop}, and close with the ${feet.flick}.`,
      `, the ${feet.pop} a moment ahead.`,
      ' with both soles at once.',
    ],
  )
}

/** What happens between the pop and the catch, when anything turns; else null. */
export function turnStep(trick: Analysis): string | null {
  switch (trick.shape) {
    case 'straight':
      return null
    case 'spin':
      return spin(trick)
    case 'shuvit':
      return shuvit(trick)
    case 'ahead':
    case 'behind':
    case 'varial':
    case 'mystic':
    case 'anti':
      return apart(trick, trick.shape)
  }
}

function spin(trick: Analysis): string {
  const { body, opens, seed } = trick
  if (opens === null)
    return `Carry ${turns(body)} through with your head: feet and board follow where it looks.`
  const over = opens ? 'leading' : 'trailing'
  if (body >= 900)
    return `Ball up with the chin on the ${over} shoulder and let the road come past twice; only then comes the last half turn.`
  if (body === 720)
    return `Fold everything in, chin on the ${over} shoulder, and let travel come past twice before you think of landing.`
  if (body > 360)
    return choose(seed, 'spin', [
      `Tuck in small, chin over the ${over} shoulder; after the full turn there is another half with no help in it.`,
      `Hold the tuck when the ground comes around at a full turn, because you owe it half a turn more, ${over} shoulder first.`,
    ])
  return body === 360 ? fullSpin(trick, opens) : halfSpin(trick, opens)
}

const fullSpin = ({ seed, feet }: Analysis, opens: boolean): string =>
  opens
    ? join(
        seed,
        'spin',
        [
          'Keep looking on over the leading shoulder',
          'Open, and go on opening past where a half turn ends',
          'Chase your leading hand around with your eyes',
        ],
        [
          ', knees high, until you have gone blind and come out of it.',
          `, the ${feet.pop} holding the board under you.`,
          '; the second half happens behind your back.',
        ],
      )
    : join(
        seed,
        'spin',
        [
          'Send the chin over the trailing shoulder and keep it there',
          'Close up and go on closing through the blind half',
          'Look at the ground behind you, then past it',
        ],
        [
          '; the second half shows you the ground again.',
          `, the ${feet.pop} holding the board under you.`,
          ', knees high, until the road shows up.',
        ],
      )

const halfSpin = ({ seed, feet }: Analysis, opens: boolean): string =>
  opens
    ? join(
        seed,
        'spin',
        [
          'Let the leading arm swing open behind you',
          'Keep opening the shoulders',
          'Look where you are going until your chin is past it',
        ],
        [
          ' and bring hips and knees after it.',
          ` and let the ${feet.flick} carry its end around with your hips.`,
          `, the ${feet.pop} pulling its end along.`,
          ', knees up, feet quiet.',
        ],
      )
    : join(
        seed,
        'spin',
        [
          'Swing the leading arm across over your toes',
          'Close the leading shoulder',
          'Look down past your heels as your back turns to the road',
        ],
        [
          ' and let hips and board follow it around.',
          '; for a moment you see only where you came from.',
          `, the ${feet.pop} pushing its end around below you.`,
          ` and let the ${feet.flick} ride along with it.`,
        ],
      )

function shuvit({ feet, board, sweep, seed }: Analysis): string {
  if (board > 360)
    return join(
      seed,
      'over',
      [
        'Pull both heels up toward your seat',
        `Tuck as if the ${feet.far} were a blade`,
        'Get both feet out of there',
      ],
      [
        ' and hold them there for longer than feels sensible.',
        `; it passes ${turns(board)} before it is yours again.`,
        ` and watch the ${feet.far} go by more than once.`,
      ],
    )
  if (board === 360)
    return join(
      seed,
      'over',
      [
        'Stay up with both knees tucked',
        'Hang there with your feet under your seat',
        `Keep your knees apart and the ${feet.flick} high`,
        'Sit in the air',
      ],
      [
        ' until the board has gone all the way around below you.',
        ` and let the ${feet.far} come back to where it began.`,
        `; the half turn looks like the end and is not.`,
        `, eyes on the ${feet.end}.`,
      ],
    )
  const side = sweep === 'heel' ? 'in front of your toes' : 'behind your heels'
  return join(
    seed,
    'over',
    [
      'Lift both knees',
      'Hang above the board with your feet up',
      `Pull the ${feet.flick} straight up`,
      'Float with your legs apart',
    ],
    [
      ` and let the ${feet.far} come around ${side}.`,
      ` while the ${feet.far} swings past ${side}.`,
      `; the ${feet.far} passes ${side}.`,
    ],
  )
}

/** Rider and board each turn their own way, or by their own amount. */
function apart(trick: Analysis, shape: Exclude<Shape, 'straight' | 'spin' | 'shuvit'>): string {
  const { body, board, motion, seed, feet } = trick
  const lead = openingWords(trick)
  const boardSide = sideOfTurn(motion.boardDeg || trick.relative)
  switch (shape) {
    case 'ahead':
      return join(
        seed,
        'apart',
        [
          `${lead} and turn above the board with your knees up`,
          `${lead} lazily; you have ${turns(body)} to do`,
          `${lead} and ride along on top of it`,
        ],
        [
          `; the board overtakes you by ${turns(board - body)}.`,
          ` while the ${feet.far} gains ${turns(board - body)} on you.`,
          `, and let the board make up ${turns(board - body)} below.`,
        ],
      )
    case 'behind':
      return `${lead} and keep turning after the board has done its part; you go ${turns(body - board)} further than it does.`
    case 'varial':
      return join(
        seed,
        'apart',
        [
          `${lead} at the peak and turn above the board`,
          `${lead} once both soles are clear, and come around`,
          `${lead} in the air, ${turns(body)} in all`,
        ],
        [
          ', feet close together, while it flies on without turning.',
          '; the board keeps its line and you change yours.',
          ', ankles nearly touching, eyes on the bolts.',
        ],
      )
    case 'mystic':
      return join(
        seed,
        'apart',
        [`${lead} and turn against the board`, `${lead} the moment the ${feet.pop} has let go of the board`],
        [
          `: it goes ${boardSide} under you while you go the other way.`,
          `, which slips ${boardSide} under your feet like a rug.`,
        ],
      )
    case 'anti':
      return join(
        seed,
        'apart',
        [`${lead} against the scoop, knees high`, `${lead} while the board winds the other way`],
        [
          `, so that the board can pass ${boardSide} below you.`,
          `; you meet it ${turns(board)} later, from the far side.`,
        ],
      )
  }
}

function openingWords({ opens }: Analysis): string {
  if (opens === null) return 'Let head and shoulders go first'
  return opens ? 'Open the leading shoulder' : 'Close the leading shoulder'
}

/** A turn that goes on with a board that is caught already. */
export function turnOnStep({ opens, body }: Analysis): string {
  const side = opens === null ? 'Turn on' : opens ? 'Open the shoulders' : 'Close the shoulders'
  return `${side} once the first part is caught, and let the hips follow through ${turns(body || 180)}.`
}

/** The foot the board goes around. */
export function wrapFoot({ motion, feet }: Analysis): string {
  return motion.wrap === 'front foot' && motion.stance !== 'nollie' ? feet.nose : feet.pop
}

/** What is different when the board goes end over end. */
export function wrapParts(trick: Analysis): Parts {
  if (trick.motion.wrap === 'forward') return forward(trick)
  return wrapFoot(trick) === trick.feet.pop ? scooped(trick) : dragged(trick)
}

function forward({ feet, motion, shape, board }: Analysis): Parts {
  const by =
    motion.flip.kind === 'heel' ? 'the heel last, toward the toe side' : 'pressing it down as the foot leaves'
  return {
    other: `Set the ${feet.flick} fairly far in from the ${feet.far}, pointing along the board more than across it.`,
    ...(shape === 'shuvit'
      ? {
          pop: `Pop and scoop the ${feet.end} as for ${board > 180 ? `a ${board} shuvit` : 'a shuvit'}, so that the board leaves the ground already turning.`,
        }
      : {}),
    flick: `Kick out over the tip of the ${feet.far}, ${by}, so that it dives.`,
    turn: `Spread the knees wide and keep the ${feet.pop} high, because the ${feet.end} comes up between them.`,
    stop: 'Wait for the grip to appear below you and catch it with whichever foot sees it first.',
  }
}

function scooped({ feet, motion, seed }: Analysis): Parts {
  const isInside = motion.style === 'Inside'
  return {
    feet: `Roll slowly${motion.stance === 'regular' ? '' : ` in ${motion.stance}`} with the ${feet.pop} straight across the ${feet.end}, its ball in the middle.`,
    other: `Rest the ${feet.flick} just inside the ${feet.far} bolts, ready to be snatched up.`,
    pop: isInside
      ? `Press the ${feet.end} down and scoop it along the inner side of your leg, toes drawing the loop.`
      : choose(seed, 'wrap', [
          `Press the ${feet.end} down and scoop it toward the other foot, toes drawing a loop: down, along, up.`,
          `Scoop the ${feet.end} down and under you in the line of the board; sideways makes a shuvit of it.`,
        ]),
    flick: `Pull the ${feet.flick} straight up as the ${feet.far} rises, so that nothing stops the loop.`,
    stop: `Keep the toes of the ${feet.pop} pulled up and the board close to the sole until the ${feet.far} has come around, then stand the ${feet.flick} on the bolts.`,
  }
}

function dragged({ feet, motion }: Analysis): Parts {
  const side = motion.style === 'Inside' ? 'from the inner side' : 'from the toe side'
  return {
    feet: `${motion.stance === 'regular' ? 'Ride' : `Ride in ${motion.stance}`} with the ball of your ${feet.pop} in the middle of the ${feet.end}, as for ${feet.ollie}.`,
    other: `Set the ${feet.flick} high, on the ${feet.far} bolts, toes a little over the edge.`,
    flick: `As the ${feet.far} rises, hook the ${feet.flick} around it ${side} and drag it down and back under you.`,
    stop: `Lift the ${feet.pop} out of the way while the board goes around the ${feet.flick}, and wait for the deck to come back under that sole.`,
  }
}

/** Feet back on a board that turned without flipping. */
export function meetStep({ feet, shape, seed }: Analysis): string | null {
  if (shape === 'straight' || shape === 'spin') return null
  // A board that keeps its line has nothing to come back from, and nothing to be stopped.
  if (shape === 'varial')
    return join(
      seed,
      'meet',
      ['When the bolts are below you again, ', 'With your knees still high, ', 'Look down and '],
      [
        'press both feet down over the bolts.',
        'drop on it with both feet at once.',
        `step on with the ${feet.flick}, then the ${feet.pop}.`,
      ],
    )
  return join(
    seed,
    'meet',
    [
      'When the board is back in line below you, ',
      'As the deck comes under you, ',
      'With your knees still high, ',
      `Once the ${feet.far} has stopped swinging, `,
      'Look down and ',
    ],
    [
      'press both feet down over the bolts.',
      `stop it with the ${feet.flick} and bring the ${feet.pop} down beside it.`,
      'drop on it with both feet at once.',
      'put it down under you.',
      `step on with the ${feet.flick}, then the ${feet.pop}.`,
    ],
  )
}

/** The landing, the revert if there is one, and where it leads. */
export function landStep(trick: Analysis): string {
  const { motion, exit, seed } = trick
  const away = rollAway(motion.stance, exit, seed)
  if (!motion.revert) return `${landing(trick)} and ${away}.`
  const way = motion.revert === 'either' ? '' : ` ${motion.revert}`
  return join(
    seed,
    'revert',
    [
      'Land light on the leading wheels',
      'Touch down low with the shoulders still turning',
      'Set it down soft, weight forward',
    ],
    [
      `, slide the last half turn${way} around on all four and ${away}.`,
      `, let the wheels skid halfway around${way} and ${away}.`,
    ],
  )
}

function landing({ seed, body, motion, feet }: Analysis): string {
  if (body > 360)
    return choose(seed, 'landing', [
      'Land in a deep squat, let the last bit pivot out under you',
      `Open up late, land with both arms wide, let the ${feet.end} scrub off the spin`,
    ])
  if (body === 360)
    return choose(seed, 'landing', [
      'Land low over the bolts with the wheels in line',
      'Come down flat, pivot whatever is missing',
      'Squat into it with the arms still',
      'Stop the shoulders first, then the board, stay down',
    ])
  if (motion.flip.kind !== 'none') {
    return choose(seed, 'landing', [
      'Land over the bolts with soft knees',
      'Come down on the bolts, sink into your knees',
      'Take the landing with both knees',
      `Land with the ${feet.pop} over its bolts`,
      'Put down all four wheels with your seat low',
      'Stay over it with bent knees',
    ])
  }
  return choose(seed, 'landing', [
    'Set all four wheels down together',
    'Land on bent knees with your weight in the middle',
    'Come down flat on soft knees',
    'Land with your head over the middle of the deck',
    `Touch down on both trucks with the ${feet.pop} no heavier than the other`,
    'Fold into the landing',
  ])
}

function place(trick: Analysis): { foot: string; near: string } {
  return { foot: trick.feet.flick, near: `just inside the ${trick.feet.far}` }
}
