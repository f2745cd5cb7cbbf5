import type { Saying } from './descriptions.ts'

const NAME = '([a-z0-9][a-z0-9 -]{2,28}?)'
const ARTICLE = '(?:an? |the |my |some |doing |landing |learning )*'
const WANTED =
  '(?:i (?:really )?(?:want|wanna|would like|need)(?: to)?(?: get| learn| do| land| try| have)? )?'
const BE = "(?:am i|i'?m|i am|are we|is (?:my \\w+|he|she)|would i be|think i'?m)"
const TRY =
  '(?:i |you |we |even |ever )*(?:start(?:ing)?|try(?:ing)?|attempt(?:ing)?|learn(?:ing)?|do(?:ing)?|go(?:ing)? for|work(?:ing)? on|mov(?:e|ing) on to|hav(?:e|ing) a go at)?(?: on)?'

/** What leads to something, and whether it is time for it, in whatever words. */
export const GOALS: readonly Saying[] = [
  [
    new RegExp(
      `^(?:so |hey )?(?:is it|would it be|am i) (?:really |even )?(?:ok|okay|fine|bad|weird|dumb|stupid|wrong|possible|normal|weird|better|smart|a good idea) (?:to |if i )(?:learn|do|try|start with) ${ARTICLE}${NAME}s? before (?:i |learning |trying |doing |the )*${ARTICLE}${NAME}s?[?.! ]*$`,
      'g',
    ),
    'which comes first, $1 or $2',
  ],
  [
    new RegExp(
      `^(?!what|which|how|when)${ARTICLE}${NAME}s?,? (?:is it|is that|should i|worth) (?:worth |better |ok |okay )?(?:it |to )?(?:learn(?:ing)?|do(?:ing)?|try(?:ing)?)? ?(?:it )?before (?:i |learning |trying |doing |the )*${ARTICLE}${NAME}s?[?.! ]*$`,
      'g',
    ),
    'which comes first, $1 or $2',
  ],
  [
    new RegExp(
      `^(?:so )?(?:can|could|should) (?:i|you|u|one|we) (?:learn|do|try|land|get) ${ARTICLE}${NAME}s? without (?:knowing |learning |having |landing |being able to )?${ARTICLE}(ollie|kickflip|heelflip|180|shuvit|pop shuvit|50-50|boardslide|nollie)s?[?.! ]*$`,
      'g',
    ),
    'which comes first, $2 or $1',
  ],
  [new RegExp(`^${ARTICLE}${NAME}s?,? (?:the )?(?:very )?first steps?[?.! ]*$`, 'g'), 'steps to $1'],
  // "Kickflip back tail, when? I have both."
  [
    new RegExp(
      `^${ARTICLE}${NAME}s?,? when\\b[ ?,.!]*(?:i )?(?:have|got|can)(?: do)?(?: both)?(?: the| my)? ([a-z0-9 ,&'-]+?)[?.! ]*$`,
      'g',
    ),
    'i can $2. i want $1',
  ],
  [
    new RegExp(
      `^(?:my )?${ARTICLE}${NAME}s? (?:is |are |feels? )?(?:way |much |just |a bit |still )*too (?:hard|difficult|scary|gnarly|tough)(?: for me)?,? (?:so )?(?:what(?: now| else| instead| then)?|anything else|alternatives?)[?.! ]*$`,
      'g',
    ),
    'something like $1 but easier',
  ],
  // "Which grinds can I learn with only an ollie?"
  [
    new RegExp(
      `\\b(?:(?:can|could) (?:you|u) )?(?:(?:name|list|tell me) )?(?:(?:every|all(?: the)?|any|some|which|what) )?([a-z -]{3,18}?)s? (?:that )?(?:(?:i|you|we|one) (?:can|could)|(?:can|could) (?:i|you|we|one)) (?:learn|do|try) (?:if i (?:can )?|with )(?:only|just|nothing but) ${ARTICLE}${NAME}[?.! ]*$`,
      'g',
    ),
    'i can $2. what $1',
  ],
  [
    new RegExp(
      `^(?:so )?(?:can|could|should) i (?:learn |do |try |go for )?${ARTICLE}${NAME}(?: ((?:on )?(?:an? |the |my )?(?:\\w+ )?(?:rail|ledge|box|curb|hubba|bar|ramp|mini|bowl)))? before (?:i |learning |trying |doing )?${ARTICLE}${NAME}s?(?: (?:it|one|that|them))?[?.! ]*$`,
      'g',
    ),
    'which comes first, $1 or $3',
  ],
  // What somebody else did is what has to be topped.
  [
    new RegExp(
      `^(.*?)\\b(?:(?:an?|the|this|that|some|my|one|another|little|other) )*(?:kid|guy|dude|friend|mate|he|she|they|some ?(?:one|body)|girl|boy) (?:just |already )?(?:did|landed|hit|threw|does|lands) ${ARTICLE}${NAME}(?: (?:on|down|over|off|at)(?: (?:it|that|there|this))?)?,? .*?\\b(?:one[- ]up|outdo|top|beat) (?:him|her|them|that|it|this)\\b.*$`,
      'g',
    ),
    '$1 something harder than a $2',
  ],
  [
    new RegExp(
      `\\b(?:i(?:'?ve| have|'?m| am)? |im )?(?:plateau\\w*|stagnat\\w+|stalled|maxed out|capped out) (?:at|on|with) ${ARTICLE}${NAME}s?(?=$|[.,;!?]| no | and | for )`,
      'g',
    ),
    'i can $1. what next',
  ],
  [
    new RegExp(
      `\\bi (?:can|know|have|got)(?: do| land)? ${ARTICLE}${NAME}s?,? (?:so |and )?what (?:can|could|should|do) i add(?: to (?:it|that|them))?\\b`,
      'g',
    ),
    'i can $1. something like a $1 but harder',
  ],
  [
    new RegExp(
      `^${ARTICLE}${NAME}s?,? (?:the |what(?:'?s| is) the )?steps? before(?: it| that)?[?.! ]*$`,
      'g',
    ),
    'steps to $1',
  ],
  [
    new RegExp(
      `^${ARTICLE}${NAME}s? down (?:an? |the |my )?(?:\\d+ |big |small )?(?:stairs?|sets?|gaps?),? (?:am i|is it time|should i|ready).*$`,
      'g',
    ),
    'i want $1 down stairs',
  ],
  [
    new RegExp(
      `\\b(?:learn|try|do|go for|work on) ${ARTICLE}${NAME}s? or (?:something|anything) else\\b`,
      'g',
    ),
    'should i learn $1',
  ],
  [
    new RegExp(
      `^(?:what(?:'?s| is) the |the |an? )?(?:progression |path |road |way )?(?:from )?${ARTICLE}${NAME}s? (?:in)?to ${ARTICLE}${NAME}s?,? (?:progressions?|path|steps|road ?map|transition)[?.! ]*$`,
      'g',
    ),
    'i can $1. steps to $2',
  ],
  [
    new RegExp(
      `(?<!(?:slide|grind|flip|ollie|shuv|shuvit|spin|tre|0|manual|stall)s? )\\b(?:an? |the |any |good |some )*(?:(?:alternatives?|replacements?|substitutes?) (?:to|for)|(?:to |that )?replac(?:e|es|ing)|in place of) ${ARTICLE}`,
      'g',
    ),
    'same level as a ',
  ],
  [
    new RegExp(`\\bcan ${ARTICLE}${NAME}s? (?:still )?be (?:learned|learnt|done|landed)\\b`, 'g'),
    'i want to learn $1 ',
  ],
  [
    /\b(?:an? |the |any )?(?:middle |bridging |in between )?(?:steps?|bridge|halfway|stepping stones?|tricks?|something) (?:in )?between (?=(?:an? |the )?[a-z0-9-]+)/g,
    ' between ',
  ],
  [
    /\b(?:harder|tougher) than (?:an? |the |my )?([a-z0-9' -]{3,24}?),? (?:but |and |yet )*(?:still )?(?:easier|simpler|not as hard|less hard) (?:than|as) (?:an? |the |my )?([a-z0-9' -]{3,24}?)(?=[.!?,]|$)/g,
    'between $1 and $2',
  ],
  [
    /\b(?:easier|simpler) than (?:an? |the |my )?([a-z0-9' -]{3,24}?),? (?:but |and |yet )*(?:still )?(?:harder|tougher) than (?:an? |the |my )?([a-z0-9' -]{3,24}?)(?=[.!?,]|$)/g,
    'between $2 and $1',
  ],
  [/\b(?:what|which) flip(?: trick)?s?(?: should i (?:learn|do|try))? first\b/g, 'want kickflip'],
  [
    /\b(?:nothing|no tricks|zero tricks|not (?:a single|one) (?:trick|thing)) on (?:the )?(ledge|rail|ramp|curb|manual pad)s?\b/g,
    'want easy $1 trick',
  ],
  [/\b(?:start|begin)(?:ing)? with (switch|nollie|fakie)\b/g, 'want easy $1 trick'],
  [
    /\b(?:can'?t|cannot|can not|never) (?:land|do|get|make) (?:anything|an?y tricks?|a (?:single )?thing)(?: in)? (fakie|switch|nollie)\b/g,
    'want easy $1 trick',
  ],
  [
    /\b(?:everything|every trick|it all|all (?:of )?(?:my |the )?tricks)(?: in| only| just)* regular\b(?!.*\b(?:switch|nollie|fakie)\b)/g,
    'want switch trick',
  ],
  [
    /\b(?:get|getting|go|going) (?:off the (?:ground|coping|wall|ramp)|(?:above|over) the coping|airborne|some air)(?= (?:on|in|out of|off) (?:the |an? |my )?(?:mini|ramp|quarter|bowl|vert))/g,
    'air',
  ],
  [
    /\b(?:(?:an? |the |good )*(?:trick|something|thing|one) (?:(?:that|which|is|as) |thats )*)?(?:an? |the )(?:good )?(?:step|stepping stone) (?:towards?|up to|on the way to) (?:an? |the |my )?(?=[a-z0-9])(?!it\b|that\b|this\b|them\b)/g,
    'what leads to ',
  ],
  [
    /\bcan i do (?:an? |the |my )?([a-z0-9 -]{3,28}?) (?:next|yet|already|now)(?=[?.!,]|$)/g,
    'i want to learn $1',
  ],
  // "What should I learn to get better at tre flips?"
  [
    /\b(?:what|which)\b[^.?!]{0,30}\b(?:learn|try|practice|work on|do|trick)\b[^.?!]{0,12}\bto (?:get better at|improve|build up to|work up to) (?:my |the )?(?=[a-z0-9])/g,
    'what leads to ',
  ],
  [
    new RegExp(
      `^${ARTICLE}${NAME}s?,? (?:progressions?|steps|step by step|road ?map|prerequisites?|prep(?:aration)?)[?.! ]*$`,
      'g',
    ),
    'steps to $1',
  ],
  // "Am I ready for kickflips?" asks for the kickflip, or for what comes before it.
  [
    new RegExp(`\\b${BE}(?: \\w+)? ready (?:for|to (?:learn|try|do|start|go for|attempt)) ${ARTICLE}`, 'g'),
    ' i want to learn ',
  ],
  [
    new RegExp(`(?<=^|[.,!?;] ?)(?:so )?ready (?:for|to (?:learn|try|do|start)) ${ARTICLE}(?=[a-z0-9])`, 'g'),
    'i want to learn ',
  ],
  [
    /\bcan i (?:try|learn|start|go for|attempt) (?:to )?(?:an? |the |my )?([a-z0-9 -]{3,28}?)(?: yet| now| already| next)*(?=[?.!,]|$)/g,
    'i want to learn $1',
  ],
  [
    /\b(?:is (?:that|it|this)|am i|is now|would that be)(?: still| way)? too (?:soon|early|hard|much)(?: (?:for me|yet|to start|to try|to learn))*[?.! ]*/g,
    ' ',
  ],
  [
    /,? ?\b(?:(?:is|are|would) (?:that|it|this|those|these|they) (?:be )?(?:good )?enough|(?:do|did) i have enough|enough)(?: yet| now)? (?:to|for)(?: (?:try|start|learn|go|do|attempt|have a go|for|at|on|an?|the|my|move|to))* (?=[a-z0-9])(?!me\b|it\b)/g,
    '. i want to learn ',
  ],
  [
    new RegExp(
      `\\b(?:is|are|would) ${ARTICLE}${NAME}s? (?:be )?(?:realistic|possible|doable|feasible|reachable|(?:with)?in reach|the next(?: step| one| trick)?|a good next(?: step| one| trick)?|an option)(?: for me| yet| now| step| at all)*(?=$|[.,?!])`,
      'g',
    ),
    ' i want to learn $1',
  ],
  // "The step to a feeble from a boardslide."
  [
    new RegExp(
      `\\b((?:stepping stones?|steps?|path|way|route|bridge|get|go|progress\\w*)(?: \\w+)? (?:to|toward|towards) ${ARTICLE}[a-z0-9][a-z0-9 -]{2,28}?)s? from ${ARTICLE}(?=[a-z0-9])(?!here|where|scratch|zero|home|there|nothing)`,
      'g',
    ),
    '$1. i can ',
  ],
  [
    /\b(?:similar|same|equal|comparable) (?:difficulty|level|skill level|skill)(?: wise)?(?: to| as| like| than)\b/g,
    'same level as',
  ],
  [
    new RegExp(
      `\\b(?:cooler|sicker|fancier|nicer|steezier|more impressive|gnarlier) than ${ARTICLE}(?=[a-z0-9])`,
      'g',
    ),
    ' harder than ',
  ],
  [
    new RegExp(
      `^.*\\b(?:told me|says?|said|heard|read|they say)(?: that| i| me| to| you| should| must| need| have| you.?d| better)* learn ${ARTICLE}${NAME} before ${ARTICLE}${NAME}[.,;?!]`,
      'g',
    ),
    'which comes first, $1 or $2? ',
  ],
  // "Bs tailslide scares me, what's a step before it".
  [
    new RegExp(
      `^${WANTED}${ARTICLE}${NAME}(?: (?:really |kinda |still |so )*(?:scares? me|is scary|are scary|terrif(?:y|ies) me|freaks? me out|seems?|feels?|looks?|is|are)(?: (?:too |so |really |a bit |way )*(?:scary|hard|difficult|far|far away|much))?)?[ ,.;:!?-]+(?:so |but |and |pls |please )*(?:what(?:'?s| is| are| would be)?|is there|an?y|give me|need|got|which|where|how)\\b[a-z ]{0,16}\\b(?:stepping stones?|first step|(?:in )?between step|(?:a |the |easier )(?:step|progression|path|route|way)|prereq\\w*|steps? (?:before|to|toward|towards)|(?:trick|something|anything|one) (?:right |just )?(?:before|to do before|leading to|that leads to|to work toward)s?)\\b(?: (?:it|that|this|them|there|to it|for it|for that|to that|first|before it|before that))*[?.! ]*$`,
      'g',
    ),
    'steps to $1',
  ],
  // "I want to drop in but I'm scared, something before that."
  [
    new RegExp(
      `^${WANTED}${ARTICLE}${NAME}s?,? (?:but |and )?(?:i'?m |i am )?(?:(?:still|so|too|really|kinda|a bit|way too) )*(?:scared|afraid|nervous|terrified|not ready)(?: of it| to| for it| yet)*[ ,.;:!?-]+(?:(?:so|what'?s|is there|an?y|give me|need|want) )*(?:something|anything|an? trick|an? step|what)(?: easier)?(?: (?:to do|to learn|to try|right|just|comes))* before (?:it|that|this)[?.! ]*$`,
      'g',
    ),
    'steps to $1',
  ],
  // "I want to learn hardflips, what should I have first?"
  [
    new RegExp(
      `^(?!.*\\b(?:or|and|vs)\\b)i (?:really )?(?:want|wanna|would like|need|hope)(?: to)? (?:get|learn|do|land|try) ${ARTICLE}${NAME}s?[ ,.;:!?-]+(?:so |but )?what(?:'?s)? (?:tricks? )?(?:should|must|do|would) (?:i|you) (?:need to |have to )?(?:have|know|need|learn|get|do|master|practi[cs]e|work on)(?: down| dialed| solid| on lock)? (?:first|beforehand|before(?: that| it)?)[?.! ]*$`,
      'g',
    ),
    'steps to $1',
  ],
  [
    new RegExp(
      `\\bwhat(?:'?s)? ?(?:tricks? )?(?:should|must|do|would|shall|can|could|did)? (?:i|you|one|he|she|we|someone)(?: need| have| want)?(?: to)? (?:have|know|learn|land|get|do|master|work on|practi[cs]e|be able to do|need|own)(?: down| first| dialed| solid| on lock| sorted| nailed| in my bag)* before ${TRY} ?${ARTICLE}(?=[a-z0-9])`,
      'g',
    ),
    'steps to ',
  ],
  // "Something that helps me learn half cab flips" is not the half cab flip.
  [
    new RegExp(
      `\\b(?:(?:that|which|to|will|would|can|could|might|what|trick|tricks|something|anything) )+(?:(?:will|would|can|could|might|best|really) )?(?:helps?|help me|helps me|prepares?|trains?|teach(?:es)?|gets? me|sets? me up|builds? (?:up )?|makes? it easier)(?: me| us| with| for| to| toward| towards| learn| learning| land| landing| do| doing| get| getting| better at| ready for| ready to| understand| on my way| the way)* ${ARTICLE}(?=(?:[a-z0-9-]+ ){0,3}(?:[a-z]*flips?|ollies?|nollies?|shuv\\w*|180s?|360s?|[a-z]*slides?|[a-z]*grinds?|5-0s?|50-50s?|crooks?|manuals?|cabs?|bigspins?|[a-z]*stalls?|drop|tre|tres|heel|airs?|smiths?|feebles?|blunts?|impossibles?|varials?|boneless)\\b)`,
      'g',
    ),
    ' steps to ',
  ],
  [
    new RegExp(
      `\\b(?:good|useful|practice|training|prep|preparation|a drill|drills|warm ?up) (?:trick )?(?:for|to) (?:learn(?:ing)?|land(?:ing)?|get(?:ting)?) ${ARTICLE}(?=[a-z0-9])`,
      'g',
    ),
    'steps to ',
  ],
  [
    new RegExp(
      `\\b(?:pre-?req\\w*|requirements?) (?:for|of|to)(?: learning| doing| trying)? ${ARTICLE}`,
      'g',
    ),
    'steps to ',
  ],
  // "A trick so my heelflips get better".
  [
    new RegExp(
      `\\b(?:tricks?|something|anything|drills?|exercises?|one|what|how)\\b[a-z ]{0,28}?\\b(?:so|so that|to make|to get|that makes?)(?: that)? (?:my|the) ${NAME}s? (?:get|gets|becomes?|are|is|be|better|improves?|more consistent|cleaner)(?: (?:way |much |a bit )?(?:better|cleaner|consistent|more consistent|easier|good))*[?.! ]*$`,
      'g',
    ),
    'steps to $1',
  ],
  // "Next step from tailslides", "one level up from a boardslide".
  [
    new RegExp(
      `\\b(?:an?|one|the|1)? ?(?:next )?(?:step|level|notch)s? (?:up|above|harder|higher|further)(?: on)?(?: from| than| to)? ${ARTICLE}(?=[a-z0-9])`,
      'g',
    ),
    ' harder than ',
  ],
  [
    new RegExp(
      `\\b(?:the )?(?:next|logical|natural) (?:step|level|progression|trick|move|one|thing)(?: on| further)* (?:from|after|past|beyond|than|over)(?: doing| just)? ${ARTICLE}(?=[a-z0-9])`,
      'g',
    ),
    ' what comes after ',
  ],
]
