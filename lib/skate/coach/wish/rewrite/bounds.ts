import { anyOf, NAME, type Saying, THE, wherever } from '../pattern.ts'
import { isTrick, ofTrick } from './trick-names.ts'

const LANDS = anyOf(
  'land',
  'get',
  'got',
  'make',
  'made',
  'stick',
  'stuck',
  'catch',
  'caught',
  'do',
  'did',
  'pull off',
)
/** What lands only like this does not land: on the tail, with one foot, going slow. */
const WAYS = anyOf(
  '(?:on|over) (?:the |my |its |one )?(?:tail|nose|side|edge|trucks?|(?:back|front) (?:wheels?|foot|feet|truck)|wheels?|toes?|heels?|bolt)',
  'with (?:one|my|the|only) ',
  'in (?:the |my )?(?:air|hands?|grass|carpet)',
  'upside',
  'primo',
  'sideways',
  'crooked',
  'half',
  '(?:one|1) (?:out of|in|of) (?:ten|\\d+|five|twenty|a hundred)',
)
const SLOWLY = anyOf(
  '(?:(?:when|while|if) )?(?:(?:i.?m|going|rolling|moving|at|really|very|super|so|a) )*(?:slow(?:ly)?|walking (?:pace|speed)|crawl)',
  '(?:(?:when|while|if) )?(?:(?:i.?m|im) )?(?:stationary|standing(?: still)?|not moving)',
)
const NEGATIVE = anyOf(
  '(?:bores?|scares?|annoys?|hurts?|kills?|terrif(?:y|ies)|frustrates?) me(?: out)?',
  'sucks?',
  '(?:is|are|feels?|seems?|looks?) (?:\\w+ )?(?:boring|lame|scary|dull|meh|wack|whack|stupid|pointless|hard|impossible|ugly|trash)',
  "(?:is|are) (?:not|n'?t) (?:for me|my thing|fun)",
)
const EVERYTHING = anyOf(
  'everything',
  'every ?thing else',
  'anything',
  'all(?: (?:the )?(?:other )?tricks)?',
  'every (?:other )?trick',
)
const BUT = anyOf(
  'but',
  'except(?: for)?',
  'besides',
  'other than',
  'apart from',
  'that (?:isn.?t|is not)(?: an?)?',
)

const ON_BOARD = anyOf(
  'jump(?:ing)?',
  'pop(?:ping)?',
  'ollie',
  'flip',
  'spin',
  'grab',
  'kickflip',
  'grind',
  'slide',
  'drop in',
)

/** How far something lands, what is left when the rest is ruled out, and from where to where it is to go. */
const GRADE = '(10|[1-9](?:\\.\\d)?)(?: ?(?:/ ?10|out of (?:10|ten)))?(?!\\d)'
const AT_MOST =
  '(no(?:t|thing)? (?:harder|more difficult|more|higher) than |under |below |less than |at most |max(?:imum)?(?: of)? |up to )'

/** How hard it is to be, from one to ten, in words. */
function graded(bound: string | undefined, low: string, high: string | undefined): string {
  const grade = high ? (Number(low) + Number(high)) / 2 : Number(low) - (bound ? 0.6 : 0)
  if (grade <= 3) return ' easy trick '
  return grade < 6 ? ' intermediate trick ' : ' advanced hard trick '
}

/** Somebody lands the first of two tricks and is after the second. */
const ofNext = (told: string, from: string, to: string) =>
  isTrick(from) && isTrick(to) ? `i can ${from}. i want ${to}` : told

