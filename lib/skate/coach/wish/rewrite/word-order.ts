import { SPOT } from '../../reply/spots-compared.ts'
import { anyOf, NAME, OF_A_SIZE, type Saying, SO, THE, wherever } from '../pattern.ts'
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
  [/\b(mob|rocket) flip(?=s?\b)/g, '$1 kickflip'],
  // "How I stop when go fast."
  [/(?<=^|[.!?] )how (?:i|we|me) (?:can )?(?=(?!am\b|was\b|did\b|feel\b)[a-z])/g, 'how do i '],
  // "Can you smith a flat bar": a trick as a verb, and what it is done on.
  [
    wherever`^(?:so |but |hey )?(?:can|could|do) (?:you|u|i|we|one|people|anyone|someone|they) (?:(?:even|actually|really|also|do|land|an?) )*${NAME}s?( (?:on(?:to)?|over|down|off))? (?:an? |the |my )?${SPOT}[?.! ]*$`,
    (told: string, name: string, on: string | undefined, place: string) =>
      isTrick(name) ? `how do i ${name}${on ?? ' on'} a ${place}` : told,
  ],
  // "Should I huck a 10 stair": it begins with an ollie, and with fewer.
  [
    /^(?:so |hey )?(?:should|can|could|is it (?:ok|okay|smart|safe|too early) (?:for me )?to) (?:i )?(?:huck|jump|send|try|hit|do) (?:myself down )?(?:an? |the |my |this )?(?:\d{1,2}|three|four|five|six|seven|eight|ten|twelve)[ -]?(?:stairs?|set|steps?)(?: set)?(?: yet| already)?[?.! ]*$/g,
    'how do i ollie down stairs',
  ],
  // "I bailed a gap and now I'm scared."
  [
    /^(?:i )?(?:just )?(?:bailed|slammed|fell|crashed|ate (?:it|shit)|got hurt|hung up) (?:(?:hard|badly|bad) )?(?:on |down |off )?(?:an? |the |my )?(?:big |small )?(?:gap|stair ?set|stairs|\d{1,2} stair|double set)s?,? (?:and |so )?(?:now )?(?:i'?m|i am) (?:now )?(?:so |really |too )?(?:scared|afraid|terrified)\b[^.!?]*[.! ]*$/g,
    'my ollie down stairs: i am scared to commit',
  ],
  // "I land everything on flat, rails scare me": what scares is not wanted, and no trouble with what is landed.
  [
    /(?<=\b(?:can|have|got|land|do)\b[^.!?]{3,60}[,.;] ?(?:but )?)((?:hand)?rails?|stairs|gaps|ramps?|vert|bowls?|transition|ledges|hubbas?) (?:really |still |just )?(?:scares?|freaks?|terrif(?:y|ies)) me(?: out)?\b(?=[.! ]*$)/g,
    'no $1',
  ],
  // Those in front of a building, and no steps to a trick.
  [/\b(?:church|school|library|courthouse|city hall|concrete|front) steps\b(?! (?:to|for|of)\b)/g, 'stairs'],
  // Numbers that are the names of airs where nothing else is said.
  [
    /^(?:i (?:want|wanna|need|would like)(?: to)?|let'?s|time to) (?:do |land |learn |get |try )?(?:an? |the |my first )?(540|five[- ]forty|720|seven[- ]twenty)s?[!.? ]*$/g,
    (_, turn: string) => `how do i ${/^5|five/.test(turn) ? 540 : 720} air`,
  ],
  // "How long till I can kickflip?"
  [
    wherever`^(?:so )?how long (?:till|until|til|before) (?:i|you|one) (?:can|get|land|will)(?: (?:do|land|have))? ${THE}${NAME}s?[?.! ]*$`,
    ofTrick('how long does it take to $1'),
  ],
  // "Is it normal to take a year to ollie?"
  [
    wherever`^(?:so )?is it (?:normal|ok|okay|weird|bad|usual|common) (?:to (?:take|need)|(?:that|if) (?:it|i) (?:takes?|took|needs?|am taking)(?: me)?) (?:so (?:long|much time)|(?:about |over |more than |almost )?(?:\w+ )?(?:weeks?|months?|years?|ages|forever))(?: just)? (?:to|for) (?:land(?:ing)? |learn(?:ing)? |get(?:ting)? |do(?:ing)? )?(?:an? |my (?:first )?)?${NAME}s?[?.! ]*$`,
    ofTrick('how long does it take to $1'),
  ],
  // "Make my tre flip look like Kalis": his are spoken of, and this one is wanted.
  [
    wherever`^(?:so )?(?:how (?:do i|can i|to) )?(?:make|get|want|have) (?:my )?${NAME}s? (?:to )?(?:look|looking|feel|be) (?:more )?(?:like|as (?:good|nice|clean|smooth) as) [a-z' ]{3,30}[?.! ]*$`,
    ofTrick('how do i $1'),
  ],
  // "When do I jump in a shuvit", "how high do I need to ollie for a 50-50".
  [
    wherever`^(?:so )?(?:when|at what (?:point|time)) (?:do|should) (?:i|you) (?:jump|pop|flick|catch|scoop|turn|kick|slide my foot|lift my foot)(?: (?:it|the board|off))? (?:in|on|during|for|doing|when i(?: do)?) (?:an? |the |my )?${NAME}s?[?.! ]*$`,
    ofTrick('how do i $1'),
  ],
  [
    wherever`^(?:so )?how high (?:do|should) (?:i|you|my ollies?) (?:need to |have to )?(?:ollie|jump|pop|be) (?:for|to(?: (?:do|get (?:in)?to|land))?) (?:an? |the |my )?${NAME}s?[?.! ]*$`,
    ofTrick('how do i $1'),
  ],
  [
    wherever`^(?:so )?(?:is|are) (?:an? |the |my )?${NAME}s? (?:done )?(?:toe|heel)[ -]?side or (?:toe|heel)[ -]?side[?.! ]*$`,
    ofTrick('which way do i turn for a $1'),
  ],
  // "Kickflip foot placement", "impossible scoop help": a trick and what is asked about it.
  [
    wherever`^(?:my |how do i )?${NAME}s? (?:(?:foot|feet) (?:placement|position(?:ing)?|set ?up)|(?:front|back) foot)(?: (?:help|tips?|advice|please|pls))*[?.! ]*$`,
    ofTrick('foot placement for $1'),
  ],
  [
    wherever`^(?:my |how do i )?${NAME}s? (?:scoop|flick|catch|pop|timing|technique|shoulders)(?: (?:help|tips?|advice|please|pls))*[?.! ]*$`,
    ofTrick('how do i $1'),
  ],
  // "Can I kickflip after a month", "can a beginner drop in": nobody lands it yet.
  [
    wherever`^(?:so |but |hey )?(?:can|could) (?:(?:an? |the |my )?(beginners?|noobs?|newbies?|kids?|\d+ year olds?)|i|we) (?:(?:already|even|actually|really|learn|try|do|start with|an?|to) )*${NAME}s?((?: (?:on(?:to)?|down|over|off))?(?: an?| the| my)? ${SPOT})?( (?:as an? (?:total |complete |absolute )?(?:beginner|noob|newbie)|after (?:only |just )?(?:an?|one|two|three|\d+) (?:days?|weeks?|months?)|right away))?[?.! ]*$`,
    (told: string, who: string | undefined, name: string, on = '', _place?: string, when = '') =>
      isTrick(name) && (who || when)
        ? `should i try ${name}${on}${/noob|newb|begin/.test(who ?? when) ? ' as a beginner' : when}`
        : told,
  ],
  // "Want to boardslide a handrail but never did a rail."
  [
    wherever`^(?:i )?(?:really )?(?:want|wanna|would like|need|plan|hope)(?: to)? (?:(?:do|learn|try|land|an?) )*${NAME}s?( (?:on(?:to)?|over|down|off))? (?:an? |the |my |our )?(?:\d+ )?${SPOT},? (?:but |and )?(?:i )?(?:have |'?ve )?never (?:even |really )*(?:done|did|tried|touched|skated|hit|been on|ground|grinded|slid|jumped|ollied)\b[^.!?]*[.! ]*$`,
    (told: string, name: string, on: string | undefined, place: string) =>
      isTrick(name) ? `how do i ${name}${on ?? ' on'} a ${place}` : told,
  ],
  // "What do pros do on a hubba?"
  [
    wherever`^(?:so |hey )?what (?:do|does|would|can|could|will) (?:(?:an?|the|some|most|all|other) )?(pros?|people|skaters?|everyone|they|others|locals|(?:the )?good (?:ones|skaters|guys))(?: (?:usually|even|normally))? (?:do|skate|try|hit) (on|down|over|in|off) (?:an? |the |my )?(?:pyramid |park |school |marble |granite |kinked |double )?((?:manual |manny )?pads?|${SPOT})[?.! ]*$`,
    (_, who: string, on: string, place: string) =>
      `${/pro|good/.test(who) ? 'hard ' : ''}trick ${on} a ${place}`,
  ],
  // Whether a board is fit for a trick: the board is spoken of in a remark.
  [
    wherever`^(?:so |hey )?(?:is |are )?(?:(?:my|an?|the) )*${OF_A_SIZE}(?: is)?[,.]?(?: (?:is|it|that|so|maybe|and))*(?: ${SO}(?:too )?(?:wide|big|small|narrow|heavy|light|thin|short|long|skinny|good|okay|ok|fine|bad)(?: enough)?) (?:for|to) (?:(?:do|land|learn|doing|landing|learning|an?|the|my) )*${NAME}s?[?.! ]*$`,
    ofTrick('how do i $1'),
  ],
  [
    /^(?:so )?(?:what(?:'?s| is| are)|how (?:do i|to)(?: do)?) (?:an? )?pretzels?(?: outs?)?[?.! ]*$/g,
    'what is a frontside boardslide pretzel',
  ],
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
  // "Is a tre flip a 360 flip?"
  [
    wherever`^(?:so |hey )?(?:is|are) (?:an? )?${NAME}s? (?:(?:really|basically|actually) )?(?:an?|the) ${NAME}s?[?.! ]*$`,
    ofTricks('what is the difference between $1 and $2', 1, 2),
  ],
  // "Varial 360 kickflip, what is it called now?"
  [
    wherever`^(?:i (?:used to (?:do|land|call)|learned|learnt|did|landed|had|called it) )?${THE}${NAME}s?,? what(?:'?s| is| are| do you call) (?:it|that|they|those|them)(?: called)?(?: now| now ?a ?days| today| these days)*[?.! ]*$`,
    ofTrick('what is a $1'),
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
  [
    wherever`^(?:(?:can|could|would) (?:you|u) )?(?:please )?(?:teach|show|explain|tell)?(?: (?:me|us))? ?(?:how (?:to|i) )?${THE}${NAME}s? (?:step by step|steps?|how ?to|instructions?)[?.! ]*$`,
    ofTrick('how do i $1'),
  ],
  [
    wherever`^what (?:are|is) the steps? (?:for|to|of|in) (?:do(?:ing)? )?${THE}${NAME}s?[?.! ]*$`,
    ofTrick('how do i $1'),
  ],
]
