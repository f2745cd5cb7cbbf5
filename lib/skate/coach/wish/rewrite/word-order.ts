import { anyOf, NAME, type Saying, THE, wherever } from '../pattern.ts'
import { isTrick, ofTrick, ofTricks } from './trick-names.ts'

const KIND = '(grind|slide|flip|manual|grab|spin|stall|air|shuvit)'
/** Said by whoever takes back what they have just said. */
const RATHER = anyOf(
  '(?:(?:oh|ah|ehm?|um+|well) )?(?:wait,? no|no,? wait|no,? sorry|sorry,? no|actually,? no|no,? actually|nah,? actually|scratch that|oops|correction)',
  '(?:sorry,? )?i (?:mean|meant)(?: to say)?',
  'i mean',
)

/** Questions in another order than books have them, and what is put right in the same breath. */
export const WORD_ORDER: readonly Saying[] = [
  // "How I stop when go fast."
  [/(?<=^|[.!?] )how (?:i|we|me) (?:can )?(?=(?!am\b|was\b|did\b|feel\b)[a-z])/g, 'how do i '],
  // "Pressure flips, are they cringe?"
  [
    wherever`^${THE}${NAME}(s?),? (is|are|does|do|can) (?:they|it|that)\b (.+)$`,
    (told: string, name: string, many: string, verb: string, rest: string) =>
      isTrick(name) ? `${verb} ${name}${many} ${rest}` : told,
  ],
  [
    wherever`^${THE}${NAME}s?,? (?:and )?what (?:is|are|'?s)(?: (?:it|that|they))?[?.! ]*$`,
    ofTricks('what is $1', 1),
  ],
  [
    wherever`^${THE}${NAME}s?,? (?:but )?how(?: to)?(?: (?:do|does) (?:it|that) (?:go|work))?[?.! ]*$`,
    ofTricks('how do i $1', 1),
  ],
  [
    /^(?:so )?what (?:does|do) (?:an? |the )?([a-z0-9' -]{2,30}?)s? mean(?: exactly| in skat\w+)?[?.! ]*$/g,
    'what is $1?',
  ],
  // "How do I noseslide, I can ollie 180": the question comes first.
  [
    wherever`^(how (?:do i|to|can i) (?:do |land |learn )?(?:an? )?${NAME}s?)[,.;] (?:i )?(?:can|have|got|already)\b[^?]*[?.! ]*$`,
    (told: string, asked: string, name: string) => (isTrick(name) ? asked : told),
  ],
  // "Blunt to fakie, how do I get back in": what one asks about is what goes wrong.
  [
    wherever`^(?:my |on )?${NAME}s?,? how (?:do i|to|can i|do you) (?!do\b|land\b|learn\b|start\b|get (?:it|them)\b|make it\b)([a-z][^?,]{2,40})[?.! ]*$`,
    ofTricks('my $1: i cant $2', 1),
  ],
  [
    wherever`^${THE}(fakie|nollie|switch) ${NAME}s? (easier|harder) than (?:in )?(?:regular|normal)[?.! ]*$`,
    (told: string, stance: string, name: string, than: string) =>
      isTrick(name) ? `is ${stance} ${name} ${than} than ${name}` : told,
  ],
  // "I can do a kickflip, wait no, a heelflip."
  [
    wherever`(?<=^|[,.;!?] ?|\b(?:do|land|landed|got|have|can|want|learn|try|an?|the|my) )(?!(?:i|we|so|ok|well|do|can|got|have|want|my|the|an?)\b)${NAME}s?[,.;]? ${RATHER}[,.;:]* ${THE}${NAME}(?=s?(?:$|[,.;!?]))`,
    ofTricks('$2', 1, 2),
  ],
  [
    wherever`\b(?:an? )?${KIND}s?[,.;] (?:(?:actually|wait|oh|sorry|i mean|well),? )*(?:(?:no|nah|or rather|rather|better),? )?(?:an? )${KIND}(?=[.!? ]*$)(?<=[,.;] (?:actually|wait|oh|sorry|i mean|well|no|nah|or rather|rather|better)\b.*)`,
    'a $2',
  ],
  // "Fuck varials", "screw tre flips".
  [
    wherever`(?<=^|[,.;!?] ?)(?:fuck|screw|forget|to hell with|nuts to|enough of|no more|so over|f\*+k) (?:the |those |doing )?${NAME}s?(?=$|[,.;!?])`,
    ofTricks('no $1', 1),
  ],
  // Whoever wants no varial wants neither of them.
  [
    /\b(no|not|without|any|hates?) (?:more )?varials?\b(?! (?:kick|heel|flip|air))/g,
    '$1 varial kickflip, no varial heelflip',
  ],
  [
    /\b(not an? (?:[a-z0-9-]+ ){0,2}[a-z0-9-]+|no (?:[a-z0-9-]+ )?[a-z0-9-]+) and (?=(?:nothing|no|not)\b)/g,
    '$1, ',
  ],
  [
    /^(?:what(?:'?s| is)? |whats )?(?:the )?hardest (?:skate(?:board(?:ing)?)? )?trick (?:in the (?:whole )?world|ever(?: done| landed)?|of all(?: time)?|on vert|on a vert(?: ramp)?)[?.! ]*$/g,
    'how hard is a 900',
  ],
  [/\b(?:trick )?to do last in (?:an? |the |my )?(run|line)\b/g, 'last trick of a $1'],
  [/\broket\b/g, 'rocket'],
  [
    /\blost (?:all )?(?:of )?my tricks (?:after|over|during|in) (?:the |a )?(?:long )?(?:winter|break|summer|injury|holidays?)\b/g,
    'havent skated all winter',
  ],
  [
    /\b(?:i )?only have (an? (?:curb|ledge|rail|bank|bench|quarter|mini ramp))[,.;] ([a-z0-9-]+?)s?\?+ *$/g,
    (told: string, place: string, name: string) =>
      isTrick(name) || /slapp(?:y|ie)/.test(name) ? `how do i ${name.replace(/ie$/, 'y')} on ${place}` : told,
  ],
  [
    wherever`^(?:what(?:'?s| is) )?(?:the )?(?:difference|diff) (?:between |of )?${THE}${NAME}s? (?:and|vs\.?|to|from|or) ${THE}${NAME}s?[?.! ]*$`,
    (_, one: string, other: string) =>
      `what is the difference between ${one} and ${other}`.replace(
        /\bvarial$|\bvarial(?= and)/g,
        'varial kickflip',
      ),
  ],
  // "Got frontside pop shuvs but not backside."
  [
    wherever`\b(?:i )?(?:got|have|can(?: do)?|land|do) (?:my )?(frontside|fs|backside|bs) ${NAME}s?,? (?:but |and )?not (?:the )?(frontside|fs|backside|bs)(?: ones?)?(?= *(?:$|[.,!?;]))`,
    (told: string, one: string, name: string, other: string) =>
      isTrick(name) ? `i can ${one} ${name}. i want ${other} ${name}` : told,
  ],
  // "Tre flip feels impossible, I only get varials."
  [
    wherever`^(?:my )?${NAME}s? (?:feels?|is|are|seems?) (?:so )?(?:impossible|hopeless|hard),? (?:and |but |because )?i (?:only|just|always) (?:get|land|do) (?:an? )?${NAME}s?[.! ]*$`,
    ofTricks('my $1 turns into a $2', 1),
  ],
  [
    /\bmakes? (?:my |the |all my )?(?:gf|bf|girl ?friend|boy ?friend|wife|husband|friends?|every ?one|people|kids?|them) think (?:that )?i'?m (?:an? )?(?:pro|good|sick|great|a god|better)\b/g,
    'looks hard but is easy',
  ],
  [/\b(contest|comp|competition) (?:final|last|finals) (run|heat)\b/g, '$1 $2'],
  [/\b(?:that )?i (?:can'?t|cannot|won'?t|never) miss\b/g, 'that always lands'],
  [
    /\bshould i (?:learn|start|try)(?: with)? (switch|nollie|fakie)(?: (?:tricks|stuff))?(?: (?:early|now|already|yet|first|right away))*[?.! ]*$/g,
    'want an easy $1 trick',
  ],
  [/\b(?:my )?new (board|deck)(?= (?:\d|is|feels?|was)\b)/g, 'my $1'],
  // "Ghetto bird, how hard?"
  [
    /^(?:an? |the )?([a-z0-9][a-z0-9 -]{2,24}?)s?,? how (?:hard|difficult)(?: (?:is|are) (?:it|that|they))?[?.! ]*$/g,
    'how hard is a $1',
  ],
  [
    wherever`^${THE}${NAME}s?,? (?:how to (?:start|begin)|what (?:height|speed|ramp|size)\b[^?]*)[?.! ]*$`,
    ofTrick('how do i $1'),
  ],
  // "Flat bar, ollie over."
  [
    /^((?:flat ?bar|rail|bar|box|bench|cone|bin|(?:trash|garbage) can|barrier|hydrant))s?,? (n?ollie|[a-z]*flip|180|no comply)s? over(?: it)?[?.! ]*$/g,
    '$2 over a $1',
  ],
  [/^next(?: one| pls| please)?[?.! ]*$/g, 'what next'],
  [
    /^(?:that(?:'?s| is) |it(?:'?s| is) |this is )?(?:way |much )?too (easy|hard|difficult)\b(?:[,.!]? (?:give|gimme|show|i want|something)\b[^?]*)?[.! ]*$/g,
    (_, how: string) => `something ${how === 'easy' ? 'harder' : 'easier'}`,
  ],
  [
    /\b(?:i'?m )?(?:an? )?(?:only|just|mostly) (?:an? )?(?:transition|ramp|bowl|vert|park|street|ledge|flat(?: ?ground)?) (?:guy|skater|dude|person|kid|girl)\b[,.]?(?= (?:want|wanna|looking|need))/g,
    ' ',
  ],
  [
    wherever`^(?:(?:can|could|would) (?:you|u) )?(?:please )?(?:teach|show|explain|tell)?(?: (?:me|us))? ?(?:how (?:to|i) )?${THE}${NAME}s? (?:step by step|steps?|how ?to|instructions?)[?.! ]*$`,
    ofTrick('how do i $1'),
  ],
  [
    wherever`^what (?:are|is) the steps? (?:for|to|of|in) (?:do(?:ing)? )?${THE}${NAME}s?[?.! ]*$`,
    ofTrick('how do i $1'),
  ],
  // "I got tre and hardflip, laser next?"
  [wherever`(?<=[,.;] )(?:is |should i do )?${NAME}s? next\?+ *$`, ofTrick('. i want $1')],
  [
    /\b(?:fs|bs|frontside|backside|front|back) blunts?\b(?! ?slide)(?=.*\b(?:mini|ramp|coping|quarter|bowl|vert)\b)/g,
    'blunt to fakie',
  ],
  [/\b(?:want|get|have|need) (?:to have )?(?:a )?(?:better|more|cleaner) style\b/g, 'want a stylish trick'],
  [
    /^(?:i )?(?:want|wanna|need|how) (?:to )?(?:be|get|become) (?:more )?consistent[?.! ]*$/g,
    'my ollie lands sometimes',
  ],
  // "Axle stalls yes, rock n roll no because of the turn."
  [
    wherever`^${NAME}s? (?:yes|yep|yeah|fine|good|ok|okay|easy),? (?:but )?${NAME}s? (?:no|nope|nah|not) (?:because|cause|cuz|since|due to)\b.*$`,
    ofTricks('my $2: i cant land it', 1, 2),
  ],
  [
    /^(?!.*\b(?:or|vs|versus|between|before|after|from|to)\b)(?:my )?methods?(?: airs?)?\b.*\bmelons?\b.*$/g,
    'my method air: it stays a melon',
  ],
  [
    /^(?=.*\b(?:first|easy|easiest|beginner|start|never)\b)(?!.*\b(?:air|over|transfer)\b).*\bspine\b(?! hurts).*$/g,
    'easy stall on a mini ramp',
  ],
  // "A trick they can't do", where they do another.
  [
    /\bi (?:want|need|wanna (?:do|learn|have)) (?:to (?:do|learn|have) )?(?:something|smth|sth|a trick|one|a move) (?:that )?(?:they|he|she|no ?body(?: else)?|no one(?: else)?|none of them)(?: there)? (?:can(?:'?t|not)?|does(?:n'?t)?|do(?:n'?t| not)?)(?: do| have| know)?(?=$|[.,!?;])/g,
    'i want something different',
  ],
  [
    /\b(?:all|most of) the (?:boys|girls|kids|guys|others|skaters|dudes)(?: (?:at|in|from|of) (?:my|the|our) (?:\w+ ?){1,2}?)? (?:can |already |just )*(?:do|have|land)\b(?=.*\bi want something different\b)/g,
    'my friend can',
  ],
]
