import { anyOf, pattern } from '../../wish/pattern.ts'
import {
  type Fault,
  isFlip,
  isPopped,
  isScooped,
  isScoopedFlip,
  isShuvit,
  isSpun,
  isSpunFlip,
  part,
} from './fault.ts'

const isHeel = part(({ flip }) => flip.kind === 'heel')
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

const TOO_FAR =
  /over ?(?:rotat|turn|spin|shoot)|(?:too|so) (?:much|far) (?:spin|turn|rotation|round)|past (?:180|360)|too far a?round|(?:spin|turn|rotate|scoop)(?:s|ning|ing)? (?:it |the board )?(?:way |just |far )?too (?:much|far|fast)/

/** A board or a body that turns, flips or comes along too little, too much or too late. */
export const FLIPS_AND_SPINS: readonly Fault[] = [
  {
    symptom: 'catch',
    said: /(?:never|can'?t|cannot|don'?t|won'?t|not|didn'?t|doesn'?t|how (?:do i|to)) (?:seem to |really |properly )?catch|no catch|catch(?:ing)? (?:it|them) (?:too )?(?:late|low)/,
    of: isFlip,
    fix: 'The feet come down before the board has come around: watch for the grip, keep the knees up, and let the back foot meet the board first.',
    drill: 'Five where you only flick and catch with the back foot, the front foot landing on the ground.',
  },
  {
    symptom: 'blind',
    said: /\bblind|(?:can'?t|cannot|don'?t) see(?! (?:every|often|much|a lot))/,
    of: isSpun,
    fix: 'It is only blind for a blink: look over the leading shoulder before the pop, and let the eyes find the ground behind it as soon as the chest comes around.',
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
    said: TOO_FAR,
    of: isShuvit,
    fix: 'The scoop is bigger than the turn needs: sweep half as wide with the back foot, and keep the front foot low over the board so that it stops the turn.',
    drill:
      'Ten with as little scoop as still brings it around, and the front foot the first one back on the board.',
  },
  {
    symptom: 'over turns',
    said: TOO_FAR,
    taught: /over-turn|turn past/i,
    of: (made) => isSpun(made) || isScooped(made),
    fix: 'There is more turn in it than it needs: a shorter scoop, shoulders square until the pop, and the front foot down on the bolts as soon as they come around.',
    drill: 'Do five as slowly and as low as they still go around, and add height only afterward.',
  },
  {
    symptom: 'hardflip',
    said: /vertical|flip (?:all|fully|completely)|(?:doesn'?t|won'?t|not|never) (?:\w+ )?(?:flip|rotate)|half ?way|stuck between/,
    of: isHardflip,
    fix: 'Scoop and flick have to come as one: the back foot scoops frontside and out of the way, and the front foot flicks straight down along the nose while the board stands up between your legs.',
    drill: 'Ten frontside pop shuvits, ten kickflips, and then both together without trying to land it.',
  },
  {
    symptom: 'over flips',
    said: /over ?(?:flip|rotat)|(?:flips|turns|rotates) too (?:fast|much|far)|too (?:fast|much)|flips twice|double flips|one and a half/,
    taught: /all the way over/i,
    of: isFlip,
    fix: 'There is too much in it: use half the force and catch it on the way down with the knees still up.',
    drill: 'Do five as slowly and as low as they still work, and add height only afterward.',
  },
  {
    symptom: 'short',
    said: SHORT,
    taught: /stops short|quarter short|half a turn done/i,
    of: (made) => isScoopedFlip(made) && !isSpun(made),
    fix: 'The scoop stops early: back foot in the pocket of the tail, sweep until it has passed the other foot, shoulders still.',
    drill: 'Ten of the same scoop without the flip, each landed with the board straight.',
  },
  {
    symptom: 'short shuvit',
    said: SHORT,
    taught: /stops short|quarter short/i,
    of: (made) => isShuvit(made),
    fix: 'The scoop stops early: ball of the back foot at the edge of the tail, sweep it around behind you, and lift the front foot clear in the same moment.',
    drill:
      'Ten standing still with the front foot beside the board, only the scoop, until the board comes all the way around.',
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
    taught: /halfway|half a (?:heelflip|kickflip)|wheels up|does not flip/i,
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
    // A kickturn is pressed around, without a pop.
    of: (made) => isSpun(made) && isPopped(made),
    fix: 'You turn before the board is up: pop first, and let the back foot bring the tail around with your hips.',
    drill:
      'Ten small ones standing still, feet glued to the board, and only as far around as it comes along.',
  },
  {
    symptom: 'behind',
    said: /behind|too far back|left behind|under me/,
    taught: /behind your heels/i,
    of: isScooped,
    fix: 'The scoop pushes it away: make it smaller and straight down, keep your weight above the board, and jump to where the tail goes.',
    drill: 'Do ten with a line along your heels and the board landing in front of it.',
  },
]
