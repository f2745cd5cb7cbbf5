import { anyOf, type Saying, SO, THE, wherever } from '../pattern.ts'
import { SPELLINGS } from './spellings.ts'

const PLAIN_TRICK = anyOf(
  '(?:kick|heel|hard)?flip',
  'n?ollie',
  '(?:pop )?shuv\\w*',
  '180',
  '360',
  'big ?spin',
  '(?:board|nose|tail|lip)slide',
  '50-50',
  '5-0',
  'air',
  '(?:nose )?manual',
)
const EDGE_TRICK = anyOf(
  '(?:nose|tail|board|lip|blunt) ?slide',
  '(?:nose|crooked|smith|feeble|5-0) ?grind',
  '50-50',
  '5-0',
  'crook',
  'smith',
  'feeble',
)
/** A trick that is spoken of, so that what it does not do is said of it. */
const SPOKEN_OF = anyOf('(?:trick|flip|grind|slide|grab)s?', 'something', 'anything', 'one', 'where', 'which')
const PLUS = anyOf('\\+', 'plus', 'with', 'mixed with', 'combined with')

const RIDES =
  "\\b(?:(?:want|wanna|need|how|trying|try|like|able|(?:can'?t|cannot)) ?(?:to |do i |can i |i )*)(?:get|go|ride|roll|skate|hop|jump|make it)"
const EASILY = '(?:smoothly|easily|right|straight|safely|back)'
const NAMED =
  '(?:flip|shuv|ollie|180|360|grind|slide|stall|manual|comply|boneless|caveman|slappy|trick|something|5-0|50-50)'

/** "How to", "teach me to", "best way to". */
const ANY_WAY = anyOf(
  'how (?:to|do (?:i|you)|can i|should i)',
  'learn(?:ing)?',
  'teach me',
  'show me',
  '(?:best )?way',
)
const NOT_BEING = anyOf('stop being', 'not be', 'get over being', 'overcome being')
const HARD_GROUND = anyOf('concrete', 'pavement', 'falling', 'slamming', 'getting hurt', 'hitting the ground')

/** How one speaks of one's own tricks, and what they are like. */
const I_HAVE = anyOf(
  'i (?:have|got|can do|do|land)',
  "i'?ve got",
  "all i(?:'?ve)? (?:got|have) (?:is|are)",
  'my',
)
const LIKE_THAT = anyOf(
  'clean',
  'smooth',
  'stylish',
  'crisp',
  'buttery',
  'steezy',
  'sketchy',
  'shitty',
  'ugly',
  'half(?! ?cabs?\\b)',
  'decent',
  'okay',
  'ok',
)
const OWN = anyOf(
  'n?ollie',
  '(?:kick|heel)?flip',
  '(?:pop )?shuv',
  '180',
  '360',
  'tre',
  '50',
  '5-0',
  'grind',
  '(?:board|nose|tail)slide',
  'manual',
  'boneless',
  'no comply',
  'drop',
)

