import { CONTACT_NAMES, type ContactName, contactNamed, type Lie, recordOf } from '../../../../contacts.ts'
import { pattern } from '../../pattern.ts'

/** One end of a board: what stands under it, and what it does. */
type End = 'front' | 'back'
type Does = 'on' | 'up' | 'down' | 'over'

/** What a text tells of the two ends of a board on an edge. */
export interface Ends {
  readonly front: ReadonlySet<Does>
  readonly back: ReadonlySet<Does>
  readonly isBoth: boolean
}

const PART = '(?:trucks?|axles?|wheels?|end|hanger|half|side of the board|part of the board|one)'
const FRONT = pattern`\b(?:(?:front|nose|leading|first) ?${PART}|front|nose)\b`
const BACK = pattern`\b(?:(?:back|rear|tail|trailing) ?${PART}|rear|tail|back(?! (?:in|out|down|to)))\b`
const BOTH =
  /\bboth (?:the )?(?:trucks|axles|sets? of wheels)|\b(?:two|2|all) trucks\b|\btrucks (?:are )?both\b|^[^,]*\b(?:the|my|your|on) trucks\b(?!.*\b(?:front|back|nose|tail)\b)/

const DOES: readonly (readonly [Does, RegExp])[] = [
  [
    'down',
    /\b(?:hang(?:s|ing)?|dip(?:s|ped|ping)?|drop(?:s|ped|ping)?|dangl\w+|point(?:s|ing|ed)? (?:down|low)|down|below|lower|sinks?|under(?:neath)?)\b/,
  ],
  ['over', /\b(?:over|across|past|beyond|(?:far|other|opposite|wrong|outer) side|other edge|sticks? out)\b/],
  [
    'up',
    /\b(?:up|lifted|lifts?|raised?|in (?:the )?air|floating|floats|high|off the (?:ledge|rail|curb|edge|ground)|not touching|doesn'?t touch|free|isn'?t (?:on|touching))\b/,
  ],
  [
    'on',
    /\b(?:on(?:to)?|touch\w*|sits?|rests?|grind\w*|lock\w*|stays?|contact|scrap\w+|only|using|with|by)\b/,
  ],
]

const PIECES = /[,;]|\b(?:and|while|but|whereas|with(?= (?:the|my|your|ur|no)\b))\b/

/** "Tail up in the air grind on front truck" is said of both ends, one after the other. */
function apart(piece: string): string[] {
  const [front, back] = [FRONT.exec(piece)?.index ?? -1, BACK.exec(piece)?.index ?? -1]
  if (front < 0 || back < 0) return [piece]
  const second = Math.max(front, back)
  const from =
    /(?:\b(?:on|with|by|only|just|the|my|your|grind\w*) )*$/.exec(piece.slice(0, second))?.index ?? second
  return [piece.slice(0, from), piece.slice(from)]
}

/** What each end does, piece by piece of the sentence; an end of which nothing is said is the one it is about. */
export function endsIn(text: string): Ends {
  const front = new Set<Does>()
  const back = new Set<Does>()
  for (const piece of text.split(PIECES).flatMap(apart)) {
    const end: End | null = FRONT.test(piece) ? 'front' : BACK.test(piece) ? 'back' : null
    if (end === null) continue
    const does = DOES.filter(([, pattern]) => pattern.test(piece)).map(([each]) => each)
    // "Hanging over" is both; "on the far side" is not on it.
    const kept =
      does.length > 1
        ? does.filter((each) => each !== 'on' && (each !== 'up' || !does.includes('down')))
        : does
    for (const each of kept.length > 0 ? kept : (['on'] as const)) (end === 'front' ? front : back).add(each)
  }
  return { front, back, isBoth: BOTH.test(text) }
}

const isOn = (does: ReadonlySet<Does>) => does.has('on')
const isOff = (does: ReadonlySet<Does>) => does.size > 0 && !does.has('on')

