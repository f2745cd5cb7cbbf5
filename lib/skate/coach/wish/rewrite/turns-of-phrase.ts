import { NUMBERS } from '../context/numbers.ts'
import { anyOf, NAME, type Saying, SO, THE, wherever } from '../pattern.ts'
import { isTrick, ofTrick } from './trick-names.ts'

const COUNT = '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|twenty)'
/** "3 out of 10", "1 in 5", "30%", and what it is of. */
const RATE = new RegExp(
  // Two of them are a scale of difficulty.
  `\\b(?!50 ?/ ?50|5 ?/ ?0|\\w+ in (?:1|one)\\b)(?!.*\\b(?:give|something|want|need)\\b.*(?:\\d ?/ ?10|middle|between))(?:${COUNT} ?(?:/|out of|of|in)(?: (?:every|the|my))? ?${COUNT}(?: (?:times?|tries|try|attempts?))?|(\\d+) ?(?:%|percent))(?: of (?:the |my )?(?:time|tries)| ?of (?:the |my )?)?(?!\\d)(?! (?:weeks?|months?|years?|days?|hours?|a row))`,
  'g',
)
/** What lands less often than that is still being learned. */
const ENOUGH = 0.6

function rated(said: string, of: string, all: string, percent?: string): string {
  const countOf = (said: string) => NUMBERS[said] ?? Number(said)
  const share = percent ? Number(percent) / 100 : countOf(of) / countOf(all)
  if (share < ENOUGH) return ' lands sometimes '
  return /of (?:the |my )?$/.test(said) ? ' i can ' : ' consistently '
}

/** What is meant by all the easy ones of a kind. */
const BASICS: Readonly<Record<string, string>> = {
  flip: 'ollie, pop shuvit, kickflip, heelflip',
  flat: 'ollie, shuvit, pop shuvit, frontside 180, backside 180, kickflip, heelflip',
  grind: '50-50, 5-0',
  slide: 'boardslide, noseslide',
  ledge: '50-50, boardslide, noseslide',
  manual: 'manual, nose manual',
  ramp: 'drop in, rock to fakie, axle stall',
  mini: 'drop in, rock to fakie, axle stall',
  transition: 'drop in, rock to fakie, axle stall',
  shuvit: 'shuvit, pop shuvit, frontside shuvit',
  stall: 'drop in, axle stall, tail stall, rock to fakie',
  trick: 'ollie, shuvit, pop shuvit, frontside 180, backside 180',
}

/** Said of a version that asks for less. */
const MILD = anyOf(
  'lazy',
  'laz(?=ier)',
  'chill',
  'mellow',
  'mild',
  'simple',
  'baby',
  'budget',
  'cheap',
  'soft',
  'toned down',
  'watered down',
  'dumbed down',
  'kiddie',
  "(?:kid|beginner|poor man)(?:'?s)?",
)

const OFFERING =
  '(?:say(?:ing)?|tell(?:ing)?|giv(?:e|ing)|suggest(?:ing)?|recommend(?:ing)?|offer(?:ing)?|show(?:ing)?|com(?:e|ing)(?: at)?(?: me)?(?: up)?(?= (?:at me )?with))(?: me)?(?: with)?'

/** The ollie in which each stance begins. */
const STANCE_OLLIES: Readonly<Record<string, string>> = {
  fakie: 'fakie ollie',
  nollie: 'nollie',
  switch: 'switch ollie',
}