/** Tricks as they are named in passing: a side, a stance or an end of the board told in a phrase of its own. */
export const LOOSE_NAMES: readonly Saying[] = [
  [
    /^(?:what(?:'?s| is)? |whats )?(?:the )?hardest (?:skate(?:board(?:ing)?)? )?trick (?:in the (?:whole )?world|ever(?: done| landed)?|of all(?: time)?|on vert|on a vert(?: ramp)?)[?.! ]*$/g,
    'how hard is a 900',
  ],
  [
    /\bmakes? (?:my |the |all my )?(?:gf|bf|girl ?friend|boy ?friend|wife|husband|friends?|every ?one|people|kids?|them) think (?:that )?i'?m (?:an? )?(?:pro|good|sick|great|a god|better)\b/g,
    'looks hard but is easy',
  ],
  [
    /\b(?:fs|bs|frontside|backside|front|back) blunts?\b(?! ?slide)(?=.*\b(?:mini|ramp|coping|quarter|bowl|vert)\b)/g,
    'blunt to fakie',
  ],
  [/\b(?:want|get|have|need) (?:to have )?(?:a )?(?:better|more|cleaner) style\b/g, 'want a stylish trick'],
  [
    /^(?=.*\b(?:first|easy|easiest|beginner|start|never)\b)(?!.*\b(?:air|over|transfer)\b).*\bspine\b(?! hurts).*$/g,
    'easy stall on a mini ramp',
  ],
  // What a foot does alone: the front one pops off the nose, the back one scoops.
  [
    /\b(?:something|anything|(?:an? )?tricks?|stuff|one)(?: (?:that|which|where|i|you|is|can|done|do|uses?|mostly|only|just))* (?:with|using|off|for|uses?)? ?(?:(?:only|just|mostly|the|my) )+(front|back) (?:foot|leg)(?: only)?(?=[.,!? ]*$)/g,
    (_, foot: string) => (foot === 'front' ? 'nollie trick' : 'shuvit'),
  ],
  [/(?<!\bthe )\btail[ -]?drop(?:s|ping)?(?: in)?\b/g, 'drop in'],
  // "More than 180" is the next number of turns.
  [
    /\b(?:spins?|turns?|rotates?|rotation|spinning|turning)? ?(?:of )?(?:bigger|more|further|farther)(?: spin| turn| rotation)? than (?:just )?(?:an? )?(180|360|540)s?(?: degrees)?\b/g,
    (_, turn: string) => ` ${Number(turn) + 180} spin`,
  ],
  // "A heelflip that's frontside."
  [
    wherever`\b(${PLAIN_TRICK}s?) (?:that|which)(?:'?s| is| are) (frontside|backside|fs|bs|switch|nollie|fakie)\b`,
    '$2 $1',
  ],
  [/\b(?:pop )?shuv(?:it)?s?,? but bigger\b(?! than)/g, '360 shuvit'],
  // Any curb is a curb: "up the curb", "down from my sidewalk".
  [
    /\b(up|off|down)(?: from| of| on ?to)?(?: (?:an?|the|my|our|this|that|every|each|some|those|high|small))* (curb|kerb|sidewalk|step)s?\b(?! (?:cut|trick|slide|grind))/g,
    '$1 a $2',
  ],
  // Who rides somewhere and names no trick wants the one that gets them there.
  [
    wherever`^(?!.*${NAMED})(.*\b)?${RIDES}(?: ${EASILY})* (?:up|over|on ?to|on) ${THE}(?:curb|kerb|sidewalk|step)s?\b.*$`,
    'how do i ollie',
  ],
  [
    wherever`^(?!.*${NAMED})(.*\b)?${RIDES}(?: ${EASILY})* (?:down|off) ${THE}(?:curb|kerb|sidewalk|step)s?\b.*$`,
    'how do i acid drop',
  ],
  // Of a ramp the coping is meant: "my tail on a mini".
  [
    /^(.*\b)?(?:my |the )?(nose|tail)( (?:on|onto|at|against)(?: (?:an?|the|my|our|top of))* (?:mini|ramp|quarter|coping|bowl|pool|half ?pipe|transition))/g,
    '$1$2 stall$3',
  ],
  [/\b(?:from|of|in) the ([a-z0-9-]{4,14}) family\b(?! as)/g, 'like $1'],
  [/\b(?:from|out of) (?:skate(?:board(?:ing)?)? )?history\b(?<=skate.*)/g, 'old school'],
  // What was landed twice in a lifetime is not counted on.
  [
    /\b(?:i'?ve |i have |i )?(?:only |just )*landed (?:only |just |maybe |like )*(?:one|two|three|four|five|a couple(?: of)?|a few|\d) ([a-z0-9 -]{3,20}?)s? (?:ever|so far|in my (?:whole )?life|in total|total|since i started)\b/g,
    '$1 lands sometimes',
  ],
  [
    /\b(?:i(?:'?ve| have)? )?never (?:really |ever )?(?:learned|learnt|tried|did|done|skated|practiced)(?: any| to skate)? (switch|nollie|fakie)\b(?! \w)/g,
    'i want an easy $1 trick',
  ],
  [
    /\b(?:an? lot of|lots of|loads of|tons of|plenty of|so much|as much|maximum) (?:spin(?:s|ning)?|rotations?|turn(?:s|ing)?)(?: as possible)?\b/g,
    '360 spin',
  ],
  // What is said of one's own kickflip is no wish for how the next one should look.
  [wherever`\b(${I_HAVE}) (?:an? |some )?${SO}${LIKE_THAT} (?=(?:[a-z]+ )?${OWN})`, '$1 '],
  [/\bcarv(?:e|es|ing) (?:over )?(?:the )?(?:light|death ?box)\b/g, 'carve in the bowl'],
  [
    /\b(?:an? |the )?(?:bowl|pool) (?:corner|pocket)s?\b|\b(?:corner|pocket)s? (?:of|in) (?:an?|the|my) (?:bowl|pool)\b/g,
    'bowl to carve',
  ],
  ...SPELLINGS,
  [/\bfirst[ -]timer\b/g, 'first time'],
  [/\b(?:like (?:an? )?)?board ?slides? but (?:on|with|off|using) (?:the |my )?(tail|nose)\b/g, '$1slide'],
  [
    /(?:\blike|^(?:i want |want )?)(?: ?an?)? ?(kickflip|heelflip)s? but (?:going |done |turning )?(backside|frontside|bs|fs)\b(?! (?:body|180|360))/g,
    '$2 180 $1',
  ],
  [
    wherever`\b(?:${ANY_WAY} (?:how (?!to ))?(?:to )?)+(?:bail|fall)\b(?! (?:off|out))(?: (?:safely|right|properly|well|better))?(?: without (?:getting hurt|breaking \w+))?(?: (?:an? |my )?[a-z0-9-]*(?:flip|ollie|grind|slide|shuv\w*|180|360)s?(?=[?.! ]*$))?|\bbest bails?\b|\bhow (?:do i|to|can i) ${NOT_BEING} ${SO}(?:scared|afraid) of (?:the )?${HARD_GROUND}\b`,
    'how to do falling',
  ],
  [
    /\b([a-z0-9-]*(?:flip|spin|slide|grind|shuv\w*|comply|boneless|180|360))s?[ -](?:like|type|ish) (?:things?|tricks?|stuff|ones|moves)\b/g,
    'like a $1 ',
  ],
  [
    wherever`(?<=\b(?:rail|bar|ledge|box|curb|hubba)s?\b.*)\b(nose|tail)(?: only)? tricks?\b|\b(nose|tail)(?: only)? tricks?(?= (?:on|for|at) ${THE}(?:rail|flat ?bar|bar|ledge|box|curb|hubba))`,
    (_, one?: string, other?: string) => `${one ?? other}slide`,
  ],
  [/\bnose(?:[ -](?:heavy|based))? tricks?\b/g, 'nose manual'],
  [
    /\b(?:the )?(?:one|trick|thing) (?:where|when) (?:you|u|they|i) jump over (?:an? |the )?(?:bar|stick|rope|chain|pole|broom\w*|rail)\b/g,
    'hippie jump',
  ],
  [
    /,? (?:but )?(?:on|with|off|using) (?:my |the )?(?:other|opposite|wrong) (?:foot|leg)\b(?!.*\b(?:slip|land|hurt))/g,
    ' but switch',
  ],
  [/\b(curb|kerb|ledge|rail)( tricks?)? sideways\b/g, '$1 slide'],
  [/^(?:an? |the )?rocks?[?.! ]*$/g, 'rock to fakie'],
  [
    /^(?:an? |the |my )?(pump|carv|push)(?:e?s?|ing)[?.! ]*$/g,
    (_, said: string) => `how do i ${said === 'carv' ? 'carve' : said}`,
  ],
  [/\bhard flips?\b(?= (?:but|with|instead)\b)/g, 'hardflip'],
  [/\bheel flick(?:s|ed|ing)?\b/g, 'heelflip'],
  [
    wherever`\b(${EDGE_TRICK}s?),? (?:(?:but|and|then|you|i|turn|to) )*(?:com|land|roll|end|exit|go)(?:e|ing)? (?:out |off |away )backwards?\b`,
    '$1 to fakie',
  ],
  // "A trick where the board spins but doesn't flip".
  [
    wherever`(?<=\b${SPOKEN_OF}\b[^.!?]{0,50})\b(?:but |and |it |that )*(?:do|does|is|must|should|don|doesn)(?:n'?t|'?t| not) (?:have to |involve |really )?(flip|spin|grind|slide|rotate|jump|pop|leave the ground)(?:s|ping|ning|ing)?\b(?! (?:all|fully|enough|completely|a?round|over|right|far))`,
    ' without $1 ',
  ],
  [
    /\b((?:pop )?(?:shuv\w*|shove(?: ?it)?)|180|bigspin),? (?:but )?(?:in )?(?:the )?(front|back)(?:side)? way\b/g,
    '$2side $1',
  ],
  [
    /\bnose ?blunts?\b(?! ?(?:slide|stall))(?=.*\b(?:mini|ramp|coping|bowl|quarter|pull in|transition)\b)/g,
    'noseblunt stall',
  ],
  [
    wherever`\b(?:pop )?shuv(?:it)? ?${PLUS}(?: an?)? (?:(frontside|fs|backside|bs) )?(?:body )?180\b|\b(?:(frontside|fs|backside|bs) )?180 ?${PLUS}(?: an?)? (?:pop )?shuv(?:it)?\b`,
    (_, one?: string, other?: string) => (/^f/.test(one ?? other ?? '') ? 'frontside bigspin' : 'bigspin'),
  ],
  [
    /\b((?:kick|heel|hard)flip|varial (?:kick|heel)?flip|varial heel|(?:360|tre) flip) (?:with|and|then|to|into) (?:an? )?late (?:(fs|bs|frontside|backside) )?shuv\w*/g,
    (_, flip: string, side?: string) => `${flip} late ${side ? `${side} ` : ''}shuvit`,
  ],
  [
    /\b(?:bs|backside) ([a-z0-9-]{3,14})(?: but|,) (?:the |on the )?(?:front(?:side)?|fs)(?: side)?(?=[?.! ]*$)/g,
    'frontside $1',
  ],
  [/\bbig ?spin (?:to |into )?(?:an? )?board(?:slide)?s?\b/g, 'bigspin frontside boardslide'],
  [/\bslapp(?:y|ie) (?:but |just )*(?:on|with) (?:the |my )?back truck\b/g, 'slappy 5-0'],
  [/\bhand ?plants?\b(?! (?:shuv|flamingo|indy))/g, 'invert'],
  [/\bold ?school\b(.{0,30}?)\bgrab(?:s|bing)?\b/g, 'old school$1with my hands'],
]
