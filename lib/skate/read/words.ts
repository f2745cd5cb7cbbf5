import { fromKatakana } from './foreign.ts'

/** What is jumped or ground: "10 stair", "12 stair handrail", "hubba ledge". */
const THING = String.raw`(?:\d+ )?(?:stairs? )?(?:(?:hand|flat|round|kinked|double|loading|picnic|euro|hubba) ?)?(?:stairs?|set|gap|rail|bump to bar|bar|ledge|hubba|box|fun ?box|curb|bench|table|hip|spine|pyramid|kicker|pad|flat|ground|dock|bump|block)\b(?! ?slide)`

/** What is done on an edge anyway, so that naming one adds nothing; behind a flip it is another trick that is meant. */
const GROUND = String.raw`(?:\w*(?:slide|grind|blunt|crook|krook)s?|board|tail|nose|lip|crooked|smith|feeble|slappy|(?:50)?50|0|o)`

/** Where it was done, when that changes nothing: "down a 10 stair", "over the spine", "the 9", "9 stair", "hubba ledge". */
const PLACES = new RegExp(
  [
    String.raw`\b(?:(?:down|up|over|off|on|onto|across) (?:(?:an?|the) )?|the |an? )${THING}`,
    String.raw`\b(?:down (?:(?:an?|the) )?|an? |the )(?:[1-9]|[12]\d) ?$`,
    String.raw`\b\d{1,2} (?:stairs?|set|block)\b(?: (?:set|(?:hand ?)?rail|hubba|ledge|gap)\b)?`,
    String.raw`(?<=\b${GROUND} )(?:(?:hand|flat|round|kinked|hubba) ?)?(?:rail|ledge|hubba|bench|curb) ?$`,
  ].join('|'),
  'g',
)

/** "Kickflip up", "drop down kickflip", "tre down": from one height to another. */
const UP_OR_DOWN = /(?<=\w )(?:up|down) ?$|^ ?(?:drop ?down|up) (?=\w)|(?<=\w )drop ?down ?$/g

/** The same said first: "ledge nosegrind", "bump to bar crook". A railslide and a curb slappy are tricks. */
const PLACE_FIRST =
  /^(?:(?:bump|bank|gap) ?to ?)?(?:(?:hand|flat|double|round|hubba|picnic) ?)?(?:rail|bar|ledge|hubba|curb|bench|table|box|ground) (?=\S)(?!slide|stand|whip|flip|slap|cut)/

/** "Kickflip out of a manual" is a manual, kickflip out. */
const OUT_OF = /^(.+?) out of (?:(?:a|an|the) )?(.+)/

/** Letters that have no accent to be taken off, and what is written for them where they are missing. */
const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/** In small letters of the alphabet, signs of degrees gone. */
const plainLetters = (text: string): string =>
  text
    .replace(/[\u00b0\u00ba\u02da]/g, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ıøłđðßæœ]/g, (letter) => LETTERS[letter] ?? letter)

/** With one space wherever there is any. */
const spaced = (text: string): string => text.replace(/\s+/g, ' ')

/** The words of a name in small letters, without where it was done and what stands in brackets. */
export function wordsOf(text: string): string[] {
  const name = spaced(
    plainLetters(text)
      .replace(/(?<!\d)1\u20442|\b1\/2\b/g, ' half ')
      .replace(/[\u0300-\u036f'\u2019`]/g, '')
      .replace(/\((switch|sw|nollie|fakie)\)\s*$/, ' de $1')
      .replace(/\([^()]*\)/g, ' ')
      .replace(/\u30fb/g, ' ')
      .replace(/[\u3040-\u30ff]+/g, (run) => ` ${fromKatakana(run)?.join(' ') ?? run} `),
  )
  const plain = spaced(spaced(name.replace(PLACES, ' ')).replace(UP_OR_DOWN, ' '))
    .trim()
    .replace(PLACE_FIRST, ' ')
    .replace(/\b5[-. \u2010-\u2014][0o]\b/g, 'fiveo')
    .replace(OUT_OF, '$2 $1 out')
  return plain.match(/[a-z]+|[0-9]+|[&+>,;]|[^\sa-z0-9&+>,;_\-\u2010-\u2014/.!?"]+/g) ?? []
}
