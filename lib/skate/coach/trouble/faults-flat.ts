import type { Motion } from '../../motion.ts'
import { anyOf, pattern } from '../wish/pattern.ts'

/** One thing that goes wrong: how skaters tell it, which fault of a lesson it is, and what always helps. */
export interface Trouble {
  readonly symptom: string
  readonly said: RegExp
  /** How the mistake reads in a lesson; its remedy then comes first. Missing where no lesson speaks of it. */
  readonly taught?: RegExp
  /** Which tricks it happens to; any when missing. */
  readonly of?: (made: Motion) => boolean
  readonly fix: string
  readonly drill: string
  /** Speaks of the feet as they were told of, in a nollie as well. */
  readonly namesFeet?: true
}

/** Nothing leaves the ground. */
const ROLLED =
  /^(?:Kickturn|Tic Tac|Carve|Pump|Pushing|Foot Brake|Tail Brake|(?:Power|Bert|Coleman )slide|Coleman Slide)$/

const part = (test: (part: Motion) => boolean) => (made: Motion) =>
  made.parts.length > 0 ? made.parts.some(test) : test(made)

const apart = ({ bodyDeg, boardDeg }: Motion) => bodyDeg !== null && boardDeg !== null && bodyDeg !== boardDeg
const flips = ({ flip }: Motion) => flip.kind === 'kick' || flip.kind === 'heel'
const isFlip = part(flips)
const isHeel = part(({ flip }) => flip.kind === 'heel')
const isScooped = part((made) => !made.contact && apart(made))
const isScoopedFlip = part((made) => !made.contact && apart(made) && flips(made))
const isShuvit = part((made) => !made.contact && apart(made) && !flips(made) && made.bodyTurn === 0)
const isSpun = part(({ bodyTurn, contact }) => !contact && (bodyTurn ?? 0) >= 180)
const isSpunFlip = part((made) => flips(made) && (made.bodyTurn ?? 0) >= 180)
const isPopped = part(({ pop, contact }) => pop && !contact)
const isStraight = part(
  (made) => made.pop && !made.contact && made.bodyDeg === 0 && made.boardDeg === 0 && !made.wrap,
)
const isPlainPop = part(
  (made) =>
    made.pop &&
    !made.contact &&
    made.bodyDeg === 0 &&
    made.boardDeg === 0 &&
    !made.wrap &&
    made.flip.kind === 'none' &&
    !/^(?:No Comply|Boneless)$/.test(made.style ?? ''),
)

const isHardflip = part(
  ({ flip, boardDeg, bodyDeg, contact }) =>
    !contact && flip.kind === 'kick' && bodyDeg === 0 && boardDeg === 180,
)

const SHORT = pattern`${anyOf(
  'last (?:little )?(?:bit|part|quarter|piece)',
  'sideway',
  'side ways',
  'crooked',
  'perpendicular',
  '\\b90\\b',
  'ninety',
  'three quarters',
  'quarter (?:turn )?short',
  '3\\/4',
  'short of',
  "(?:n'?t|not|never|nt) (?:\\w+ ){0,2}(?:all the way|fully|completely)? ?a?round",
  '(?:all the way|fully) a?round',
  'under ?(?:turn|rotat|spin)',
  "(?:n'?t|not|nt|never) (?:spin|turn|rotate)s?",
  "come(?:s|n't)? (?:a?round|short)",
  '(?:lands?|stops?|ends?|stuck|only) (?:at |on )?(?:about )?(?:90|ninety|180|half)\\b',
  'stops? (?:half ?way|early|short)',
  '270',
  'finish(?:es)? (?:the )?(?:turn|spin|rotation)',
  'half ?way (?:a?round|there|through)',
  'half (?:the|a|of the) (?:turn|spin|rotation)',
  'only (?:does |do |goes? |makes? |gets? |turns? |spins? |rotates? |a )*(?:half|180|90)',
  '(?:not enough|too little) (?:spin|turn|rotation)|(?:spin|turn|rotate|rotation) (?:is )?too little|(?:spin|turn|rotate|go)(?:ing)? (?:not |too )?(?:enough|little)\\b|not far enough',
  'go(?:es)? past',
)}`

/** Where a board hits whoever flips it, and how it does. */
const LEG = anyOf('shins?', 'ankles?', 'knees?', 'foot', 'feet', 'legs?', 'cal(?:f|ves)', 'heels?', 'toes?')
const SORE_SPOT = anyOf('shins?', 'nuts?', 'balls', 'crotch', 'face')
const HITS = anyOf(
  'hits?',
  'hitting',
  'smack(?:s|ed|ing)?',
  'whack(?:s|ed|ing)?',
  'clips?',
  'smashes',
  'bangs?',
  'cracks',
)
const HIT = pattern`\b(?:shinn?ers?\b|credit ?card)|\b${HITS} me\b|\b${HITS} my (?:front |back )?${LEG}\b|\b(?:${HITS}(?: me)?|gets? me) (?:in|on) (?:the|my) (?:${LEG}|${SORE_SPOT})\b|\bin ?to? (?:the|my) ${SORE_SPOT}|\b${SORE_SPOT} (?:every|again|each)`

