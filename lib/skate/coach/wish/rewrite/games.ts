import { anyOf, pattern, type Saying, said, wherever } from '../pattern.ts'

/** A game of SKATE goes by many words; all of them come to these. */
const GAME = 'game of skate'

/** Said only of the game. */
const PLAYED = pattern`${anyOf(
  '\\bbeats? (?:a|my|this|the|that) (?:guy|friend|dude|kid|mate|brother|buddy|rival)\\b',
  "\\bi(?:'?ve)?(?: have| got|'?m on|m on| am on| already have)+ (?:an? |the |my )?e\\b(?! ?(?:bike|scooter|board))",
  '\\bgames? of skate\\b',
  '\\bskate games?\\b',
  '\\b(?:play(?:ing|ed)?|in|for|at|win|winning|lose|losing|lost) (?:a )?skate\\b(?!\\w| ?(?:park|shop|spot|video|class|camp|lesson))',
  '^skate(?: tricks?)?(?: ?[:,-]| (?:no ?(?:body|one)|that no)\\b)',
  '\\bs[ .-]k[ .-]a(?:[ .-]t)?(?:[ .-]e)?\\b',
  '\\bs-k\\b',
  '\\b(?:my|the|an?) opponents?\\b',
  '^opponent\\b',
  '\\brock,? paper,? scissors\\b',
  '\\bro ?sham ?bo\\b',
  '\\bskate (?:with|against|vs) (?:my |a )?(?:friend|mate|buddy|homie|brother|sister|cousin)\\b',
  '\\bwhat (?:do|should|can|could) i (?:throw|set) (?:at|for|on) (?:him|her|them)\\b',
  '\\b(?:last|first|final|next|an?) letter\\b',
  '\\bs?xate\\b',
  '\\bwhat (?:else )?(?:do|should|can|could) i set\\b(?! up)',
  '\\bset (?:him|her|them) in skate\\b',
  '\\bi set first\\b',
  '\\b(?:he|she|they|my (?:friend|mate|buddy|brother)) (?:only |always |just |keeps? )?set(?:s|ting)? (?:all|only|every|nothing but|me)\\b',
)}`

const WHO =
  '(?:he|she|they|opponents?|who|(?:my |the |this )?(?:friend|mate|buddy|homie|dude|guy|brother|sister|cousin|kid|rival)s?)'

