import { CONTACT_NAMES, type ContactName, contactNamed, recordOf } from '../../../contacts.ts'
import type { Motion } from '../../../motion.ts'
import { keyOf } from '../../library.ts'
import { anyOf, NAME, pattern, type Saying, THE, wherever } from '../pattern.ts'
import { parsed } from '../words/names.ts'
import { BACK_FIRST, type Ends, endsIn, grindLying, type Lying, lyingOf, ON_TOP } from './depicted/edges.ts'
import { isTrick, ofTricks } from './trick-names.ts'

/** What is slid, stalled and balanced on at the other end, or on the other side. */
const COUNTERPARTS: readonly (readonly [ContactName, ContactName])[] = [
  ['Noseslide', 'Tailslide'],
  ['Noseblunt Slide', 'Bluntslide'],
  ['Nose Manual', 'Manual'],
  ['Nose Stall', 'Tail Stall'],
  ['Noseblunt Stall', 'Blunt'],
  ['Nose Pick', '5-0 Stall'],
  ['Boardslide', 'Lipslide'],
  ['Nose Grab', 'Tail Grab'],
  ['Indy', 'Mute'],
  ['Melon', 'Stalefish'],
  ['Hurricane', 'Sugarcane'],
]

/** The contact that is the same the other way round: on the other side of the edge, or on the other end. */
function counterpart(name: ContactName): ContactName | null {
  const pair = COUNTERPARTS.find((each) => each.includes(name))
  if (pair) return pair[0] === name ? pair[1] : pair[0]
  const lying = contactNamed(name).kind === 'grind' ? lyingOf(name) : null
  if (!lying || lying.rest === 'both trucks') return null
  return grindLying(
    lying.to === 'along' ? otherEnd(lying) : { ...lying, to: lying.to === 'far' ? 'near' : 'far' },
  )
}

const otherEnd = (lying: Lying): Lying => ({
  ...lying,
  rest: lying.rest === 'tail truck' ? 'nose truck' : 'tail truck',
})

const spellings = CONTACT_NAMES.flatMap((name) =>
  [name.toLowerCase(), ...recordOf(contactNamed(name)).spellings]
    .filter((each) => each.length > 3 || /\d/.test(each))
    .map((each) => [each, name] as const),
)
const called = new Map<string, ContactName>(spellings)
for (const [spelling, name] of [
  ['5050', '50-50'],
  ['five 0', '5-0'],
  ['nose slide', 'Noseslide'],
  ['tail slide', 'Tailslide'],
  ['board slide', 'Boardslide'],
  ['lip slide', 'Lipslide'],
  ['nose grind', 'Nosegrind'],
] as const)
  called.set(spelling, name)

// In a sentence it is the deck.
called.delete('board')

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const NAMES = [...called.keys()].sort((one, other) => other.length - one.length).map(escaped)

/** "Like a 5-0 but on the front truck": the trick, and what is to be different about it. */
const BUT = pattern`\b(?:(?:something |a trick |trick |one |kind of |sort of |thats |that's |that is |pretty much |basically |almost |just )*(?:like|similar to|(?:the )?same as|basically|version of) )?(?:an? |the )?(?<![a-z] (?:to|into|out of) )(${NAMES.join('|')})s?,? (?:but|just|only|except|where|with|instead)(?: (?:where|you|it'?s|its|just|only|with|instead|that|thats|u|your|like|then))* ([^.?!;]{3,80})`

const MIRRORED =
  /\b(?:(?:far|other|opposite|wrong) (?:side|way|direction)|over (?:the )?(?:ledge|rail|top|edge|it)|mirror\w*|reversed?|opposite)\b/
const SLID = /\b(?:slid(?:e|es|ing)|on the wood|instead of grinding|not grinding|wood)\b/
const FRONT_FIRST = /\b(?:front|nose)(?: (?:wheels?|trucks?|end))?\b[^,]{0,16}\b(?:first|over)\b/
const OTHER_END = {
  nose: /\b(?:on|with|using|its|the|my|your) (?:the |my |your )?(?:nose|front)\b|^nose\b/,
  tail: /\b(?:on|with|using|its|the|my|your) (?:the |my |your )?(?:tail|back)\b|^tail\b/,
}

