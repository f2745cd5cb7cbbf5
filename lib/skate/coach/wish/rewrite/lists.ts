import { anyOf, NAME, type Saying, SO, THE, wherever } from '../pattern.ts'
import { isTrick, LANDED, NO_LIST, ofTrick } from './trick-names.ts'

const DONE =
  "(?:n?ollied|[a-z]*flipp?ed|(?:board|nose|tail|lip|blunt)slid|manualed|shuvv?ed|(?:180|360|50-50|5-0)'?e?d)"

const plainForm = (done: string) =>
  done
    .replace(/^shuvv?ed$/, 'shuvit')
    .replace(/slid$/, 'slide')
    .replace(/flipp?ed$/, 'flip')
    .replace(/^(n?ollie)d$/, '$1')
    .replace(/^manualed$/, 'manual')
    .replace(/^(180|360|50-50|5-0)'?e?d$/, '$1')

const STANCED = 'ollie, shuvit, frontside 180, backside 180, kickflip'

const NAMES = "([a-z0-9][a-z0-9 ,&+/'-]{2,90}?)"
/** Said behind what is landed. */
const DONE_WITH = `(?:(?:is|are|all|both|pretty much|basically|now) )*${anyOf(
  'done',
  'sorted',
  'down pat',
  'in the bag',
  'covered',
  'locked(?: in)?',
  'on lock',
  'diall?ed',
  'solid',
  'easy now',
  'no problem(?: any ?more)?',
  'no bother',
  'mine',
  'good',
  'fine',
  'comfortable',
  'consistent',
)}`

const KIND = '(flip|spin|grind|slide|ledge|rail|ramp|manual|shuvit|stair|curb|grab)'
const SIDE = '(frontside|backside|fs|bs|switch|nollie|fakie|regular)'
/** The side that is meant where only the other one is named. */
const OTHER_SIDE: Readonly<Record<string, string>> = {
  frontside: 'backside',
  fs: 'backside',
  backside: 'frontside',
  bs: 'frontside',
}
const WORKS = `(?:(?:is|are|feels?) )?(?:so |really |pretty )?${anyOf(
  'every (?:time|try)',
  'all day',
  'yes',
  'yep',
  'yeah',
  'works?',
  'fine',
  'good',
  'ok',
  'okay',
  'easy',
  'solid',
  'great',
  'done',
  'dialed',
  'on lock',
  'no problem',
)}`
const FAILS = `(?:(?:is|are|feels?) )?(?:so |really |just )?${anyOf(
  'scar(?:y|es? me)',
  'sucks?',
  'bad',
  'trash',
  'terrible',
  'shit',
  'weak',
  'no',
  'nope',
  'nah',
  'not at all',
  'not(?: (?:working|yet|there|good))?',
  'never',
  'impossible',
  'hopeless',
  'hard',
  "(?:do(?:es)? ?n['o]?t|won'?t)(?: work)?",
  "isn'?t",
  "aren'?t",
)}`

const STILL = '(?:stationary|standing(?: still)?|on (?:grass|carpet))'

const I_DO = 'i (?:can )?(?:do|land|skate)'
const ALL_OF_IT = anyOf('everything', 'it all', '(?:all |most )?tricks')
/** "Is way easier for me than". */
const EASIER = `(?:(?:is|are|feels?|seems?|comes?) )?(?:(?:way|much|so|a lot|lots) )*${anyOf(
  'easier',
  'better',
  'more natural',
  'more comfortable',
)} (?:(?:for|to) me )?than `
const LONG_AGO = anyOf(
  "(?:(?:so|ok|okay) )*(?:back )?(?:in|around) (?:the (?:day|80|90|00|2000|19[789]0)'?s?|'?\\d{2,4}s?|my (?:teens|twenties|20s|youth)|(?:high |middle )?school|college)",
  'back then',
  'years ago',
  'back when i [a-z ]{3,24}',
  'when i was (?:younger|young|little|a kid|a teen(?:ager)?|\\d+|in \\w+)',
  'before (?:i quit|my break|the break)',
)
const DREADED =
  '(?:(?:scare|bore|annoy|terrif|hurt|freak|frighten)(?:s|y|ies)? me(?: out)?|sucks?|(?:is|are) (?:scary|boring|lame|hard|too hard|whack))'

/** What is meant by all of a kind that one could land. */
const ALL: Readonly<Record<string, string>> = {
  flip: 'kickflip, heelflip, varial kickflip, varial heelflip, hardflip, inward heelflip, 360 flip, frontside flip, backside flip',
  grind: '50-50, 5-0, nosegrind, crooked grind, smith grind, feeble grind',
  slide: 'boardslide, lipslide, noseslide, tailslide',
  ledge: '50-50, 5-0, nosegrind, crooked grind, boardslide, noseslide, tailslide',
  shuvit: 'shuvit, pop shuvit, frontside shuvit, 360 shuvit',
  stall: 'axle stall, tail stall, nose stall, rock to fakie, rock and roll, blunt to fakie',
}

/** What one still lands, lands in another stance, or has just landed. */
export const LANDED_NOW: readonly Saying[] = [
  // "Bad knees, still have kickflips."
  [
    wherever`(?<!\b(?:who|he|she|they|people|(?:if|do|will|sure|hope|can'?t|cannot|don'?t|could|would|might)(?: i)?) )(?:\bi )?\b(?:can )?still (?:have|got|do|land) ${THE}${NAME}s?(?=$|[.,;!?]| (?:after|though|but|and|so|from)\b)`,
    ofTrick('i can $1'),
  ],
  // "I do everything fakie, what next?"
  [
    /^(?:i )?(?:do|land|have) (?:everything|all(?: of)? my tricks|most of my tricks|all (?:of )?it) (?:in |from )?(fakie|switch|nollie)(?: (?:now|already|too))?(?:[,.;]? (?:so )?what(?:'?s)?(?: do i do| to do| is)? (?:next|now)\b.*)?[?.! ]*$|^(?:all|most of) my tricks are (?:in |from )?(fakie|switch|nollie)[?.! ]*$/g,
    (_, stance?: string, other?: string) => `want a ${stance ?? other} trick`,
  ],
  // "I did it! BS 180."
  [
    wherever`^(?:i |we )?(?:(?:did|got|landed|made|nailed|stomped) (?:it|one)|finally|(?:yes+|woo\w*|let'?s go+)(?= ?!|.*\bfirst\b))[!,. ]+(?:finally |my |the )*(?:(?:first|very first) )?${NAME}s?(?: (?:today|yesterday|finally|first try))?[!. ]*$`,
    ofTrick('i can $1'),
  ],
]

/** What a skater counts up as landed, in whatever form. */
export const LISTS: readonly Saying[] = [
  // "Only carving and frontside grinds, what's next": what one does, and no wish for it.
  [
    /\bonly ((?:carv|pump|push|kick ?turn|dropp?)ing(?: in)?|[a-z0-9-]+(?: [a-z0-9-]+)?s) and ((?:(?:frontside|backside|fs|bs) )?[a-z0-9-]+s)(?=,? (?:so |now )?what(?:'?s)? (?:is )?(?:next|now|else))/g,
    (_, one: string, other: string) =>
      `i can ${one.replace(/(?:(?<=p)p)?ing\b/, '').replace(/^carv$/, 'carve')}, i can ${other.replace(/\bgrinds$/, '50-50').replace(/s$/, '')}`,
  ],
  // "Every basic flip besides the hardflip": the one that is missing.
  [
    wherever`\b(?:i )?(?:know|have|got|can do|land|do) (?:every|all)(?: of)?(?: the)? (?:basic|normal|usual|regular|standard) (?:flip|grind|slide|trick|flat ?ground trick|shuvit|stall)s?(?: tricks?)? (?:besides|except|but|apart from|minus|other than)(?: for)? (?:the |an? )?${NAME}s?[.! ]*$`,
    (told: string, name: string) => (LANDED.test(name) ? `i want ${name}` : told),
  ],
  // "I can rock to fakie axle stall and drop in": no rock to a fakie stall.
  [
    /\b(rock to fakies?) (?=(?:axle|tail|nose|5-0|50-50|feeble|smith|rock|drop|kick ?turn|pump|pivot|disaster|blunt)(?:s|ing)?\b)/g,
    '$1, ',
  ],
  [
    /\blost (?:all )?(?:of )?my tricks (?:after|over|during|in) (?:the |a )?(?:long )?(?:winter|break|summer|injury|holidays?)\b/g,
    'havent skated all winter',
  ],
  // "Got frontside pop shuvs but not backside."
  [
    wherever`\b(?:i )?(?:got|have|can(?: do)?|land|do) (?:my )?(frontside|fs|backside|bs) ${NAME}s?,? (?:but |and )?not (?:the )?(frontside|fs|backside|bs)(?: ones?)?(?= *(?:$|[.,!?;]))`,
    (told: string, one: string, name: string, other: string) =>
      isTrick(name) ? `i can ${one} ${name}. i want ${other} ${name}` : told,
  ],
  // "Frontside flips feel like I'm doing a 180 shuv": what it turns into is not wanted; of the plain ones it is known why.
  [
    wherever`^(?:my )?${NAME}s? (?:always |just |only |keeps? |still )*(?:turn(?:s|ing)? (?:in)?to|becom(?:e|es|ing)|end(?:s|ing)? up (?:as|being)|com(?:e|es|ing) out as|(?:feel|look)s? like) (?:i'?m )?(?:just |only |doing )*(?:an? )?${NAME}s?(?:,? (?:so )?(?:what|how)\b[^,]*)?[?.! ]*$`,
    (told: string, name: string, other: string) =>
      isTrick(name) && isTrick(other) && !/^(?:kickflip|heelflip|n?ollie)$/.test(name)
        ? `my ${name}: it ${/(?:50-50|5-0|nosegrind)$/.test(name) && /slide/.test(other) ? 'turns sideways' : 'always goes wrong'}`
        : told,
  ],
  [
    wherever`^(?:my )?${NAME}s?[,.:]? (?:i )?(?:get on(?: it)?|lock (?:in|on)|it),? but (?:it'?s |its |it is |i'?m )(?:always |really |just |only |more like |basically |doing )*(?:an? )?${NAME}s?(?=$|[.,!?]| with\b).*$`,
    (told: string, name: string, other: string) =>
      isTrick(name) && isTrick(other) ? `my ${name}: it always goes wrong` : told,
  ],
  [
    /(?:^|, ?|\b)(?:i )?keep (carv|push|pump)ing(?: it| around| the \w+)?,? (?=what (?:now|next|else))/g,
    (_, stem: string) => `. i can ${stem === 'carv' ? 'carve' : stem}. `,
  ],
  [
    /\b(?:i'?m )?(?:just|only) (carv|push|pump)(?:e|ing) (?:around )?(?:rn|right now|so far|at the moment|atm|for now)\b/g,
    (_, stem: string) => `. i can ${stem === 'carv' ? 'carve' : stem}. `,
  ],
  // "I 50-50 ledges": a trick for a verb, and what it is done on.
  [
    wherever`(?<=^|[,.;:!?] ?|\b(?:and|but) )i ${NAME} (?=(?:flat ?bars?|ledges|curbs|rails|boxes|benches|hubbas|handrails|stairs|banks)\b)`,
    ofTrick('i can $1 on '),
  ],
  [
    wherever`(?<=^|[,.;:!?] ?|\b(?:and|but) )i (?:can )?${NAME} (?:everything|anything)\b`,
    ofTrick('i can $1. what next'),
  ],
  // "Not a noseslide, a tailslide."
  [
    wherever`^(?:no,? )?not ${THE}${NAME}[,;.]? (?:(?:but|it'?s|its|i (?:mean|meant|want)) )?(?:an?|the) ${NAME}[.! ]*$`,
    (told: string, name: string, meant: string) => (isTrick(name) && isTrick(meant) ? `want ${meant}` : told),
  ],
  [/\bhave just (?!been\b|started\b|learn|got\b|bought\b|land|one\b)(?=[a-z0-9 -]{3,24}s\b)/g, 'only have '],
  [wherever`(?<=^|[.!?,] ?)have ${NAME}s?(?=[,.;] |(?<=[.!?,] .*)$)`, ofTrick('i can $1')],
  [
    /\bcan (?:do )?(?:axle )?stalls? (?:and|n|&) rocks?\b(?! to| and| n)/g,
    'can axle stall and rock to fakie',
  ],
  // "Anything but regular stance."
  [
    /\b(?:anything but|nothing in|not|no|non)[ -](?:in )?regular(?: stance)?(?: tricks?)?(?=(?:,? (?:pls|please))?[.!? ]*$)/g,
    'a fakie trick',
  ],
  // A flip in is asked for, and none out.
  [
    /,? ?\b(?:don'?t want|no|not|without|never)(?: (?:an?|any|the))? flip(?:ping)? ?out\b,?(?=.*\bflip in\b|(?<=\bflip in\b.*))/g,
    ' ',
  ],
  [
    /(?<=^|[.!] ?)my (?:level|skill|skills)(?: of (?:skate|skating|skateboarding))?(?: is| are)?:? (?=[a-z])/g,
    '',
  ],
  // "Still dropping in every Sunday."
  [
    /\bstill (?:(?:doing|landing|hitting|do|land) )?(?:my )?([a-z0-9][a-z0-9 -]{2,20}?)s? (?:every|each|all) (?:\w+day|time|session|week|morning|night|day)s?\b/g,
    (told: string, said: string) => {
      const name = said.replace('dropping in', 'drop in')
      return isTrick(name) ? `i can ${name}` : told
    },
  ],
  [
    /^(?:i )?(?:have |got |can |do |land |just )*only (?:have |got |do |land )*([a-z0-9][a-z0-9 ,&-]{2,50}?) so far\b(?: in (?:nollie|fakie|switch))?/g,
    ofTrick('i can $1. what next'),
  ],
  // "Landed 3 kickflips today": more than one is no luck.
  [
    /\b(?:i )?(?:just |finally |actually )*(?:landed|did|stuck|made|stomped|hit|got) (?:[2-9]|\d\d|two|three|four|five|six|ten|a few|some|several|a couple(?: of)?) ([a-z0-9 -]{3,20}?)s (?:in a row|today|yesterday|this morning|already|this week|in one session)\b/g,
    ofTrick('i can $1. what next'),
  ],
  // "Ollie, shuv, 180s, kickflip. Next?"
  [
    /^((?:[a-z0-9-]+ ){0,2}[a-z0-9-]+(?:, (?:and )?(?:[a-z0-9-]+ ){0,2}[a-z0-9-]+){2,})[.;:!] (?:so )?(?:what(?:'?s)? |now )?next[?.! ]*$/g,
    (told: string, row: string) =>
      row.split(/, (?:and )?/).every((name) => isTrick(name.trim())) ? `i can ${row}. what next` : told,
  ],
  // "I just unlocked tre flips, what now?"
  [
    wherever`\b(?:just |finally |recently |newly )+(?:unlocked|conquered|cracked|bagged|figured out|nailed|learned|learnt) (?:my (?:first )?|the )?(?:(tres?)|${NAME}s?)(?=,? (?:what|and|so|now|next|today|this)\b|[.,!?]|$)`,
    (told: string, tre: string | undefined, name: string | undefined) =>
      tre ? 'i can 360 flip' : isTrick(name ?? '') ? `i can ${name}` : told,
  ],
  [
    wherever`^(?:i'?m |i am )?(?:still |been )?stuck (?:at|in|on) (?:the )?${NAME} (?:stage|level|phase)\b.*$`,
    ofTrick('i can $1. what next'),
  ],
  // "The park has a quarter and I'm ok at drop ins."
  [
    wherever`\b(?:i'?m|i am) (?:(?:pretty|really|quite|getting) )*(?:(?:ok|okay|fine|alright) at|(?:good|decent|solid|comfortable|confident) (?:at|with)) (?:my |the )?${NAME}s?(?= *(?:$|[.,!?;]| (?:and|but|now|so|already)\b))`,
    ofTrick('i can $1'),
  ],
  // "Ollies and kickturns only": that is all there is.
  [
    /^(?:i )?((?:and )?(?:(?!and )[a-z0-9-]+ ){0,2}(?!and )[a-z0-9-]+(?:(?:,(?: and)?| and| &) (?:(?!and )[a-z0-9-]+ ){0,2}(?!and )[a-z0-9-]+)+?)(?<! and)(?: only|,? (?:and )?(?:that'?s|thats) (?:all|it|about it)|,? (?:and )?nothing else)(?= *(?:[.,!?;]|$))/g,
    (told: string, row: string) =>
      row.split(/,| and | & /).every((name) => isTrick(name.trim())) ? `i can ${row}. what next` : told,
  ],
  // "Slides scare me, grinds don't": what does not scare is wanted.
  [
    wherever`\b${KIND}s? ${DREADED}[,.;]? (?:but |and )?${KIND}s? (?:(?:do|does|are|is)(?:n'?t| not)|not(?: so much)?|(?:are|is) (?:ok|fine|good|cool|fun))(?=$|[.,!?;])`,
    'no $1, want $2',
  ],
  // "Nollie shuv easy, nollie flip impossible": one is held against the other.
  [
    /(?<=^|[,.;] ?|\bbut |\band )((?:[a-z0-9-]+ ){0,2}[a-z0-9-]*(?:flip|shuv|shuvit|180|360|slide|grind|heel|tre|bigspin)s? )impossible(?=$|[.,!?;])/g,
    '$1 not yet',
  ],
  // "Flips yes, spins no, ledges no."
  [wherever`(?<=^|[,.;] ?)${KIND}s?(?: tricks?)? yes(?=$|[,.;!])(?=.* no\b|(?<= no\b.*))`, 'want $1'],
  [
    wherever`(?<=^|[,.;] ?)${KIND}s?(?: tricks?)? no(?=$|[,.;!])(?=.* (?:no|yes)\b|(?<= (?:no|yes)\b.*|want .*))`,
    'no $1',
  ],
  // "No nollie, no switch, flip trick": one kind at the end is wanted.
  [
    /(?<=\b(?:no|not|without)\b[^.!?]*), ?((?:flip|grind|slide|spin|grab|manual) trick)(?=[.! ]*$)/g,
    '. for $1',
  ],
  [
    wherever`(?<=\b(?:can'?t|cannot)\b[^.!?]*?),? (?:but )?(?:i )?(?:can )?only (?:can )?(?:do )?${NAME}(?=[.! ]*$)`,
    ofTrick('. i can $1'),
  ],
  // What is easier for one than it is for others was learned first.
  [
    wherever`\b(?:why (?:is|are|do|does) )?(?:i (?:find|found|think) |my |${I_DO} ${ALL_OF_IT} )?(?:an? |the )?(switch|nollie|fakie)(?: tricks?)? ${EASIER}(?:regular|nollie|fakie|switch|ollies?|normal)(?: stance)?(?: (?:for|to) me)?\b`,
    'want an easy $1 trick',
  ],
  [
    wherever`\b(?:why (?:is|are|do|does) )?(?:i (?:find|found|think) )?${THE}${NAME}s? ${EASIER}(?:an? |the |my |regular |normal )*${NAME}s?(?: (?:for|to) me)?(?=$|[,.?!])(?<=\b(?:(?:for|to) me|i (?:find|found|think))\b.*)`,
    'i can $1. i cant $2',
  ],
  [
    wherever`\b(?:landed|learned|learnt|got|had|could(?: do| land)?) ${THE}(?!\d+ ?(?:min|h(?:ou)?r|day|week|month|year))([a-z0-9 -]{3,20}?)s? before (?:an? |my |the |even |regular |i (?:could(?: do| land)?|landed|learned|had|got) )*([a-z0-9-]{4,14}(?: (?:flip|slide|grind))?)s?(?=$|[,.?! ])`,
    'i can $1. i cant $2 ',
  ],
  // "Can kickflip regular, not switch."
  [
    wherever`\b(?:can(?: do| land)?|have|got|land|do) ${THE}([a-z0-9][a-z0-9 -]{2,20}?)s?(?: (?:in )?(?:regular|normal)(?: stance)?)?,? (?:but |and )?not (?:in )?(switch|nollie|fakie)(?: yet| though)?(?= *(?:$|[.,!?;]))`,
    'i can $1. i want $2 $1',
  ],
  // "My frontside 180 is fine backside sucks": the same trick the other way.
  [
    wherever`(?:\bmy )?\b${SIDE} ([a-z0-9-]{3,14}?)s? ${WORKS}(?:[,.;]| but| and)? (?:my |the )?${SIDE}(?: ones?| \2s?)? ${FAILS}(?=$|[ ,.!?])`,
    'i can $1 $2. trouble with $3 $2',
  ],
  [
    wherever`\b(?:i )?(?:have|got|can(?: do)?|land|do) (?:an? |my )?([a-z0-9][a-z0-9 -]{2,20}?)s?,? (?:but )?(?:the |my )?${SIDE}(?: ones?)? ${FAILS}(?: tho(?:ugh)?)?(?=$|[.,!?;])`,
    (told: string, name: string, side: string) =>
      isTrick(name) ? `i can ${OTHER_SIDE[side] ?? ''} ${name}. i want ${side} ${name}` : told,
  ],
  [
    wherever`\b(?:i )?(?:have|got|can(?: do)?|land|do) (?:an? |my )?([a-z0-9][a-z0-9 -]{2,30}?)s? ${SIDE},? (?:(?:but|and|so|now) )*(?:what about|how about|want(?: it| to (?:go|learn|do))?|wanna(?: go| learn| do)?|need|next|time for) (?:it |them |the )?(front|back|fs|bs)(?:side)?(?: ones?)?(?=$|[.,!?;])`,
    'i can $2 $1. i want $3 $1',
  ],
  [
    wherever`\b([a-z0-9-]{3,14}?)s? ${SIDE},? (?:but )?only ${SIDE} (?:works?|goes|lands?)\b`,
    'i can $3 $1. trouble with $2 $1',
  ],
  [
    wherever`\b([a-z0-9-]+(?: [a-z0-9-]+)?) (?:${STILL} ${WORKS}|${WORKS} (?:while |when )?${STILL})(?:[,.;]| but| and)? (?:while |when )?(?:rolling|moving) ${FAILS}(?=$|[ ,.!?])`,
    'i can $1 but not while rolling',
  ],
  [
    wherever`\b(?:my )?([a-z0-9-]+(?: [a-z0-9-]+){0,2}?)s? (?:lands?|works?)(?: (?:every|all the) (?:time|try))? ${STILL},? but (?:when |while )?(?:rolling|moving)(?: fakie| switch| in)*,? (?:i (?:get|have|land) )?(?:nothing|none|never|no luck|zero)\b`,
    'my $1 only works standing, not when rolling',
  ],
  // "Can do kickturns only backside", "I can only powerslide backside, how do I do front".
  [
    wherever`\b(?:i )?can (?:only )?(?:do )?${THE}([a-z0-9-]{4,14}?)s? (?:only )?${SIDE}(?<=\bonly\b.*)(?:[,.;]? (?:so |but |and )*(?:how (?:do|can|should) i (?:do|get|learn|go)|want|what about)(?: the| it)? (?:front|back|fs|bs)(?:side)?)?(?= *(?:$|[.,!?;]))`,
    (told: string, name: string, side: string) =>
      OTHER_SIDE[side] && (isTrick(name) || name === 'powerslide')
        ? `i can ${side} ${name}. i want ${OTHER_SIDE[side]} ${name}`
        : told,
  ],
  [
    wherever`\b(?:i )?can (?:only )?(?:do )?${THE}([a-z0-9-]{4,14}?)s? (?:only )?(?:one (?:way|side)|to one side)[,.;]? (?:and |but |the |my )*${SIDE}(?: ones?| side)? ${FAILS}(?= *(?:$|[.,!?;]))`,
    (told: string, name: string, side: string) =>
      OTHER_SIDE[side] && isTrick(name) ? `i can ${OTHER_SIDE[side]} ${name}. i want ${side} ${name}` : told,
  ],
  // "Learnt frontside 180s, can't do backside at all."
  [
    wherever`\b(?:i )?(?:learn(?:t|ed)|got|have|can(?: do)?|landed) ${THE}${SIDE} ([a-z0-9-]{3,14}?)s?(?: by accident| first| already| fine| easily)?[,.;]? (?:but |and )?(?:i )?(?:can'?t|cannot) (?:do |land |get )?(?:the )?${SIDE}(?: ones?| \2s?)?(?: at all| yet)?(?:, (?:my|the|it)\b[^.!?]*)?(?= *(?:$|[.,!?;]))`,
    'i can $1 $2. i want $3 $2',
  ],
  [wherever`\b(?:i )?(?:can'?t|cannot) (?:do |land )?(?:anything|shit) ${SIDE}(?= so\b)`, ' no $1 '],
  // "A switch trick that is easy" is wanted, and no switch trick is landed.
  [
    wherever`(?<!\b(?:non|no|not|without|any)[ -])\b((?:(?:switch|fakie|nollie|flip|grind|slide|ledge|rail|ramp|mini|manual|grab|spin|flat|street) )?(?:tricks?|one|flips?|grinds?|slides?|spins?|grabs?|manuals?)) (?:that|which|thats|that's)(?: is|'s| are)? ?${SO}(easy|simple|basic|hard|difficult)\b`,
    '$2 $1',
  ],
  [
    /(?:\b(?:i )?(?:finally|just|have|actually|i) (?:just |finally )?|(?<=^|[,.;:!] ?))dropped in\b(?! (?:and|but)|.*\b(?:slam|fell|fall|bail|hurt|ate))/g,
    'i can drop in ',
  ],
  [
    /\bno flip(?: tricks?)?(?: yet| so far)?,? (?:so |and )?(?:which|what)(?: one| flip)?(?: (?:should|do) i (?:learn|try|do))? (?:first|to start|next)\b/g,
    '. want kickflip',
  ],
  [
    /^(?:i |we )?(?:really )?(?:like|love|enjoy) ((?:[a-z0-9-]+ ){0,3}[a-z0-9-]+(?:(?:,| and| &) (?:[a-z0-9-]+ ){0,3}[a-z0-9-]+)*),? (?:so |and )?what (?:else|other tricks?)\b.*$/g,
    'i can $1. what next',
  ],
  // "I have heelflips but no kickflip" lacks it.
  [
    /(?<=(?<!\b(?:tricks?|something|anything|things?|ones?|what|that) (?:i|we) )\b(?:have|got|can|land|do)\b[^.?!]{2,60}) but no ((?:[a-z0-9-]+ )?[a-z0-9-]*(?:flip|ollie|shuv|180|grind|slide|heel|manual|spin|cab))s?\b/g,
    '. i cant $1',
  ],
  [
    /\bnever (?:really |even )?(?:grinded|ground|grinding|slid)(?: (?:on )?(?:anything|something|a thing))?(?: in my (?:whole )?life| before| yet)?\b/g,
    'want an easy grind',
  ],
  [
    /\b(shuv(?:it)?s?|shove ?its?) (?:always |just |keeps? |sometimes )*flip(?:s|ping)?\b/g,
    'shuvit, it flips',
  ],
  // "Kickflip 9/10 heelflip 7/10": one rate behind each.
  [
    /^.*?\d ?(?:\/ ?10|%).*?\d ?(?:\/ ?10|%).*$/gm,
    (rated: string) => rated.replace(/(\d ?\/ ?10|\d ?%),? (?=[a-z]{3})(?!of |times|tries|on |in )/g, '$1, '),
  ],
  [/ ?\b0 ?(?:\/|out of) ?\d+\b/g, ' not yet'],
  // What one used to land is not what one lands.
  [
    /\bused to (?:have|do|land|be able to (?:do|land)) [^.;]+[.;] (.*?)\bonly (?:have |got |do )?(?:my )?([a-z0-9 ,&]+?) back\b/g,
    '$1 i can $2',
  ],
  // "Can do axle stalls. And feebles.": the list goes on behind the full stop.
  [
    /(?<=\b(?:i can|can do|can|have|got|know|land|landed)\b[^?!]*)\. ((?:oh |and |also |plus |then )*)([a-z0-9][a-z0-9 ,&'-]{2,40}?)(?=\.|$)/g,
    (told: string, more: string, names: string) =>
      NO_LIST.test(names) || !LANDED.test(names) || (more === '' && !/s$/.test(names)) ? told : `, ${names}`,
  ],
  [
    /(?<=[.!,;:] ?)(?:and |so |the |an? |my )*(?:third|fourth|fifth|sixth|seventh|next)(?: one| trick)? ?\?/g,
    'what next?',
  ],
  [/\b(left|next|now|else|more) before (?:the )?(?:airs?|inverts?|vert)\b/g, '$1'],
  [/\bslappy crooks?\b/g, 'slappy crooked grind'],
  [
    /\bi(?:'?m| am) (?:only |just |still )?(?:at|up to) (?=(?:\w+ )?(?:ollie|shuv|kickflip|heelflip|180|kickturn|manual|50-50|drop)\w*)/g,
    'i can ',
  ],
  // Whoever is tired of a trick lands it.
  [
    /(?<!\b(?:know|can|got|have|land|do)\b.*)\b(?:(?:i'?m|i am|starting to|start to|get(?:ting)?|got|so|really|kinda|a bit|just|pretty) )*bor(?:ed|ing) (?:of|with|by) (?:(?:doing|just|only|landing|the same|my|all|plain|regular|basic|old) )*([a-z0-9][a-z0-9 -]{2,26}?)(?=$|[.,!?]| and\b| but\b| on flat| now\b| already)/g,
    (told: string, name: string) =>
      LANDED.test(name) && !NO_LIST.test(name) ? `i can ${name}. what next` : told,
  ],
  [
    wherever`,? (?:but )?not (?:the |my )?${NAME} (?:tho|though|yet)\b`,
    (told: string, name: string) =>
      LANDED.test(name) && !NO_LIST.test(name) ? `. i cant ${name}. what next` : told,
  ],
  [
    /\b(?:nothing|not|no tricks?) (?:over|above|higher than|past) (?:my )?(?:knee|shin|ankle|waist|hip)s?(?:[ -](?:high|height|level))?\b/g,
    'low impact',
  ],
  [/\b(?:to |up to |at )?(?:my )?(?:knee|ankle|shin|hip|waist|chest)[ -](?:height|high|level)\b/g, ' '],
  [
    /\b(?:if|since|because|but|cause|as) i (?:still )?(?:can'?t|cannot|do not|don'?t)(?: really| even)? (?:do )?flip(?:s| tricks?)?(?: the board)?(?: yet| at all)?\b/g,
    ' no flips',
  ],
  [
    /(?<=\b(?:can|got|have|land|do)\b[^.?!]*),? but (?:i (?:have|got|know|do) )?(?:no|zero|not a single|none of the) (lip|flip|grind|slide|ledge|rail|grab|manual|coping) ?(?:tricks?|ones|stuff)?(?: on it)?(?: at all| yet| so far)?(?=[.,?!]|$)/g,
    '. what next. want an easy $1 trick',
  ],
  [
    /\ball (?:of )?(?:the |my |of my )?180s(?: and|,| &|\/) (?:all )?(?:of )?(?:the |my )?(?:half )?cabs\b/g,
    'frontside 180, backside 180, half cab, frontside half cab',
  ],
  [/\ball (?:of )?(?:the |my )?half ?cabs?\b(?! ?flip)/g, 'half cab, frontside half cab'],
  [/\s*\n\s*(?:[-*•>]|\d{1,2}[.)])\s*/g, ', '],
  [/^\s*(?:[-*•>]|1[.)])\s+/g, ''],
  [/\s*\n\s*(?=(?:so |and |now )*(?:what|next|an?y|suggest))/g, '. '],
  [/\binwards?\b(?: flips?\b)?(?! ?he[ae]l)/g, 'inward heelflip'],
  [/\bimpossible (?:for me|rn|atm|right now|so far)\b/g, ' not yet'],
  [/ \/ |(?<=[a-z]{3})\/(?=[a-z]{3})/g, ', '],
  [
    /(?:\b(?:someone|somebody|a (?:skater|kid|guy|girl|person|beginner))|(?<=^(?:(?:an? )?(?:beginner|intermediate|advanced|new|young|old|experienced|average) )?)skater|(?<=^(?:an? )?)beginner) (?:with|having)(?: only| just)? (?!an? (?:bad|broken|injur|big|fear)|bad|no\b|zero\b|little|low\b|broken|knee|adhd|autism|fear|anxi)/g,
    'someone who can ',
  ],
  // "Tre flips are dialed, so are hardflips."
  [/,? (?:and )?so (?:is|are) (?:my |the )?(?=[a-z0-9])(?!that\b|it\b|there\b|this\b|you\b)/g, ', '],
  [
    wherever`(?<!\b(?:what|whats|which|what's) )\b(?:my )?(?:hardest|best|biggest)(?: one| trick| thing)?(?: (?:i can do|i have|i got|i know|so far))? (?:is|are|would be) ${THE}(?=[a-z0-9])(?!to\b|when\b|for\b)`,
    ' i can ',
  ],
  [/\b(fs|bs|f\/s|b\/s)(?=\d{3}\b)/g, '$1 '],
  [/\bf\/s\b/g, 'fs'],
  [/\bb\/s\b/g, 'bs'],
  // Among other tricks it is the flip, and not the one above a ramp.
  [
    /(?<!\b(?:body|air|vert|backside|frontside|bs|fs) )\bvarials?\b(?! (?:(?:360|540) )?(?:kick|heel|heal|flip|hard|air|on vert))/g,
    'varial kickflip',
  ],
  [
    /(?<=\bpush(?:ing)?(?:,? and|,|,? &|,? n)? (?:turn and )?)turn(?:ing)?\b(?! (?:around|into))/g,
    'kickturn',
  ],
  [
    wherever`^(?:i )?(?:can )?only (?:land|do|get|make|can do) ${THE}${NAME}s? (?:when |while |if )?(?:i'?m |i am )?(?:stationary|standing(?: still)?|in place|not (?:moving|rolling)|on (?:the )?(?:grass|carpet|lawn|mat)|holding on(?: to \w+(?: \w+)?)?)[.! ]*$`,
    'my $1 only works standing, not when rolling',
  ],
  // "Too easy: kickflip. Too hard: tre."
  [
    wherever`^.*?\btoo easy ?:? ?(?:an? )?${NAME}[,.;]* ?(?:and |but )?too hard ?:? ?(?:an? )?${NAME}(?:$|[,.;?!].*$)`,
    'something between $1 and $2',
  ],
  [
    wherever`^(?!not\b)${THE}${NAME}s? (?:(?:is|are|feels?) )?too easy,? (?:and |but )*${THE}${NAME}s? (?:is|are|feels?)? ?(?:way )?too hard(?:$|[,.;?!].*$)`,
    'something between $1 and $2',
  ],
  // "A solid kickflip, and now in another stance."
  [
    /\b(?:an? |my )?(?:solid |good |consistent )?((?:kick|heel|hard|varial |tre |360 )?flip|ollie|pop shuv\w*|bigspin)s?\b[^.?!]*\b(?:it|them|that|one) in (?:another|an other|a different|other|a new) stances?\b.*$/g,
    ' i can $1. i want fakie $1',
  ],
  // Years ago is not now.
  [
    wherever`\b${LONG_AGO}[ ,]+i (?:had|could(?: do| land)?|did|was doing|landed|used to(?: do| have)?|knew)\b`,
    ' i used to ',
  ],
  [
    /\b(?:i )?(?:'?ve )?had (?:my )?([a-z0-9 -]{3,20}?)s? for (?:ages|years|a while|long|months|a year|forever)\b/g,
    'i can $1',
  ],
  [
    /\b(?:have|got|know|can do) (?:(?:zero|no|0|not a single|barely any) (switch|nollie|fakie|ledge|rail|grind|slide|manual|mini|ramp|grab) tricks?|nothing (?:in )?(switch|nollie|fakie))\b/g,
    (_, kind?: string, stance?: string) => `want an easy ${kind ?? stance} trick`,
  ],
  // "Stuck on the same five tricks: ollie, shuvit".
  [
    /^[^:]*\b(?:tricks?|stuff|moves|skills|bag)\b(?![^:]*\b(?:want|learn|need|like)\b)[^:,]{0,30}: ?(?=[a-z0-9])/g,
    'what next. i can: ',
  ],
  // "Rocks and axles already."
  [
    wherever`^(?:(?:so|ok|okay|hey|hi|got|have|ive got|my) )*${NAMES},? (?:already|${DONE_WITH})(?: on (?:the |my |our )?(\w+(?: ramp| bar)?))?(?= *[.,;:!?-]| *$)`,
    (told: string, names: string, place?: string) =>
      NO_LIST.test(names) ? told : `i can ${names}${typeof place === 'string' ? ` on the ${place}` : ''}`,
  ],
  [
    /\b(?:i )?(?:already |now |do )?(?:know how to(?: do)?|am able to(?: do)?|(?:i'?m )able to(?: do)?)(?: an?| the)? (?!you\b)/g,
    ' i can ',
  ],
  [
    /\bwhat(?:'?s| is| are| would be)? (?:a |the |some |my )?(?:good |best |nice )?(?:third|fourth|fifth|next|another)(?: one| trick| thing)?(?: to learn)?[?.! ]*$/g,
    ' what next',
  ],
  [/: ?(?:almost|nearly|so close|close|soon|wip|working on it|getting there)\b(?: there)?/g, ' not yet'],
  [/\bnever (?:really |even |yet |actually )?(?:dropped|dropping) in\b/g, 'i cant drop in'],
  [
    /\b(?:can |do |got |have |know )?(?:every(?:thing)?|all)(?: the)?(?: other| else)? (?:basics?|basic (?:tricks?|stuff)|easy (?:tricks?|stuff)|else (?:thats |that is )?(?:basic|easy))(?! flip| grind| slide| stall| in| on| ledge| ramp| mini| flat| switch| nollie| fakie)\b/g,
    ' i can ollie, shuvit, pop shuvit, frontside 180, backside 180 ',
  ],
  [/\bnon[ -](flip|grind|slide|spin|ollie|shuv\w*)(?: tricks?| one)?\b/g, 'trick with no $1,'],
  // "I've ollied it and fs 180d it."
  [
    wherever`(?:\b(?:i'?ve|ive|i have|i|and|already|just)|(?<=^|[,.;:!] ?)) ?((?:(?:fs|bs|frontside|backside|nollie|fakie|switch) )?)(${DONE})(?= (?:the|it|them|that|this|these|over|down|up|off|on|an?|and|my|today|yesterday|finally|for|last|next|what\w*)\b|[,.!]|$)`,
    (said: string, side: string, done: string) =>
      /^and\b/.test(said.trim()) ? ` and ${side}${plainForm(done)}` : ` i can ${side}${plainForm(done)}`,
  ],
  [
    /\ball (?:of )?(?:the |my |of my )?180s\b|\bboth (?:the |my )?180s\b|\bevery 180\b/g,
    'frontside 180, backside 180',
  ],
  [
    /\b(?:i )?(?:(?:have|got|know|can do|can|land|do) )?(?:all )?(?:of )?(?:the |my )?(?:flat(?: ?ground)? |easy |simple )?basics,? (?:are |is |in |on )?(switch|nollie|fakie)\b(?! trick)/g,
    (_, stance: string) => ` i can ${STANCED.replace(/(?<=^|, )/g, `${stance} `)}`,
  ],
  [
    /(?<=\b(?:have|got|know|land|can do|can|^know)) (?:all|every)(?: of)?(?: the| my)? (flip|grind|slide|ledge|shuvit|stall)s?(?! (?:tricks? )?(?:except|but|besides|apart|minus|basics))(?: tricks?)?\b(?: on (?:the )?flat(?: ?ground)?)?/g,
    (_, sort: string) => ` ${ALL[sort]}`,
  ],
]

const TICK = '✅'
const CROSS = '❌'
const TELLS_OF_SELF = /^(?:i|ive|got|have|can|so|my|what|which|next|now|an?y|and)\b/

/** One trick with its mark, in words. */
function inWords(name: string, mark: string): string {
  const plain = name.replace(/^[\s,;:.|/-]+|[\s,;:|/-]+$/g, '')
  if (plain === '') return ' '
  const told = TELLS_OF_SELF.test(plain) ? plain : `i can ${plain}`
  return mark === TICK ? `${told}, ` : `i can ${plain} not yet, `
}

/** A list with a mark for each trick: the marks stand all before their tricks, or all behind them. */
function ticked(text: string): string {
  const isBefore = new RegExp(`^[\\s:,-]*[${TICK}${CROSS}]`, 'u').test(text)
  return isBefore
    ? text.replace(new RegExp(`([${TICK}${CROSS}])([^${TICK}${CROSS}\\n.!?]*)`, 'gu'), (_, mark, name) =>
        inWords(name, mark),
      )
    : text.replace(new RegExp(`([^${TICK}${CROSS}\\n.!?]*)([${TICK}${CROSS}])`, 'gu'), (_, name, mark) =>
        inWords(name, mark),
      )
}

const YES = '(?:yes|yeah|yep|yup|done|check|landed|ok|good)'
const NO = '(?:no|nope|not yet|nah|never|almost|nearly|(?:so )?close|working on it|sometimes)'

/** What is ticked off and what is crossed out, with signs, boxes, or "yes" and "no". */
export const MARKS: readonly Saying[] = [
  [/\[ ?[xv✓✔] ?\]|[✓✔☑👍]\ufe0f?|✅\ufe0f/gu, TICK],
  [/\[ ?\]|[✗✘☐👎]\ufe0f?|❌\ufe0f/gu, CROSS],
  [wherever`(?<=^|[,.;\n] ?)${NAME}(?: ?[:=]| -) ?${YES}(?=[,.;?!\n]|$)[,;]?`, `$1 ${TICK}`],
  [
    new RegExp(
      `(?<=^|[,.;\\n${TICK}] ?)([a-z0-9][a-z0-9 -]{2,24}?)(?: ?[:=]| -) ?${NO}(?=[,.;?!\\n]|$)[,;]?`,
      'gu',
    ),
    `$1 ${CROSS}`,
  ],
  [new RegExp(`^[^]*[${TICK}${CROSS}][^]*$`, 'gu'), (told: string) => ticked(told)],
]
