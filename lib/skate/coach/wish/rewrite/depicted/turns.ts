import { pattern } from '../../pattern.ts'

/** What a text tells of a board in the air and of the rider over it. */
interface Turns {
  readonly flip: 'kick' | 'heel' | 'any' | null
  readonly count: number
  /** How far the board turns under the rider, and which way when that is said. */
  readonly board: number
  readonly side: 'frontside' | 'backside' | null
  /** How far the rider turns. */
  readonly body: number
  readonly isTogether: boolean
  /** All wheels stay on the ground. */
  readonly isFlat: boolean
  /** It rolls over once, and that is all. */
  readonly isWholeRoll: boolean
}

const BOARD = '(?:(?:the |my |your |ur )?(?:skate)?board|it|the deck|deck)'
const SPIN = '(?:spin|turn|rotat|whip|twist)(?:s|es|ing|ning|ed|e)?'
const RIDER = '(?:i|im|you|u|me|(?:my|your|ur|the)? ?body|(?:the )?rider|(?:my|your)self|we)'

const BOARD_TURNS = pattern`\b${BOARD} (?:(?!(?:while|and|but|i|im|you|me|my|with|over|under)\b)\w+ ){0,3}?(?:${SPIN}|go(?:es|ing)? (?:\w+ ){0,3}?(?:a?round|180|360)|does (?:an? |the )?(?:\w+ ){0,3}?(?:shove?|shuv|180|360|turn|spin|rotation))|\b(?:spins?|turns?|rotates?|spinning|turning|rotating) (?:the |my |your |ur |a )?board\b|\b${BOARD} (?:180|360)\b|\b(?:spin|turn|rotation) of the board\b`
const SHUVS = /\b(?:shuv\w*|shove(?:s|[ -]?its?)?|(?<!body )varial)\b/
const FULL =
  /\b(?:360|three ?sixty|full(?:y|er)?|all the way|complete(?:ly)?|(?:one|a) whole|once (?:a?round)|twice (?:as far|around|round)|two halves)\b/
/** Half as far again. */
const FARTHER =
  /\b540\b|\b(?:one and a half|1\.5|1 1\/2)\b|\bmore than (?:one|an?|1)(?: (?:full|whole))? (?:rotation|turn|spin)\b/