/** What is asked of how a board lies on an edge. */
export interface Lying {
  readonly rest: 'both trucks' | 'nose truck' | 'tail truck'
  readonly tip: 'high' | 'low'
  /** Straight along the edge, or with the free end to the near or the far side of it. */
  readonly to: 'along' | 'near' | 'far'
}

const SLANTED =
  /\b(?:diagonal\w*|angled?|at an angle|crooked|sideways|slanted|pinch\w*|tilted|skewed|twisted|nose ?slid\w+|also slid\w+|crossed)\b/

/** How the trucks stand; null when the text does not say on which. */
function lyingIn(text: string): Lying | null {
  const { front, back, isBoth } = endsIn(text)
  if (isBoth && !isOff(front) && !isOff(back)) return { rest: 'both trucks', tip: 'high', to: 'along' }
  const rest =
    isOff(front) || (isOn(back) && !isOn(front))
      ? 'tail truck'
      : isOff(back) || (isOn(front) && !isOn(back))
        ? 'nose truck'
        : isOn(front) && isOn(back)
          ? 'both trucks'
          : null
  if (rest === null) return null
  if (rest === 'both trucks') return { rest, tip: 'high', to: 'along' }
  const free = rest === 'tail truck' ? front : back
  const isSlanted = SLANTED.test(text)
  const isHigh = free.has('up') && !free.has('down')
  const tip = free.has('down') || (free.has('over') && rest === 'tail truck' && !isHigh) ? 'low' : 'high'
  const to = free.has('over') ? 'far' : tip === 'low' || isSlanted ? 'near' : 'along'
  return { rest, tip, to }
}

/** The sign of the angle at which the free end lies: it is the nose that the angle of a record tells of. */
const sideOf = ({ rest, angle }: Lie): Lying['to'] =>
  angle === 0 ? 'along' : angle > 0 === (rest === 'tail truck') ? 'far' : 'near'

/** How a contact lies, in the same terms. */
export function lyingOf(name: ContactName): Lying | null {
  const record = recordOf(contactNamed(name))
  if (!('lie' in record) || record.lie === null) return null
  const { lie } = record
  if (lie.rest !== 'both trucks' && lie.rest !== 'nose truck' && lie.rest !== 'tail truck') return null
  return { rest: lie.rest, tip: lie.low ? 'low' : 'high', to: sideOf(lie) }
}

/** The best known grind that lies so. */
export function grindLying(lying: Lying): ContactName | null {
  return (
    CONTACT_NAMES.find((name) => {
      if (contactNamed(name).kind !== 'grind') return false
      const own = lyingOf(name)
      return own?.rest === lying.rest && own.tip === lying.tip && own.to === lying.to
    }) ?? null
  )
}

const GRINDS = /\b(?:grind\w*|trucks?|axles?|5050)\b/
const SLIDES = /\b(?:slid(?:e|es|ing)|skid|(?:drags?|scrapes?|dragging|scraping) (?:along|over|across|on))\b/
const EDGE = /\b(?:ledge|rail|flat ?bar|bar|curb|kerb|box|hubba|bench|edge|coping|lip|obstacle|handrail)\b/
const COPING =
  /\b(?:coping|lip trick|on the lip|(?:mini|quarter)\w*|ramp|bowl|pool|top of the (?:ramp|transition|wall)|(?:ride|roll|go|skate|come|carve) up|back in)\b/
const STOPS =
  /\b(?:stall\w*|stop\w*|sit|sits|sitting|stand\w*|paus\w+|rest\w*|hold\w*|hang out|balanc\w+|put\w*|placing|place|lock\w*|hits?|lean\w*|ride up|roll up|go up|come up|lands?|tap\w*|over|lip trick|on (?:top of )?(?:the )?(?:coping|lip|edge))\b/