const WORDS: readonly Saying[] = [
  // Whoever is about to lose sets what always lands; whoever is about to win sets what the other never tried.
  [
    wherever`\b${WHO}(?:'?s| is| are| has| have|'?ve)?(?: got| on| at| down to)*(?: already)? (?:s[ .-]k(?:[ .-]a)?(?:[ .-]t)?(?! [ate]\b)|(?:his|her|their|the) last letter|one letter left)\b(?:,? (?:and )?(?:me|i)(?: have| got|'?m on)? (?:an? )?s\b(?! k))?`,
    ` ${GAME} nobody expects `,
  ],
  [
    wherever`\b${WHO}?(?: who| that)? ?(?:has|does|knows|lands|can do) (?:everything|all(?: tricks)?|every trick) (?:but|except|besides) (switch|nollie|fakie|heelflips?|flips?)\b`,
    ' want $1 ',
  ],
  [
    wherever`\b${WHO}(?: who)?(?:'?s| has| have)?(?: got| lands| knows| does| can do)? (?:every(?: single| kind of)?|all(?: (?:his|her|their|the|of the))?) (flip|grind|slide|shuvit|spin|grab|manual)s?(?: tricks?)?\b`,
    ' without $1 ',
  ],
  [
    /\b(?:that|which) (?:he|she|they) (?:has|have|does|do|can)(?:n'?t| ?not)(?: do| have| got| land)?\b/g,
    ' ',
  ],
  [
    wherever`\b${WHO} (?:just )?(?:set|sets|did|threw|landed|opened with)(?: me)? (?:an? |his |her |the )?(?=[a-z0-9-]+ ?(?:[a-z0-9-]+)?)(?!all|only|nothing|every|some|no\b)`,
    ' without ',
  ],
  [
    wherever`\b${WHO} (?:only |just )?(?:has|does|skates?|knows?)(?: only| just)? (?:in )?(?:his |her |their )?regular(?: stance)?(?: tricks?| stuff)?\b`,
    ' want nollie trick ',
  ],
  // Who has nothing but one stance is beaten in another.
  [
    wherever`\b${WHO}(?: who| that)? (?:only |just |mostly )?(?:has|got|does|skates?|knows?|lands|can do)(?: only| just| nothing but)? (?:in )?(nollie|fakie|switch)(?: tricks?| stuff)(?: only)?\b`,
    ' without $1, a sneaky set ',
  ],
  [/\b(?:rock,? paper,? scissors|ro ?sham ?bo)\b(?: (?:won|winner|lost))?/g, ` ${GAME} opener `],
  [/\b(?:he|she|they)(?:'?s| has| have)? (?:got|put) me (?:to|at|on) (?=s[ .-]k)/g, 'i have '],
  [
    /\b(?:(?:i(?:'?m|'?ve)?|im|ive|i am)(?: \w+){0,3} )?s[ .-]k(?:[ .-]a)?(?:[ .-]t)?\b(?![ .-]?[ate]\b)(?: (?:already|now))?/g,
    ` ${GAME} opener `,
  ],
  [/\b(?:my |the )?(?:last|final) letter\b(?!.*\b(?:copy|match|beat)\b)/g, ` ${GAME} opener `],
  [
    /\b(?:don'?t|not|without) (?:really )?(?:want(?:ing)? to |trying to )?(?:destroy|crush|humiliat|kill|beat|smok|embarrass|wreck)(?:e|ing)? (?:him|her|them)\b|\b(?:go easy on|be nice to) (?:him|her|them)\b|\b(?:against|vs|versus|with) (?:my |an? |some )?(?:(?:little|younger|small|baby) (?:cousin|brother|sister|sibling|kid)|\d{1,2} ?(?:yo|year ?old|yr old)s?(?: \w*kid)?)\b/g,
    ' opener ',
  ],
  // What the other lacks is what to set.
  [
    wherever`\b(?:but|and|just|${WHO})(?: (?:has|have|got|knows?|does))?(?: still)? (?:no|not a single|zero|(?:can'?t|cannot|can not) (?:do |land )?(?:an?y )?|(?:doesn'?t|don'?t) (?:have|do|land|know) (?:an?y )?|never learned (?:an?y )?|nothing(?: in)?|hates?|sucks? at|is bad at|is weak on) ?(heel ?flip|kick ?flip|nollie|fakie|switch|backside|frontside|shuvit|shuv|spin|180|360)s?(?: tricks?| stuff)?\b`,
    ' want $1 ',
  ],
  // What one loses to is what to learn.
  [
    /\b(?:i |we )?(?:always |keep |just |usually )*(?:los(?:e|ing)|lost|go(?:ing)? out|get(?:ting)? (?:an? letters?|letters|beat\w*|knocked out)) (?:to|on|from|because of|with|against)(?: his| her| their| my| the| an?)? (?=(?:\w+ )?[a-z0-9-]*(?:shuv|flip|heel|180|360|ollie|spin|cab|fakie|switch|varial|tre|impossible))/g,
    ' want ',
  ],
  // "Easy, but everyone misses it"; "the cheesiest one there is".
  [
    /\b(?:easy|simple|safe|basic)\b[^.!?]{0,28}\b(?:every ?(?:one|body)|people|they|most(?: people)?|opponents?|others|my \w+) (?:always |still |keeps? )?(?:miss(?:es|ing)?|fails?|struggles?|hates?|mess(?:es)? up|chokes?|forgets?|sleeps? on|never (?:lands?|gets?|does|sets?|practices?))\b(?: (?:with|on|it|at))*|\b(?:cheesiest|cheesy|cheapest|cheap|dirtiest|dirty|sneakiest|sneaky|most annoying|annoying|trickiest|awkward(?:est)?)(?= (?:trick|one|thing|set|move|shit)\b)|\b(?:that |which )?(?:always |usually |often )?(?:gets?|catch(?:es)?|trips?|fools?|gives?)(?: up| out)? (?:people|every ?one|every ?body|ppl|them|most(?: people)?|him|her|someone)\b(?: out| up| off guard| a letter| letters| every time)*/g,
    ' sneaky set ',
  ],
  [
    /\b(?:hard|tricky|tough|impossible) to (?:copy|match|follow|repeat)\b|\b(?:banger|trick|one|something|hammer|set)?(?: to set)?,? ?(?:that |which )?(?:no ?(?:body|one)|none of them|hardly anyone|(?:he|she|they|him|her|them|my \w+)(?: \w+){0,2}?) (?:ever )?(?:does|do|expects?|can ?(?:'?t|not)?(?: do| match| land| copy| set)?|could (?:miss|match)|(?:will|would|won'?t|wouldn'?t) (?:see coming|expect|match|miss|copy|land)|knows?|has|sees coming|matches)\b(?= *(?:$|[.,!?]|in (?:a )?(?:game|skate)|game of skate))/g,
    ' nobody expects ',
  ],
  // "A friend with strong tres."
  [
    wherever`\b${WHO} (?:with|who has) (?:(?:really|super|very|such) )*(?:strong|good|solid|sick|great|amazing) (?:an? )?([a-z0-9-]+(?: [a-z]*flip)?)s?\b(?: (?:can'?t|cannot|doesn'?t|never)(?: (?:do|land|have|set))?)?`,
    ' nobody expects, without $1 ',
  ],
  // What the other is good at is what to stay away from.
  [
    wherever`\b${WHO}(?:'?s| is| are|'?re)? (?:got|(?:really |super |very )?(?:great|good|solid|strong|sick|deadly|amazing) (?:at|with|on|in)|(?:only|always) (?:does|do|sets?)|sets? (?:only|nothing but|all)) (?:everything |all(?: the)? )?(?:in )?`,
    ' without ',
  ],
  // And what the other cannot do is what to set.
  [
    wherever`\b${WHO}(?: who)?(?:'?s| is| are|'?re)?(?: \w+(?=\b.{0,4} and ))?(?: and)? (?:(?:really |super |very |kinda )?(?:weak|bad|terrible|awful|trash|hopeless) (?:at|with|on|in)|(?:can(?:'?t|not)|never|doesn'?t|doesnt) (?:do|land|does|set|skate)? ?(?:anything|an?y|a single)?)(?: in)? `,
    ' want ',
  ],
]

/** A text about a game of SKATE with its letters, its openers and its opponents in words that can be looked up. */
export function ofGames(text: string): string {
  if (!PLAYED.test(text)) return text
  const plain = said(WORDS, text)
  return plain.includes(GAME) ? plain : `${GAME}, ${plain}`
}

const PLACE =
  '(?:manual pads?|manny pads?|pads?|ledges?|hubbas?|rails?|flat ?bars?|handrails?|curbs?|stairs?|(?:\\d+ )?(?:stair|set)s?|gaps?|banks?|quarters?(?: ?pipe)?|flat(?: ?ground)?|bench|box|mini|bowl|ramp|hips?|kicker|manuals?)'
const LAST = '(?:closer|ender|closing trick|last trick|final trick|last one|finisher)'

const FIRST = anyOf('first', 'opening', 'starting', 'safe', 'sure', 'easy')
const RUN = '(?:contest |comp |competition )?(?:run|heat)s?'

/** How a line ends, and which of its obstacles is the one that is asked about. */
export const LINES: readonly Saying[] = [
  [
    /\b(?:an? |my |any )?(?:(?:\d|two|three|four|five)[ -]tricks? lines?|lines? of (?:\d|two|three|four|five) tricks?)\b(?<!\b(?:opener|starter|closer|finisher|ender|first|last|start|open|begin|end|finish|close)\b.*)/g,
    'whole line, a joining trick, ',
  ],
  // "I come in fakie to the quarter": how one comes there, and what is wanted there.
  [
    /\b(?:i )?(?:com|roll|rid|go)(?:e|ing)?(?: up)? in (fakie|switch) (?:to|at|on|into) (?=(?:an? |the |my )?(?:quarter|ramp|mini|coping|bowl|bank|wall)s?\b)/g,
    ' $1 trick on ',
  ],
  [
    /\b(?:(?:which|that|and|so|where|i|one) )*(?:want to )?(?:(?:leave|com|roll|end|rid)(?:s|e|es|ing)?)(?: (?:it|away|back|out|down|up|in|off|rolling|riding))* (?:regular|forwards?|my normal stance)\b(?! (?:to|into|then)\b)(?=.*$)(?<=\b(?:quarter|ramp|mini|coping|bowl|wall)\b.*)/g,
    ' that ends forward',
  ],
  [
    /\b(?:(?:where|so|that|and|i|but) )*(?:do ?n'?t|do not|never|without|not)(?: (?:want to|wanna|have to|like to))? ?(?:com|rid|roll|go|end|land)(?:e|ing)?(?: (?:back|down|out|away|up|in))* (?:fakie|backwards?)\b(?=.*\b(?:quarter|ramp|mini|coping|bowl)\b|.*$)(?=.*\b(?:quarter|ramp|mini|coping|bowl)\b|(?<=\b(?:quarter|ramp|mini|coping|bowl)\b.*))/g,
    ' trick that ends forward',
  ],
  [/\b(?:trick )?to do last in (?:an? |the |my )?(run|line)\b/g, 'last trick of a $1'],
  [/\b(contest|comp|competition) (?:final|last|finals) (run|heat)\b/g, '$1 $2'],
  // With one try left it has to be landed.
  [
    /\b(?:last|final|one|only one) (?:try|attempt|go|chance)(?: left)?\b(?=.*\b(?:safe|sure|easy|reliable)\w*)/g,
    'game of skate opener ',
  ],
  // What a run begins with has to be landed.
  [
    wherever`\b(?:(?:${FIRST} )+(?:tricks?|one|hit|thing) (?:(?:for|of|in|to do in) )?(?:(?:an?|the|my) )?(?:[a-z]+ )?${RUN}|(?:start|open|begin)(?:ing)?(?: with| off)? (?:an?|the|my) (?:[a-z]+ )?${RUN}(?: with| off)?|(?:(?:contest|comp|competition) )?${RUN} (?:opener|starter))\b`,
    ' a joining trick ',
  ],
  [
    /^(?:an? |my |any )?line ideas?\b.*$|^(?:an? )?(?:line|run) with (?:\d|two|three|four|five) tricks\b.*$|\b(?:\d|two|three|four|five|a few|some) tricks for (?:an?|my|the) (?:\w+ )?line\b.*$/g,
    'whole line, a joining trick',
  ],
  [
    /\b(?:goes|go|fits|fit|pairs|pair|works|work|flows|flow)(?: (?:well|good|nicely))? (?:with|after) (?:an? |my |the )?([a-z0-9][a-z0-9 -]{2,24}?) in (?:an?|my|the) line\b/g,
    'after $1 in a line',
  ],
  [
    /\b(?:end|finish|clos)(?:e|ing)?(?: my| the| an?)? line(?: on (?:an? |the |my )?(ledge|rail|curb|box|manual pad|flat ?bar))? (?:in |going |rolling )?(fakie|switch)\b/g,
    (_, on: string | undefined, how: string) => `trick${on ? ` on a ${on}` : ''} that ends ${how}`,
  ],
  [/\bso (?:that )?(?:i'?m|i am) (?:rolling|going|riding|coming out) (fakie|switch)\b/g, '. want a $1 trick'],
  [
    /^(?:(?:can|could|would|please|pls|hey|i|give|make|build|suggest|need|want|got|show|plan|do|u|you|me|us|to|an?|the|my|some|good|nice|cool|quick|little|short|simple|easy|sick|full|whole|\d|three|five|four|trick|tricks) )+(?:lines?|run)(?: please| pls)?(?= ?(?:[?.!,:]|$|of\b|with\b|on\b|in\b|at\b|for (?!flip)))/g,
    'whole line, a joining trick',
  ],
  [
    /^.*?\b(?:put|use|fit|work|get|do|throw|build|add)(?:ting|ing)? (?:my |an? |the )?([a-z0-9][a-z0-9 -]{2,24}?)s? (?:in ?to|in) (?:an?|my|the) line\b[^,.!?]*$/g,
    'i can $1. a joining trick',
  ],
  // "Line on mini: rock to fakie, then ??? then axle": what comes between starts as the one before it ends.
  [
    /^.*\blines? (?:on|in) (?:an? |the |my )?(mini(?: ?ramp)?|ramp|bowl|quarter(?: ?pipe)?|half ?pipe)\b[^.!]*?\bfakie,? (?:and )?(?:then )?(?:\?+|what|something|blank|_+)\W+(?:and )?then\b.*$/g,
    'fakie trick on the $1',
  ],
  // "Starts with a manual pad, then a ledge, need a closer on the ledge."
  [
    wherever`^.*\b(?:start\w*|then|first|from|begin\w*)\b.*?\b${LAST}\b(?:,? (?:on|for|at|down|off|over)(?: (?:the|a|an|my))? (${PLACE}))`,
    'last trick on the $1',
  ],
  [
    wherever`^.*\b(?:start\w*|then|first|from|begin\w*)\b.*\b(?:what|how)\b.{0,12}\b(?:end|finish|close)\w*(?: \w+)? (?:on|at|down|over) (?:the |a |my )?(${PLACE})\b.*$`,
    'last trick on the $1',
  ],
  [
    wherever`^.*\bthen (?:an? |the |my )?(${PLACE}),? (?:and |then |but )*(?:(?:what|how)\b.{0,14}\b(?:end|finish|close)\w*|(?:end|finish|close)\w* (?:with|on|it)?.*)$`,
    'last trick on the $1',
  ],
  // Where it comes from in a line is said beside where it goes.
  [
    /(?<!\b(?:how|why) (?:do|can|should) )\b(?:i (?:come|am coming|roll|get)|coming|rolling) (?:in|out|into it|off)? ?(?:regular|forward|normal)? ?(?:from|off|out of|after) (?:an? |the |my )?(?:\w+ )?(?:\w+(?:slide|grind)|manual|50-50|5-0)\b/g,
    ' ',
  ],
  [/\b(?:ways?|tricks?|something) to (?:start|begin|open) (?:an? |the |my )?line\b/g, 'opener for a line'],
  [
    /\bend of (?:an? |the |my )?line tricks?\b|\b(?:ways?|tricks?|something) to (?:end|finish|close) (?:an? |the |my )?line\b/g,
    'last trick of a line',
  ],
  [/\b(?:closer|finisher)\b(?! to\b)/g, 'last trick'],
  [
    /^(?:.*\b)?line ?[:,-] ?([a-z0-9 ,&+-]{3,60}?),? (?:and )?(?:then|next)(?: what| next)? ?\?/g,
    (_, names: string) =>
      `i can ${names}. what comes after ${names
        .split(/,| and | then /)
        .at(-1)
        ?.trim()} in a line`,
  ],
  // "A 3 trick line to end with something sick."
  [
    /(?<=\blines?\b[^.!?]*)\b(?:to |and |that |which )?(?:ends?|finish(?:es)?|close)(?: it| this| off)? (?:w|with|on) (?:something|anything|an?)(?: (?:sick|cool|dope|good|big|nice|banger|hammer))*\b(?! (?:manual|ledge|rail|fakie|\w*flip|\w*slide|\w*grind))/g,
    ' last trick ',
  ],
  [
    /\b(?:what|how) (?:do|should|can|to|would)(?: (?:i|you|we))? (?:open|start|begin) (?:an?|my|the|this) (?:\w+ )?line(?: with| off with)?\b|\b(?:open(?:er|ing)(?: trick)?|first trick|starter) (?:for|of|in) (?:an?|my|the|this) (?:\w+ )?line\b|\btricks? to (?:open|start|begin) (?:an?|my|the) (?:\w+ )?line(?: with| off with)?\b|\bline opener\b/g,
    'an easy flatground trick that ends forward',
  ],
  [
    /\b(?<!\b(?:i|keep|always|board|it) (?:\w+ )?)(?:ends?|ending|finish(?:es|ing)?|lands?|com(?:es?|ing) out|roll(?:s|ing)? (?:away|out|off))(?: up)?(?: rolling| riding| away)?(?: in)?(?: an?)? (fakie|backwards?|switch)(?: roll(?:ing)? ?(?:away|out|off))?\b(?! (?:\w+ )?(?:\w*flip|heel|ollie|shuv\w*|\w*spin|180|360|trick|stance|\w*grind|\w*slide|manual))/g,
    (_, how: string) => (how === 'switch' ? ' ends switch ' : ' ends fakie '),
  ],
  [
    /\b(?:that |which |to )?(?:ends?|ending|finish(?:es|ing)?) (?:up )?in(?:to)? (?:an? )?((?:nose )?(?:manual|manny|wheelie))\b/g,
    ' trick into a $1 ',
  ],
]
