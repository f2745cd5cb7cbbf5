import { anyOf, OF_A_SIZE, pattern, SO } from '../wish/pattern.ts'
import { spotsCompared } from './spots-compared.ts'

const COUNT = '(?:two|three|four|five|six|ten|2|3|4|5|6|10)'
const NTH = '(?:second|third|fourth|2nd|3rd|4th)'
const PART = anyOf(
  'trucks?',
  'boards?',
  'decks?',
  'axles?',
  'kingpins?',
  'bearings?',
  'wheels?',
  'base ?plates?',
)
const BODILY = anyOf('old', 'fat', 'heavy', 'big', 'tall', 'short', 'weak', 'clumsy', 'unfit')

/** Shoes from size 12 up. */
export const BIG_FEET =
  /\b(?:(?:i have|i'?ve got|got|with|have|has|my|his|her) )*(?:(?:huge|big|massive|giant|large|wide) (?:feet|shoes)|(?:feet|shoes) (?:are|is) (?:(?:so|really|very|too|super|pretty|quite) )*(?:big|huge|wide|massive|size 1[2-9])|(?:shoe )?size (?:1[2-9]|4[6-9]|5[0-2])(?: (?:us|eu|shoes?|feet|foot))*)\b/

/** A list of tricks, a plan, or all there are. */
const MANY_TRICKS = pattern`${anyOf(
  '^(?:(?:what are|name|list) )?(?:the )?(?:(?:ten|five|\\d+) (?:basic|best|easiest|first|most important)|all(?: the| of the)? (?:beginner|basic|easy|flat|ledge|ramp)) tricks(?=[?.! ]*$| (?:to|for|on|in|at|that|every|i should|i need)\\b)',
  '\\b(?:training|practice|weekly|monthly|learning) (?:plan|program|schedule)\\b(?! (?:for|to) (?!me\\b|beginn|my\\b|the next))',
  '\\bplan for (?:the )?(?:next|this|a|my) (?:\\w+ )?(?:days?|weeks?|weekend|months?|years?|summer|winter|sessions?|season|holidays?)\\b',
  '\\broad ?map (?:for|to) (?:a )?(?:beginner|noob|newbie)s?\\b',
  '\\b(?:teach|show|give|tell|list|learn|explain)(?: me| us)? (?:all|every|each)(?: of)?(?: the)?(?: \\w+)? (?:tricks?|grabs?|grinds?|slides?|flips?|stalls?|airs?|spins?|manuals?|shuv\\w*)\\b(?! i| that)',
)}`

/** What a wish says that no choice of a trick answers, and what is to be said to it. */
const REMARKS: readonly (readonly [said: RegExp, answer: string])[] = [
  [
    pattern`\b(?:(?:give|show|teach|tell|suggest|name|want|need|list) (?:me )?(?:like |some |a list of |my next )*${COUNT}|^${COUNT}(?=[a-z ]* (?:tricks|ones)(?: (?:for|on|to|i|nobody|no one|none|you|we|every|everyone|everybody|any|that|which|please|pls)\b|[.!? ]*$))|top ${COUNT}) (?:new |easy |hard |cool |good |different |basic |flip |ledge |flat |next )*(?:tricks|ones|flips|grinds|slides|things)\b(?! in (?:one|1|a))`,
    'I give one trick at a time: ask for another and you get the next.',
  ],
  [
    /\b(?:does|do|is|are|can|may|would) [^.!?]{2,30} (?:count|allowed|legal|valid|fair|ok|okay|cheating|banned)\b[^.!?]*\bin (?:an? |the )?(?:s\.?k\.?a\.?t\.?e\b|game of skate\b)/i,
    'In most games of SKATE no foot and no hand may touch the ground, so no comply and boneless are out. Agree on it before the first set.',
  ],
  [
    /\bset (?:the|a) same trick (?:twice|again|two times)\b|\brepeat (?:a |the same )?tricks? in (?:a game of )?skate\b/,
    'In most games of SKATE no trick is set twice.',
  ],
  [MANY_TRICKS, 'I give one trick at a time: ask for another and you get the next.'],
  [
    /\b(?:(?:starts?|begins?|ends?|starting|beginning) with (?:an? |the )?(?:letter )?[a-z](?=[?.!,]|$)|named after|(?:girl|boy|animal|food|person|pet|country|city|funny)(?:'?s)? names?\b|rhymes? with|(?:hardest|longest|weirdest|coolest|funniest|silliest|stupidest|best|weird|funny|cool)(?:[ -]sounding)? names?\b)/,
    'I go by what a trick does and not by what it is called.',
  ],
  [
    /\bwheel ?bites?\b|\bwheels? (?:always |just |keeps? )*(?:bit(?:e|es|ing)|rubs?)\b/,
    'Wheelbite is the board: tighten the trucks a turn or put risers under them, and land over the bolts instead of on an edge.',
  ],
  [
    /\bspeed ?wobbl\w*|\bwobbl\w*\b.*\b(?:fast|speed|down ?hill|hills?)\b|\b(?:fast|speed|down ?hill|hills?)\b.*\bwobbl\w*/,
    'Against wobbles put your weight on the front foot, bend the knees and keep the ankles loose; tighter trucks help, too.',
  ],
  [
    /\bhow many (?:\w+ )?(?:tricks|flips|grinds|slides|grabs|stalls)\b(?: \w+)? (?:are there|exist)\b/,
    'Nobody has counted them all, and somebody makes up another one every day.',
  ],
  [
    /^(?!.*\b(?:is|does|am i|what|which|same)\b.*\b(?:goofy|regular)\b).*\b(?:goofy(?:[ -]?foot(?:ed|er)?s?)?|left[ -]?foot(?:ed|er)|lefty)\b(?! (?:looking|trick|one|fun|stuff))/,
    'Goofy changes nothing: all of it is the same, only mirrored.',
  ],
  [
    /\b(?:in|wear\w*|have|got) (?:an? )?(?:\w+ )?(?:cast|plaster|walking boot|splint)\b|\b(?:foot|leg|ankle|arm|wrist|hand)(?: is|'?s)? in (?:an? )?(?:cast|plaster|boot|splint)\b/,
    'Not before the cast is off and a doctor says so; this is what to come back with.',
  ],
  [BIG_FEET, 'Big feet want a wide board, 8.5 inches or more; the tricks stay the same.'],
  [
    /\b(?:(?:tiny|small) (?:feet|shoes)|feet are (?:so |really |too |very )*(?:small|tiny))\b/,
    'Under small feet a narrow board turns over more easily, 7.75 inches or so.',
  ],
  [
    pattern`\b${OF_A_SIZE}(?: (?:is|it|that|so|maybe|and|,))*(?: ${SO}(?:too )?(?:wide|big|small|narrow|good|okay|ok|fine|bad)(?: enough)?) (?:for|to) (?:(?:do|land|learn|doing|landing|learning|an?|the|my) )*(?:\w+ )*(?:\w*flip|heel|shuv\w*|n?ollie|tre|trick)s?\b`,
    'Any deck from 7.5 to 8.5 inches flips: a narrow one turns over quicker, and a wide one is easier to land on.',
  ],
  [
    /^(?!.*\b(?:garage|indoors?|inside|roof|under|covered)\b).*\b(?:raining|rained|(?:ground|floor|street|park|concrete|asphalt|it|everything|outside)(?: is|'?s) (?:(?:still|all|so|a bit|really|super) )*(?:wet|damp|soaked)|wet (?:ground|floor|streets?|concrete|asphalt|outside))\b/,
    'Wet ground is slick and water eats bearings, so find a roof or wait until it is dry.',
  ],
  [
    pattern`\b(?:broken|snapped|bent|busted|missing) (?:${PART})\b|\b(?:${PART}) (?:is |just |got )*(?:broken|snapped|broke|bent|busted)\b`,
    'Fix the board first: what rides crooked teaches you to stand crooked.',
  ],
  [
    pattern`\b${NTH}[ -](?:most )?(?:easiest|hardest|simplest|best|coolest|difficult|basic|popular|common)\b`,
    'I name the first one; ask for another and you get the next.',
  ],
  [
    /\bwheel ?chair(?! ramp)|\bwcmx\b/,
    'I describe it for feet on a board; in a chair the manual is your wheelie, and nearly everything else starts there.',
  ],
  [
    /\b(?:no|without|lost (?:both )?(?:my|his|her)|missing (?:both )?(?:my|his|her)?|doesn'?t have|don'?t have|has no|have no) ?(?:any |both )?legs\b/,
    'I describe it for feet on a board. Felipe Nunes rides without legs, his hands on the deck, and turning comes first there, too.',
  ],
  [
    /\b(?:no|without(?: an?y| my)?|forgot my|don'?t (?:have|own) an?y?)(?: \w+)? helmet\b.*\b(?:vert|bowl|pool|half ?pipe|handrail|hill|drop|downhill)\b|\b(?:vert|bowl|pool|half ?pipe|handrail|hill|drop|downhill)\b.*\b(?:no|without(?: an?y| my)?) helmet\b/,
    'Not without a helmet. Borrow one, and until then stay low and on the ground.',
  ],
  [
    /\b(?:can|could) (?:i|you|we|one|u) (?:even |really )?(?:do )?(?:an? )?(?:n?ollie|pop|kickflip|heelflip|flip|shuv\w*)s? (?:on |with )?(?:an? |my |the )?(?:long ?board|cruiser|penny(?: board)?|pintail)\b/,
    'On a board like that only with a kicktail, and lower: it is long and heavy. Without a tail nothing pops.',
  ],
  [
    pattern`^(?:so |hey |um )?(?:(?:is it|is that|is skat\w+|is \d{2}|am i|are we) (?:already |maybe )?${SO}(?:late|${BODILY})|do you think i'?m too ${BODILY}|can you start at)\b`,
    'You are not: plenty of people begin like that, they just begin lower and slower.',
  ],
  [
    /\b(?:stop|quit|not) (?:being|feeling|getting) (?:so )?(?:scared|afraid|nervous)\b|\b(?:get over|get rid of|overcome|beat|lose) (?:my|the|this) fear\b|\b(?:be|get|feel) (?:less (?:scared|afraid)|braver)\b|^(?:(?:i'?m|i am|so|really|very|just|too|always|still) )+(?:scared|afraid|terrified)[.! ]*$|\bis it (?:normal|ok|okay|bad|weird|common)(?: to be| to feel| if i(?:'m| am)| being| that i(?:'m| am))* (?:so |this |still |always )*(?:scared|afraid|nervous|terrified|anxious)\b|\b(?:hands|palms) (?:\w+ ){0,3}(?:sweat\w*|clammy)|\b(?:sweaty|clammy) (?:hands|palms)\b|\b(?:does|do|is|are|were) (?:every ?(?:one|body)|all skaters|pros?|other (?:people|skaters)) (?:also |get |ever )*(?:scared|afraid|nervous)\b/,
    'Everybody is scared, pros too. It fades with every small one you roll away from.',
  ],
  [
    /^(?:so |hey )?who (?:does|has|had|did|do) (?:the )?(?:best|cleanest|sickest|highest|most)\b/,
    'Who does it best is for you to argue about; this is how you get yours.',
  ],
]

/** The board is at fault. */
const GEAR_FAILS =
  /^(?!.*\b(?:rail|ledge|curb|coping|box|edge|lip|bar|when|whenever|grind|slide|ollie|\w*flip|land\w*|hit)s?\b)(?:so |hey |help |why (?:do|does) )?(?:my |one |an? |the |front |back |left |right )*(?:of my )?(?:wheels?|bearings?|trucks?|axles?|kingpins?|bushings?|bolts?|nuts?|grip ?tape|risers?) (?:always |just |keeps? |still )*(?:is |are |makes? |gets? |got |won'?t |doesn'?t |don'?t |comes? |coming )?(?:always |too |so |a )*(?:stop|stuck|squeak|nois|rattl|spin|turn|wobbl|loose|fall|off|new|sharp|slow|click|grind|noise|rust|old)\w*/

/** Whether a text tells of a part of the board that does not do what it should. */
export const isGearFailing = (text: string): boolean => GEAR_FAILS.test(text)

/** Words of greeting, and nothing else. */
const GREETING =
  /^(?:(?:hello|hi|hey|hiya|yo|sup|what'?s up|wassup|good (?:morning|evening|day)|greetings|howdy|hola|hallo|moin|test|thanks|thank you|thx|ok|okay|cool|nice|bye)(?: there| bro| dude| man| coach| trick ?bot| you)*[ .,!?]*)+$/

/** What is said to a wish besides the trick, such as that there is only one at a time. */
export const remarksOn = (text: string): string[] => [
  ...REMARKS.flatMap(([said, answer]) => (said.test(text) ? answer : [])),
  ...[spotsCompared(text) ?? []].flat(),
]

/** What is said to somebody who asks for no trick at all; null where nobody knows what was meant. */
export function remarkOnNoWish(text: string, isElsewhere: boolean): string | null {
  if (GREETING.test(text))
    return 'Hi! Tell me what you land, or where you skate, and I have something better.'
  if (isGearFailing(text)) return 'That sounds like the board and not like you, and I only know about tricks.'
  if (/\b(?:broke up|dumped|cheated on|left me|died|passed away|got fired|divorc\w+)\b/.test(text))
    return 'Sorry to hear that. Rolling around helps more than words.'
  return isElsewhere ? 'That is about no trick, and tricks are all I know.' : null
}
