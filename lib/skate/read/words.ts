import { fromKatakana } from './foreign.ts'

/** What is jumped or ground: "10 stair", "12 stair handrail", "hubba ledge". */
const THING =
  /(?:\d+\s+)?(?:stairs?\s+)?(?:(?:hand|flat|round|kinked|double|loading|picnic|euro|hubba)\s?)?(?:stairs?|set|gap|rail|bump to bar|bar|ledge|hubba|box|fun\s?box|curb|bench|table|hip|spine|pyramid|kicker|pad|flat|ground|dock|bump|block)\b(?!\s*slide)/
    .source

/** What is done on an edge anyway, so that naming one adds nothing; behind a flip it is another trick that is meant. */
const GROUND =
  /(?:\w*(?:slide|grind|blunt|crook|krook)s?|board|tail|nose|lip|crooked|smith|feeble|slappy|(?:50)?50|0|o)/
    .source

/** Where it was done, when that changes nothing: "down a 10 stair", "over the spine", "the 9", "9 stair", "hubba ledge". */
const PLACES = new RegExp(
  [
    String.raw`\b(?:(?:down|up|over|off|on|onto|across)\s+(?:(?:an?|the)\s+)?|the\s+|an?\s+)${THING}`,
    String.raw`\b(?:down\s+(?:(?:an?|the)\s+)?|an?\s+|the\s+)(?:[1-9]|[12]\d)\s*$`,
    String.raw`\b\d{1,2}\s+(?:stairs?|set|block)\b(?:\s+(?:set|(?:hand\s?)?rail|hubba|ledge|gap)\b)?`,
    String.raw`(?<=\b${GROUND}\s+)(?:(?:hand|flat|round|kinked|hubba)\s?)?(?:rail|ledge|hubba|bench|curb)\s*$`,
  ].join('|'),
  'g',
)

/** "Kickflip up", "drop down kickflip", "tre down": from one height to another. */
const UP_OR_DOWN = /(?<=\w\s+)(?:up|down)\s*$|^\s*(?:drop\s?down|up)\s(?=\s*\w)|(?<=\w\s+)drop\s?down\s*$/g

/** The same said first: "ledge nosegrind", "bump to bar crook". A railslide and a curb slappy are tricks. */
const PLACE_FIRST =
  /^(?:(?:bump|bank|gap)\s?to\s?)?(?:(?:hand|flat|double|round|hubba|picnic)\s?)?(?:rail|bar|ledge|hubba|curb|bench|table|box|ground)\s(?=\s*\S)(?!\s*(?:slide|stand|whip|flip|slap|cut))/

/** "Kickflip out of a manual" is a manual, kickflip out. */
const OUT_OF = /^(.+?)\s+out\s+of\s+(?:(?:a|an|the)\s+)?(.+)$/

/** The words of a name in small letters, without where it was done and what stands in brackets. */
export function wordsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'\u2019`]/g, '')
    .replace(/\((switch|sw|nollie|fakie)\)\s*$/, ' de $1')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[\u30fb\u00b0]/g, ' ')
    .replace(PLACES, ' ')
    .replace(UP_OR_DOWN, ' ')
    .trim()
    .replace(PLACE_FIRST, ' ')
    .replace(/\b5[-. \u2010-\u2014][0o]\b/g, 'fiveo')
    .replace(OUT_OF, '$2 $1 out')
  const words = plain.match(/[a-z]+|[0-9]+|[&+>,;]|[^\sa-z0-9&+>,;_\-\u2010-\u2014/.!?"]+/g) ?? []
  return words.flatMap((word) => (/^[\u3040-\u30ff]/.test(word) ? (fromKatakana(word) ?? word) : word))
}