/** What goes wrong on the ground and in the air above it: the peculiar ones first, since the first that fits counts. */
export const FLAT_TROUBLES: readonly Trouble[] = [
  {
    symptom: 'hit by the board',
    said: HIT,
    of: isShuvit,
    fix: 'The scoop goes down as much as round, so the tail jumps at you: sweep it flat and a little back, pull both knees up high, and stay above it.',
    drill:
      'Ten low ones at half the force in long pants or shin pads, with the front foot landing beside the board, until it turns level.',
  },
  {
    symptom: 'hit by the board',
    said: HIT,
    of: (made) => isPopped(made) && (isFlip(made) || isScooped(made) || isSpun(made)),
    fix: 'You stand over it while it turns: jump up and a little away first, knees wide and high, and let it turn between your feet instead of under your weight.',
    drill:
      'Ten in long pants or shin pads without landing: pop, flick and put both feet down on either side of the board.',
  },
  {
    symptom: 'hit by the board',
    said: HIT,
    of: isPopped,
    fix: 'The board comes up and your leg is still in its way: both knees to your chest, the front foot sliding all the way to the nose, and shoulders level, so that it rises flat under you.',
    drill: 'Ten standing still in long pants or shin pads, with both knees higher than seems needed.',
  },
  {
    symptom: 'body late',
    said: /\b(?:body|shoulders?|hips?|torso) (?:always |just |only )?(?:(?:turns?|rotates?|spins?|comes?|goes|moves?|follows?)(?: a?round)? (?:too |way too |so )?(?:late|slow)|lags?|(?:is|are|stays?) (?:(?:way )?too (?:late|slow)|slow|late|behind))\b/,
    of: isSpun,
    fix: 'The turn has to begin before the pop: wind the shoulders up against it, and let head and leading shoulder go a breath ahead of the tail.',
    drill:
      'Ten half turns standing on the ground, eyes first, ten rolling slowly, and only then with the whole trick.',
  },
  {
    symptom: 'sketchy',
    said: /\b(?:lands?|landing|landed|comes? down) (?:\w+ ){0,2}?(?:sketch\w*|slopp\w*|messy|ugly|dirty)\b|\b(?:sketchy|sloppy|messy|ugly|dirty) (?:landings?|catch)\b/,
    of: isPopped,
    fix: 'A landing is as clean as what comes before it: keep the shoulders in line with the board, look at the bolts until you feel them, and sink into both knees instead of standing up at once.',
    drill:
      'Ten small ones, each landing held low for three seconds, and only those count that roll on straight.',
  },
  {
    symptom: 'now and then',
    said: /lands sometimes/,
    fix: 'Some land, so the movement is there and only the set-up wanders: same feet, same crouch, same speed each time, and one change at a time.',
    drill: 'Count sets of ten, and move on when seven land twice in a row.',
  },
  {
    symptom: 'flips over',
    said: /primo|flips? (?:over|half|up|\w+ to)|flipping|turns? over|upside|on (?:its|the) (?:side|edge)|half ?flip|tips? over/,
    of: isShuvit,
    fix: 'The back foot digs into the edge as it scoops: ball of the foot on the middle of the tail, push it flat round behind you, and lift the front foot straight up instead of dragging it.',
    drill: 'Ten slow scoops with the front foot beside the board, and the deck stays level as it turns.',
  },
  {
    symptom: 'lost',
    said: pattern`${anyOf(
      '\\b(?:lost|losing) (?:my|the|all my|it\\b)(?! (?:balance|speed|grip|footing|pop|motivation))',
      '\\bforgot(?:ten)? how\\b',
      '\\b(?:had|used to have) (?:it|them) (?:perfect|dialed|on lock|every|down|before)',
      "\\bsuddenly (?:can'?t|cannot|gone)\\b",
      '\\bused to be (?:easy|consistent|on lock)',
    )}`,
    of: isPopped,
    fix: 'Everybody loses a trick now and then, and it is nearly always the setup that wandered: put the feet back where they were in an old clip and take half the speed.',
    drill: 'Five standing, five at walking pace, film one of each, and change one thing at a time.',
  },
  {
    symptom: 'wheelbite',
    said: /wheel ?bites?/,
    fix: 'You land with your weight on one edge, so the deck presses on a wheel: come down with both feet over the bolts and the shoulders level.',
    drill: 'Land ten on the bolts at walking pace, and if it still bites, tighten the trucks a quarter turn.',
  },
  {
    symptom: 'hurts',
    said: /\b(?:foot|feet|ankles?|shins?|knees?|heels?|toes?|wrists?) (?:really |always |still )?(?:hurts?|aches?|is sore|are sore|kills? me)\b(?=.{0,30}\b(?:try|tries|attempt|session|after|when|every))/,
    of: isPopped,
    fix: 'Pain is a reason to stop for the day; when it is gone, jump up and a little away so that the board turns between your feet and never under your weight.',
    drill: 'Come back with shin pads and ten slow ones without landing, both feet put down beside the board.',
  },
  {
    symptom: 'primo',
    said: /\bprimo|on (?:its|the) (?:side|edge|rail)\b|one side of the board/,
    taught: /primo/,
    of: (made: Motion) => isFlip(made) && !/never/.test(made.style ?? ''),
    fix: 'The flick ends too early: run the foot all the way out through the corner, pull both knees up and only then catch.',
    drill:
      'Flick the board from standing with the back foot on the ground until the grip comes up ten times running.',
  },
  {
    symptom: 'no wrap',
    said: /wrap|around (?:my|the) (?:back |front )?foot|goes (?:a?round )?flat|(?:like|just|into) an? (?:360 )?shuv/,
    of: part(({ wrap }) => wrap !== null),
    fix: 'Scoop back and up along the line of the board with the toes of that foot pointing up, and lift the front foot out of the way, so that the board has only your foot to go round.',
    drill:
      'Hold the nose in your hand and wrap the board round the back foot twenty times, then do it standing.',
  },
  {
    symptom: 'in the way',
    said: /(?:foot|leg|feet) (?:always |just |keeps? )?(?:gets?|getting|is|are|comes?) in the way/,
    of: isScooped,
    fix: 'The back foot has to be gone once it has scooped: a smaller scoop, that knee up high at once, and the feet a board apart while it turns over.',
    drill: 'Ten pop shuvits with both knees up at your chest, ten of the flip alone, and then both together.',
  },
  {
    symptom: 'tail foot',
    said: /back foot (?:just |always |keeps )?(?:slips?|slid(?:es?|ing)|slipping|comes|flies) off/,
    of: part(({ pop, stance, contact }) => pop && !contact && stance !== 'nollie'),
    fix: 'Ball of the foot in the middle of the tail, snap straight down, and jump before the foot can slide off it.',
    drill: 'Ten pops holding on to something, only the tail and the jump, then ten rolling slowly.',
  },
  {
    symptom: 'tail foot',
    said: /front foot (?:just |always |keeps )?(?:slips?|slid(?:es?|ing)|slipping|comes|flies) off/,
    of: part(({ pop, stance, contact }) => pop && !contact && stance === 'nollie'),
    fix: 'Ball of the foot in the middle of the tail, snap straight down, and jump before the foot can slide off it.',
    drill: 'Ten pops holding on to something, only the tail and the jump, then ten rolling slowly.',
  },
  {
    symptom: 'back end stays down',
    said: pattern`${anyOf(
      "\\bback foot (?:never|doesn'?t|won'?t) (?:leave|come off|lift)",
      "\\b(?:back|rear) (?:wheels?|trucks?|end)\\b[^.]{0,12}\\b(?:never|don'?t|doesn'?t|won'?t|not|barely|stays?|still) (?:\\w+ )?(?:leav|lift|com|get|ris|up|on the (?:ground|floor)|down)",
      '\\b(?:back|rear) (?:wheels?|trucks?) stays? (?:down|on)',
      "(?:can'?t|cannot|never|don'?t) (?:get|bring|pull|lift) (?:my |the )?back (?:foot|knee|leg) up",
      '\\btail (?:always |just |keeps? |is )?(?:drag|scrap)\\w*',
    )}`,
    of: isPopped,
    fix: 'You stand on the tail instead of jumping off it: snap and spring up from the back foot in one move, then pull that knee to your chest so the tail has room to rise.',
    drill:
      'Ten without the board from a crouch off the back foot, then ten pops holding on to something, back knee up each time.',
  },
  {
    symptom: 'steps off',
    said: /step(?:s|ping)? off (?:of )?(?:my|the) board|(?:can'?t|cannot|never|don'?t) (?:really )?stay on (?:it|after|when|on)/,
    fix: 'It is the fear of the last moment, not the trick: look at the bolts until you feel them, and leave both feet down even when you are sure it went wrong.',
    drill: 'Twenty standing on grass where you count only the ones with both feet on the board at the end.',
  },
  {
    symptom: 'nose stays down',
    said: /\b(?:nose|front (?:wheels?|trucks?|foot|knee)) (?:never|does ?n'?t|won'?t|doesnt|wont|barely|hardly) (?:really |even )?(?:com|lift|ris|get|go)(?:e|es|s)?(?: up| off)?\b(?! (?:down|back|in|on))/,
    of: isPlainPop,
    fix: 'Both feet press at once, so nothing rises: take the weight off the front foot first, snap the tail, and drag the outer edge of that shoe up the grip.',
    drill:
      'Twenty standing still, holding on to something, and the front wheels at knee height before you jump.',
    namesFeet: true,
  },
  {
    symptom: 'back foot missing',
    said: /\b(?:only|just|always)(?: (?:land\w*|get\w*))?(?: (?:on|with))? (?:my |the )?front foot\b|\bfront foot only\b|\bback foot (?:always |just |keeps? )?(?:lands? on the ground|steps? off|misses|never (?:lands|makes it|comes)|won'?t (?:land|stay|come))/,
    fix: 'The back foot is the one that gives up: bring its knee up as high as the other, keep your hips over the middle of the board, and put it down on its bolts in the same moment as the front foot.',
    drill: 'Ten where only the back foot has to land on the board, then twenty where both have to.',
    namesFeet: true,
  },
  {
    symptom: 'front foot missing',
    said: /\b(?:only|just|always)(?: (?:land\w*|get\w*))?(?: (?:on|with))? (?:my |the )?back foot\b|\bback foot only\b|\bfront foot (?:always |just |keeps? )?(?:lands? on the ground|steps? off|misses|never (?:lands|makes it|comes)|(?:stays|hangs|floats|is left)(?: up| out| behind)?(?: in the)? (?:air|up|out)|won'?t (?:land|stay|come))/,
    fix: 'The front foot stays out where it went: bring that knee straight back up to your chest, look at its bolts, and put it down on them in the same moment as the back foot.',
    drill: 'Ten where only the front foot has to land on the board, then twenty where both have to.',
    namesFeet: true,
  },
  {
    symptom: 'one foot',
    said: pattern`${anyOf(
      "\\b(?:can'?t|cannot|never|don'?t) (?:get|put|bring|keep) (?:my |the )?(?:back|front) foot (?:back )?on",
      "(?:never|don'?t|can'?t) land (?:with )?both feet",
      "\\b(?:feet|foot) (?:don'?t|doesn'?t|won'?t|never) (?:come|get|go|land) back\\b",
      '\\b(?:one|1)[ -]foot(?:ed)?\\b',
      'land(?:s|ing)? (?:beside|next to) (?:it|the board|my board)',
      'never put (?:my )?feet (?:down|on|back)',
      'only (?:my |the )?(?:front|back) foot',
      'only land (?:it |them )?(?:with|on) (?:my |the )?(?:front|back|one) foot',
      '(?:front|back|other) (?:one|foot) (?:goes|lands|ends up|steps) (?:to|on|onto) the (?:floor|ground)',
      '\\b(?:front|back) foot (?:lands|off|always|never|keeps|(?:comes|slides|slips|falls|flies|drops|pops) off)',
      'other foot',
      'foot (?:on|off) (?:the )?(?:ground|floor)(?<!stays on the (?:ground|floor))',
      'step(?:s|ping)? off',
      '(?:back|front) foot (?:down|back on|to land|on (?:it|the board))',
    )}`,
    fix: 'One foot does not believe in it yet: keep the shoulders over the board, bring both knees up, and put both feet down on the bolts whatever happens.',
    drill:
      'Do twenty where both feet have to touch the board, landed or not, before you count a single make.',
  },
  {
    symptom: 'fear of the stairs',
    said: /\b(?:commit|scare[ds]?|afraid|fear(?!less)|terrif\w*|chicken|bail)\b.*\b(?:stairs?|gap|set|steps|drop)\b/,
    of: isPopped,
    fix: 'Settle it before you push: on flat ground at that speed it is already yours, so roll up twice, look at the landing and not at the edge, and the third time you go.',
    drill: 'Ten off one step, then two, and a stair more only when five in a row were easy.',
  },
  {
    symptom: 'commit',
    said: /\bcommit|scare[ds]?|afraid|fear(?!less)|terrif|freaks? me|chicken|bail/,
    of: ({ parts, contact, pop, style }) =>
      parts.length === 0 && (contact ? contact.kind === 'manual' : !pop && ROLLED.test(style ?? '')),
    fix: 'Fear makes the knees stiff, and stiff knees throw you: get low, look where you want to go, and begin so slowly that you could step off at any moment.',
    drill: 'Five at walking pace, five a little faster, and back to the slow ones whenever the knees lock.',
  },
  {
    symptom: 'commit',
    said: /\bcommit|scare[ds]?|afraid|fear(?!less)|terrif|freaks? me|chicken|bail|kick(?:s|ing)? (?:the board |my board |it )?(?:away|out)/,
    of: (made) => made.parts.length > 0 || !/drop|roll in/i.test(made.style ?? ''),
    fix: 'Fear moves the foot, not technique: decide before the pop that both feet come down on the bolts, however ugly.',
    drill: 'Ten on grass or holding a rail, both feet landing each time, then three rolling at walking pace.',
  },
  {
    symptom: 'catch',
    said: /(?:never|can'?t|cannot|don'?t|won'?t|not|didn'?t|doesn'?t|how (?:do i|to)) (?:seem to |really |properly )?catch|no catch|catch(?:ing)? (?:it|them) (?:too )?(?:late|low)/,
    of: isFlip,
    fix: 'The feet come down before the board has come round: watch for the grip, keep the knees up, and let the back foot meet the board first.',
    drill: 'Five where you only flick and catch with the back foot, the front foot landing on the ground.',
  },
  {
    symptom: 'blind',
    said: /\bblind|(?:can'?t|cannot|don'?t) see(?! (?:every|often|much|a lot))/,
    taught: /blind|eyes landed early/i,
    of: isSpun,
    fix: 'It is only blind for a blink: look over the leading shoulder before the pop, and let the eyes find the ground behind it as soon as the chest comes round.',
    drill: 'Ten fakie rollouts where you only turn head and shoulders, then ten small ones at walking pace.',
  },
  {
    symptom: 'only the board',
    said: /(?:turns?|spins?|rotates?) (?:only |just )?(?:the|my) board|\bnot me\b|(?:i|body|hips|shoulders) (?:do(?:es)? ?n'?o?t|don'?t|dont|won'?t|wont|never|stays?|stay) (?:turn|spin|rotate|go|come|follow|behind)|without me|only the board/,
    of: isSpunFlip,
    fix: 'The body has to begin it: wind the shoulders up in the crouch, let them go with the pop and look over the leading one, so that hips and board follow.',
    drill: 'Ten 180s without the flip, ten of the flip alone, and only then both together.',
  },
  {
    symptom: 'no flip',
    said: /^(?!.*\bflips? (?:fine|ok|good|great|over|all the way)).*(?:(?:never|doesn'?t|won'?t|not|don'?t|isn'?t) (?:even |really |actually )?flip(?:s|ping)?\b(?! (?:all|fully|enough|completely|over))|only (?:spins|turns|rotates|shuvs)(?! (?:like |about |to |a )*(?:\d|half|quarter|three))|(?:just|only) (?:an? )?(?:360 |pop )?(?:shuv\w*|shove)|no flip\b)/,
    of: isScoopedFlip,
    fix: 'All of it goes into the scoop: set the front foot at an angle a little below the bolts, and let it brush off the corner of the nose while the tail is still turning.',
    drill:
      'Ten with half the turn, a varial instead of the 360, where there is time to feel the flick, and then the whole of it again.',
  },
  {
    symptom: 'over turns',
    said: /over ?(?:rotat|turn|spin|shoot)|(?:too|so) (?:much|far) (?:spin|turn|rotation|round)|past (?:180|360)|too far round/,
    taught: /over-turn|turn past/i,
    of: (made) => isSpun(made) || isScooped(made),
    fix: 'There is more turn in it than it needs: a shorter scoop, shoulders square until the pop, and the front foot down on the bolts as soon as they come round.',
    drill: 'Do five as slowly and as low as they still go round, and add height only afterwards.',
  },
  {
    symptom: 'hardflip',
    said: /vertical|flip (?:all|fully|completely)|(?:doesn'?t|won'?t|not|never) (?:\w+ )?(?:flip|rotate)|half ?way|stuck between/,
    of: isHardflip,
    fix: 'Scoop and flick have to come as one: the back foot scoops frontside and out of the way, and the front foot flicks straight down along the nose while the board stands up between your legs.',
    drill: 'Ten frontside pop shuvits, ten kickflips, and then both together without trying to land it.',
  },
  {
    symptom: 'over turns',
    said: /(?:spin|turn|rotate|scoop)(?:s|ning|ing)? (?:it |the board )?(?:way |just |far )?too (?:much|far|fast)|over ?(?:rotat|spin|turn)\w*|(?:goes|comes) too far a?round/,
    of: isShuvit,
    fix: 'The scoop is bigger than the turn needs: sweep half as wide with the back foot, and keep the front foot low over the board so that it stops the turn.',
    drill:
      'Ten with as little scoop as still brings it round, and the front foot the first one back on the board.',
  },
  {
    symptom: 'over flips',
    said: /over ?(?:flip|rotat)|(?:flips|turns|rotates) too (?:fast|much|far)|too (?:fast|much)|flips twice|double flips|one and a half/,
    taught: /all the way over/i,
    of: isFlip,
    fix: 'There is too much in it: use half the force and catch it on the way down with the knees still up.',
    drill: 'Do five as slowly and as low as they still work, and add height only afterwards.',
  },
  {
    symptom: 'short',
    said: SHORT,
    taught: /stops short|quarter short|half a turn done|stops at half|runs out/i,
    of: (made) => isScoopedFlip(made) && !isSpun(made),
    fix: 'The scoop stops early: back foot in the pocket of the tail, sweep until it has passed the other foot, shoulders still.',
    drill: 'Ten of the same scoop without the flip, each landed with the board straight.',
  },
  {
    symptom: 'short shuvit',
    said: SHORT,
    taught: /stops short|quarter short/i,
    of: (made) => isShuvit(made),
    fix: 'The scoop stops early: ball of the back foot at the edge of the tail, sweep it round behind you, and lift the front foot clear in the same moment.',
    drill:
      'Ten standing still with the front foot beside the board, only the scoop, until the board comes all the way round.',
  },
  {
    symptom: 'short turn',
    said: new RegExp(`${SHORT.source}|full(?:y)? a?round|pivot|shoulders? (?:\\w+ )?(?:lag|stay|late)`),
    taught: /stop at a half|three quarters/i,
    of: isSpun,
    fix: 'The turn starts in the shoulders: wind them up before the pop, look over the leading one and let hips and board follow your head; the last bit may be pivoted.',
    drill:
      'Turn ten from standing on the ground with head and shoulders first, then the same rolling slowly.',
  },
  {
    symptom: 'half flip',
    said: /^(?!.*\b(?:vertical|rocket)).*(?:flick (?:is |feels |too )*(?:weak|late|slow|soft|off|bad|weird)|weak flick|half (?:a |the )?(?:flip|rotat|way)|halfway|flips? half|half flips?\b|upside down|(?:doesn'?t|don'?t|won'?t|not|never|barely|hardly) (?:rotate|flip|spin)s?(?:ping)?|not (?:flipping|rotating)|stops? flipping|under ?rotat|wheels up|on the trucks|dark ?side|not (?:all|the whole) (?:the )?way|vertical)/,
    taught: /halfway|half a (?:heelflip|kickflip)|wheels up|does not flip|shows you the wheels/i,
    of: isFlip,
    fix: 'The flick is too short: more of the shoe on the edge before it, and the ankle snaps off the corner rather than off the side.',
    drill:
      'Flick from a standing board with only the ankle until it turns over every time, then add the pop.',
  },
  {
    symptom: 'in front',
    said: /in front of|shoots? (?:out|forward|off|away)|fl(?:y|ies|ying|ys) (?:away|off|out|forward)|away from me|ahead of me|too far forward|slips? out (?:in )?front|shooting/,
    taught: /in front of your toes, flipped|ahead of you/i,
    of: isHeel,
    fix: 'You lean back and kick away from you: weight over the toes, and the heel goes up past the nose instead of out.',
    drill: 'Do five against a line in front of your toes; none may land beyond it.',
  },
  {
    symptom: 'behind',
    said: /behind|back(?:wards)? of me|lands? back\b|too far back|left behind/,
    taught: /behind your heels|behind the board/i,
    of: isFlip,
    fix: 'You flick out to the side or backward: aim at the corner of the nose, and keep your weight over the board while it turns.',
    drill: 'Do five against a line along your heels; none may land behind it.',
  },
  {
    symptom: 'left behind',
    said: /behind|\blag|one way\b|board (?:just )?stays\b/,
    taught: /stays behind|lags/i,
    of: isSpun,
    fix: 'You turn before the board is up: pop first, and let the back foot bring the tail round with your hips.',
    drill: 'Ten small ones standing still, feet glued to the board, and only as far round as it comes along.',
  },
  {
    symptom: 'behind',
    said: /behind|too far back|left behind|under me/,
    taught: /behind your heels/i,
    of: isScooped,
    fix: 'The scoop pushes it away: make it smaller and straight down, keep your weight above the board, and jump to where the tail goes.',
    drill: 'Do ten with a line along your heels and the board landing in front of it.',
  },
  {
    symptom: 'hangs on the way down',
    said: /\boff (?:of )?(?:an? |the |my )?(?:\w+ )?(?:curbs?|kerbs?|ledges?|stairs?|steps?|drops?|blocks?|bench)\b.*\b(?:hang|catch|clip|hit|touch|scrap|stick)\w*/,
    of: isPlainPop,
    fix: 'The tail is still low as you leave the edge: pop a wheel before it ends, pull the back knee up as high as the front one, and come down level on all four.',
    drill: 'Ten off one step at walking pace, and only those count that land on four wheels at once.',
  },
  {
    symptom: 'back wheels hit',
    said: /(?:back|rear) (?:wheels?|trucks?) (?:always |just |keep |only )?(?:hits?|catch(?:es)?|clips?|bumps?|hangs?|stops?|gets? stuck)/,
    of: isPlainPop,
    fix: 'The tail stays low because you still stand on it: once the nose is up, push the front foot forward over it and pull the back knee to your chest, so that both ends are level before the edge is there.',
    drill: 'Ten over a stick, then ten over a deck on edge, and only those count that the back wheels clear.',
  },
  {
    symptom: 'front wheels hit',
    said: pattern`${anyOf(
      'front (?:wheels?|trucks?) (?:always |just |keep |only )?(?:hits?|catch(?:es)?|clips?|stops?|bumps?|hang)',
      '(?:hit|hits|hitting|clip|clips|catch|catches) the (?:curb|kerb|edge|step|stair|obstacle)',
      "(?:don'?t|can'?t|cannot|never|won'?t) (?:make it|get) (?:up|over|onto)",
      'hang(?:s|ing)? up',
    )}`,
    of: isPlainPop,
    fix: 'You pop too late: snap the tail half a board earlier, lift the front knee before the edge is there, and lean forward over the bolts as the wheels come down on top.',
    drill:
      'Roll at a line on the ground, then at a stick, and pop so that the leading wheels are over it before you are.',
  },
  {
    symptom: 'loses speed',
    said: /\blos(?:e|ing|t) (?:all )?(?:my |the )?speed|slows? (?:me |it )?down|board (?:just |always )?stops\b/,
    of: isPopped,
    fix: 'The wheels stop for a moment where you stamp and where you land stiff: pop straight down instead of against the roll, and let the knees give as all four wheels touch at once.',
    drill: 'Two in a row off one push, then three, then four.',
  },
  {
    symptom: 'leaves the feet',
    said: /board leaves my feet|feet (?:always |just |keep )?leav(?:e|ing) the board|(?:comes?|goes|flies|drops?) away from (?:my|the) feet/,
    of: isPlainPop,
    fix: 'You jump higher than you drag: let the outer edge of the front shoe brush up the grip all the way to the nose, and come up only as fast as the board comes along.',
    drill: 'Twenty standing still and low, listening for the shoe on the grip, before you ask for height.',
  },
  {
    symptom: 'feet off the bolts',
    said: pattern`${anyOf(
      '\\bfeet (?:are |land |too |so |way )*(?:close|near)(?: together)?\\b',
      '\\bfeet together\\b',
      '(?:feet|foot|toes|heels) (?:are |is |always |never |keep |just )*(?:hang\\w*|not on|not over|never on|over|land off|(?:come|fly|slip|slide)s?(?: right)? off)\\b',
      '(?:off|over|on|land) (?:the )?bolts',
      '(?:heel|toe)(?: ?side)? edge',
      'edge of (?:the|my) board',
    )}`,
    of: isPopped,
    fix: 'The feet land where the eyes are: look at the bolts from the pop until you feel them, keep the knees up, and put both feet down at once.',
    drill:
      'Ten jumps onto a standing board, each held for three seconds with both feet on the bolts, then ten of the trick.',
  },
  {
    symptom: 'looks down',
    said: /\b(?:look|star|gaz)(?:ing|es?|s)? (?:straight |always |only |too much )*(?:down|at (?:my|the) (?:feet|board|shoes))\b/,
    of: isPopped,
    fix: 'Everybody looks down; what hurts is the head going along: move only the eyes, to the front bolts, with the chin up and the chest over the middle of the board until you have landed.',
    drill:
      'Ten where you say out loud what you see ahead of you as you pop, and look at the bolts only from the catch on.',
  },
  {
    symptom: 'lands on the tail',
    said: /end(?:s|ing)? up in (?:an? )?(?:manual|wheelie)|land(?:s|ing)?(?: \w+)? (?:on (?:the |my )?tail|in (?:an? )?(?:manual|wheelie))|tail (?:hits|lands|touches|comes down) first|(?:tail|back (?:wheels?|trucks?|end)) (?:\w+ ){1,3}first\b/,
    of: isPopped,
    fix: 'Your weight stays behind: push the front foot forward over the nose until the board is level, keep your head above the middle, and all four wheels come down together.',
    drill:
      'Ten over a low stick where you look at both bolts at the top and hold the landing for three seconds.',
  },
  {
    symptom: 'lands on the nose',
    said: pattern`${anyOf(
      'land(?:s|ing)?(?: \\w+)? on (?:the |my )?nose',
      'com(?:e|es|ing) down on (?:the |my )?nose',
      'nose (?:hits|lands|touches|comes down) first',
      'nose (?:always |just |keeps? )?(?:goes|drops|dips|going|dropping|dipping) (?:down )?(?:on|when|as) ',
      '(?:nose|front (?:wheels?|trucks?|end)) (?:\\w+ ){1,3}first\\b',
    )}`,
    of: isPopped,
    fix: 'Your weight runs ahead of the board: hips over the middle, both knees up to the same height, and wait until you see both bolts before you stretch the legs.',
    drill:
      'Ten standing still with the landing held for three seconds, weight even on both feet, then rolling.',
  },
  {
    symptom: 'no shuvit pop',
    said: /(?:no|without|an?y|zero) pop|n'?t (?:get )?(?:an?y )?pop|not pop|off the ground|stays? (?:on|low)|too low|no height|\blow\b|higher/,
    taught: /no height|height/,
    of: isShuvit,
    fix: 'Snap the tail down before you scoop: ball of the back foot on its edge, pop and sweep in one movement, and jump straight up off both feet.',
    drill:
      'Ten where the tail has to click on the ground before the board turns, standing first, then rolling.',
  },
  {
    symptom: 'no pop',
    said: pattern`${anyOf(
      'ghost ?pop',
      'back foot (?:always |just )*(?:stays|never leaves|remains|is still) on the (?:ground|floor)',
      "(?:tail|nose) (?:doesn'?t|never|won'?t|isn'?t|does not) (?:hit|touch|reach|snap|click|pop)",
      'stays? (?:on|glued to|stuck to) the (?:ground|floor)',
      "(?:tail|board|it|wheels) (?:never|doesn'?t|won'?t|don'?t|does not) (?:leaves?|come|get|lift)(?:s)? ?(?:off|up|the)",
      'off the ground',
      'nothing happens',
      'only the (?:nose|front)',
      '(?:no|without|an?y|zero) pop',
      "n'?t (?:get )?(?:an?y )?pop\\b(?! (?:\\w+ )?high)",
      'not pop\\b',
      'stays? on the tail',
      'tail stays? down',
      '(?:get|make) (?:the |my )?(?:tail|board|back wheels) (?:to )?(?:leave|off|up|come)',
      '(?:only|just)(?: \\w+)? lift\\w* the nose',
    )}`,
    taught: /nothing to start from|jump off it/i,
    of: isPopped,
    fix: 'Snap the tail from the ankle until it clicks on the ground, and jump off that foot in the same instant: the board only comes up once your weight has left it, and then the front foot slides up to the nose.',
    drill:
      'Twenty standing still, holding on to something: click, jump, and look whether the back wheels left the ground.',
  },
  {
    symptom: 'rocket',
    said: /\brocket|nose (?:points|goes|is|stays) (?:straight )?up|points? (?:at the sky|up)|like a rocket|not level|level (?:it|them|out)|vertical/,
    of: isPopped,
    fix: 'The tail stays down because the back foot stays heavy on it: after the pop push the front foot forward over the nose and pull the back knee up, so that the tail can rise under it.',
    drill: 'Ten over a low stick, each time looking whether nose and tail are level at the top.',
  },
  {
    symptom: 'turns',
    said: /\b(?:arms?|hands?) (?:\w+ )?(?:fly|flies|flail|swing|go|are)\w* (?:everywhere|a?round|all over|wild)|sideway|side ways|crooked|\btwist|shoulders? (?:\w+ )?(?:straight|square|open)|turn(?:s|ing)?\b(?! (?:over|into))|\b90\b|ninety|(?:at )?an angle|(?:becomes?|turns? into|ends? up|comes? out as) an? (?:varial|shuv)/,
    of: isStraight,
    fix: 'Your shoulders open as you pop: keep shoulders and hips in line with the board, the leading hand pointing down the road, and press the tail straight down with the foot across its middle.',
    drill: 'Ten along a line on the ground, and the shoulders stay as they are until the wheels are down.',
  },
  {
    symptom: 'heels',
    said: /on (?:my |the )?heels|slips? out|slid(?:es?|ing) out|fall(?:s|ing)? (?:back|over|on my)|sit(?:s|ting)? down/,
    of: (made) => isSpun(made) && isPopped(made),
    fix: 'You come down leaning away from the turn: weight over the toes, knees bent, and the leading shoulder has to arrive before the wheels do.',
    drill: 'Ten standing still where you hold the landing for three seconds with your chest over your toes.',
  },
  {
    symptom: 'kicked back',
    said: /(?:goes|flies|shoots|comes|kicks|going|flying) (?:out )?(?:back|behind)|behind me|left behind/,
    of: isPlainPop,
    fix: 'The back foot kicks back instead of down: snap the tail right under that hip, and keep your head over the middle on the way up.',
    drill: 'Ten standing with the back wheels on a crack: the board comes down where it went up.',
  },
  {
    symptom: 'slides out',
    said: /(?:slip|slid)(?:e|s|es|ing|ping)? out\b/,
    of: isPlainPop,
    fix: 'Wheels slide when they land across the way you roll, or with you leaning off to one side: shoulders square until they touch, and come straight down over the bolts.',
    drill: 'Ten at walking pace on rough ground, each landing held for three seconds.',
  },
  {
    symptom: 'stiff',
    said: /\b(?:stiff|heavy|hard|loud)(?: and (?:stiff|heavy|hard|loud))* land|\bland(?:s|ing|ings)?\b.*\b(?:stiff|heavy|loud|straight legs|like a rock|too hard)\b|\b(?:knees|legs) (?:always |just |stay |are |keep )*(?:straight|stiff|lock(?:s|ed|ing)?)/,
    of: isPopped,
    fix: 'Straight legs turn every landing into a stop: touch down with the knees already bent, and keep sinking until your hands could reach your shoes.',
    drill: 'Ten small ones that nobody in the next room would hear.',
  },
  {
    symptom: 'in front',
    said: /in front|shoots? (?:out|forward|off|away)|fl(?:y|ies|ying|ys) (?:away|off|out|forward)|away from me|ahead of me|slips? out|too far forward|shooting|runs away/,
    taught: /ahead|shoots out|in front of your toes, flipped/i,
    of: (made) => isPopped(made) || isScooped(made),
    fix: 'You lean back and push it ahead of you: chest over the middle of the board, shoulders level, and jump the way it rolls instead of straight up.',
    drill: 'Ten over a chalk line, taking off before it and landing with both feet past it.',
  },
  {
    symptom: 'weight',
    said: pattern`${anyOf(
      'weight (?:is |stays |on |too far )?(?:on |over |in )?(?:my |the )?(?:heels?|toes?|back|tail|nose|front)',
      'on (?:my|the) heels',
      'lean(?:ing)? (?:back|forward)',
      'backseat',
      'fall(?:s|ing)? (?:back|forward|on my)',
      'fall(?:s|ing)? (?:off|to) (?:the |my |to )*(?:back|front|heels?|toes?)\\b',
      'too far (?:back|forward) on',
    )}`,
    of: isPopped,
    fix: 'Bend the knees, not the hips: shoulders over the toes before you go, and look where you will land instead of at your feet.',
    drill: 'Do five from standing and hold each landing for three seconds without stepping off.',
  },
  {
    symptom: 'rolling',
    said: pattern`${anyOf(
      "(?:while|when) (?:i'?m )?(?:rolling|moving)",
      "on (?:the )?(?:carpet|grass|lawn).*\\b(?:not|never|can'?t)\\b",
      "but not (?:while |when )?(?:i'?m )?(?:rolling|moving|going|fast|at speed)",
      'only (?:works? |land them |can )?(?:standing|stationary|when i stand|in place)',
      '(?:standing(?: still)?|stationary|in place) only',
      'not (?:while|when) (?:rolling|moving)',
      'standing still but',
      'stationary but',
    )}`,
    taught: /standing still and nowhere else/i,
    fix: 'It is the same movement with the ground going by: roll at walking pace, set the feet early and jump with the board, not straight up.',
    drill: 'Five standing, five barely rolling, five at walking pace, and back a step whenever two fail.',
  },
  {
    symptom: 'low',
    said: pattern`${anyOf(
      "(?:can'?t|cannot|won'?t|don'?t|doesn'?t|aren'?t|isn'?t|never|barely|hardly) (?:(?:ollie|pop|jump|gets?|go(?:es)?|comes?|very|really|that|so) )*(?:\\w+ )?high",
      'higher',
      'not high',
      'no height',
      'too low',
      '\\blow\\b',
      'more pop',
      'more height',
      'ankle high',
      'height',
      'get (?:it |them )?up',
      '\\b\\d+ ?(?:inch|inches|cm)\\b',
    )}`,
    taught: /height|higher|stays low/i,
    of: isPopped,
    fix: 'Height comes from the knees: snap the tail from a low crouch, let the front foot slide to the nose, and pull both knees up to your chest.',
    drill:
      'Jump over a shoe, then a shoe on its side, then a deck on edge, ten clean ones before each next one.',
  },
  {
    symptom: 'unfamiliar',
    said: /feels? (?:so |really |super |very |kinda )*(?:weird|awkward|wrong|strange|backwards?|off|like|alien|impossible)|learning to walk|\bawkward\b/,
    of: part(({ stance }) => stance !== 'regular'),
    fix: 'It feels like that to everyone, because the balance is missing and not the trick: push and roll that way round for ten minutes first, then pop it standing with the shoulders square.',
    drill: 'Twenty standing still, twenty at walking pace, and ten over a line, before you ask for height.',
  },
]
