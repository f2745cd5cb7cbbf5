import { NAME, type Saying, THE, wherever } from '../pattern.ts'

/** Tricks described by somebody who has no name for them. */
export const DESCRIBED: readonly Saying[] = [
  [
    wherever`^bump to (?:bar|ledge|rail|box|flat ?bar)[,.]? (?:i )?(?:can |got |have )${THE}${NAME}s? over (?:it|that)[,.]? (?:so )?what (?:else|next).*$`,
    'i can $1. what next on flat ground',
  ],
  [
    /\bwhat else over (?:it|(?:the |an? |my )?(?:flat ?bar|bar|rail|box|bench|cone|can)) (?:besides|than|except|but|other than) (?:an? |the )?(n?ollie|[a-z]+flip|180)s?[?.! ]*$/g,
    'i can $1. what next on flat ground',
  ],
  [
    /\b(?:(?:that|which) )?(?:(?:makes?|has|have|with|gives?) )?(?:an? |the )?(?:really |super |nice |big )*(?:loud|crisp|snappy|clean)(?:est)? (?:pop|snap|crack)s?(?: (?:of|from|off) the tail)?\b|\bpops? (?:really |super |so )?(?:loud|crisp)(?:ly)?\b/g,
    ' with pop ',
  ],
  [/\b(?:no[ -]hand(?:ed|s)?|hand(?:s)?[ -]?(?:free|less)) boneless\b/g, 'no comply'],
  [
    /\blong ?board(?:ing)? danc\w*|\bdanc\w*(?: tricks?)? (?:(?:on|with) )?(?:my |an? )?long ?board\b/g,
    'walk the dog',
  ],
  [
    /\b(?:(?:both|two|your|my|the) )*hands (?:touch|hold|grab|are on|on) (?:the |my |your )?board\b/g,
    'with my hands',
  ],
  [
    /(?<!without )(?:\b(?:catch|us|touch)(?:e|es|ing)?(?: (?:it|the board|my board))? (?:with |in )?|\b(?:with|w) )(?:my |your |the |both )*hands?\b(?! (?:on|down|behind|plant))/g,
    'with my hands',
  ],
  [/\bollie,? (?:but |just |only )+(?:with|off|using) (?:(?:the|my|your) )?(?:front foot|nose)\b/g, 'nollie'],
  [
    /\b(?:kickflip,? )?(?:but |where |and |that |it'?s |you |is )*(?:caught|catch(?:es)?) (?:it )?upside ?down,? (?:and|then|and then) (?:flip|roll|turn)(?:s|ed|ped|ping|ing)?(?: it)? (?:back|over)(?: over)?\b/g,
    ' hospital flip ',
  ],
  [
    /\b(?:jump|go|get|rid|roll|drop)(?:e|es|s|ing|ping)? (?:down|off)(?: (?:the|some|a|an|of))* (?:stairs?|steps?|curbs?|ledges?|stage|dock|loading dock) without (?:an? )?(?:pop(?:ping)?|olli\w+)\b/g,
    'acid drop',
  ],
  [
    /\b((?:kick|heel)flip)s?(?:,? (?:and|then|and then))? (?:grab|catch)(?:s|bing|ing|es)?(?: (?:it|the board))?(?: (?:in the air|with (?:my|a|one|the) hands?))+/g,
    '$1 indy',
  ],
  [
    /\b(?:like )?(?:an? )?ollie (?:but |just )?(?:with|using) (?:my |your |a |the |one )?hands?\b/g,
    'boneless',
  ],
  [
    /(?<!\bbomb )\b(?:(?:roll|rid|drop)(?:e|es|ed|ing|s|ping|ped)?|rode) (?:straight )?off (?:of )?(?:an? |the |my )(?:\w+ )?(?:dock|roof|stage|wall|table|drop|loading bay)s?\b/g,
    'acid drop',
  ],
  [
    /(?<!\bcan\b.*)\b(?:roll(?:s|ed|ing)?|rid(?:e|es|ing)|rode) (?:straight )?(?:down|off)(?: of)? (?:an? |the |my |little |small )*(?:curb|kerb)s?\b/g,
    'acid drop',
  ],
  [
    /\b(?:jump|hop|leap)(?:s|ing)? on ?(?:to )?(?:the |my |a )?(?:skate)?board (?:from (?:the (?:ground|floor|side)|standing|a (?:run|stand(?:ing)?)|running)|while running)\b|\brun(?:ning)? (?:and|then) (?:jump|hop)(?:ing)? on(?:to)?(?: the| my)?(?: board| it)?\b/g,
    'caveman',
  ],
  [
    /\b(?:start(?:ing)?(?: moving| rolling| off)?|get(?:ting)? (?:going|moving|rolling|speed)|mov(?:e|ing)|go(?:ing)?|roll(?:ing)?) without (?:ever )?push(?:ing)?\b(?!.*\b(?:ramp|bowl|mini|quarter|hill))/g,
    'tic tac',
  ],
  [
    /\b(?:cool(?:er)?|stylish|sick|fancy|steezy|proper|fun) (?:way (?:to|of) |ways to )?(?:brak(?:e|es|ing)|stop(?:ping)?)\b|\b(?:brak(?:e|es|ing)|stop(?:ping)?),? but (?:make it )?(?:cool(?:er)?|stylish|sick|fancy|steezy|with style)\b/g,
    'powerslide',
  ],
  [
    /\bhippi?[ey] jump(?:s|ing)? (?:over |under )?(?:an? |the |my )?(?:hand ?rail|rail|flat ?bar|bar|ledge|box|bench|fence|table)s?\b/g,
    'hippie jump',
  ],
  [/\bairwalk grabs?\b/g, 'airwalk'],
  [
    /\b(firecracker|acid drop)s? (?:down|off|from|over) (?:(?:the|some|an?|of|my) )*(?:\w+ )?(?:stairs?|steps?|set|wall|ledge|roof)s?\b(?: (?:in)?to (?:the |an? )?bank)?/g,
    '$1',
  ],
  [
    /(?<!\b(?:a|the|best|good|what|this|easiest|which) )\bmethods?\b(?= (?:over|on|in|off|out|at|above|across)\b)/g,
    'method air',
  ],
  [
    /\bjump(?:s|ing)? (?:up )?(?:(?:off|up) and (?:back |land(?:ing)? )*on(?:to)?|off(?: and on)?) (?:the |my |a )?(?:board|it) (?:while|as|when) (?:it|the board) (?:keeps? )?roll(?:s|ing)?(?: on)?\b/g,
    'hippie jump',
  ],
  // "Jump off the board and land back on", and the same with a turn.
  [
    /\bjump(?:s|ing)? (?:up )?(?:off|above|over)(?: of)?(?: (?:the|my|your|it|a)(?: (?:skate)?board)?)? and (turn|spin|rotate|twist)?[a-z ]{0,24}?\b(?:lands?|comes?|hops?|gets?|jumps?)(?:ing)? (?:right |straight )?(?:back )?(?:down )?on(?:to)?(?: (?:it|top|the board))?(?=[?.! ]*$)/g,
    (_, turned?: string) => (turned ? 'body varial' : 'hippie jump'),
  ],
  // On soft wheels, or down a hill, a slide is done on the ground.
  [
    /(?<=\b(?:cruiser|long ?board\w*|soft wheels|surf ?skate|downhill)\b.*)\bslid(?:e|es|ing)\b(?!.*\b(?:ledge|rail|curb|box|bench)\b)|(?<!\b(?:ledge|rail|curb|box|bench)\b.*)\bslid(?:e|es|ing)\b(?= (?:on|with) (?:my |an? )?(?:\w+ )?(?:cruiser|long ?board|surf ?skate)\b)/g,
    'powerslide',
  ],
  [
    /\b(?:like )?(?:an? |the )?boneless (?:but|just|only|where)[^.!?,]{0,14}\b(?:don'?t|no|not|without)\b[^.!?,]{0,10}\b(?:grab\w*|hands?|hold\w*)\b/g,
    'no comply',
  ],
  [
    /\b(?:like )?(?:an? |the )?(?:(frontside|fs) )?big ?spin,? (?:but )?(?:without|no|minus|not)(?: (?:me|my|the|you|your|body|i))* (?:turn\w*|spin\w*|body\w*|rotat\w*)\b/g,
    (_, side?: string) => `${side ? 'frontside ' : ''}360 shuvit`,
  ],
  [/\bslid(?:e|es|ing) (?:but |only |just )?(?:with|on|using) (?:the |my |its )?(nose|tail)\b/g, '$1slide'],
  [
    /(?<!\b(?:goes|rolls|passes|runs|going|it|board) )\bunder (?:an?|the) (?:bar|rail|pole|fence|rope|chain)\b/g,
    'hippie jump',
  ],
  [
    /\bover (?:an?|the|my) (?:barrier|fence|bench|chair|bag|backpack|bottle|can|hurdle|log|stick|rock|bin|table|friend|puddle|crack|shoe|stack)\b|\bover (?:(?:two|three|four|[2-9]|some|stacked|a couple of|a stack of) )+(?:skate)?(?:boards|decks)\b/g,
    'over something',
  ],
  [/\bc[- ]?ledge(s?)\b/g, 'ledge$1'],
  // What is jumped over is not ridden on.
  [
    /(?<=\b(?:n?ollie|kickflip|heelflip|flip|180|shuv\w*|jump|hop)(?:s|ing|ping)? )over (?:(?:an?|the|my|some) )?(?:picnic table|curb|kerb|ledge|rail|flat ?bar|bar|box|hubba|bench|table)s?\b(?! to\b)/g,
    'over something',
  ],
  [
    wherever`\bhow (?:do i|to|can i) (?:go fast(?:er)?|get (?:more )?(?:speed|momentum)|(?:gain|pick up|build up|build) (?:more )?speed|keep (?:my )?speed) (?:on|in) ${THE}(?:\w+ )?(?:ramps?|mini\w*|bowls?|transition|halfpipe|pipe)\b`,
    'how do i pump',
  ],
  [/\b(180|360|540) with (?:the |my )?body\b/g, 'spin a $1'],
  [/\b(?:with )?(?:a |my |one )?hand (?:down|on the (?:ground|floor))\b/g, 'bertslide'],
  [
    /\b(?:no|both|without) (?:my )?feet (?:on|off|touching) (?:the |my )?board in the air\b|\bboth feet off in the air\b|\bno feet in the air\b/g,
    'airwalk',
  ],
  [
    /\b(?:trick|one|thing|move|when)(?: where| when| that| in which)? (?:the |your |my )?(?:skate)?board (?:just )?(?:rolls?|goes|passes|runs|slides) under (?:an?|the|some) \w+[^.!?]*/g,
    'hippie jump',
  ],
  [
    /\b(?:(?:spin|turn|do|jump) )?(?:an? )?(?:180|half (?:a )?turn|half ?way (?:a?round)?),? (?:and |then |to )*(?:land|come down|go|end up|ride)?(?:ing)? ?(?:in|into|on)? ?(?:an? |the )?manual (?:going |rolling |riding )?(?:backwards?|fakie|in fakie)\b/g,
    'backside 180 to fakie manual',
  ],
  // The flip of the one and a whole turn of the board: what has a name of its own.
  [
    /\b(?:something |a trick |it'?s )?(?:(?:the |my )?board )?(?:flips? (?:\w+ ){0,3})?(?:like )?(?:an? )?(kick|heel)flip,? (?:but|that|which|and)(?: (?:it|that|the board|my board))?(?: also)? (?:spins?|turns?|rotates?|goes)(?: around)?(?: an?)?(?: full| whole)? (?:360|three ?sixty|all the way a?round|full circle)(?: degrees)?\b/g,
    (_, kind?: string) => (kind === 'heel' ? 'laser flip' : '360 flip'),
  ],
  [
    /\b(shuv\w*|180)\b.{0,16}?\b(?:twice|double) (?:as far|round|around|the (?:spin|turn|rotation))\b/g,
    '360 $1',
  ],
  [
    /\b(?:flip|turn|spin)(?:ping|ning|ing)? (?:it|the board|my board)? ?(?:over )?(?:with|by) (?:my |your |the |a )?(?:fingers?|hands?)\b/g,
    'fingerflip',
  ],
  [/\bfoot ?plants?\b/g, 'fastplant'],
  [/\btail (?:bash|smash|slam)\b/g, 'disaster'],
  [/^(?:the )?brak(?:es|ing)[?.! ]*$/g, 'learn the foot brake'],
  [/\b(?:stall|stop|balance) on (?:the |my )?(nose|tail)\b/g, '$1 stall'],
  [/\bgrab(?:s|bing)? (?:the |my |your |onto the )?(nose|tail)\b/g, '$1 grab'],
]
