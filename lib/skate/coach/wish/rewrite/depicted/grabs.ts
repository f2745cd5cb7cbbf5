import { CONTACT_NAMES, type ContactName, contactNamed, type Grip, recordOf } from '../../../../contacts.ts'

const HOLDS = /\b(?:grab\w*|hold\w*|hand|hands|reach\w*)\b/
const FRONT_HAND =
  /\b(?:front|leading|lead) (?:hand|arm)\b|\bbehind (?:the |my |your )?(?:front|leading|lead) (?:leg|knee|foot)\b/
const BACK_HAND =
  /\b(?:back|rear|trailing) (?:hand|arm)\b|\bbehind (?:the |my |your )?(?:back |rear |trailing )?(?:leg|knee|foot)\b/

const PLACES: readonly (readonly [Grip['at'], RegExp])[] = [
  [
    'nose',
    /\b(?:the|my|your|on|ur|at)? ?(?:nose|tip|front (?:end|of the board)|(?:grab|hold)\w* (?:the )?front(?! hand))\b/,
  ],
  ['tail', /\b(?:the|my|your|on|ur|at)? ?(?:tail|back (?:end|of the board))\b/],
  ['heel edge', /\bheel ?(?:side|edge)?s?\b|\bbehind (?:you|your|my|the|ur|me)\b|\bback side of the board\b/],
  [
    'toe edge',
    /\btoe ?(?:side|edge)?s?\b|\b(?:in )?between (?:the |my |your |ur |both )?(?:feet|foot|legs|bolts|toes)\b|\bin front of (?:you|me|the feet)\b|\bmiddle\b/,
  ],
]

/** What the rest of the body does besides. */
const BESIDES: readonly (readonly [RegExp, ContactName])[] = [
  [
    /\barms? (?:stretched |spread |wide )?(?:out|open|wide)\b|\blike (?:jesus|christ|a cross)\b|\bboth feet (?:together )?off\b.*\barms?\b/,
    'Christ Air',
  ],
  [
    /\b(?:kick\w*|stick\w*|tak\w*)\b[^,]{0,16}\bfront (?:foot|leg)\b[^,]{0,12}\b(?:forward|out|off)\b/,
    'Judo Air',
  ],
  [/\btail\b[^.]{0,30}\bback foot off\b|\bback foot off\b[^.]{0,30}\btail\b/, 'Benihana'],
  [/\b(?:through|between) (?:the |my |your )?legs\b[^.]{0,30}\bheel|\bback hand through\b/, 'Roast Beef'],
  [/\bknees?\b[^,]{0,20}\b(?:down|tuck\w*|together|bent|pull\w*)\b.*\b(?:behind|back|up)\b/, 'Japan Air'],
  [
    /\b(?:pull|tweak|bring|lift)\w*\b[^,]{0,20}\b(?:up behind|behind (?:you|your|my|me)|to (?:my|your|the) back|up to (?:my|your) (?:back|butt|head)|backwards?)\b/,
    'Method',
  ],
]

const gripIn = (text: string) => {
  const hand: Grip['hand'] | null = BACK_HAND.test(text)
    ? 'trailing'
    : FRONT_HAND.test(text)
      ? 'leading'
      : /\bboth hands\b/.test(text)
        ? 'both'
        : null
  const at = PLACES.find(([, pattern]) => pattern.test(text))?.[0] ?? null
  return { hand, at }
}

/** With which hand it is held, where nobody says: the plain grab of the place. */
const USUAL: Readonly<Partial<Record<Grip['at'], Grip['hand']>>> = {
  nose: 'leading',
  tail: 'trailing',
  'toe edge': 'trailing',
  'heel edge': 'leading',
}

/** The grab that somebody depicts who has no name for it. */
export function grabIn(text: string): ContactName | null {
  const isAir = /\b(?:air|vert|jump\w*|ollie|fly\w*|above)\b/.test(text)
  const besides = isAir || HOLDS.test(text) ? BESIDES.find(([pattern]) => pattern.test(text))?.[1] : undefined
  if (besides) return besides
  if (!HOLDS.test(text) || !/\bgrab|\bair\b|\bvert\b|\bboard\b/.test(text)) return null
  const { hand, at } = gripIn(text)
  if (at === null) return null
  const wanted = hand ?? USUAL[at]
  return (
    CONTACT_NAMES.find((name) => {
      const record = recordOf(contactNamed(name))
      return (
        record.kind === 'grab' && 'grip' in record && record.grip?.at === at && record.grip.hand === wanted
      )
    }) ?? null
  )
}
