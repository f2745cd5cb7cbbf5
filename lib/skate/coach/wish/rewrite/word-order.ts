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
    wherever`^(?:(?:can|could|would) (?:you|u) )?(?:please )?(?:teach|show|explain|tell)?(?: (?:me|us))? ?(?:how (?:to|i) )?${THE}${NAME}s? (?:step by step|steps?|how ?to|instructions?)[?.! ]*$`,
    ofTrick('how do i $1'),
  ],
  [
    wherever`^what (?:are|is) the steps? (?:for|to|of|in) (?:do(?:ing)? )?${THE}${NAME}s?[?.! ]*$`,
    ofTrick('how do i $1'),
  ],
]