const HALF = /\b(?:180|one ?eighty|half(?:way)?|backwards?)\b/
const KICK = /\bkick ?flip\w*\b|\b(?:flick\w*|flip\w*) (?:it )?(?:with|using|off) (?:the |my |your )?toes?\b/
const HEEL = /\bheel ?(?:flip\w*|flick\w*)?\b/
const FLIPS = /\b(?:flip(?:s|ped|ping)?|barrel rolls?|rolls? over|corkscrews?)\b/
const NO_FLIP = /\b(?:no|without|not|doesn'?t|isn'?t|don'?t|never)\b[^,.]{0,16}\bflip\w*/
const TWICE = /\b(?:twice|two|2|double|2x)\b/
const THRICE = /\b(?:three times|3 times|triple|thrice|3x)\b/
const STILL = pattern`\b(?:without|not|but|and) (?:me|you|u|my body|your body|turning|spinning|rotating)\b(?! (?:turn|spin|flip|rotat|also|do|too|180|360|half))|\b${RIDER} (?:(?:don'?t|do not|doesn'?t|does not|never|not)(?: turn| spin| rotate| move)?|(?:just |only )?(?:stays?|keeps?|remains?|faces?|land) (?:straight|still|forward|facing|the same|put|the way))\b|\bunder (?:me|you|u|my feet|your feet|ur feet|the feet)\b|\bfeet stay\b|\bno body\b`
const BODY_TURNS = pattern`\b${RIDER} (?:also |both |too |then |do |does |go |going |just |will |a |all |jump (?:and|n) |can )*(?:${SPIN}|go (?:with it|along|a?round)|follow\w*|180|360)|\bhalf (?:a )?(?:spin|turn|rotation)\b|\b${SPIN} (?:\w+ )?(?:my|your|ur|the)? ?(?:body|self|myself|yourself)|\b(?:turn|spin|rotat|go)\w*[^,.]{0,12}\bwith (?:it|the board)\b|\b(?:body|myself|yourself) (?:180|360|half|too|goes|as well)`
const WITH_BOARD =
  /\b(?:jump|turn|spin|rotat|hop|ollie)\w*\b[^.]{0,30}\b(?:with|together with|and) (?:the |your |my |ur )?board\b|\bboard (?:and|n|&) (?:body|rider|me|you|i)\b|\b(?:body|rider|me|you|i) (?:and|n|&) (?:the |your |my )?board\b|\bboard (?:follow\w*|com(?:es|ing) (?:with|along)|goes with|sticks? to)\b/
/** Rider and board turn both, one of them further. */
const APART =
  /\bdifferent(?:ly| amounts?| degrees| speeds?)?\b|\bboard (?:turns? |spins? |goes )?(?:more|further|farther|twice|faster)\b/
const TOGETHER =
  /\b(?:mix\w*|together|same time|at once|combin\w*|in one|plus|at the same|does)\b|\+|&|\b(?:trick|board|one|something|called|words)\b.*\b(?:and|with|while)\b/
/** What is not to be in it is no part of it. */
const UNWANTED =
  /\b(?:no|not|without|don'?t|hate|never|instead|minus|sick|bored|tired|anything but)\b[^,.]{0,16}\b(?:shuv\w*|shove|varial|kick ?flip|heel ?flip|spin\w*)/
const BOARD_STILL =
  /\bnot the board\b|\bboard (?:stays|keeps|rolls) (?:straight|still|rolling|going|on)\b(?! (?:my|your|the|ur) feet)/
/** How the rider comes in. */
const STANCE: readonly (readonly [string, RegExp])[] = [
  ['nollie', /\bnollie\b|\b(?:off|from|with) (?:the |my |your )?nose\b/],
  [
    'fakie',
    /(?<!\b(?:to|lands?|landing|ends?|come|roll|rolling|away) (?:in |out |off )?)\bfakie\b|(?<!\b(?:lands?|ends?|ending|landing|and|then|away)(?: up)?,? )\b(?:rolling|riding|going) backwards?\b|^backwards\b/,
  ],
  ['switch', /\bswitch\b/],
]

function turnsIn(text: string): Turns {
  const hasShuv = SHUVS.test(text)
  const isUnflipped = NO_FLIP.test(text)
  const flip = isUnflipped
    ? null
    : HEEL.test(text)
      ? 'heel'
      : KICK.test(text)
        ? 'kick'
        : FLIPS.test(text) || /\bvarial\b/.test(text)
          ? 'any'
          : null
  const isApart = WITH_BOARD.test(text) && APART.test(text)
  const isTogether = WITH_BOARD.test(text) && !isApart
  const isBody =
    isApart ||
    isTogether ||
    (BODY_TURNS.test(text) && !/\b(?:you|i|u|me) (?:don'?t|do not|doesn'?t)\b/.test(text))
  const isBoard = hasShuv || isApart || (BOARD_TURNS.test(text) && !isTogether)
  const far = FARTHER.test(text) ? 540 : FULL.test(text) ? 360 : 180
  const side = /\b(?:frontside|fs|front ?(?:side)? (?:way|shuv|shove)|the front way)\b/.test(text)
    ? 'frontside'
    : /\b(?:backside|bs)\b/.test(text)
      ? 'backside'
      : null
  return {
    flip,
    count: THRICE.test(text) ? 3 : TWICE.test(text) && !FULL.test(text) ? 2 : 1,
    board: isBoard ? far : 0,
    side,
    body:
      isBody && !(STILL.test(text) && !/\b(?:i|you|u) (?:also )?(?:turn|spin|go|rotate)/.test(text))
        ? isBoard
          ? 180
          : FULL.test(text) && !HALF.test(text)
            ? 360
            : 180
        : 0,
    isTogether,
    isWholeRoll: /\bbarrel rolls?\b|\b(?:flips?|rolls?)(?: over)? once\b/.test(text),
    isFlat: /\b(?:no|without|not|don'?t|doesn'?t|never)\b[^,.]{0,10}\b(?:pop\w*|ollie\w*|jump\w*)/.test(text),
  }
}

const COUNTS: Readonly<Record<number, string>> = { 2: 'double ', 3: 'triple ' }

/** What skaters call it; null where the turns make no trick. */
function calledBy({ flip, count, board, side, body, isTogether, isFlat, isWholeRoll }: Turns): string | null {
  const sided = side ? `${side} ` : ''
  if (flip === null) {
    if (body > 0 && board > 0) return isTogether ? `${sided}${body}` : `${sided}bigspin`
    if (body > 0)
      return isTogether ? `${body === 360 ? (side ?? 'backside') : (side ?? '')} ${body}`.trim() : null
    if (board === 0) return null
    return board >= 360 ? `${sided}${board} shuvit` : `${sided}${isFlat ? '' : 'pop '}shuvit`
  }
  const isHeel = flip === 'heel'
  if (body > 0)
    return board > 0
      ? `${sided}${isHeel ? 'big heelflip' : 'bigflip'}`
      : `${side ?? 'frontside'} ${isHeel ? 'heelflip' : 'kickflip'}`
  if (board === 0 && count === 1 && isWholeRoll) return isHeel ? 'heelflip' : 'kickflip'
  if (board === 0) return count > 1 ? `${COUNTS[count] ?? ''}${isHeel ? 'heelflip' : 'kickflip'}` : null
  const turn = board > 180 ? `${board} ` : ''
  if (isHeel)
    return side === 'backside'
      ? `${turn}inward heelflip`
      : board > 180
        ? `${board === 360 ? '' : turn}laser flip`
        : 'varial heelflip'
  return side === 'frontside' ? `${turn}hardflip` : turn ? `${turn}flip` : 'varial kickflip'
}

const SIDED_HALF = /\b(frontside|backside|fs|bs) (?:180|one ?eighty)\b/
const AT_ONCE = /\b(?:at the same time|at once|together|in one|in the same jump|combined|mixed)\b/

/** "A kickflip and a frontside 180 at the same time". */
function flippedAround(text: string): string | null {
  const [, side] = SIDED_HALF.exec(text) ?? []
  const flip = KICK.test(text) ? 'kickflip' : HEEL.test(text) ? 'heelflip' : null
  return side && flip && AT_ONCE.test(text) && !SHUVS.test(text) ? `${side} ${flip}` : null
}

/** The trick that turns as a text says; the words of a plain kickflip or shuvit may be parts of it. */
export function turnedTrickIn(text: string): string | null {
  if (BOARD_STILL.test(text) && BODY_TURNS.test(text)) return 'body varial'
  if (UNWANTED.test(text) && SHUVS.test(text)) return null
  const around = flippedAround(text)
  if (around) return around
  const isBoard =
    BOARD_TURNS.test(text) || /\b(?:board|it|deck)\b[^,.]{0,20}\b(?:flip|barrel roll|rolls? over)/.test(text)
  const isMixed =
    SHUVS.test(text) && (FLIPS.test(text) || HEEL.test(text) || KICK.test(text)) && TOGETHER.test(text)
  const isShuvTurned =
    SHUVS.test(text) && BODY_TURNS.test(text) && /\b(?:but|and|with|while|where)\b/.test(text)
  const isFlipTurned =
    (KICK.test(text) || HEEL.test(text)) && !/\bvarial\b/.test(text) && BODY_TURNS.test(text)
  const isWider = /\bvarial\b/.test(text) && (FULL.test(text) || /\bfront (?:side )?way\b/.test(text))
  if (!isBoard && !isMixed && !isShuvTurned && !isFlipTurned && !isWider && !WITH_BOARD.test(text))
    return null
  const name = calledBy(turnsIn(text))
  if (name === null || /\b(?:must|may|should)(?: not|n'?t)\b/.test(text)) return null
  const stance = STANCE.find(([, pattern]) => pattern.test(text))?.[0]
  return stance ? `${stance} ${name}` : name
}