const MIDDLE =
  /\b(?:middle|cent(?:er|re)|belly|underside|wood|deck|bottom) (?:\w+ )?(?:of )?|\bbetween (?:the |my |your |both )?(?:two )?(?:trucks|wheels)\b|\b(?:wheels?|trucks?|one truck|one set of wheels) (?:is |are |go(?:es)? |hang(?:s|ing)? )?(?:on|to|over) (?:both|each|either) sides?\b|\bone (?:truck|wheels?|axle) (?:on )?(?:each|either|every) side\b|\bstraddl\w*/
const ACROSS = /\b(?:perpendicular|90 degrees to)\w*|\bboard (?:is )?(?:across|sideways|cross ?ways)\b/
const NOSE = /\b(?:nose|front (?:end|part|of (?:the|my|your) board))\b/
const TAIL = /\b(?:tail|back (?:end|part|of (?:the|my|your) board))\b/
export const ON_TOP =
  /\b(?:wheels?|trucks?)\b[^,]{0,24}\b(?:on top|on (?:the )?(?:top|deck|platform)|above|up on|over the (?:coping|ledge|edge))\b/
const UPSIDE_DOWN = /\bupside down\b|\bon its back\b|\bwheels up\b(?! on)|\bon (?:the |my )?grip ?(?:tape)?\b/
export const BACK_FIRST =
  /\b(?:back|rear|tail)(?: (?:wheels?|trucks?|end))?\b[^,]{0,16}\b(?:first|over)\b|\b(?:swing|turn|bring|throw|lift|kick|whip)\w*\b[^,]{0,16}\b(?:tail|back (?:wheels?|trucks?))\b[^,]{0,16}\bover\b/
const TURNS_BACK = /\bturn\w*\b|\b180\b|\bpivot|\bcome (?:back )?(?:in )?forwards?\b|\bspin\b/
const VERTICAL = /\b(?:vertical\w*|straight up|pointing up|points up|upright)\b/
/** The whole board, not only one end of it. */
const STEEP = /\bsteep\w*\b|\bboard (?:is |stands |standing )?(?:upright|vertical\w*|straight up)\b/

/** On the ledge and not against it. */
const WHEELS_ON = /\bwheels? (?:are |sit |stay )?(?:up )?on (?:the |a |my )?(?:ledge|rail|box|curb|bench)\b/

const UNDERSIDE_OF_END = /\b(?:underside|bottom) of (?:the |my |your |its )?(nose|tail)\b/

/** The slide that a text depicts. */
function slideIn(text: string): ContactName | null {
  if (UPSIDE_DOWN.test(text)) return 'Darkslide'
  const [, under] = UNDERSIDE_OF_END.exec(text) ?? []
  if (under) return under === 'nose' ? 'Noseslide' : 'Tailslide'
  const isTop = ON_TOP.test(text) || WHEELS_ON.test(text) || STEEP.test(text)
  if (MIDDLE.test(text) || BACK_FIRST.test(text)) return BACK_FIRST.test(text) ? 'Lipslide' : 'Boardslide'
  const [isNose, isTail] = [NOSE.test(text), TAIL.test(text)]
  if (isNose === isTail) return ACROSS.test(text) && !isNose ? 'Boardslide' : null
  if (isTop) return isTail ? 'Bluntslide' : 'Noseblunt Slide'
  return isNose ? 'Noseslide' : 'Tailslide'
}

/** What is done on the coping without going along it. */
function stallIn(text: string): ContactName | null {
  const isFront = /\bfront (?:wheels?|trucks?)\b|\bmiddle\b|\bdeck\b/.test(text)
  if (
    /\bfront (?:wheels?|trucks?)\b[^.]{0,30}\b(?:over|past|onto|on|above)\b/.test(text) &&
    /\b(?:back|fakie|backwards?|turn\w*|in again)\b/.test(text)
  )
    return TURNS_BACK.test(text) && !/\bbackwards?|fakie\b/.test(text) ? 'Rock and Roll' : 'Rock to Fakie'
  if (
    /\bback (?:wheels?|trucks?)\b[^.]{0,20}\bover\b/.test(text) ||
    (isFront && /\b180\b|\bturn/.test(text) && /\bollie|air|jump/.test(text))
  )
    return 'Disaster'
  const lying = lyingIn(text)
  if (ON_TOP.test(text) || VERTICAL.test(text)) {
    if (NOSE.test(text) && !TAIL.test(text)) return 'Noseblunt Stall'
    if (TAIL.test(text)) return 'Blunt'
  }
  if (lying?.rest === 'both trucks') return 'Axle Stall'
  if (/\b(?:trucks?|axles?|wheels?)\b/.test(text) && lying)
    return lying.rest === 'tail truck' ? '5-0 Stall' : 'Nose Pick'
  const [isNose, isTail] = [/\bnose\b/.test(text), /\btail\b/.test(text)]
  return isNose === isTail ? null : isNose ? 'Nose Stall' : 'Tail Stall'
}