export const BOUNDS: readonly Saying[] = [
  // "Difficulty under 3", "a trick of difficulty 4", "rated 6 out of 10".
  [
    wherever`\b(?:an? )?(?:tricks? )?(?:(?:with|of|at|in) )?(?:an? |the )?(?:max(?:imum)? )?(?<!\b(?:ha(?:ve|ving|s|d)|my) (?:the |some )?)difficulty(?: (?:level|rating|score|grade))?(?: (?:is|of|around|about|at|between))* ${AT_MOST}?${GRADE}(?: ?(?:-|to|and) ?${GRADE})?(?! (?:stair|step|set)|\w*-?\d)`,
    (_, bound: string | undefined, low: string, high: string | undefined) => graded(bound, low, high),
  ],
  [
    wherever`\b(?:around |about |level )?${AT_MOST}?(?:around |about |level )?${GRADE}(?: ?(?:-|to|and) ?${GRADE})? (?:in |on the )?difficulty(?: scale)?\b`,
    (_, bound: string | undefined, low: string, high: string | undefined) => graded(bound, low, high),
  ],
  [
    wherever`\btricks? (?:that(?: is|'s|s) |which is )?(?:rated|graded) ${AT_MOST}?${GRADE}\b`,
    (_, bound: string | undefined, low: string) => graded(bound, low, undefined),
  ],
  [
    wherever`\b(no(?:t|thing)? (?:harder|more difficult|higher) than )${GRADE}(?=[.,!? ]*$)`,
    (_, bound: string, low: string) => graded(bound, low, undefined),
  ],
  // Whoever asks for something without grinds yet is not asking for a grind.
  [
    /^(.*\b(?:wanna|want|something|anything|tricks?|give|show|need)\b.*?),? (?:but |and |with )*no (grind|slide|flip|spin|stall|grab|air|manual|ollie|jump|pop)((?:n?ing|s)?)(?: tricks?)? yet\b/g,
    '$1, no $2$3',
  ],
  // "I only got half of the kickflip."
  [
    wherever`\bi(?:.?ve)? (?:can )?(?:only|just) (?:ever )?${LANDS} (?:about )?half (?:of )?(?:an? |the |my )?${NAME}s?(?=$|[.,!?])`,
    ofTrick('my $1: it only goes half way'),
  ],
  [
    wherever`\b(?:i )?(?:can )?only (?:ever )?${LANDS} ${THE}${NAME}s? (?=${SLOWLY}(?:$|[.,!?]))`,
    ofTrick('i can $1 but not while rolling, '),
  ],
  [
    wherever`\b(?:i )?(?:can )?only (?:ever )?${LANDS} ${THE}${NAME}s? (?=${WAYS})`,
    ofTrick('my $1: i only land '),
  ],
  // "Blunt stalls, I'm stuck up there": what goes wrong is told in the next breath.
  [
    wherever`^(?:my |the )?${NAME}s?[,.] (?=(?:i|i.?m|it|they|the board|my \w+)\b)(?!.*\b(?:what|which|next|want|learn|should|can)\b)`,
    ofTrick('my $1: '),
  ],
  // "Too fat to jump" is not to.
  [
    wherever`(?<!^(?:am|is|are) .*)\btoo ([a-z]+) to (${ON_BOARD})\b(?! (?:it|this|that|over)\b)`,
    '$1, no $2, ',
  ],
  // It is the name that is to be hard.
  [
    /\b(?:with |that has |has )?(?:the |an? )?(?:hardest|longest|weirdest|strangest|coolest|funniest|silliest|stupidest|craziest|dumbest|best|weird|funny|cool|stupid|crazy)(?:[ -]sounding)? names?\b/g,
    ' rare trick ',
  ],
  [
    /\bmakes? me (?:cry|shake|shiver|panic|sweat|nervous|scared|want to (?:cry|throw up|run)|shit myself)\b/g,
    'scares me',
  ],
  // "Frontside or backside kickturns first": it is the same trick that is held against itself.
  [
    wherever`\b(frontside|fs|backside|bs) (or|vs\.?|versus) (frontside|fs|backside|bs)(?:(?: (?:first|better))? (?:for|on|with))? ${NAME}s?(?= (?:first|easier|better|harder)\b|[?.!]|$)`,
    (told: string, one: string, or: string, other: string, name: string) =>
      isTrick(`${one} ${name}`) ? `${one} ${name} ${or} ${other} ${name}` : told,
  ],
  [/\bbig in (?=[a-z])/g, 'popular in '],
  // Nor does the letter that it begins with make a trick.
  [
    /\b(?:that )?(?:starts?|begins?|starting|beginning|ends?|ending) (?:with|on|in) (?:an? |the )?(?:letter )?[a-z](?=[?.!,]|$)|\bnamed after (?:an? |some )?\w+/g,
    ' ',
  ],
  // "Less dangerous than a tailslide."
  [
    /\bless (?!boring|common|basic|easy|simple|popular|played|of\b|than\b)[a-z]+ than (?=[a-z0-9])/g,
    'easier than ',
  ],
  [/\bless (?:boring|common|basic|easy|simple|popular) than (?=[a-z0-9])/g, 'harder than '],
  // "Got kickflips fakie but not regular."
  [
    wherever`\b(?:i )?(?:got|have|can(?: do| land)?|land|do) (?:my )?${NAME}s? (?:in )?(nollie|fakie|switch),? (?:but )?not (?:in )?(regular|normal|nollie|fakie|switch)(?: stance)?\b`,
    (told: string, name: string, own: string, other: string) =>
      isTrick(name)
        ? `i can ${own} ${name}. i want ${/regular|normal/.test(other) ? '' : `${other} `}${name}`
        : told,
  ],
  // "Haven't landed a kickflip in three years."
  [
    wherever`\b(?:i )?(?:haven.?t|have not|ain.?t|not) (?:landed|done|made|had|tried|stuck) (?:an? |my |any |a single )*${NAME}s? (?:in|for|since) (?:(?:like|about|over|the|a|last) )*(?:\w+ )?(?:years?|yrs?|months?|decades?|ages|forever|college|school|high school|20\d\d|long time|while)\b(?:,? (?:but )?(?:i )?used to (?:have|land|do) (?:it|them|em|those)(?: \w+){0,3})?`,
    ofTrick('i want $1'),
  ],
  // "A pad, then a ledge, what in the middle?"
  [
    /^.*\b(?:then|to|and)\b.*\bwhat(?:'?s|s| goes| do i do| comes| should i do)? (?:in ?between|between(?: them)?|in the middle)[?.! ]*$/g,
    'trick on the flat for a line',
  ],
  // "Everything but grinds bores me."
  [wherever`\b${EVERYTHING} ${BUT} ${THE}${NAME} ${NEGATIVE}`, 'i want $1'],
  // "I want to stop being the ollie guy."
  [
    wherever`\b(?:stop|quit|tired of|sick of|done|no longer|not|don.?t (?:want|wanna) to) (?:be|being) (?:just |only |known as )*(?:the|that|an?) ${NAME} (?:guy|girl|kid|dude|person|one|lady|skater)\b`,
    'i can $1. what next',
  ],
  // "Grew up on vert, now there's only a flat spot": what there is now.
  [
    /^.*\bnow (?:there'?s|there is|there are|i(?:'?ve)?(?: only)?(?: have| got)|we(?: only)? have|it'?s)(?: only| just| nothing but)+ (?:an? |the |some |my )?(?:\w+ )?(flat|parking lot|driveway|ledge|curb|street)(?: ?(?:spot|ground|bar))?s?\b.*$/g,
    (_: string, where: string) =>
      `i want a trick on ${where === 'flat' || where === 'street' ? 'flatground' : `a ${where}`}`,
  ],
  // "Used to have tre flips, now only ollie": what is left, and what is to come back.
  [
    wherever`^(?:i )?used to (?:have|do|land|get|be able to (?:do|land)) ${THE}${NAME}s?,? (?:and |but )?now (?:i )?(?:can )?(?:only|just)(?: have| do| land| got| can)* ${THE}${NAME}s?[.! ]*$`,
    (told: string, lost: string, left: string) =>
      isTrick(lost) && isTrick(left) ? `i can ${left}. steps to ${lost}` : told,
  ],
  // "Scared of flips, can ollie and 180": what is feared is left out.
  [
    /^(?:i'?m |i am )?(?:(?:too|so|really|very|still) )*(?:scared|afraid|terrified) of flip(?:s| tricks),? (?:but )?(?:i )?(?:can|have|got|land|do) (?=[a-z0-9])/g,
    'no flip tricks. i can ',
  ],
  // "1 year in, ollie and shuvit": told of oneself, tricks are landed.
  [
    wherever`^((?:\d+|an?|one|two|three|four|five|six) (?:weeks?|months?|years?) in),? ${NAME}s?(?=,| and\b)`,
    (told: string, since: string, name: string) => (isTrick(name) ? `${since}, i can ${name}` : told),
  ],
  [
    /^(?:i'?ve |i have |i )?never (?:really |even )?(?:dropped|drop) in(?: before| yet)?,?(?: (?:but|and|yet))*,? (?:i )?(?:can|have|got|land) /g,
    'want to learn to drop in. i can ',
  ],
  // "Good at flips and bad at grinds": what is weak is what a coach works on.
  [
    /^(?:i'?m |i am )?(?:(?:really|pretty|super|so|quite) )?(?:good|great|decent|solid|strong|ok|okay) (?:at|with|on) (?:flips?|flip tricks|grinds?|slides?|ledges?|rails?|ramps?|transition|manuals?|shuvits?|spins?|flat ?ground|flat|street|park)(?:,| and| but|, but)+ (?:(?:really|pretty|super|so|quite|always) )?(?:bad|terrible|awful|weak|useless|trash|shit|not (?:so )?good|horrible) (?:at|with|on) (flips?|flip tricks|grinds?|slides?|ledges?|rails?|ramps?|transition|manuals?|shuvits?|spins?|flat ?ground|flat|street)[?.! ]*$/g,
    (_: string, weak: string) => `i want an easy ${weak.replace(/s$/, '').replace(/ tricks?$/, '')} trick`,
  ],
  [
    /^(?:i'?m |i am |i )?(?:only |just )(?:good at|skate|ride|do|know|can skate) (?:ramps?|transition|vert|bowls?|mini ?ramps?|pools?)(?: and|,| but|, but)* (?:i )?(?:want|wanna|would like|need)(?: to)?(?: (?:learn|skate|try|do|get into))* (street|flat(?: ?ground)?|ledges|rails)(?: tricks?| stuff)?[?.! ]*$/g,
    (_: string, where: string) =>
      `i want an easy ${where === 'street' || where.startsWith('flat') ? 'flatground' : where.slice(0, -1)} trick`,
  ],
  // "How do I get from 50-50s to smiths": what one has, and what is to come of it.
  [
    wherever`(?:\b(?:how (?:do i |can i |should i |to |would you )?)?(?:get|go|move|work|progress|step up|level up|come|jump|graduate)|^(?:getting|going|moving|working|progressing|stepping up|jumping|graduating)) (?:my way )?(?:up )?from ${THE}${NAME}s? (?:in)?to ${THE}${NAME}s?(?=$|[.,!?])`,
    ofNext,
  ],
  [wherever`^from ${THE}${NAME}s? (?:in)?to ${THE}${NAME}s?,? how(?: do i)?(?: get there)?[?.! ]*$`, ofNext],
  [
    wherever`\b(?:way|path|road|route|steps?) (?:up )?from ${THE}${NAME}s? (?:in)?to ${THE}${NAME}s?(?=$|[.,!?])`,
    (told: string, from: string, to: string) => (isTrick(from) ? `i can ${from}. steps to ${to}` : told),
  ],
]
