import { anyOf, pattern } from '../../wish/pattern.ts'
import { type Fault, isFlip, isPopped, isScooped, isShuvit, isSpun, part } from './fault.ts'

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
const HIT = pattern`\b(?:shinn?(?:ers?|ed|ing)\b|credit ?card|nut ?shots?\b)|\b${HITS} me\b|\b${HITS} my (?:front |back )?${LEG}\b|\b(?:${HITS}(?: me)?|gets? me) (?:in|on) (?:the|my) (?:${LEG}|${SORE_SPOT})\b|\bin ?to? (?:the|my) ${SORE_SPOT}|\b${SORE_SPOT} (?:every|again|each)`

const ON_ITS_SIDE = /\bprimo|on (?:its|the) (?:side|edge|rail)\b|one side of the board/

/** What is told by a word or a phrase of its own, and so heard before all else: shinners, wheelbite, primo, sketchy. */
export const MISHAPS: readonly Fault[] = [
  {
    symptom: 'hit by the board',
    said: HIT,
    of: isShuvit,
    fix: 'The scoop goes down as much as around, so the tail jumps at you: sweep it flat and a little back, pull both knees up high, and stay above it.',
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
    symptom: 'stops at a crack',
    said: /\bthe wheels stop at a crack\b/,
    of: ({ style }) => style === 'Pushing',
    fix: 'Small hard wheels stop at anything higher than a coin: look a few board lengths ahead, bend your knees before it comes, and take the weight off the front foot so that the front wheels roll over.',
    drill:
      'Roll at one crack at walking pace and lighten the front wheels over it, ten times, then with a push.',
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
    fix: 'The back foot digs into the edge as it scoops: ball of the foot on the middle of the tail, push it flat around behind you, and lift the front foot straight up instead of dragging it.',
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
    said: ON_ITS_SIDE,
    taught: /primo/,
    of: (made) => isFlip(made) && !/never/.test(made.style ?? ''),
    fix: 'The flick ends too early: run the foot all the way out through the corner, pull both knees up and only then catch.',
    drill:
      'Flick the board from standing with the back foot on the ground until the grip comes up ten times running.',
  },
  {
    symptom: 'primo',
    said: ON_ITS_SIDE,
    of: part(({ contact }) => contact?.kind === 'grind' || contact?.kind === 'slide'),
    fix: 'You come off with your weight still leaning over one edge of the deck, and it rolls up under you: press both feet flat, let the end come off the obstacle first, and only then turn the shoulders.',
    drill:
      'Ten off the end of a curb at walking pace, where you wait until all four wheels can drop at once.',
  },
  {
    symptom: 'primo',
    said: ON_ITS_SIDE,
    of: isPopped,
    fix: 'One foot drags along an edge and tips the board: slide it up the middle of the deck, lift both knees the same, and come down over the bolts.',
    drill:
      'Ten standing still, and look before each whether toes and heels stand the same way over the edges.',
  },
  {
    symptom: 'no wrap',
    said: /wrap|around (?:my|the) (?:back |front )?foot|goes (?:a?round )?flat|(?:like|just|into) an? (?:360 )?shuv/,
    of: part(({ wrap }) => wrap !== null),
    fix: 'Scoop back and up along the line of the board with the toes of that foot pointing up, and lift the front foot out of the way, so that the board has only your foot to go around.',
    drill:
      'Hold the nose in your hand and wrap the board around the back foot twenty times, then do it standing.',
  },
  {
    symptom: 'in the way',
    said: /(?:foot|leg|feet) (?:always |just |keeps? )?(?:gets?|getting|is|are|comes?) in the way/,
    of: isScooped,
    fix: 'The back foot has to be gone once it has scooped: a smaller scoop, that knee up high at once, and the feet a board apart while it turns over.',
    drill: 'Ten pop shuvits with both knees up at your chest, ten of the flip alone, and then both together.',
  },
]