/** The name at the other end of the board, when the change is to that end. */
function atOtherEnd(name: ContactName, change: string): ContactName | null {
  const pair = COUNTERPARTS.find((each) => each.includes(name) && / ?nose|^nose/i.test(each[0]))
  if (!pair) return null
  const [nose, tail] = pair
  const wanted = OTHER_END.nose.test(change) ? nose : OTHER_END.tail.test(change) ? tail : null
  return wanted === name ? null : wanted
}

const has = (ends: Ends, end: 'front' | 'back', ...does: ('on' | 'up' | 'down' | 'over')[]) =>
  does.some((each) => ends[end].has(each))

/** A grind with something about how it lies changed. */
function regrind(lying: Lying, change: string): ContactName | null {
  const ends = endsIn(change)
  if (ends.isBoth) return '50-50'
  const [own, free] =
    lying.rest === 'nose truck' ? (['front', 'back'] as const) : (['back', 'front'] as const)
  if (lying.rest === 'both trucks') {
    const rest =
      has(ends, 'front', 'up', 'down', 'over') || has(ends, 'back', 'on')
        ? 'tail truck'
        : has(ends, 'back', 'up', 'down', 'over') || has(ends, 'front', 'on')
          ? 'nose truck'
          : null
    const off = rest === 'tail truck' ? ends.front : ends.back
    return (
      rest &&
      grindLying({
        rest,
        tip: off.has('down') ? 'low' : 'high',
        to: off.has('over') ? 'far' : off.has('down') ? 'near' : 'along',
      })
    )
  }
  if (/\b(?:my|near|this|same|inside|inner|closer?) side\b/.test(change) && lying.to !== 'along')
    return grindLying({ ...lying, to: 'near' })
  // The truck that was free is the one to grind on.
  if (has(ends, free, 'on') && !has(ends, free, 'up', 'down', 'over')) return grindLying(otherEnd(lying))
  if (/\bstraight\b/.test(change)) return grindLying({ ...lying, tip: 'high', to: 'along' })
  const isFar = has(ends, free, 'over') || has(ends, own, 'over') || MIRRORED.test(change)
  const tip = has(ends, free, 'down') ? 'low' : has(ends, free, 'up') ? 'high' : lying.tip
  const slanted = lying.to === 'along' && tip === 'low' ? 'near' : lying.to
  const to = isFar ? (lying.to === 'far' ? 'near' : 'far') : slanted
  return grindLying({
    ...lying,
    tip: lying.to === 'along' && isFar && tip === 'high' && !has(ends, free, 'up') ? 'low' : tip,
    to,
  })
}

const WITHOUT_GRIND: Readonly<Partial<Record<Lying['rest'], ContactName>>> = {
  'both trucks': 'Boardslide',
  'nose truck': 'Noseslide',
  'tail truck': 'Tailslide',
}

/** What a stall, or a manual, becomes when it goes along an edge. */
const ALONG: Readonly<Partial<Record<ContactName, ContactName>>> = {
  'Tail Stall': 'Tailslide',
  'Nose Stall': 'Noseslide',
  'Rock to Fakie': 'Boardslide',
  'Axle Stall': '50-50',
  '5-0 Stall': '5-0',
  Blunt: 'Bluntslide',
  'Noseblunt Stall': 'Noseblunt Slide',
  Disaster: 'Lipslide',
  Manual: '5-0',
  'Nose Manual': 'Nosegrind',
}
const GOES_ALONG = /\b(?:slid(?:e|es|ing)|grind\w*|moving|along|rolling along)\b/
const ON_EDGE = /\bon (?:an? |the )?(?:rail|flat ?bar|bar|ledge edge|edge of)\b|\bgrind\w*/

