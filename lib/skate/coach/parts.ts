import type { Saying } from './descriptions.ts'

const HELD =
  '(?:(?:nose |fakie |switch )?(?:manual|manny|mannie)|50-50|5-0|(?:[a-z]+ )?(?:grind|slide)|\\w+(?:slide|grind)|smith|feeble|crooks?|blunt)s?'
const LIKE_IT =
  '(?:(?:similar|alike|comparable|close)(?: to (?:that|it|this))?|like (?:that|it|this|those)|along (?:those|these|the same) lines|of (?:the|that) (?:sort|kind))'

/** What is to go in and what is to come out: the loose words around the parts of a trick. */
export const PARTS: readonly Saying[] = [
  // "Kickflip into manual type of stuff", "nose manual shuv out or something similar".
  [
    new RegExp(
      `(?<=\\b(?:in|out|into|to)\\b.*)(?:,? (?:or|and) (?:something|anything|smth|sth|stuff|things?|some)(?: \\w+)? ${LIKE_IT}|,? or (?:something|smth|sth|similar|so|whatever)(?= ?[.!?]*$)|,? or ${LIKE_IT}|,? (?:type|kind|sort) of (?:stuff|thing|things|trick|tricks|deal)| (?:type|kinda|kind) (?:stuff|thing|deal))\\b`,
      'g',
    ),
    '',
  ],
  [
    /\b(?:grab|air)s?\b[^.!?]{0,24}\b(?:pok(?:e|es|ed|ing|ey)|boned?|bones|boning|tweak(?:s|ed|ing|y)?)\b|\b(?:pok(?:e|ed|ing|ey)|boned|tweaked) (?:out )?(?:grab|air)s?\b/g,
    'poked grab',
  ],
  [/\b(?:a )?tricks? in,? (?:and|\+|&|plus)? ?(?:a )?tricks? (?:out|off)(?: of)?\b/g, 'trick in trick out'],
  [/\b(?:in|out) (?:and|\+|&) (out|in)(?= (?:of|on|manual))/g, 'trick in trick out'],
  [
    new RegExp(
      `\\b(${HELD})((?: trick)?),? (?:with|and) (?:something|anything|an? trick|some trick|a little something) (?:at|on|for) the end\\b`,
      'g',
    ),
    '$1$2 trick out',
  ],
  [
    new RegExp(
      `\\b(${HELD})(?: trick)?,? (?:with|and) (?:something|anything|an? trick|some trick) (?:out|off|after)\\b`,
      'g',
    ),
    '$1 trick out',
  ],
  [
    new RegExp(
      `\\b(${HELD}) (?:in)?to (?:something|anything|whatever|some(?: other)? trick|an? trick)\\b(?:,? (?:and )?not just [a-z ]{2,20}(?:off|out))?`,
      'g',
    ),
    '$1 trick out',
  ],
  // "Kickflip in shuv out manual".
  [
    new RegExp(
      `\\b(kickflip|heelflip|shuv\\w*|360 flip|tre flip) in,? (?:and |then )?(?:an? )?(kickflip|heelflip|shuv\\w*|180|360 flip|tre flip) out(?: of| on)? (?:an? |the )?(${HELD})\\b`,
      'g',
    ),
    '$1 into $3 $2 out',
  ],
  [
    /\b(shuv\w*|kickflip|heelflip|flip)(?:s)? in,? (?:and |then |with )?(?:an? )?(shuv\w*|kickflip|heelflip|flip)s? out\b/g,
    (_, first: string, second: string) => `${first} in ${second} out`,
  ],
]
