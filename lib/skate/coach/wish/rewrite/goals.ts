import { NAME, type Saying, SO, THE, wherever } from '../pattern.ts'
import { isTrick, ofTrick, ofTricks } from './trick-names.ts'

const ARTICLE = '(?:an? |the |my |some |doing |landing |learning )*'
const WANTED =
  '(?:i (?:really )?(?:want|wanna|would like|need)(?: to)?(?: get| learn| do| land| try| have)? )?'
const BE = "(?:am i|i'?m|i am|are we|is (?:my \\w+|he|she)|would i be|think i'?m)"
/** What is a whole kind of tricks. */
const KIND = /^(?:(?:easy|first|basic|simple|new|some) )*(?:grind|slide|flip|spin|stall|air|grab|shuv|180)s?$/

/** Where one skates. */
const PLACE =
  '(ramp|mini ramp|mini|transition|tranny|bowl|pool|vert ramp|vert|quarter pipe|quarter|street|flat ?ground|flat|ledge|handrail|flat ?bar|rail|curb|stair|box|manual pad)'
const TRY =
  '(?:i |you |we |even |ever )*(?:start(?:ing)?|try(?:ing)?|attempt(?:ing)?|learn(?:ing)?|do(?:ing)?|go(?:ing)? for|work(?:ing)? on|mov(?:e|ing) on to|hav(?:e|ing) a go at)?(?: on)?'

/** What is said after an answer, or in place of a wish: a plan, another one, an easier one. */
export const FOLLOW_UPS: readonly Saying[] = [
  // "..., kickflip or bs 180 next?"
  [
    wherever`(?<=[a-z])[,.;] (?:so |and )?${NAME}s? or (?:an? |the )?${NAME}s? (?:next|first|now)[?.! ]*$`,
    ofTricks('. should i go for $1 or $2 next', 1, 2),
  ],
  // Who skates ramps and asks for street is not sent back up.
  [
    /^.*\b(?:vert|ramps?|minis?|bowls?|pools?|inverts?|airs?|transition)\b.*\b(?:what|which|any|some|good|first|easy|an?) (street|flat ?ground|ledge|curb) (?:tricks?|stuff)\b.*$/g,
    '$1 trick',
  ],
  // "Can I jump straight to nollie heels from heelflips?"
  [
    wherever`^(?:so )?(?:can|could|should) i (?:just )?(?:jump|go|skip|move)(?: on)?(?: (?:straight|right|directly))? (?:(?:in)?to) (?:an? |the )?${NAME}s? (?:from|after) (?:an? |the )?${NAME}s?[?.! ]*$`,
    (told: string, to: string, from: string) =>
      isTrick(to) && isTrick(from) ? `i can ${from}. i want ${to}` : told,
  ],
  [
    /^(?:so )?how (?:do i|to|can i|should i) (?:get|become|be) (?:a )?(?:better|good)(?: skater)?(?: (?:fast|faster|quick|quickly|at (?:skating|skateboarding|this|it)|on (?:a|my) (?:skate)?board))*[?.! ]*$|^(?:so )?how (?:do i|to|can i|should i) (?:progress|improve)(?: (?:fast|faster|quickly|more))?[?.! ]*$/g,
    'what next',
  ],
  [
    /^(?:so )?how (?:hard|difficult|easy) is (?:skating|skateboarding|it to skate)[?.! ]*$|^(?:so )?(?:is|are) (?:it|skating|skateboarding|to skate|skateboards?) (?:really |so |very |that )?(?:hard|difficult|easy)(?: to (?:learn|start|do|skate))?[?.! ]*$/g,
    'beginner trick',
  ],
  [
    /^(?:(?:what|which trick) (?:do i|should i|to) )?(?:start|begin) (?:the|my|a|every|each) session(?: (?:with|on))?(?: what)?[?.! ]*$/g,
    'warm up trick',
  ],
  // "Can you make me a plan for the next 4 weeks?"
  [
    /^(?:(?:can|could) you )?(?:please )?(?:make|give|write|build|create|set up) (?:me )?(?:an? |my )?(?:(?:training|practice|weekly|monthly|learning|skate) )?(?:plan|schedule|program)(?: for (?:the )?(?:next |coming )?(?:\w+ )?(?:days?|weeks?|months?))?[?.! ]*$/g,
    'what next',
  ],
  // What follows an answer, told to whoever does not know it any more.
  [
    /^(?:(?:no|nah|nope|hmm|ok|okay|um),? )*(?:(?:(?:please|give me|gimme|show me|i want|want) )*(?:something|anything|one|a trick) else|what else|(?:not|no) (?:that|this)(?: one| trick)?|(?:i )?(?:already )?(?:have|know|can do|do|landed|land) (?:that|this)(?: one| trick)?(?: already)?)(?: please| pls)?[?.! ]*$/g,
    'another one',
  ],
  [/^next(?: one| pls| please)?[?.! ]*$/g, 'what next'],
  [
    /^(?:that(?:'?s| is) |it(?:'?s| is) |this is )?(?:way |much )?too (easy|hard|difficult)\b(?: for me)?(?:[,.!]? (?:give|gimme|show|i want|something)\b[^?]*)?[.! ]*$/g,
    (_, how: string) => `something ${how === 'easy' ? 'harder' : 'easier'}`,
  ],
]