const WHEELS =
  /\b(?:two|2|back|front|rear|only) (?:two |2 )?wheels?\b|\bfront (?:wheels? )?(?:up|in the air|off)|\bwheel(?:ie|y|s)\b/
const ROLLS =
  /\b(?:balanc\w*|roll\w*|rid(?:e|es|ing)|wheel(?:ie|y)|cruis\w+|lean\w*|go(?:ing)?|lift\w*|stay\w*|tilt\w*)\b/

/** The manual that a text depicts. */
function manualIn(text: string): ContactName | null {
  if (/\b(?:without|no|not|don'?t|never)\b[^,]{0,12}\b(?:lift|balanc)/.test(text)) return null
  const isFrontUp =
    /\bfront(?: two)?(?: wheels?)? (?:\w+ )?(?:up|lifted|in the air|off)\b|\blift(?:ing)? (?:up )?(?:the |my |your )?(?:front|nose)\b/.test(
      text,
    )
  const isBackUp =
    /\b(?:back|tail|rear)(?: two)?(?: wheels?)? (?:\w+ )?(?:up|lifted|in the air|off)\b|\blift(?:ing)? (?:up )?(?:the |my |your )?(?:back|tail)\b/.test(
      text,
    )
  if (isFrontUp !== isBackUp) return isFrontUp ? 'Manual' : 'Nose Manual'
  const isFront = /\b(?:front|nose) (?:two |2 )?wheels?\b|\bon (?:the |my |your )?nose\b/.test(text)
  return isFront ? 'Nose Manual' : /\b(?:back|rear|two|2) (?:two |2 )?wheels?\b/.test(text) ? 'Manual' : null
}

/** One end of the board lies on an edge, and no more is said of it. */
const LIES_ON = pattern`\b(nose|tail) (?:is|sits|rests|goes|lies|stays|lands) (?:up )?on(?:to)? (?:the|a) (?:ledge|rail|bar|curb|kerb|box|bench)\b`

/** The grind, slide, stall or manual that somebody depicts who has no name for it. */
export function edgeTrickIn(text: string): ContactName | null {
  if (SLIDES.test(text) && !/\bgrind|\btruck (?:is )?(?:on|pinched)\b|pinch/.test(text)) return slideIn(text)
  if (COPING.test(text) && !/\bgrind/.test(text))
    return STOPS.test(text) || GRINDS.test(text) ? stallIn(text) : null
  if (GRINDS.test(text) || SLIDES.test(text) || (EDGE.test(text) && /\bwheels?\b/.test(text))) {
    const [isNose, isTail] = [NOSE.test(text), TAIL.test(text)]
    if (STEEP.test(text) && isNose !== isTail) return isNose ? 'Noseblunt Slide' : 'Bluntslide'
    const lying = lyingIn(text)
    return lying && grindLying(lying)
  }
  const [, end] = LIES_ON.exec(text) ?? []
  if (end) return end === 'nose' ? 'Noseslide' : 'Tailslide'
  if (EDGE.test(text) || /\b(?:spin|turn|pivot|360|kick|jump|flip)/.test(text)) return null
  return WHEELS.test(text) && ROLLS.test(text) ? manualIn(text) : null
}
