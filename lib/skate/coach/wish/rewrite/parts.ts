import { anyOf, type Saying, THE, wherever } from '../pattern.ts'

/** What is held on an edge or on two wheels. */
const HELD = `${anyOf(
  '(?:nose |fakie |switch )?(?:manual|manny|mannie)',
  '50-50',
  '5-0',
  '(?:[a-z]+ )?(?:grind|slide)',
  '\\w+(?:slide|grind)',
  '(?:(?:back|front)(?:side)?|[fb]s) (?:tail|lip|board|nose|blunt|smith|feeble|crook)',
  'smith',
  'feeble',
  'crooks?',
  'blunt',
)}s?`
/** What is done on the way in or out. */
const TURN = '(?:fs |bs |frontside |backside )?(?:180|270|360|shuv\\w*|kickflip|heelflip)'

/** What an ollie goes up to, and ends on. */
const TO_STAND_ON =
  '(?:(?:manual|manny|picnic) )?(?:curb|kerb|ledge|box|bench|block|pad|sidewalk|pavement|table)'

/** What is to go in and what is to come out: the loose words around the parts of a trick. */
export const PARTS: readonly Saying[] = [
  // "Ollie into a manual", which is more than the manual.
  [/\bollie (?:up )?(?:in ?to|to) (?:an? |my )?(nose )?(?:manual|manny|mannie)\b/g, 'ollie $1manual'],
  // "How do I put a shuv before my 50-50", "add a kickflip out of a manual".
  [
    wherever`\b(?:put|add|throw|get|do|stick)(?:ting|ing)? (?:an? |the |in an? )?(${TURN}) (?:right )?(?:before|in front of|(?:in)?to|on ?to) ${THE}(${HELD})`,
    '$1 into a $2',
  ],
  [
    wherever`\b(?:put|add|throw|get|stick)(?:ting|ing)? (?:an? |the |in an? )?(${TURN}) (?:right )?(?:after|behind|at the end of|out of|off) ${THE}(${HELD})`,
    '$2 $1 out',
  ],
  // "Something with a pop out for my feebles."
  [
    wherever`\bwith (?:an? |some )?(pop|hop|flip|spin|${TURN}) (?:out|off) (?:for|of|from|on|to) (an? |the |my )?(${HELD})`,
    (_, turn: string, whose: string | undefined, held: string) => {
      const name = held.replace(/s$/, '')
      return `${whose === 'my ' ? `. i can ${name}. ` : ''}${name} ${/^[ph]op$/.test(turn) ? 'trick' : turn} out`
    },
  ],
  [
    wherever`\b(?:(?:i )?(?:can|got|have|land|know)(?: do)? )${THE}([a-z -]{0,12}(?:slide|board|lip|tail|nose))s?,? (?:(?:and|but|now|so|i|want|wanna|need|how|trying|to|do|can) +)*(?:ends|(?:come|roll|ride|land|get)(?: out| away| off)?(?: to| in)?) (?:fakie|backwards?)\b`,
    'i can $1. i want $1 to fakie',
  ],
  // "How do I get out of a 5-0 backwards?"
  [
    wherever`\bhow (?:do i|to|can i) (?:get|come|go|ride|roll|land) (?:back )?(?:out of|off) ${THE}(${HELD}) (?:backwards?|fakie|in fakie|to fakie)(?=$|[.,!?])`,
    'i want $1 to fakie',
  ],
  // "Got back tail, want to flip out."
  [
    wherever`\b(?:got|have|can(?: do)?|land|know) ${THE}(${HELD}),? (?:(?:and|now|but|so) )*(?:i )?(?:want|wanna|would like|like|need|how|trying)(?: (?:to|do i|can i))* (flip|kickflip|heelflip|shuv|spin|180|270|bigspin)(?: it)? (?:out|off)\b`,
    '$1 $2 out',
  ],
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
    /\b(?:grinds? (?:or|and\/or|\/) (?:an? )?slides?|slides? (?:or|and\/or|\/) (?:an? )?grinds?)\b/g,
    'ledge trick',
  ],
  [
    /\b(?:same as |like )?(?:an? |the )?varial (?:kick)?flip (?:but|with|only) (?:with )?more (?:rotation|spin|turn)\b/g,
    '360 flip',
  ],
  [
    /\b(?:something |anything )?(?:in)?to (?:an? )?((?:nose )?manual) with (?:an? )?(shuv\w*|180|kickflip|heelflip) out\b/g,
    '$1 $2 out',
  ],
  [
    /\b(?:spin|turn|spinning|turning|rotate) (180|270|360) (?:on|in) ?to(?= (?:an? |the )?(?:rail|bar|flat ?bar|handrail)s?\b)/g,
    'frontside $1 boardslide',
  ],
  [
    /(?<!\blike (?:an? )?)\b((?:nollie |fakie |switch )?)(kickflip|heelflip),? (?:but )?with an? (?:half (?:turn|spin)|180)(?: (?:spin|turn|in it))?\b/g,
    '$1backside $2',
  ],
  // "Something with a 180 and a kickflip in it": with a flip the rider turns along.
  [
    /\b(?:(?:something|anything|tricks?) (?:with|that has|has|having) )?(?:both )?an? 180 (?:and|plus|&) an? (kickflip|heelflip)(?: in (?:it|one)| together)?\b/g,
    'backside $1',
  ],
  [
    /\b(?:(?:something|anything|tricks?) (?:with|that has|has|having) )?(?:both )?an? (kickflip|heelflip) (?:and|plus|&) an? 180(?: in (?:it|one)| together)?\b/g,
    'backside $1',
  ],
  // Who goes somewhere turns along: "a kickflip going backside".
  [
    /\b((?:nollie |fakie |switch )?)(kickflip|heelflip)((?: instead of (?:an? |the )?[a-z0-9-]+)?),? (?:but |only |just )*(?:going|turning|turned) (?:the )?(frontside|backside|fs|bs)(?=[?.!, ]*$)/g,
    (_, stance: string, flip: string, instead: string, side: string) =>
      `${stance}${/^f/.test(side) ? 'frontside' : 'backside'} ${flip}${instead}`,
  ],
  // "Shuv it out of a noseslide" takes nothing out of it.
  [
    wherever`(?<!\b(?:can'?t|cannot|won'?t|not|never|get|pull|take|bring) )\b(pop shuv|shuv|shove|flip|kickflip|heelflip|(?:(?:fs|bs|frontside|backside) )?(?:180|270)|bigspin) ?it out of (?=${THE}[a-z0-9])`,
    (_, turn: string) => `${turn === 'flip' ? 'kickflip' : turn.replace(/shuv|shove/, 'shuvit')} out of `,
  ],
  [
    /\b(?:the )?board (?:goes|turns|spins) (?:one|a) (?:way|direction)(?:,| and| while| but)* (?:i|my body|you|the rider) (?:go(?:es)?|turns?|spins?)? ?(?:the other|the opposite|another|the reverse)(?: (?:way|direction|one))?\b/g,
    'pop shuvit body varial',
  ],
  [
    /\b(?:grab|air)s?\b[^.!?]{0,24}\b(?:pok(?:e|es|ed|ing|ey)|boned?|bones|boning|tweak(?:s|ed|ing|y)?)\b|\b(?:pok(?:e|ed|ing|ey)|boned|tweaked) (?:out )?(?:grab|air)s?\b/g,
    'poked grab',
  ],
  [
    wherever`\b(${HELD})((?: trick)?),? (?:with|and) (?:something|anything|an? trick|some trick|a little something) (?:at|on|for) the end\b`,
    '$1$2 trick out',
  ],
  [
    wherever`\b(${HELD})(?: trick)?,? (?:with|and) (?:something|anything|an? trick|some trick) (?:out|off|after)\b`,
    '$1 trick out',
  ],
  [
    wherever`\b(${HELD}) (?:in)?to (?:something|anything|whatever|some(?: other)? trick|an? trick)\b(?:,? (?:and )?not just [a-z ]{2,20}(?:off|out))?`,
    '$1 trick out',
  ],
  [/\b(shuv\w*|kickflip|heelflip|(?<!kick|heel)flip|180|270) off(?= ?(?:[.,!?]|$|of\b))/g, '$1 out'],
  [
    wherever`\b(${HELD}) (?:where|that|when|which)?(?: (?:you|i|u))? ?(?:starts?|begins?|go(?:es)? in|gets? in(?:to it)?|enters?|comes? in) (?:it )?with (?:an? )?((?:fs |bs |frontside |backside )?(?:180|270|shuv\w*|kickflip|heelflip|half cab))\b`,
    '$2 into a $1',
  ],
  // "A rail trick that begins with a kickflip."
  [
    /\b(rail|ledge|curb|kerb|box|bench|hubba|bar) (?:trick|move|thing|one)s? (?:that |which |where (?:i|you) )?(?:starts?|begins?|starting|beginning|goes? in) (?:off )?with (?:an? )?((?:(?:fs|bs|frontside|backside) )?(?:180|270|shuv\w*|kickflip|heelflip|half cab|flip))\b/g,
    '$2 into something on a $1',
  ],
  [
    /\b((?:frontside |fs |fakie |nollie |switch )?(?:half ?cab|180|shuv\w*|kickflip|heelflip|bigspin|360 flip|tre flip))s? (?:on ?to|up ?on ?to|in ?to) (?:an? |the )?(?=(?:ledge|rail|curb|kerb|box|bench|hubba|flat ?bar|bar)\b)/g,
    '$1 into something on a ',
  ],
  [
    wherever`\b(n?ollie) (?:(?:up )?on ?to |up |on )?(?:an? |the |my |our |that )?${TO_STAND_ON}s?(?=$|[?.!,])`,
    '$1 up a curb',
  ],
  [wherever`^(?:an? |the )?${TO_STAND_ON} (n?ollie)s?[?.! ]*$`, '$1 up a curb'],
  // "What can I do out of a 50-50", "manual across, what out".
  [
    wherever`\b(?:what(?:'?s| is)?|tricks?|things?|stuff|ways?|(?:an?y|some)thing)(?: (?:tricks?|things?|stuff))?(?: (?:can|could|should|do|would|goes?|comes?|to|i|you|we|do|try|there|good|works?|nice))*? (?:out|off)(?: of| from)? ${THE}(${HELD})`,
    '$1 trick out',
  ],
  [
    wherever`(?:\b(?:kickflip|heelflip|ollie|shuv\w*|flip)s? (?:up|on|in|onto it),? (?:and |then )*)?\b(${HELD})(?: (?:across|over|along|through|it|all the way|the (?:pad|ledge|box|rail)))*,? (?:and |then |but |now )*(?:what|which(?: trick)?)(?:'?s)?(?: (?:to|do|can|should|i|you|go|goes|trick|tricks|comes?))*? (?:out|off)\b`,
    '$1 trick out',
  ],
  [
    /\b((?:nollie |fakie |switch |fs |bs |frontside |backside |pop |360 |varial |half )*(?:kickflip|heelflip|shuv(?:it)?|shove(?: ?it)?|cab|180|flip))s? (?:in)?to (?:(?:some|an?y)(?:thing| (?:kind of )?(?:trick|grind|slide|other trick))|smth|sth|whatever|a trick)\b(?! (?:out|else))/g,
    '$1 into something',
  ],
  [
    wherever`\b(${HELD})(?: on (?:the |a )\w+)?,? (?:and |with )?(?:then )?(?:(?:i |you )?(?:pop|do|throw|add|land|go|spin|kick) )*(?:an? |the )?(${TURN})(?: turn| spin)? (?:at|on|for|by) the end\b`,
    '$1 $2 out',
  ],
]
