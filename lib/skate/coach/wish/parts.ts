import type { Saying } from './descriptions.ts'

const HELD =
  '(?:(?:nose |fakie |switch )?(?:manual|manny|mannie)|50-50|5-0|(?:[a-z]+ )?(?:grind|slide)|\\w+(?:slide|grind)|smith|feeble|crooks?|blunt)s?'
const LIKE_IT =
  '(?:(?:similar|alike|comparable|close)(?: to (?:that|it|this))?|like (?:that|it|this|those)|along (?:those|these|the same) lines|of (?:the|that) (?:sort|kind))'

/** What is to go in and what is to come out: the loose words around the parts of a trick. */
export const PARTS: readonly Saying[] = [
  // "A trick for a manual pad that ends with a flip."
  [
    /(?<=\b(?:manuals?|manny|mannie|pad|ledge|rail|curb|box|grinds?|slides?|hubba)\b.*) (?:that |which |and )?(?:ends?|ending|finish(?:es|ing)?|clos(?:es|ing)) (?:it |off |up )*(?:with|in|on) (?:an? )?(kickflip|heelflip|flip|shuvit|shuv|180|spin)\b/g,
    ' $1 out',
  ],
  // "Can kickflip in, but nothing out."
  [
    /\b(?:i )?(?:can|have|got|do)(?: do| land)? (?:an? )?([a-z0-9 ]{3,20}?) in(?: ?to something)?,? but (?:(?:have |got |do )?(?:nothing|no tricks?|no way|not)|(?:can'?t|cannot)(?: \w+)?) (?:to (?:come|get|do) )?out\b/g,
    ' a trick out ',
  ],
  // What "180 out" of a slide comes to; that it does is said back.
  [
    /\b((?:nose|tail|board|lip|blunt)?slide)s?(?: to| with an?)? (?:(?:frontside|backside|fs|bs) )?180s?(?: out| off)\b/g,
    '$1 to fakie',
  ],
  [
    /\b((?:nose|tail|board|lip|blunt) ?slides?|50-50s?|5-0s?|(?:crooked|smith|feeble|nose) ?grinds?|crooks) (?:in)?to (?:an? )?(180|270|360)\b(?: out)?/g,
    '$1 $2 out',
  ],
  [/\b(?:spinny|spinning|turny|rotating) out\b/g, 'spin out'],
  [
    /\b(?:grinds? (?:or|and\/or|\/) (?:an? )?slides?|slides? (?:or|and\/or|\/) (?:an? )?grinds?)\b/g,
    'ledge trick',
  ],
  [/\bflip(?: tricks?)? with (?:an? )?180(?: in it| spin| turn)?\b/g, 'backside flip'],
  [
    /\b(?:same as |like )?(?:an? |the )?varial (?:kick)?flip (?:but|with|only) (?:with )?more (?:rotation|spin|turn)\b/g,
    '360 flip',
  ],
  [
    /\b(?:something |anything )?(?:in)?to (?:an? )?((?:nose )?manual) with (?:an? )?(shuv\w*|180|kickflip|heelflip) out\b/g,
    '$1 $2 out',
  ],
  [
    /\b((?:nose )?manual)s?,? (?:that |which )?i can(?: only| just| barely)+ (?:hold|do|keep|go|last|ride)(?: (?:it|them|one|on))?(?: for)?(?: (?:like|about|around|maybe))? (?:\d+|an?|one|two|three|a few|a couple(?: of)?) (?:sec\w*|met(?:er|re)s?|feet|foot|ft|yards?)\b/g,
    'my $1s only last 2 seconds',
  ],
  [/\b(?:in )?(?:the )?deep end\b(?=.*\b(?:speed|fast|flow|carv|big|want|something)\b)/g, 'bowl grind'],
  [
    /\b(?:spin|turn|spinning|turning|rotate) (180|270|360) (?:on|in) ?to(?= (?:an? |the )?(?:rail|bar|flat ?bar|handrail)s?\b)/g,
    'frontside $1 boardslide',
  ],
  [
    /\b(?:does not|doesn'?t|not|never) (?:turn|go|become|end up|change)(?:s|ing)? (?:in ?to|as|in) (?:an? |an?y |the )?(?=grind|slide|manual|flip|stall)/g,
    'no ',
  ],
  [
    /(?<!\blike (?:an? )?)\b((?:nollie |fakie |switch )?)(kickflip|heelflip),? (?:but )?with an? (?:half (?:turn|spin)|180)(?: (?:spin|turn|in it))?\b/g,
    '$1backside $2',
  ],
  // Who goes somewhere turns along: "a kickflip going backside".
  [
    /\b((?:nollie |fakie |switch )?)(kickflip|heelflip)((?: instead of (?:an? |the )?[a-z0-9-]+)?),? (?:but |only |just )*(?:going|turning|turned) (?:the )?(frontside|backside|fs|bs)(?=[?.!, ]*$)/g,
    (_, stance: string, flip: string, instead: string, side: string) =>
      `${stance}${/^f/.test(side) ? 'frontside' : 'backside'} ${flip}${instead}`,
  ],
  // "Shuv it out of a noseslide" takes nothing out of it.
  [
    /(?<!\b(?:can'?t|cannot|won'?t|not|never|get|pull|take|bring) )\b(pop shuv|shuv|shove|flip|kickflip|heelflip|(?:(?:fs|bs|frontside|backside) )?(?:180|270)|bigspin) ?it out of (?=(?:an? |the |my )?[a-z0-9])/g,
    (_, turn: string) => `${turn === 'flip' ? 'kickflip' : turn.replace(/shuv|shove/, 'shuvit')} out of `,
  ],
  [
    /\b(?:2|two) flips? (?:in|with|on) (?:one|1|a single|the same) (?:trick|pop|go|jump)\b|\b(?:board|it) (?:flips?|rolls?) (?:two times|2 times|2x|twice)\b/g,
    'double kickflip',
  ],
  [
    /\bmann?(?:ual|y|ie)?s? (?:combos? |tricks? |line )?(?:with )?(?:something |a trick )?in and (?:something |a trick )?out\b/g,
    'pop shuvit manual pop shuvit out',
  ],
  [
    /\b(?:the )?board (?:goes|turns|spins) (?:one|a) (?:way|direction)(?:,| and| while| but)* (?:i|my body|you|the rider) (?:go(?:es)?|turns?|spins?)? ?(?:the other|the opposite|another|the reverse)(?: (?:way|direction|one))?\b/g,
    'pop shuvit body varial',
  ],
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
  [/\b(shuv\w*|kickflip|heelflip|(?<!kick|heel)flip|180|270) off(?= ?(?:[.,!?]|$|of\b))/g, '$1 out'],
  [
    /\b((?:kick|heel)flip) (?:and|\+|plus|&|n) (?:an? )?((?:frontside |fs )?half cab|cab) (?:together|combined|mixed|in one|at once|at the same time)\b/g,
    '$2 $1',
  ],
  [
    new RegExp(
      `\\b(${HELD}),? (?:and )?then (?:an? |the )?((?:fs |bs |frontside |backside )?(?:180|270|360|shuv\\w*|kickflip|heelflip)) (?:out|off)\\b`,
      'g',
    ),
    '$1 $2 out',
  ],
  [
    new RegExp(
      `\\b(${HELD}) (?:where|that|when|which)?(?: (?:you|i|u))? ?(?:starts?|begins?|go(?:es)? in|gets? in(?:to it)?|enters?|comes? in) (?:it )?with (?:an? )?((?:fs |bs |frontside |backside )?(?:180|270|shuv\\w*|kickflip|heelflip|half cab))\\b`,
      'g',
    ),
    '$2 into a $1',
  ],
  [
    /\b((?:frontside |fs |fakie |nollie |switch )?(?:half cab|180|shuv\w*|kickflip|heelflip|bigspin|360 flip|tre flip))s? (?:on ?to|up ?on ?to) (?:an? |the )?(?=(?:ledge|rail|curb|kerb|box|bench|hubba|flat ?bar|bar)\b)/g,
    '$1 into something on a ',
  ],
  [
    /\b(?:where |that |when )?(?:you |i |u )?land(?:s|ing)? in (?:an? )?((?:nose )?manual|50-50|5-0|\w+(?:slide|grind)) after (?:an? )?((?:pop )?shuv\w*|kickflip|heelflip|180|half cab)\b/g,
    '$2 to $1',
  ],
  // "What can I do out of a 50-50", "manual across, what out".
  [
    new RegExp(
      `\\b(?:what(?:'?s| is)?|tricks?|things?|stuff|ways?|(?:an?y|some)thing)(?: (?:tricks?|things?|stuff))?(?: (?:can|could|should|do|would|goes?|comes?|to|i|you|we|do|try|there|good|works?|nice))*? (?:out|off)(?: of| from)? (?:an? |the |my )?(${HELD})`,
      'g',
    ),
    '$1 trick out',
  ],
  [
    new RegExp(
      `(?:\\b(?:kickflip|heelflip|ollie|shuv\\w*|flip)s? (?:up|on|in|onto it),? (?:and |then )*)?\\b(${HELD})(?: (?:across|over|along|through|it|all the way|the (?:pad|ledge|box|rail)))*,? (?:and |then |but |now )*(?:what|which(?: trick)?)(?:'?s)?(?: (?:to|do|can|should|i|you|go|goes|trick|tricks|comes?))*? (?:out|off)\\b`,
      'g',
    ),
    '$1 trick out',
  ],
  [
    /\b((?:nollie |fakie |switch |fs |bs |frontside |backside |pop |360 |varial |half )*(?:kickflip|heelflip|shuv(?:it)?|shove(?: ?it)?|cab|180|flip))s? (?:in)?to (?:(?:some|an?y)(?:thing| (?:kind of )?(?:trick|grind|slide|other trick))|smth|sth|whatever|a trick)\b(?! (?:out|else))/g,
    '$1 into something',
  ],
  [
    /\b(?:like )?(?:an? )?(?:ollie |jump )?180\b[^!?]{0,60}?\b(?:in)?to (?:an? )?(grind|slide)(?: (?:going )?(?:backwards?|fakie|switch))?\b/g,
    'spin into a $1',
  ],
  [
    /\bflip tricks? (?:in|on)?to (?:an? |the |my )?(?=grind|slide|manual|ledge|rail|curb|50-50|5-0|nose|tail|board|stall)/g,
    'flip into a ',
  ],
  [
    new RegExp(
      `\\b(${HELD})(?: on (?:the |a )\\w+)?,? (?:and |with )?(?:then )?(?:(?:i |you )?(?:pop|do|throw|add|land|go|spin|kick) )*(?:an? |the )?((?:fs |bs |frontside |backside )?(?:180|270|360|shuv\\w*|kickflip|heelflip))(?: turn| spin)? (?:at|on|for|by) the end\\b`,
      'g',
    ),
    '$1 $2 out',
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