/** What leads to something, and whether it is time for it, in whatever words. */
export const GOALS: readonly Saying[] = [
  [/\bam i ready (?:to (?:learn |try |do )?|for )/g, 'i want '],
  [
    wherever`\bdo i (?:need|have) (?:to (?:learn |know |be able to do |land |do )?)?(?:an? |the )?${NAME}s? (?:first|before (?:that|it))[?.! ]*$`,
    'i want $1',
  ],
  [
    /\bshould i (?:learn|start|try)(?: with)? (switch|nollie|fakie)(?: (?:tricks|stuff))?(?: (?:early|now|already|yet|first|right away))*[?.! ]*$/g,
    'want an easy $1 trick',
  ],
  // "I got tre and hardflip, laser next?"
  [wherever`(?<=[,.;] )(?:is |should i do )?${NAME}s? next\?+ *$`, ofTrick('. i want $1')],
  // "A trick they can't do", where they do another.
  [
    /\bi (?:want|need|wanna (?:do|learn|have)) (?:to (?:do|learn|have) )?(?:something|smth|sth|a trick|one|a move) (?:that )?(?:they|he|she|no ?body(?: else)?|no one(?: else)?|none of them)(?: there)? (?:can(?:'?t|not)?|does(?:n'?t)?|do(?:n'?t| not)?)(?: do| have| know)?(?=$|[.,!?;])/g,
    'i want something different',
  ],
  [
    /\b(?:all|most of) the (?:boys|girls|kids|guys|others|skaters|dudes)(?: (?:at|in|from|of) (?:my|the|our) (?:\w+ ?){1,2}?)? (?:can |already |just )*(?:do|have|land)\b(?=.*\bi want something different\b)/g,
    'my friend can',
  ],
  // "Back tail = dream, have 50s."
  [
    wherever`(?<=^|[.!?;] ?)${ARTICLE}${NAME}s? ?(?:=|:|->|is|would be)? ?(?:my |the |a )?(?:biggest |current |big )?(?:dream|goal|mission)(?: trick)?[.,;! -]+(?:and |but |so )?(?:i )?(?=(?:have|got|can|know|only)\b)`,
    'i want $1. i ',
  ],
  // "Feeble scares me, what's before it."
  [
    /^(?:an? |the |my )?([a-z0-9][a-z0-9 -]{2,24}?)s? (?:scares? me|(?:is|are|looks?|seems?|feels?) (?:so |too |really |way too |a bit )*(?:hard|scary|sketchy|difficult|far away)),? (?:so )?what(?:'?s| is| comes| (?:should|do|can) i (?:learn|need|do))?(?: to learn| first)* before (?:it|that|them)\b[?.! ]*$/g,
    'what leads to $1',
  ],
  [
    /\b(?:how (?:do i|to|can i)) (?:make|get) (?:my |an? )?([a-z0-9][a-z0-9 -]{2,24}?)s? (?:to )?(?:look|feel) (?:(?:more|really|so|way|much) )*(?:good|better|nice|nicer|clean|cleaner|smooth|smoother|stylish|pretty|cool|effortless|steezy|sick)\b/g,
    'how do i $1',
  ],
  // "A half cab but with something": more than the plain one.
  [
    /\b(?:but |and )?with (?:something|a little something|a bit)(?: (?:extra|more|in it|on top|added|new))?(?= *(?:[.!?]|$))/g,
    'variation',
  ],
  [
    /\b(?:how (?:do i|to|can i) )?(?:go|get|move|step up|progress|graduate)(?: on)? from (?:an? |the |my )?([a-z0-9 -]{3,24}?) to (?:something|anything) (?:better|else|harder|cooler|more \w+|new)\b/g,
    'what comes after $1',
  ],
  [
    /\b(?:step(?:ping)? (?:up my (?:game|skating)|my (?:game|skating) up)|up(?:ping)? my game|take my (?:game|skating) to the next level)\b/g,
    'what next',
  ],
  [
    wherever`\b(?:put(?:ting)?|combin(?:e|ing)|mix(?:ing)?|link(?:ing)?) ${THE}([a-z0-9 -]{0,14}?(?:flip|heel|shuv(?:it)?|bigspin))s? (?:and|with|into|plus|\+) ${THE}([a-z0-9 -]{0,14}?(?:50-50|5-0|grind|slide|manual|manny|board|smith|feeble|crook))s?(?: together)?(?=$|[.,!?])`,
    'want $1 to $2',
  ],
  [
    wherever`\b(?:want|wanna|like|need)(?: to)? (180|shuv|revert|flip|360|270)(?: out)?(?: of (?:it|that))?,? or (?:to )?(?:180|shuv|revert|flip|360|270|bigspin)(?: out)?(?: of (?:it|that))?(?=$|[.,!?])`,
    (told: string, out: string) => (/\bout\b/.test(told) ? `want to ${out} out of it` : told),
  ],
  [
    wherever`^${NAME}s? (?:to (?:start|begin)(?: with| on)?|first),? or ${NAME}s?(?: first)?[?.! ]*$`,
    (told: string, one: string, other: string) =>
      isTrick(one) && isTrick(other) ? `${one} or ${other} first` : told,
  ],
  [wherever`(?<=[,.;] ?)${NAME} first\?+ *$`, ofTrick('. i want $1')],
  [
    wherever`^(?:so )?(?:do|does) ${THE}${NAME}s?(?: with(?:out)? [a-z ]{2,12}?| no pop)? (?:even )?count (?:in|for) (?:an? )?(?:game of skate|skate)\?+ *`,
    ofTrick('game of skate. i can $1. '),
  ],
  // "Is a no comply easier than an ollie?"
  [
    wherever`^(?:so )?(?:is|are|would|isn'?t|do you think) (?:doing |learning )?${ARTICLE}${NAME}s? (?:be |is |are )?(?:any |much |really |actually |way )*(easier|harder|simpler|tougher|more difficult|scarier) than (?:doing |learning )?${ARTICLE}${NAME}s?(?: lol| haha| or not| or what)?[?.! ]*$`,
    (told: string, one: string, _than: string, other: string) =>
      isTrick(one) && isTrick(other) ? `${one} or ${other}, which is easier` : told,
  ],
  // "I hate switch but need to learn it."
  [
    /\b(?:hate|dread|avoid|(?:suck|am bad|bad|terrible) at|always skipped) (?:doing |my |the )?([a-z0-9 -]{3,24}?)s?,? but (?:i )?(?:really |still )?(?:need|want|have|wanna|gotta|should|got)(?: to)?(?: (?:learn|do|get|practice))?(?: (?:it|them|that|better at it))\b/g,
    'want an easy $1 trick',
  ],
  [
    wherever`^(?:so |hey )?(?:is it|would it be|am i) (?:really |even )?(?:ok|okay|fine|bad|weird|dumb|stupid|wrong|possible|normal|better|smart|a good idea) (?:to |if i )(?:learn|do|try|start with) ${ARTICLE}${NAME}s? before (?:i |learning |trying |doing |the )*${ARTICLE}${NAME}s?[?.! ]*$`,
    'which comes first, $1 or $2',
  ],
  [
    wherever`^(?!what|which|how|when)${ARTICLE}${NAME}s?,? (?:is it|is that|should i|worth) (?:worth |better |ok |okay )?(?:it |to )?(?:learn(?:ing)?|do(?:ing)?|try(?:ing)?)? ?(?:it )?before (?:i |learning |trying |doing |the )*${ARTICLE}${NAME}s?[?.! ]*$`,
    'which comes first, $1 or $2',
  ],
  [
    wherever`^(?:so )?(?:can|could|should) (?:i|you|u|one|we) (?:(?:learn|do|try|land|get) )?${ARTICLE}${NAME}s? without (?:knowing |learning |having |landing |being able to )?${ARTICLE}(ollie|kickflip|heelflip|180|shuvit|pop shuvit|50-50|boardslide|nollie)s?[?.! ]*$`,
    'which comes first, $2 or $1',
  ],
  // "Kickflip back lip dream, build me a path."
  [
    wherever`^${ARTICLE}${NAME}s?(?: (?:is|has been)[^,.!?]{0,30}?)?(?: (?:my|the))?(?: (?:dream|goal))?[ ,.;:!-]+(?:(?:so|please|build|give|show|plan|map|gimme|what(?:'?s| is)?|need|i|me|out|an?|the) )+(?:path|road ?map|route|plan|progression)\b.*$`,
    'steps to $1',
  ],
  [wherever`^${ARTICLE}${NAME}s?,? (?:the )?(?:very )?first steps?[?.! ]*$`, 'steps to $1'],
  // "Which grinds can I learn with only an ollie?"
  [
    wherever`\b(?:(?:can|could) (?:you|u) )?(?:(?:name|list|tell me) )?(?:(?:every|all(?: the)?|any|some|which|what) )?([a-z -]{3,18}?)s? (?:that )?(?:(?:i|you|we|one) (?:can|could)|(?:can|could) (?:i|you|we|one)) (?:learn|do|try) (?:if i (?:can )?|with )(?:only|just|nothing but) ${ARTICLE}${NAME}[?.! ]*$`,
    'i can $2. what $1',
  ],
  [
    wherever`^(?:so )?(?:can|could|should) i (?:learn |do |try |go for )?${ARTICLE}${NAME}(?: ((?:on )?(?:an? |the |my )?(?:\w+ )?(?:rail|ledge|box|curb|hubba|bar|ramp|mini|bowl)))? before (?:i |learning |trying |doing )?${ARTICLE}${NAME}s?(?: (?:it|one|that|them))?[?.! ]*$`,
    'which comes first, $1 or $3',
  ],
  // What somebody else did is what has to be topped.
  [
    wherever`^(.*?)\b(?:(?:an?|the|this|that|some|my|one|another|little|other) )*(?:kid|guy|dude|friend|mate|he|she|they|some ?(?:one|body)|girl|boy) (?:just |already )?(?:did|landed|hit|threw|does|lands) ${ARTICLE}${NAME}(?: (?:on|down|over|off|at)(?: (?:it|that|there|this))?)?,? .*?\b(?:one[- ]up|outdo|top|beat) (?:him|her|them|that|it|this)\b.*$`,
    '$1 something harder than a $2',
  ],
  [
    wherever`\b(?:i(?:'?ve| have|'?m| am)? |im )?(?:plateau\w*|stagnat\w+|stalled|maxed out|capped out) (?:at|on|with) ${ARTICLE}${NAME}s?(?=$|[.,;!?]| no | and | for )`,
    'i can $1. what next',
  ],
  [
    wherever`^${ARTICLE}${NAME}s?,? (?:the |what(?:'?s| is) the )?steps? before(?: it| that)?[?.! ]*$`,
    'steps to $1',
  ],
  [
    wherever`\b(?:learn|try|do|go for|work on) ${ARTICLE}${NAME}s? or (?:something|anything) else\b`,
    'should i learn $1',
  ],
  [
    wherever`(?<!(?:slide|grind|flip|ollie|shuv|shuvit|spin|tre|0|manual|stall)s? )\b(?:an? |the |any |good |some )*(?:(?:alternatives?|replacements?|substitutes?) (?:to|for)|(?:to |that )?replac(?:e|es|ing)|in place of) ${ARTICLE}`,
    'same level as a ',
  ],
  [
    /\b(?:harder|tougher) than (?:an? |the |my )?([a-z0-9' -]{3,24}?),? (?:but |and |yet )*(?:still )?(?:easier|simpler|not as hard|less hard) (?:than|as) (?:an? |the |my )?([a-z0-9' -]{3,24}?)(?=[.!?,]|$)/g,
    'between $1 and $2',
  ],
  [
    /\b(?:easier|simpler) than (?:an? |the |my )?([a-z0-9' -]{3,24}?),? (?:but |and |yet )*(?:still )?(?:harder|tougher) than (?:an? |the |my )?([a-z0-9' -]{3,24}?)(?=[.!?,]|$)/g,
    'between $2 and $1',
  ],
  // Riding backward is learned with what is easiest that way.
  [
    /^(?!(?:i )?(?:want |wanna )?(?:fakie|backwards?)[?.! ]*$)(?:i )?(?:want |wanna )?(?:how (?:do i|to|can i) )?(?:(?:get |getting )?(?:comfortable|used to) )?(?:(?:to )?(?:learn|start)(?:ing)? (?:how )?(?:to )?)?(?:rid(?:e|ing) |roll(?:ing)? |skat(?:e|ing) |go(?:ing)? )?(?:in )?(?:fakie|backwards?)(?: for the (?:very )?first time)?[?.! ]*$/g,
    'first fakie trick',
  ],
  [/\b(?:what|which) flip(?: trick)?s?(?: should i (?:learn|do|try))? first\b/g, 'want kickflip'],
  [
    /\b(?:nothing|no tricks|zero tricks|not (?:a single|one) (?:trick|thing)) on (?:the )?(ledge|rail|ramp|curb|manual pad)s?\b/g,
    'want easy $1 trick',
  ],
  [
    /\b(?:can'?t|cannot|can not|never) (?:land|do|get|make) (?:anything|an?y tricks?|a (?:single )?thing)(?: in)? (fakie|switch|nollie)\b/g,
    'want easy $1 trick',
  ],
  // Whoever has one side only is sent to the other.
  [
    /^(?:i )?(?:can )?(?:(?:do|spin|skate|land) (?:everything|every trick|it all|all (?:of )?(?:my |the )?tricks)|only (?:(?:can|do|spin|skate|land|know|have) )+)(?: only| just)? ?(frontside|fs|backside|bs)(?: (?:stuff|tricks?|spins?|things?))?(?:[,.]? (?:help|what now|what next|why|what else)(?: me)?)?[?.! ]*$/g,
    (_, side: string) => `want a ${side.startsWith('f') ? 'backside' : 'frontside'} trick`,
  ],
  [
    wherever`^(?:frontside|fs|backside|bs)(?: (?:stuff|tricks?|side))? (?:is|are|feels?|looks?) ${SO}(?:unnatural|weird|wrong|awkward|off|strange|blind|bad),? (?:so )?(?:what|which|any|some|give me|gimme) (?:an? |some )?(frontside|fs|backside|bs) (?:tricks?|stuff|ones?)\b.*$`,
    '$1 tricks',
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
    /\bcan i do (?:an? |the |my )?([a-z0-9 -]{3,28}?) (?:next|yet|already|now)(?=[?.!,]|$)/g,
    'i want to learn $1',
  ],
  // "What should I learn to get better at tre flips?"
  [
    /\b(?:what|which)\b[^.?!]{0,30}\b(?:learn|try|practice|work on|do|trick)\b[^.?!]{0,12}\bto (?:get better at|improve|build up to|work up to) (?:my |the )?(?=[a-z0-9])/g,
    'what leads to ',
  ],
  [
    wherever`^${ARTICLE}${NAME}s?,? (?:progressions?|(?<!\b(?:down|up|on|over|off|at|some|\d) (?:the |some )?)steps|step by step|road ?map|prerequisites?|prep(?:aration)?)[?.! ]*$`,
    'steps to $1',
  ],
  // "Am I ready for kickflips?" asks for the kickflip, or for what comes before it.
  [
    wherever`\b${BE}(?: \w+)? ready (?:for|to (?:learn|try|do|start|go for|attempt)) ${ARTICLE}`,
    ' i want to learn ',
  ],
  [
    wherever`(?<=^|[.,!?;] ?)(?:so )?ready (?:for|to (?:learn|try|do|start)) ${ARTICLE}(?=[a-z0-9])`,
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
    wherever`\b(?:cooler|sicker|fancier|nicer|steezier|more impressive|gnarlier) than ${ARTICLE}(?=[a-z0-9])`,
    ' harder than ',
  ],
  // "Nothing between kickflip and tre, I want tre": what is missing between them is wanted.
  [
    wherever`\b(?:(?:i (?:have|got) |there(?:'?s| is) )?nothing|(?:what|something|anything)(?:'?s| is| comes)?) (?:in ?)?between ${ARTICLE}${NAME} and ${ARTICLE}${NAME}s?,? (?:and |but )?(?:i )?(?:want|need|wanna)(?: to)?(?: learn| land| do)? ${ARTICLE}\2s?\b`,
    'between $1 and $2',
  ],
  [
    wherever`\b(?:an? |the |what(?:'?s| is) (?:an? |the ))?(?:bridge|stepping stone|step|gap) (?:from|between) ${ARTICLE}${NAME} (?:to|and) ${ARTICLE}${NAME}s?(?=$|[.,!?;])`,
    'between $1 and $2',
  ],
  // "Bs tailslide scares me, what's a step before it".
  [
    wherever`^${WANTED}${ARTICLE}${NAME}(?: ${SO}(?:scares? me|is scary|are scary|terrif(?:y|ies) me|freaks? me out|seems?|feels?|looks?|is|are)(?: ${SO}(?:scary|hard|difficult|far|far away|much))?)?[ ,.;:!?-]+(?:so |but |and |pls |please )*(?:what(?:'?s| is| are| would be)?|is there|an?y|give me|gimme|need|got|which|where|how)\b[a-z ]{0,16}\b(?:stepping stones?|first step|(?:in )?between step|(?:a |the |easier )(?:step|progression|path|route|way)|prereq\w*|steps? (?:before|to|toward|towards)|(?:trick|something|anything|one) (?:right |just )?(?:before|to do before|leading to|that leads to|to work toward)s?)\b(?: (?:it|that|this|them|there|to it|for it|for that|to that|first|before it|before that))*[?.! ]*$`,
    'steps to $1',
  ],
  // "I want to drop in but I'm scared, something before that."
  [
    wherever`^${WANTED}${ARTICLE}${NAME}s?,? (?:but |and )?(?:i'?m |i am )?(?:(?:still|so|too|really|kinda|a bit|way too) )*(?:scared|afraid|nervous|terrified|not ready)(?: of it| to| for it| yet)*[ ,.;:!?-]+(?:(?:so|what'?s|is there|an?y|give me|need|want) )*(?:something|anything|an? trick|an? step|what)(?: easier)?(?: (?:to do|to learn|to try|right|just|comes))* before (?:it|that|this)[?.! ]*$`,
    'steps to $1',
  ],
  // "Want to learn how to 50-50 but I'm scared": it is that one, and the fear of it.
  [
    wherever`^(?:i )?(?:really |do )?(?:want|wanna|would (?:like|love)|need|hope|trying|try|learn)(?: to)?(?: (?:learn|try|do|land|get|start))?(?: how to)?(?: do)? ${ARTICLE}${NAME}s?,? (?:but|and|though) (?:i'?m |i am |it |they |it'?s |its |they'?re |theyre |they are |that )?${SO}(?:scared|scares? me|afraid|terrified|nervous|scary|terrifying|freaks? me out|terrif(?:y|ies) me)(?: (?:of (?:it|them|that)|to(?: try| commit| do)*(?: it| them)?|as hell|af))*[.!? ]*$`,
    (told: string, name: string) => (isTrick(name) && !KIND.test(name) ? `i'm scared of ${name}` : told),
  ],
  // "I'm 200 lbs, can I kickflip", "can a fat guy kickflip": asked of oneself, and nothing one lands.
  [
    wherever`(?<!\b(?:what|which|where|how|when|if|all|any|every|tricks?|flips?|grinds?|slides?|spins?|stuff|things?|anything|something|everything|as|than|far|high|else|only|before) )\b(?:can|could) (?:(?:i|we|someone|any ?one)\b|an? (?:[a-z]+ ){1,3}?)(?: ?(?:even|still|actually|ever|really|just|already))* ?(?:(?:learn|do|land|try)(?: to)? )?(?:an? |the )?${NAME}s?(?=,? (?:at|with|when|though|too|yet|or not|in my)\b| *(?:[?.,!]|$))`,
    (told: string, name: string) => (isTrick(name) ? `i want to learn ${name}` : told),
  ],
  // "I never skate ramps, give me a first one", "only done street so far, bowl is new".
  [
    wherever`^(?:i |ive |i'?ve )?(?:have )?never (?:really |actually |even )?(?:skated?|tried|ridden|rode|touched|done|been (?:on|in|to)|hit) (?:an? |any |the |on |in )*${PLACE}s?(?: before| yet)?[,.;:!]? .*\b(?:first|start|begin|beginner|easy|new)\b.*$`,
    'first $1 trick',
  ],
  [
    wherever`^(?:i |ive |i'?ve )?(?:have )?(?:only|mostly|just|always) (?:ever )?(?:done|skated?|know|do|ridden|ride)\b[^.?!]*?\b${PLACE}s? (?:is|are) (?:all |totally |completely |kinda )?new(?: to me| for me)?[.! ]*$`,
    'first $1 trick',
  ],
  // "I only skate transition but want one flat trick": the place behind the "but" counts.
  [
    wherever`^(?:i )?(?:(?:only|mostly|mainly|usually|normally|always|just) (?:ever )?(?:skate|ride|do)|(?:skate|ride) (?:only|mostly|mainly)) (?:an? |the )?${PLACE}s?(?: stuff| tricks?)?,? (?:but|and|so) (?:i )?(?:now )?(?=(?:want|wanna|need|give|gimme|show|looking|would|i'?d|what|which)\b.*\b(?:flat(?! ?bar)|street|ramp|tranny|transition|mini|bowl|rail|flat ?bar|ledge|curb|stairs?|manual|vert|air|wall)\b)`,
    '',
  ],
  // "I want to learn hardflips, what should I have first?"
  [
    wherever`^(?!.*\b(?:or|and|vs)\b)i (?:really )?(?:want|wanna|would like|need|hope)(?: to)? (?:get|learn|do|land|try) ${ARTICLE}${NAME}s?[ ,.;:!?-]+(?:so |but )?what(?:'?s)? (?:tricks? )?(?:should|must|do|would) (?:i|you) (?:need to |have to )?(?:have|know|need|learn|get|do|master|practi[cs]e|work on)(?: down| dialed| solid| on lock)? (?:first|beforehand|before(?: that| it)?)[?.! ]*$`,
    'steps to $1',
  ],
  [
    wherever`\bwhat(?:'?s)? ?(?:tricks? )?(?:should|must|do|would|shall|can|could|did)? (?:i|you|one|he|she|we|someone)(?: need| have| want)?(?: to)? (?:have|know|learn|land|get|do|master|work on|practi[cs]e|be able to do|need|own)(?: down| first| dialed| solid| on lock| sorted| nailed| in my bag)* before ${TRY} ?${ARTICLE}(?=[a-z0-9])`,
    'steps to ',
  ],
  // "Something that helps me learn half cab flips" is not the half cab flip.
  [
    wherever`\b(?:(?:that|which|to|will|would|can|could|might|what|trick|tricks|something|anything) )+(?:(?:will|would|can|could|might|best|really) )?(?:helps?|help me|helps me|prepares?|trains?|teach(?:es)?|gets? me|sets? me up|builds? (?:up )?|makes? it easier)(?: me| us| with| for| to| toward| towards| learn| learning| land| landing| do| doing| get| getting| better at| ready for| ready to| understand| on my way| the way)* ${ARTICLE}(?=(?:[a-z0-9-]+ ){0,3}(?:[a-z]*flips?|ollies?|nollies?|shuv\w*|180s?|360s?|[a-z]*slides?|[a-z]*grinds?|5-0s?|50-50s?|crooks?|manuals?|cabs?|bigspins?|[a-z]*stalls?|drop|tre|tres|heel|airs?|smiths?|feebles?|blunts?|impossibles?|varials?|boneless)\b)`,
    ' steps to ',
  ],
  [
    wherever`\b(?:pre-?req\w*|requirements?) (?:for|of|to)(?: learning| doing| trying)? ${ARTICLE}`,
    'steps to ',
  ],
  // "Next step from tailslides", "one level up from a boardslide".
  [
    wherever`\b(?:an?|one|the|1)? ?(?:next )?(?:step|level|notch)s? (?:up|above|harder|higher|further)(?: on)?(?: from| than| to)? ${ARTICLE}(?=[a-z0-9])(?!(?:game|skating|gap|tricks?|spot)\b)`,
    ' harder than ',
  ],
  [
    wherever`\b(?:the )?(?:next|logical|natural) (?:step|level|progression|trick|move|one|thing)(?: on| further)* (?:from|after|past|beyond|than|over)(?: doing| just)? ${ARTICLE}(?=[a-z0-9])`,
    ' what comes after ',
  ],
]