/** The contact that a change in plain words makes of another; null when it makes none. */
function changedTo(name: ContactName, change: string): ContactName | null {
  if (name === 'Boardslide' && BACK_FIRST.test(change)) return 'Lipslide'
  if (name === 'Lipslide' && FRONT_FIRST.test(change)) return 'Boardslide'
  const along = ALONG[name]
  if (along && (/Manual/.test(name) ? ON_EDGE : GOES_ALONG).test(change)) return along
  if (name === 'Rock to Fakie') return /\bturn\w*|\b180\b|\bforwards?\b/.test(change) ? 'Rock and Roll' : null
  if (name === 'Rock and Roll')
    return /\b(?:no turn|without turn\w*|don'?t turn|backwards?|fakie)\b/.test(change)
      ? 'Rock to Fakie'
      : null
  if (name === 'Tailslide' && ON_TOP.test(change)) return 'Bluntslide'
  if (name === 'Noseslide' && ON_TOP.test(change)) return 'Noseblunt Slide'
  const ended = atOtherEnd(name, change)
  if (ended) return ended
  const lying = contactNamed(name).kind === 'grind' ? lyingOf(name) : null
  if (lying) {
    if (SLID.test(change)) return WITHOUT_GRIND[lying.rest] ?? null
    const made = regrind(lying, change)
    return made === name ? null : made
  }
  return MIRRORED.test(change) ? counterpart(name) : null
}

/** What is told of a trick that goes wrong is no change to it. */
const GOES_WRONG =
  /\b(?:slips?|slid(?:es?|ing) (?:down|off|out|back)|falls?|fall(?:ing)?|sticks?|stuck|catch(?:es)?|bail|slam|keeps?|always|every ?time|los(?:e|ing)|miss|can'?t|cant|cannot|won'?t|tips?|hangs? up|comes? off|i (?:fall|slip|keep|can|always|never|lose|bail|slam|only|just|land|get|end|stop|hit|catch|hang up)|why|scared|hurts?|speed|wobbl\w+)\b/

/** A text in which a change to a named contact ("a smith but the front truck over the far side") has its own name. */
export function withVariants(text: string): string {
  if (!/\b(?:but|just|only|except|where|with|instead)\b/.test(text) || GOES_WRONG.test(text)) return text
  const [whole, from, change] = BUT.exec(text) ?? []
  const name = from === undefined ? undefined : called.get(from)
  const made = name && change ? changedTo(name, change) : null
  return made && whole ? text.replace(whole, ` ${made.toLowerCase()} `) : text
}

/** Nose and tail of what is otherwise the same. */
const ENDS: readonly (readonly [nose: string, tail: string])[] = [
  ['noseslide', 'tailslide'],
  ['nosegrind', '5-0'],
  ['nose manual', 'manual'],
  ['nose stall', 'tail stall'],
  ['nose blunt', 'bluntslide'],
  ['nose grab', 'tail grab'],
  ['nollie', 'ollie'],
  ['willy grind', 'smith grind'],
  ['willy grind', 'smith'],
]

/** "Like a noseslide but on the tail." */
export const withEndsSwapped = (text: string): string =>
  ENDS.reduce(
    (so, [nose, tail]) =>
      so
        .replace(
          wherever`\b(?:(?:the )?same as |like )?(?:an? )?${nose}s? but (?:on|off|with|for|using) (?:the |my )?tail\b`,
          tail,
        )
        .replace(
          wherever`\b(?:(?:the )?same as |like )?(?:an? )?${tail}s? but (?:on|off|with|for|using) (?:the |my )?nose\b`,
          nose,
        ),
    text,
  )

/** One word for what is to be different about a trick, and what its name becomes. */
const OTHER_PARTS: Readonly<Record<string, (name: string) => string>> = {
  front: (name) => sided('frontside', name),
  back: (name) => sided('backside', name),
  nose: (name) =>
    /manual|mann(?:y|ie)/.test(name)
      ? `nose ${name}`
      : name
          .replace(/^5-0$/, 'nosegrind')
          .replace(/\btail|\baxle(?= stall)|(?<!nose ?)\bblunt/, (end) =>
            end === 'blunt' ? 'nose blunt' : 'nose',
          ),
  tail: (name) =>
    name
      .replace(/^nose ?(?=manual|mann(?:y|ie)|blunt)/, '')
      .replace(/^nosegrind$/, '5-0')
      .replace(/\bnose|\baxle(?= stall)/, 'tail'),
  lip: (name) => name.replace(/\bboard ?(?=slide)|\bboard$/, 'lip'),
  board: (name) => name.replace(/\blip ?(?=slide)|\blip$/, 'board'),
  heel: (name) => name.replace(/\bkick(?:flip)?$/, 'heelflip'),
  kick: (name) => name.replace(/\bheel(?:flip)?$/, 'kickflip'),
  over: (name) => name.replace(/^crook(?:ed grind)?$/, 'overcrook'),
}

const sided = (side: string, name: string) =>
  `${side} ${name.replace(/^(?:frontside|backside|front|back|fs|bs) /, '')}`

const HAVE =
  '(?:i )?(?:can(?: do| land)?|got|have|do|land(?:ed)?|learn(?:ed|t)|know|just (?:got|learned|landed)) (?:my )?'
const EASY = anyOf('easy', 'fine', 'good', 'ok', 'okay', 'dialed', 'solid', 'down', 'done', 'on lock')
const PART =
  '(front|back|frontside|backside|fs|bs|nose|tail|lip|board|heel|kick|over|switch|nollie|fakie)(?:[ -]?flip)?s?'

/** "I can noseslide, what about tail": a trick, and the one word that makes another of it. */
export const ONE_PART_CHANGED: readonly Saying[] = [
  [
    wherever`^(?:${HAVE}${THE}${NAME}s?(?: (?:${EASY}|already|now))*|(?:my )?${NAME}s? (?:is|are|feels?) (?:so |pretty |really )*${EASY})(?: (?:on|off|down) (?:an? |the |my )?(?:flat ?bar|rail|ledge|curb|box|ramp|mini)s?)?[,.;:]? (?:(?:so|and|but|now|ok|then|next|hm+),? )*(?:(?:(?:what|how) about|now|next|then|hows|how is|time for|onto|on to|ready for)(?: the| my| for| learning| doing)* ${PART}(?: ?(?:ones?|versions?|side|way|slides?|stalls?))?|(?:the )?${PART} (?:ones?|versions?|next))(?: next| now| then| too)*[?.! ]*$`,
    (
      told: string,
      landed: string | undefined,
      easy: string | undefined,
      after: string | undefined,
      alone: string | undefined,
    ) => {
      const name = (landed ?? easy ?? '').replace(/(?<=[a-z]{3})s$/, '')
      const part = (after ?? alone ?? '')
        .replace(/side$/, '')
        .replace(/^fs$/, 'front')
        .replace(/^bs$/, 'back')
      const made = OTHER_PARTS[part]?.(name) ?? `${part} ${name}`
      return made !== name && isTrick(name) && isTrick(made) ? `i can ${name}. i want ${made}` : told
    },
  ],
  // "Can half cab, full cab?"
  [
    wherever`^${HAVE}${THE}${NAME}s?,? (?:so |and )?(?:the |an? )?${NAME}s?(?: next| now)?\?+ *$`,
    ofTricks('i can $1. i want $2', 1, 2),
  ],
]

const isFlick = ({ flip }: Motion) => flip.kind === 'kick' || flip.kind === 'heel'

/** The same board flipped and turned the other way: a varial kickflip is mirrored by the varial heelflip. */
export function flickedOver(made: Motion): Motion | null {
  if (made.bodyDeg !== 0 || !isFlick(made) || made.parts.length > 0) return null
  return {
    ...made,
    boardDeg: -(made.boardDeg ?? 0) || 0,
    flip: { ...made.flip, kind: made.flip.kind === 'kick' ? 'heel' : 'kick' },
  }
}

/** A trick turned the other way, or on the other side of an obstacle: who does one "both ways" does both. */
export function otherSide(made: Motion): Motion[] {
  const flicked = flickedOver(made)
  if (flicked) return [flicked]
  if (made.approach) return [{ ...made, approach: made.approach === 'frontside' ? 'backside' : 'frontside' }]
  if (made.bodyDeg === null || made.boardDeg === null || (!made.bodyDeg && !made.boardDeg)) return []
  return [{ ...made, bodyDeg: -made.bodyDeg || 0, boardDeg: -made.boardDeg || 0 }]
}

/** What somebody means by the opposite of a trick: the other end of the board, else the other way round. */
export function oppositeOf(made: Motion): Motion[] {
  const popped =
    keyOf(made) === 'Ollie' ? parsed('nollie') : keyOf(made) === 'Nollie' ? parsed('ollie') : null
  if (popped) return [popped]
  const isPlain = made.contact !== null && made.parts.length === 0 && made.approach === null
  const other = isPlain && made.contact ? counterpart(made.contact.name) : null
  return other ? [{ ...made, contact: contactNamed(other) }] : otherSide(made)
}