/** Where a trick stands in a sentence that turns it round. */
export const TURNS_OF_PHRASE: readonly Saying[] = [
  // "Blunt to fakie is too much, smaller": something else of its kind is wanted.
  [
    wherever`^${THE}([a-z0-9][a-z0-9 -]{2,28}?)s? (?:(?:is|are|looks?|feels?) ${SO}(?:too much|hard|scary|big|gnarly|sketchy|difficult|tough)|too (?:hard|scary|much))(?: for me)?(?:[,.;? ]+(?:so |but )?(?=(?:something|anything|an? |one|similar|same|smaller|easier|mellower|lower|safer|simpler|less|need|want|give)\b)|[,?]? (?:so )?(?:what(?: now| else| instead| then)?|anything else|(?:an )?alternatives?)[?.! ]*$)`,
    'something like a $1 but easier, ',
  ],
  // "Switch flip is so ugly, alternatives?"
  [
    wherever`^${THE}${NAME}s? (?:is|are|looks?|feels?) ${SO}(?:ugly|lame|boring|kooky|gross|played out|overdone|cringe)(?: to me)?[,.;?]? (?:so )?(?:what else|anything else|(?:an? |any |some )*alternatives?)[?.! ]*$`,
    ofTrick('something like a $1 but another'),
  ],
  // "No pop manual trick", "no jumping, manuals only": what is ruled out is not what is asked for.
  [
    /^(?:an? |some )?no[ -](pop|jump(?:ing)?|hop(?:ping)?)[,;]? (?:(?:just|only) )?((?:nose )?(?:manual|manny|mannie)|grind|slide|slappy|stall|ledge|curb|ramp|bowl|flat ?ground|flat)s?(?: only)?( tricks?| stuff| ideas?)?(?: only)?[.! ]*$/g,
    (_, refused: string, kind: string) => `${kind} trick, no ${refused}`,
  ],
  // "A flip out that isn't impossible": no word for a trick.
  [
    /\b(?:(?:that|which) )?(?:(?:is|are)(?:n'?t| not)|not) (?:so |that |too |completely |totally |basically |just )*impossible\b(?! (?:to do )?(?:trick|wrap|flip)s?\b)/g,
    'easy',
  ],
  [wherever`\bprefer ([a-z0-9 -]{3,30}?) (?:over|to) ${NAME}(?=$|[,.;!?])`, 'want $1 instead of $2'],
  [
    wherever`\b(?:[a-z]+er|more [a-z]+)(?: looking)? than (?:an? |the )?${NAME},? but (?:with )?(?:the )?(?:same (?:difficulty|level)|just as easy|as easy|as hard|not harder|no harder)\b`,
    'same level as $1, steezy',
  ],
  [wherever`\b(?:that|which) feels? ${SO}(?:great|good|nice|insane|incredible)\b`, 'satisfying'],
  // Who rips is no beginner, whatever the age.
  [
    /\b(?:still |been )?(?:ripp|shredd|charg|kill|destroy)ing (?:the |big |all )*(bowl|pool|ramp|mini|vert|park)s?\b/g,
    (_, place: string) => `skate ${place}, i can ${BASICS.ramp}. what next`,
  ],
  // What is not to be offered is not wanted: "don't you dare say ollie", "stop giving me flips", "you always say flips".
  [
    wherever`\b(?:(?:don'?t|do not)(?: you| u| even| ever| dare)*|stop|quit|(?:you|u)(?:'?re| are)? (?:always|only|just|keep|kept|constantly)(?: on)?) ${OFFERING}(?! (?:how|why|what|when|where)\b)(?= )`,
    ' no',
  ],
  [
    /\bonly (?:have |got |do |an? |the )*([a-z0-9][a-z0-9 -]{2,28}?)s? (?:so far|for now|at the moment|atm|yet|rn)(?=$|[ ,.!?])/g,
    '. i can only $1. ',
  ],
  [
    /\b(dad|mom|mum|guy|man|woman|lady|dude|father|mother|uncle|aunt),? ([3-7]\d)(?= (?:back|here|and|with|w|who|but|new|first|wants|looking|starting|just)\b)/g,
    '$1 $2 years old, ',
  ],
  // "Too windy for flips", "the bench is too high for ollies".
  [
    /\btoo (?!hard|difficult|easy|early|late|soon|good|scared|afraid|scary|basic|simple|advanced|new|much)([a-z]+) for (?:an? |the |my |any )?((?:[a-z]*flip|grind|slide|[a-z]+slide|spin|n?ollie|jump|shuv\w*|manual|grab|air|ramp|rail|stair|bowl)(?:s|ing)?)\b(?! (?:trick|in|out))/g,
    'too $1, no $2',
  ],
  [
    /\b(?:an? )?((?:fs |bs |frontside |backside )?180) ?(?:\+|plus|combined with|mixed with) (?:an? )?(kickflip|heelflip)\b/g,
    'like $2 but $1',
  ],
  [
    /\b(any|every|all)(?: of)?(?: the)? ((?:flip|grind|slide|spin|grab|stall|manual|shuv|trick)(?: tricks?)?s?) but (?!(?:not?|with|in|on|an?|the|it|its)\b)/g,
    '$1 $2 except ',
  ],
  [
    /\bno (ramp|mini|bowl|transition|rail|ledge|curb|flip|grind|manual) experience(?: yet| at all)?\b/g,
    'want an easy $1 trick ',
  ],
  [
    /\b(?:what|now|next)\b(?: is| comes)?(?: now| next)? after (\d+ years)(?: of skating)?(?=[?.! ]*$)/g,
    'what next, $1 skating',
  ],
  [/ with (?:an? |my )?([a-z0-9 -]{3,20}?)s? only(?=[?.! ]*$)/g, '. i can only $1'],
  [
    /\b(i|he|she|they|we|who) only (ollie|kickflip|heelflip|manual|carve|pump)s?(?=$|[,.;?!]| (?:and|but|so|what)\b)/g,
    '$1 can only $2',
  ],
  [
    /\b(i|he|she|they|we|who) only ((?:board|nose|tail|lip|power)slide|50-50|5-0|rock to fakie|axle stall|shuvit|kick ?turn)s?(?=$|[,.;?!]| (?:and|but|so|what)\b)/g,
    '$1 can only $2',
  ],
  // "Fakie tricks I can learn with a fakie ollie."
  [
    wherever`\btricks? (?:that )?(?:i can|to) (?:learn|do|try) (?:with|from|out of) (?:just |only )?(?:an? |the |my )?${NAME}s?(?: down| on lock)?[?.! ]*$`,
    (told: string, name: string) => (isTrick(name) ? `tricks. i can ${name}` : told),
  ],
  [
    /^(?:so |should i learn |do i learn |i want )*(fakie|nollie|switch) (?:or|vs\.?|versus) (fakie|nollie|switch)(?: first)?[?.! ]*$/g,
    (_, one: string, other: string) => `which is easier, ${STANCE_OLLIES[one]} or ${STANCE_OLLIES[other]}`,
  ],
  [/\b(i|he|she|they|we|who) only drops? in\b/g, '$1 can only drop in'],
  [
    /^.*?\b(?:differen(?:ce|t) between|(?:is|are)(?= .* (?:the )?same as )|do(?:es)?(?= .* counts? as )|how (?:is|are)(?= .* different from )|explain|compare) (?:an? |the )?(.{3,28}?) (?:and|or|vs\.?|versus|counts? as|the same as|same as|the same thing as|different from|with|to) (?:an? |the )?([a-z0-9 -]{3,28}?)[?.! ]*$/g,
    'which is easier, $1 or $2',
  ],
  [
    wherever`\b(?:stuck|torn|undecided|deciding|choosing|(?:can'?t|cannot) (?:decide|choose)) between (?:learning |doing |trying )?(?:an? |the )?${NAME} (?:or|and|vs) (?:learning |doing |an? |the )*(?=[a-z0-9])`,
    'which comes first, $1 or ',
  ],
  [/\bkick(?:ing)? (?:it|the board|my board) (?:away |out )?too far\b/g, 'it shoots off behind'],
  [/\bimpress(?:es)? (?:all )?(?:the |some |my )?(?:little |young |other )*kids\b/g, 'impress people'],
  [
    /\b(?:not|neither)(?: too| very| so| super)? (?:easy|simple|basic),? (?:and |but )*(?:not|nor|or)(?: too| very| so| super)* (?:hard|difficult|crazy)\b|\b(?:not|neither)(?: too| very| so| super)? (?:hard|difficult),? (?:and |but )*(?:not|nor|or)(?: too| very| so| super)* (?:easy|simple|basic)\b/g,
    'medium difficulty',
  ],
  [/\bbut less (?:flicky|techy|technical|scary|hard|difficult|crazy|gnarly|spinny)\b/g, 'but easier'],
  [
    /^(.*\b(?:hubba|ledge|rail|curb|box|bar|bench))s?,? (?:fs|bs|frontside|backside|front|back) (?:or|vs|versus) (?:fs|bs|frontside|backside|front|back)(?= (?:for|on|in|if|when|first|easier|better)\b|[?.!]|$).*$/g,
    '$1, which is easier, frontside 50-50 or backside 50-50',
  ],
  // "Can't kickflip but want to flip": it is another flip that is wanted.
  [
    wherever`\b(?:if )?(?:i )?(?:can'?t|cannot)(?: do| land)? ${THE}${NAME}s?,? but (?:i )?(?:still |really |do )*(?:want|wanna|would like)(?: to)? (?:(?:do|learn) )?(?:a |some )?flip(?:s|ping)?(?: (?:it|the board|something|tricks?))?(?=[?.! ]*$)`,
    'a flip trick other than $1',
  ],
  [
    wherever`^(?:so )?do (?:i|you|we) (?:really |actually )?need (?:to (?:know |have |do |be able to )*)?(?:an? |the |my )?${NAME}s? (?:for|to (?:do|learn|land|get|try)) (?:an? |the )?${NAME}s?[?.! ]*$`,
    (told: string, one: string, other: string) =>
      isTrick(one) && isTrick(other) ? `which comes first, ${one} or ${other}` : told,
  ],
  [
    wherever`\b(?:do i (?:really )?(?:need|have) to|should i|must i) (?:know |learn |have |do |land |be able to )+(?:an? |the )?${NAME} before (?:learning |trying |doing |i (?:try|learn|do) )?(?:an? |the )?${NAME}[?.! ]*$`,
    'which comes first, $1 or $2',
  ],
  [
    wherever`\b(?:my \w+|they|people|every ?one|some ?one|he|she) (?:always )?(?:says?|said|tells? me|told me|claims?|thinks?)(?: that)? (?:i|you) (?:have to|need to|must|should|gotta) (?:know |learn |have |do |land |be able to )+(?:an? |the )?${NAME} before (?:learning |trying |doing |i (?:try|learn|do) )?(?:an? |the )?${NAME},? (?:is (?:that|it|this) |is he |is she )?(?:true|right|correct|so|legit)?[?.! ]*$`,
    'which comes first, $1 or $2',
  ],
  [
    wherever`^(?:(?:give|show|teach) me |gimme |(?:i )?(?:want|need) )?(?:an? |some |one )*(weird|odd|strange|unusual|funky|rare|obscure) ${NAME}s?(?: variations?| tricks?)?[?.! ]*$`,
    (told: string, how: string, name: string) => (isTrick(name) ? `like a ${name} but ${how}` : told),
  ],
  // Said of a contest, the best trick is the one that wins it.
  [
    /\b((?:contest|comp|competition|jam)s?\b.{0,24}?)\bbest trick\b(?! (?:contest|comp|competition|jam))/g,
    '$1 win best trick',
  ],
  // "I know kickflip and boardslide, combine."
  [
    /^(.*\b(?:can|have|got|know|land|do)\b.{5,}?)[,.;]? (?:and |so )?combine(?: that| please| pls)?[?.! ]*$/g,
    '$1. combine both',
  ],
  [
    wherever`^(?:(?:i|want|wanna|to|how|do|can|something|that|which) )*(?:combin(?:e|es|ing)|mix(?:es|ing)?|join(?:s|ing)?) ${THE}${NAME} (?:and|with|plus|into) ${THE}${NAME}[?.! ]*$`,
    (told: string, one: string, other: string) =>
      isTrick(one) && isTrick(other) ? `i can ${one} and ${other}. combine both` : told,
  ],
  [/^(.{3,60}?),? (?:but )?no ([a-z0-9-]{4,20}) yet\b/g, 'i can $1. i cant $2 '],
  // "Tail stall, rock to fakie, need a new lip trick."
  [
    /^(?!.*\b(?:learn|how|can'?t|cannot|why|should|try|before|like|scared|without|no|not|but|or)\b)([a-z0-9 ,&+'-]{6,80}?)[,.;:-]+ (?=(?:i )?(?:need|want|looking for|give me|gimme|show me|time for) (?:an? |some |one )?(?:new|another|next|more|different|harder|other)\b)/,
    'i can $1. ',
  ],
  [
    wherever`\b(?:just|finally|i) (?:did|made|hit|stuck|rolled away from|put down|stomped) (?:my (?:very )?first |an? |the )(?=[a-z0-9])|\bfirst time (?:i )?(?:landing|doing|getting|sticking|landed|did|got) ${THE}`,
    'i can ',
  ],
  [/\b(?:have|got|can do|know) nothing (?:on|in|for) (?:the |a )?(?=[a-z])/g, 'want something for '],
  [
    /\b(fs|bs|frontside|backside) ([a-z0-9-]{3,12}?)s?,? (?:but |and )?not (fs|bs|frontside|backside)\b(?! \w)/g,
    '$1 $2. i want $3 $2 ',
  ],
  [
    wherever`^(?:i )?(?:really )?(?:want|wanna learn|want to learn|want to do|would like to learn) ${THE}([a-z0-9 -]{3,25}?)[,.]? (?:and |so |but )?what (?:do i need|should i learn first|comes first|first|do i learn first|do i do first|is the way|are the steps)\b.*`,
    'steps to $1',
  ],
  [
    /\b(?:bored|sick|tired|over it|done) (?:of|with) (?:my|the same|all (?:of )?(?:my|the|these)|these|everything|it all|the usual|skating)\b[^.,!?]*/g,
    ' bored ',
  ],
  [/\b(?:the |my )?board slides? (out|away|off|forwards?)\b/g, 'it slips $1'],
  [
    /^(?!.*\b(?:[a-z]+slid(?:es?|ing)|smiths?|feebles?|crook\w*|5-0s?|50-50s?|n?ollie\w*|[a-z]+flips?)\b)(?:i'?m |i am |so |kinda |really |still |too |a bit )*(?:scared|afraid|terrified|frightened|nervous|fear)(?: \w+){0,7}? (?:hand)?(?:rails?|ledges?|hubbas?|flat ?bars?|grinding)[.! ]*$/g,
    'fear of rails',
  ],
  // "I can tailslide but only out regular": the other way out is still to be learned.
  [
    wherever`\b(?:i )?(?:can|do|have|got|land) ${THE}${NAME}s?,? (?:but )?(?:only |just |always )+(?:com(?:e|ing) |roll(?:ing)? |land(?:ing)? |go(?:ing)? )?(?:out |off |away |to )*(regular|forwards?|fakie|backwards?)\b(?!.*\b(?:stuck|why|fix|problem)\b)[^.!?]*[.!? ]*$`,
    (told: string, name: string, way: string) =>
      !isTrick(name)
        ? told
        : /^(?:fakie|back)/.test(way)
          ? `i can ${name} to fakie. i want ${name}`
          : `i can ${name}. i want something like a ${name} ending fakie`,
  ],
  [
    wherever`^(?:so )?(?:is |are )?${THE}${NAME}s? (?:to fakie or (?:to )?(?:regular|forwards?|normal|straight)|to (?:regular|forwards?) or (?:to )?fakie)\b.*$`,
    'which is easier, $1 or $1 to fakie',
  ],
  [
    wherever`\b(?:what|which) (grind|slide) (?:goes|works|fits|pairs|combines) (?:well |best |good )?with (?:my |the |an? )?${NAME}s?(?=[.!? ]*$)`,
    (told: string, kind: string, name: string) =>
      isTrick(name) ? `i can ${name}. want ${name} into a ${kind}` : told,
  ],
  [
    wherever`^(?:so |ok |okay )?${THE}${NAME}s?,? (?:and |so |ok )*then[?.! ]*$`,
    ofTrick('what comes after $1'),
  ],
  [
    /^(?:so )?(?:are|is) (?:the |an? )?impossibles? (?:really |actually |truly )*(?:impossible|possible|that hard)[?.! ]*$/g,
    'how hard is an impossible',
  ],
  [
    /^.*\b(?:flow|cruis|roll|rid|glid)(?:e|ing)? (?:a?round|through)\b.*\b(?:without|no)(?: doing)?(?: any)? tricks?\b.*$/g,
    'how do i carve',
  ],
  [
    /^.*\b(?:(?:bail|fall(?:ing)?) (?:practi[cs]e|drill|training|technique)s?|practi[cs]e (?:my |the |to )*(?:bail|fall)(?:s|ing)?)\b.*$/g,
    'how to do falling',
  ],
  // What others land is not landed.
  [
    wherever`(?<=\bi (?:can|only|have|just)\b.*),? (?:and |but )?(?:the )?(?:others?|every ?(?:one|body)(?: else)?|my friends|they)(?: (?:can|could|all|already|just|do|land))+ ${NAME}s?(?=$|[.,;!?])`,
    (told: string, name: string) => (isTrick(name) ? ' ' : told),
  ],
  // Where it went wrong is not where the next one is wanted.
  [
    /\bslappy? (?:trick )?(?:\w+ )?(?:other than|besides|except|but not|that (?:isn|aren)'?t|thats not)(?: an?| just an?| the)? (?:50-50|so basic|too basic|plain(?: one)?|normal(?: one)?|regular(?: one)?|basic(?: one)?)\b/g,
    'slappy crooked grind',
  ],
  [
    /\b(?:don'?t|do not|haven'?t|not|without|never) (?:really |have |got |get |had )*(?:much|a lot of|enough|great|good|an?y) pop\b|\b(?:little|low|bad|weak|zero) pop\b/g,
    ' no pop ',
  ],
  [
    /(?<=\b(?:want|wanna|learn|trick|something|grinds?|slides?|ledges?|rails?|boxe?s?)\b.*) (?:but|and|because|cause|since)(?: i)? (?:can'?t|cannot|can not|don'?t|barely|can barely)(?: really)? (?:ollie|pop|jump)(?: (?:very|that|too|so|really))? (?:high|well|much)(?: enough)?\b/g,
    ', no pop ',
  ],
  [/\bgrab(?:bing|s)? (?:it |the board )?behind (?:the |my |your |both )?legs?\b/g, 'stalefish'],
  [/\b(?:more|something) than (?:just )?an? (?=[a-z])/g, 'harder than a '],
  [RATE, rated],
  // "That doesn't involve popping".
  [
    /\b(?:(?:that|which|and|it) )?(?:do(?:es)?n'?t|do not|does not|did not|not) (?:really |even |have to |need to )?(?:involv(?:e|ing)|includ(?:e|ing)|requir(?:e|ing)|contain(?:ing)?|us(?:e|ing)|(?<=do(?:es)?(?:n'?t| not) )(?:need|have|has))\b/g,
    ' without',
  ],
  [
    /\b(?:no(?:thing)?|not|never|don'?t|without)\b[^.,;!?]{0,28}\b(?:more than|over|above|beyond|past|bigger than|higher than) (?:an? )?(180|360)s?\b/g,
    (_, most: string) => (most === '180' ? ' no 360, no 540, no 720, ' : ' no 540, no 720, '),
  ],
  [
    /(?<!\b(?:landed|got|did|made|had|stomped|just|after|nailed|done|learned|learnt)(?: just)? )\bmy (?:very )?first (?!contest|comp|trick|board|day|time|skate|session|week|month|lesson|year)/g,
    'want first ',
  ],
  [
    /\bmy (?:new )?(?:gf|bf|girl ?friend|boy ?friend|wife|husband|partner|fiancee?|mum|mom|mother|dad|father|friend|mate|buddy|roommate|flatmate|sister|brother|cousin|boss|neighbou?r|teacher|homie|crush)(?: \w+)? (?:wants?|would like|'d like|wishes|asked|begs|needs|is going|decided|started)\b/g,
    'beginner wants',
  ],
  [/\b(?:got |have |had )?no ([a-z0-9 -]{3,20}?) yet\b(?<!\btricks? yet)/g, ' i cant $1 '],
  [
    /\b(?:without|not|no need to|don'?t(?: have to| want to| need to)?|never)\b[^.,!?]{0,20}?\b(?:tak(?:e|ing)|lift(?:ing)?|mov(?:e|ing)) (?:my |the |your )?(?:feet|foot|either foot) (?:off|from)\b(?: the board)?|\b(?:both )?(?:my |the |your )?feet (?:don'?t|won'?t|can'?t|do not|never)(?: have to| need to| ever)? (?:leave|come off|lift off|get off)(?: of)?(?: (?:the|my) (?:board|deck|grip))?/g,
    'feet stay on',
  ],
  [
    /\b(?:combo|combination|mix|mixture|blend|combining|cross|hybrid|mash ?up) (?:of|between) (?:an? )?(?:pop )?shuv\w* (?:and|with) (?:an? )?(kickflip|heelflip)\b/g,
    'varial $1',
  ],
  [
    /\b(?:(?:kinda|kind of|sort of|something|a trick) )?(?:(?:the )?same as |like )?(?:an? )?impossibles? but (?:(?:with|off|using) (?:my |the )?front ?foot\b|(?:my |the )?front ?foot\b(?! (?!please)[a-z]))/g,
    'front foot impossible',
  ],
  [
    /\b(kickflip|heelflip|shuvit|varial \w+|360 flip)s? but (?:(?:with|off|using) (?:my |the )?(back|front) ?foot\b|(?:my |the )?(back|front) ?foot\b(?! (?!please)[a-z]))/g,
    '$2$3 foot $1',
  ],
  [
    /^(?:(?:i|i'?ve|we|can|already|have|basically|literally) )*(?:do|done|know|mastered|landed|learned|learnt|got) (?:everything|every (?:single )?trick|all (?:(?:of )?them|of it|(?:the )?tricks)|(?:every|all the) tricks? (?:there is|in the library|here))(?: already| now| here)*[.!?,; ]*(?:(?:so )?what(?:'?s)? (?:now|next|else|is left)[^.!?]*)?[.!? ]*$/g,
    'hardest trick',
  ],
  [
    /\b(?:lip|coping) tricks?,? (?:(?:that|which|but|who) )?(?:(?:are|is) )?(?:not|no|without|except|other than|besides) (?:an? )?stalls?\b|^coping grinds?$/g,
    'grind on the coping',
  ],
  [wherever`\b${THE}(?:good |best |solid )?(?:second|2nd) trick\b(?!.*\bafter)`, 'trick after ollie'],
  [
    wherever`\b${THE}(?:good |best |solid )?(?:second|2nd) flip(?: trick)?\b(?!.*\bafter)`,
    'flip trick after kickflip',
  ],
  [
    /\b(switch|nollie|fakie) ([a-z0-9]+(?: (?:flip|heel))?)s? (?:or|vs\.?|versus) (?:in )?(?:regular|normal)(?=[?.! ]*$)/g,
    'which is easier, $1 $2 or $2',
  ],
  [
    /\b([a-z0-9]+(?: (?:flip|heel))?) from (switch|nollie|fakie) (?:or|vs|versus) (?:from |in )?(?:regular|normal)\b/g,
    'which is easier, $2 $1 or $1',
  ],
  [/(?<=\b(?:vs\.?|versus) (?:an? )?)(180|360)(?=[?.! ]*$)/g, 'backside $1'],
  // "All the basic flips", "the ledge basics".
  [
    /(?<=\b(?:can(?: do)?|have|got|know|land|do|mastered|learned|nailed|dialed|'ve got) )(?:all )?(?:of )?(?:the |my )?(flip|grind|slide|ledge|manual|ramp|mini|transition|shuvit|stall) basics\b/g,
    (_, sort: string) => ` ${BASICS[sort]} `,
  ],
  [
    /\b(?:all|most(?= of)|every|many|pretty much all|nearly all|almost all)(?: of)?(?: the| my)? (?:basic|easy|standard|simple|normal|usual|main|common|regular) (flip|flat ?ground|flat|grind|slide|stall|ledge|manual|ramp|mini|transition|shuvit|trick|one)s?(?: (?:tricks?|stuff|ones|spins?))?\b/g,
    (_, sort: string) => ` ${BASICS[sort.replace(/ ?ground$/, '')] ?? BASICS.trick} `,
  ],
  [
    /(?<=\b(?:can(?: do)?|have|got|know|land|do|mastered|learned|nailed|dialed|'ve got)) (?:all )?(?:of )?(?:the |my )?(?:flat(?: ?ground)? )?basics\b(?! (?:of|for))|(?<=^|[,.!?;] ?)(?:(?:all|got|have) )?(?:of )?(?:the |my )?(?:flat(?: ?ground)? )?basics(?= (?:are )?(?:all )?(?:down|dialed|sorted|solid|covered|on lock|done)\b)/g,
    () => ` ${BASICS.trick} `,
  ],
  [
    /(?<=\bi (?:can|land|have|got|do|know|can do)\b[^.?!]{3,60}),? but (?:can'?t|cannot|not)(?: do| land)?(?: the| my| an?)? (?=[a-z0-9])(?!yet|really|much|so)/g,
    '. i cant ',
  ],
  [
    wherever`\b(?:to )?(?:end|finish|get out of|come out of|exit) ${THE}((?:nose )?manual)s?(?: with)?\b`,
    ' $1 180 out ',
  ],
  [
    /^([a-z0-9][a-z0-9 -]{3,30}?),? (?:next step|follow ?up|what then|then what|now what|and next|and now)[ ?]*$/g,
    'what next after $1',
  ],
  // What is missing among what one has is what to learn: "but nothing switch".
  [
    /\b(?:but|and|just|yet),? (?:nothing|not a thing|not much|not a single|no(?: tricks?)?) (?:in |at all in )?(switch|nollie|fakie)(?: (?:or|and|nor) (?:nollie|fakie|switch))?(?: tricks?| yet| at all)*(?=$|[,.?!;]| what)/g,
    '. i want $1 ',
  ],
  // "Kickflips: hit or miss" is not landed yet, and worth counting.
  [
    /\b(?:every )?(?:once in a (?:blue moon|while)|now and then|every now and again|hit (?:or|and) miss|inconsistent(?:ly)?|not (?:very |really |so |that )?consistent(?:ly)?|(?:isn'?t|aren'?t) (?:very |really |so |that )?consistent(?:ly)?|by (?:luck|accident))\b|\b(?:i )?(?:sometimes|rarely|occasionally|barely ever|hardly ever|seldom) (?:land|get|make|stick)\b/g,
    ' lands sometimes ',
  ],
  // "Fakie heel vs heel": the short word is the trick.
  [
    /\b(vs\.?|versus|or) (?:an? |the )?(?:normal |regular |plain )?(heel|flip)(?=[?.! ]*$)(?<=\b(?:vs\.?|versus) .*)/g,
    (_, or: string, flip: string) => `${or} ${flip === 'heel' ? 'heelflip' : 'kickflip'}`,
  ],
  [
    /\b(?:in|within) (?:an?|one|two|three|\d|a few|a couple(?: of)?) (?:hours?|afternoons?|evenings?|sessions?|tries)\b(?! of)|\b\d+ (?:more )?(?:tries|goes|attempts) left\b/g,
    ' quick ',
  ],
  [/\b(?:my )?goals? for (?:20\d\d|(?:the|this|next) (?:year|season|summer|winter))\b/g, ' project '],
  [
    /\b(?:nothing|not|no higher|nothing higher) (?:over|above|than|higher than) \d+ ?(?:ft|feet|foot|meters?|m)\b/g,
    ' easy ',
  ],
  [/\bskate (?:vs|versus|against)\b/g, 'game of skate vs'],
  [/^(.{3,30}?)s? on (?:crack|steroids)[?.! ]*$/g, 'harder than $1'],
  [
    wherever`\b(?:an? |the )?${NAME}s? (?:but )?for (?:(?:mere )?mortals|dummies|humans|normal people|the rest of us)\b`,
    'easier than a $1',
  ],
  [
    /^((?:nose )?manual|[a-z0-9-]*(?:grind|slide|50-50|5-0)|powerslide)s? (?:for )?\d+ ?(?:m|meters?|feet|ft|yards?|seconds?|sec) (?:easy|easily|no problem|fine|all day)\b/g,
    'i can $1',
  ],
  [
    /\b(?:all|every) (?:of )?(?:the |my )?(?:airs?|grabs?|flips?|grinds?|slides?|stalls?|tricks?|things?|stuff)?(?: (?:on|in) (?:the |my )?\w+)? ?(?:up to|including|incl)\b/g,
    'i can ',
  ],
  [
    wherever`\b(?:warm ?-?ups?|prep|preparation|training|practice|base|drills?)(?: tricks?)? for (?:an? |my |the |landing |doing |learning )*(?=[a-z0-9 -]*(?:flip|shuv|grind|slide|ollie|180|360|tre\b|manual|heel|air|stall|50-50|5-0))|\bhow (?:far|close)(?: away)? (?:am i|is it|are we) (?:from|to|off)(?: landing| getting)? ${THE}|\b(?:how long (?:does it take )?(?:until|till|before|to)|until|till) (?:i|we) (?:can |learn |land |get |do )+${THE}(?=[a-z0-9])|\bstep by step (?:to|toward|towards|for|into)\b`,
    'steps to ',
  ],
  [
    /\b(?:no|not|without|(?:don'?t|dont) (?:give|show|want|tell|suggest)(?: me)?|nothing|enough|skip)(?: an?y| the| that| with)? (?:beginner|baby|noob|newbie|kiddie|easy|basic) (?:crap|shit|stuff|tricks?|bullshit|things?|ones)\b/g,
    'intermediate trick',
  ],
  [/\b(?:next|what comes|comes|what) after (?:this|that|it)(?: one)?(?=[?.! ]*$)/g, 'what next'],
  [
    /\b(?:always |keep |i )*(?:los(?:e|ing)|lost)(?: letters| games)? (?:on|at|with|to|because of) (switch|nollie|fakie)(?: tricks?| stuff)?\b/g,
    'want $1 trick',
  ],
  [
    /\b((?:an? )?[a-z0-9-]+(?: (?!but\b)[a-z0-9-]+)?)(?: but)? with (?:(?:something|an?|a bit|a little) )?(?:extra|more|twist|spice)(?=[?.! ]*$)/g,
    '$1 variation',
  ],
  // Of a kind that has nothing for beginners the easiest is where to start.
  [
    /^(?:so |ok )?(?!.*\b(?:i'?m|beginner|new|first|skat\w+|never)\b)([a-z0-9 -]{3,30}?)s?,? (?:where|how|what|with what) (?:do|should|can|to) (?:i )?(?:start|begin)(?: with)?[?.! ]*$/g,
    'easiest $1',
  ],
  // Counted in words.
  [
    /\bflip(?:s|ping)?(?: it| the board)? (?:twice|two times|2 times|2x)\b|\b(?:2|two) flips? (?:in|with|on) (?:one|1|a single|the same) (?:trick|pop|go|jump)\b|\b(?:board|it) (?:flips?|rolls?) (?:two times|2 times|2x|twice)\b/g,
    'double flip',
  ],
  [
    /\bflip(?:s|ping)?(?: it| the board)? (?:thrice|three times|3 times|3x)\b|\b(?:3|three) flips in (?:one|a row|1)\b/g,
    'triple flip',
  ],
  [
    /\b(?:spin|turn|rotate|spinning|rotating)(?: of| around)? (?:one and a half|1\.5|1 1\/2)(?: times)?\b|\b(?:one and a half|1\.5) (?:spins?|turns?|rotations?)\b/g,
    '540 spin',
  ],
  // "Scarier than a boardslide", "like a boardslide but scarier".
  [
    /\b(?:bigg|scari|wild|crazi|heavi|sketchi|burli|nasti|flashi|fanci|techi|spicy|spici)er(?= than\b)|(?<=\bbut (?:(?:a bit|a little|way|much|even) )*)(?:scari|wild|crazi|heavi|sketchi|burli|nasti|techi|spici|bett|cool|sick|fanci|flashi|fresh)er\b/g,
    'harder',
  ],
  [
    /\b(?:mellow|mild|small|calm|chill|light|kind|tam|low)er(?= than\b)|(?<=\bbut (?:(?:a bit|a little|way|much|even) )*)(?:mellow|mild|calm|chill|tam|friendli|gentl)er\b/g,
    'easier',
  ],
  [
    /\b(harder|easier) than (?:the )?(?:last(?: (?:time|one|trick|week))?|before|previous(?: one)?|that(?: one| last one)?|this(?: one)?|one before|one you (?:just )?(?:gave|showed|told) me)(?=[?.! ]*$|[,;.])/g,
    '$1',
  ],
  [/\bmore (?!just)(?:[a-z]+ )than\b/g, 'harder than'],
  // "A lazy version of a wallride."
  [wherever`\b${MILD}(?:er)? (?:version|variant|take|form) (?:of|on) ${THE}`, 'easier than a '],
  [wherever`\b(?:but|just|only),? (?:(?:an?|the) )?${MILD}(?:er)? (?:version|variant)\b`, 'but easy version'],
  [
    /\b(?:something|anything|trick|one|keep it|stay(?:ing)?) low(?= *(?:$|[.,!?]|(?:and|but|please|on|in)\b))/g,
    'easy ',
  ],
  [
    /\bbetween (?:two|2|the|both) (?:ledges|rails|obstacles|boxes|ramps|quarters|quarter ?pipes|benches|curbs)\b/g,
    'on the flat',
  ],
  [
    /\b(?:they|everyone|everybody|my friends|the others|the crew|we) (?:can |already )?all (?:do|have|does|land|set) /g,
    'without ',
  ],
  // "Add a 180 to a heelflip", "kickflip + shuvit".
  [
    wherever`\badd(?:ing)? (?:an? )?([a-z0-9 ]{2,20}?) (?:to|onto|on) ${THE}([a-z0-9 ]{3,24}?)(?=$|[,.?!])`,
    'like $2 but $1',
  ],
  // "Something with a shuvit and a flip" is one trick with both.
  [
    /\bwith (?:both )?(?:an? )?(?:(?:pop )?shuv+[a-z]* (?:and|plus|&|\+) (?:an? )?((?:kick|heel)?flip)|((?:kick|heel)?flip) (?:and|plus|&|\+) (?:an? )?(?:pop )?shuv+[a-z]*)\b/g,
    (_, first?: string, second?: string) => `varial ${first ?? second}`,
  ],
  [
    /\b(kickflip|heelflip) ?(?:\+|plus|combined with|mixed with) (?:an? )?((?:fs |bs |frontside |backside )?180)\b/g,
    'like $1 but $2',
  ],
  [
    /\b(?:360 flip|tre flip|tre)s? but (?:only |just )?half (?:the|a|of the) (?:spin|turn|rotation)\b/g,
    'varial kickflip',
  ],
  [wherever`\bhalf ?way to ${THE}`, 'a step to '],
  [
    /\b(?:that |which )?(?:(?:is|are|'s)? ?not|isn'?t|aren'?t|thats not) (?:(?:just|only|merely|simply)(?: (?:an?|the|your|my))?(?: (?:plain|regular|normal|basic|simple|standard|ordinary))?|(?:an?|the|your|my) (?:plain|regular|normal|basic|simple|standard|ordinary)) (?=[a-z0-9])/g,
    ' more than just ',
  ],
  [
    /\b(?:consistent|steady|dialed|solid|good|reliable|safe) (?:with|on|at) (?=[a-z0-9])(?!(?:the )?flat\b|flatground)|\b(?:i )?(?:just|mostly|only|always) (?:skate|ride) (?=slapp|curb|ledge|flat)/g,
    'i can ',
  ],
  // "Bag of tricks: ollie, shuvit" and "not there yet: heelflip" are lists.
  [
    /(?<=^|[.!?;,\n] ?)(?:my |the )?(?:(?:bag|list)(?: of tricks)?|tricks?|arsenal|repertoire|skills?|inventory|dialed|landed|consistent|solid|done|on lock|i have|have|got|known|current(?:ly)?|can do|locked)(?: i (?:have|know|can do|land)| so far| now)? ?:/g,
    'i can:',
  ],
  [
    /(?<=^|[.!?;,\n] ?)(?:not (?:dialed|landed|there|yet|consistent|done|solid)(?: yet)?|missing|learning|in progress|cannot|can'?t)(?: do)? ?:/g,
    'i cant:',
  ],
  [
    /\b(?:but |only )?(?:in |to |on )?(?:the )?(?:(?:other|opposite|reverse|wrong) (?:direction|way(?: round| around)?)|(?:opposite|reverse)(?! (?:foot|feet|stance)\b))\b|\b(?:the )?(?:mirror(?: image| trick)?|opposite|reverse) (?:of|version of)\b/g,
    ' mirrored ',
  ],
  [/\b([a-z0-9][a-z0-9 -]{2,22}?),? (?:and )?then(?: what)? ?\?/g, 'after $1 in a line what next'],
  [
    /\bfrom (?:an? |the )?(.{3,24}?) to (?:an? |the )?(.{3,24}?)(?=,|\?| what| in).*?\bin between\b/g,
    ' between $1 and $2 ',
  ],
  [/\brather (.{2,40}?) than /g, '$1 instead of '],
  [/\bi (ollie|kickflip|heelflip|nollie) (?:crooked|sideways)\b/g, 'my $1 goes sideways'],
  // "Switch version of a heelflip" changes the heelflip.
  [
    wherever`\b(nollie|fakie|switch|kickflip|heel(?:flip)?|late|double|triple|frontside|backside|fs|bs|180|360|flip) (?:version|equivalent|counterpart|variant|variation|form|sister) (?:of|to) ${THE}([a-z0-9 -]{3,30}?)(?=$|[,.?!]| please| that| but| for)`,
    'like $2 but $1 ',
  ],
  // "Every flip trick except the inward heel" names the one that is missing.
  [
    /\b(?:have|got|know|do|land|can)(?: do| land)? (?:every(?:thing)?|all)\b(?:[a-z ]{0,30}?| ((?:down|off|over|on) [a-z0-9 ]{3,24}?) )\b(?:except|but|apart from|besides|minus|bar)(?: for)?\b(?: the)?(.*)/g,
    (_, where?: string, rest?: string) => `i want ${rest}${where ? ` ${where}` : ''}`,
  ],
  [
    /\b(?:the )?(?:only|one|last) (?:\w+ )?(?:trick|flip|grind|slide|one|thing) (?:i'?m |that'?s |that is |that i'?m |i am )?(?:missing|left) is\b/g,
    'i want ',
  ],
  [
    /\beverything (?:in )?(?:my )?(?:regular|normal|regularly|natural)(?: stance)?,? (?:but |and )?nothing (?:in )?(switch|nollie|fakie)\b/g,
    'i want $1',
  ],
  [
    wherever`\b(?:want|need|get|getting|bring|bringing) (?:my|the|those) (?!(?:front |back )?(?:foot|feet|hand|weight|board|balance|wheel))${NAME} back\b(?! foot| hand| on)`,
    'want $1',
  ],
  // "Can you kickflip on a longboard?", "can a kid do an axle stall?": asked for, and not landed.
  [
    /(?<=^|[.!?] ?)(?:so |but |hey |and )?(?:can|could) (?:you|u|one|people|anyone|somebody|someone) (?=(?:even |actually |really )?(?:(?:fs|bs|frontside|backside|nollie|fakie|switch) )?(?:n?ollie|kickflip|heelflip|shuv\w*|grind|manual|powerslide|50-50|5-0|boardslide|noseslide)\b)/g,
    'want ',
  ],
  [
    /(?<=^|[.!?] ?)(?:so |but |hey |and )?(?:can|could|should) (an? [a-z0-9 -]{2,24}?|my \w+|i|we|kids|someone|you) (?:do|learn|try|start(?: with)?)\b/g,
    '$1 want',
  ],
  // What one's own child lands is where the child goes on from.
  [
    /\bmy ((?:little |big |older |\d+ ?(?:yo|years? old) )?(?:daughter|son|kid|child|boy|girl|nephew|niece|grandson|granddaughter))(?: [(]?(\d{1,2})[)]?,?)? (?:already |just |now |finally )?(?:does|lands|has got|knows|does do)(?: (?:an?|his|her|all))* (?=[a-z0-9])(?!not|n'?t)(?!.*\b(?:i|me)\b)/g,
    (_, kid: string, age?: string) => `my ${kid}${age ? `, ${age} years old,` : ''} can `,
  ],
  // "It feels like a heelflip but isn't one."
  [
    wherever`\b(?:feels?|looks?|seems?|works?|moves?) like (?:an? |the )?${NAME},? but (?:it |its |it's )?(?:is|'s)? ?(?:isn'?t|not)(?: (?:really|actually|quite))*(?: (?:one|it|a \1|the same))?(?=[.,!? ]*$)`,
    'similar to $1',
  ],
  // What somebody else lands.
  [
    /\bmy (?:big |older |best )?(?:brother|sister|friend|mate|buddy|dad|cousin|girlfriend|boyfriend|homie|son|daughter|kid)s? (?:already )?(?:can|does|lands|has|do)\b(?=.*\b(?:i|me)\b)/g,
    'my friend can',
  ],
  // "Rock to fakie ok" is landed.
  [/(?<=\w )(?:ok|okay|alright)(?= ?(?:[,.;!]|$|but\b|and\b|now\b))/g, 'consistently'],
  // "Without speed or pop": the one that has its own words goes last.
  [
    /\b(without|no|not) (?:(?:an?y|much|a lot of) )?(speed|momentum),? (?:or|and|nor|&) (?:an? )?(\w+)/g,
    '$1 $3, no $2',
  ],
  // Rolling out of something is where the next trick begins.
  [
    /\b(?:came|rolled|landed|ended up|i'?m|i am|i roll|i come|i land|i end up|rolling|leaves me)(?: away| out| off)?(?: in)? (fakie|switch)\b(?=.{0,30}\b(?:what|next|then|now)\b)/g,
    'want a $1 trick',
  ],
  [
    /^(?:what|which)\b(?:(?! the | if )[^,.?!])*? (?:after|when|once|while) (?:i|you|one)(?:'?m)? (?:(?:am|are|have|just) )*(?:land|landed|roll|rolling|come|came|end|ended|ride|riding)(?: away| out| off| up| back)?(?: in)? (fakie|switch)[?.! ]*$/g,
    'want a $1 trick',
  ],
]
