import { anyOf, type Saying, SO, wherever } from '../wish/pattern.ts'

/** What everybody does on a board before the first trick, in the words for it, and what to ask for instead. */
const SKILLS: readonly (readonly [said: readonly string[], learned: string])[] = [
  [
    [
      '(?:kick ?)?turn(?:s|ing)?',
      'steer(?:ing)?',
      'chang(?:e|ing) directions?',
      '(?:go|going|get|getting) (?:round|around) (?:an? |the )?(?:corner|bend)s?',
    ],
    'learn the kickturn',
  ],
  [['stop(?:ping)?', 'brak(?:e|ing)', 'slow(?:ing)? down', 'com(?:e|ing) to a stop'], 'learn the foot brake'],
  [
    [
      'push(?:ing)?(?: (?:in )?(?:an? )?straight(?: lines?)?)?',
      'start(?:ing)? (?:to )?roll(?:ing)?',
      '(?:stand|stay|step|get|hop)(?:ing|ting|ping)? on (?:it|the board|my board)',
      '(?:roll|ride|go)(?:ing)? (?:in )?(?:an? )?straight(?: lines?)?',
      '(?:get|pick|build)(?:ting|ing)? up speed',
    ],
    'how do i push',
  ],
  [['pump(?:s|ing)?'], 'how do i pump'],
]

/** Said in front of what does not work. */
const FAILS = anyOf(
  "(?:can'?t|cannot|can not|couldn'?t)(?: (?:even|really|properly|seem to|figure out how to))*",
  "(?:don'?t|do not|no idea|dunno|not sure|never (?:learned|learnt|figured out|understood)|forgot) (?:know )?(?:how (?:to|i)|to(?= (?:stop|brake|turn|push|pump|steer|carve)))",
  '(?:keep|always|just)? ?(?:fall|falling|slip|slipping|slam|slamming|stumbl(?:e|ing)|wobble|wobbling|trip|tripping)(?: (?:off|over|down|on my \\w+))*',
  'los(?:e|ing) (?:my )?balance',
  '(?:have |having )?(?:trouble|problems|a hard time)(?: with)?',
  'struggl(?:e|ing)(?: with)?',
  '(?:suck|am bad|bad|terrible|awful) at',
  '(?:scared|afraid|terrified) (?:to|of)',
  "(?:won't|doesn't|does not|will not)",
)

/** When it happens: "when I try to", "as soon as I". */
const WHENEVER = anyOf(
  '(?:when(?:ever)?|while|as soon as|every time|each time|once|if)',
  '(?:i|trying|try|tries|want|have|need|go|am|going|to)',
)

/** Said behind it. */
const HARD = anyOf(
  '(?:is|are|feels?|seems?) (?:so |really |too |very )*(?:scary|hard|difficult|impossible|tricky|wobbly|weird)',
  '(?:gets?|takes?|gives?|brings?) (?:me )?(?:nowhere|no (?:speed|height)|nothing)',
  "(?:doesn'?t|does not|isn'?t|is not|won'?t) (?:work|working|happen|happening|click|clicking)",
)

/** A clause ends here: what is turned or stopped is the board, and nothing else is named. */
const ENDS =
  '(?= *(?:$|[.,!?;]|\\b(?:and|but|so|yet|because|cause|cuz|since|help|left|right|well|properly|at all|without|on (?:it|the board|my board|hills?|(?:an? |the |my )?(?:ramps?|banks?|walls?|mini(?: ?ramp)?|transition|quarter(?: ?pipe)?s?))|is|feels?|or)\\b))'

/** A trick or a ramp is named, so that the trouble is with that. */
const NAMED = anyOf(
  'flip',
  'shuv',
  'ollie',
  '180',
  '360',
  'grind',
  'slide',
  'stall',
  'manual',
  'spin',
  'boneless',
  'comply',
  'rock',
  'drop',
)

const ONE_WAY = '(?:one (?:way|side|direction)|left|right|frontside|backside|(?:toe|heel)[ -]?side)'

/** What is learned before any trick: its verb, and where it is taught. */
const VERBS: readonly (readonly [verb: string, taught: string])[] = [
  ['pump', 'how do i pump'],
  ['(?:push|ride?|roll)', 'how do i push'],
  ['carve?', 'how do i carve'],
  ['(?:stopp?|brake?)', 'learn the foot brake'],
  ['(?:turn|steer)', 'learn the kickturn'],
]
const SOMEWHERE = anyOf(
  '(?:(?:on|in|around|up|with|to) )?(?:an? |the |my )?(?:skate ?)?(?:board|mini(?: ?ramp)?|ramp|bowl|pump ?track|quarter(?: ?pipe)?|half ?pipe|bank|corner)s?',
  'properly',
  'better',
  'well',
  'first',
  'around',
)

/** What small wheels stop at. */
const IN_THE_WAY = anyOf(
  'pebbles?',
  'stones?',
  '(?:small|little|tiny|loose) rocks?',
  '(?:an?|the|every|in|over|on|at|hit|small|sidewalk) cracks?',
  'cracks? in the',
  'twigs?',
  'acorns?',
  'gravel',
  'potholes?',
)
/** And what that does to whoever stands on them. */
const PITCHED = anyOf(
  '(?:stop|trip|pitch|slam|jam|launch)(?:p|m)?(?:s|es|ed|ing)?',
  'fl(?:ew|y|ies|ying)',
  '(?:sends?|sent|throws?|threw|shakes?|shook|bucks?|bucked) me',
  '(?:eat|ate|eating)',
  'f[ae]lls?',
  'falling',
  'catch(?:es)?',
  'caught',
  'stuck',
)
/** Who says this asks what to do over it, and has no trouble with it. */
const ASKED_OVER = anyOf('tricks?', 'something', 'ollie', 'jump', 'flip', 'shuv', 'manual', '[a-z]*180')

/** The foot that is to brush up the board in an ollie, and what it does instead. */
const FRONT_FOOT = '(?:front |lead(?:ing)? |left |right )?(?:foot|feet|shoe)'
const DRAGGED = '(?:slid|drag(?:g)?|brush)(?:e|es|s|ing)?'
const NO_DRAG = anyOf(
  `\\b${FRONT_FOOT} (?:just |always |still |really )*(?:does ?n'?t|won'?t|wont|do ?n'?t|dont|is ?n'?t|can'?t|cant|never|will not|refuses to|forgets to) (?:really |want to |even )*(?:${DRAGGED}|scrape|stick to the grip\\w*|(?:go|come|move)s? up)\\b`,
  `\\b(?:can'?t|cant|cannot|don'?t|dont|never|forget to|struggle to|trouble|how (?:do i|to|can i)|not|learn(?:ing)? to|should i) (?:really |even )?(?:get )?${DRAGGED} (?:up )?(?:with )?(?:my|the|your|a) ${FRONT_FOOT}\\b`,
  `\\b(?:can'?t|cant|cannot|how (?:do i|to|can i)) (?:get|make) (?:my|the|your) ${FRONT_FOOT} (?:to )?(?:${DRAGGED}|go up|move up|come up)\\b`,
  `\\b${FRONT_FOOT} (?:always |just |still )*(?:gets? stuck|sticks|stays (?:where it is|in place|put|behind|at the bolts))\\b`,
  '\\bollies? (?:has|have|with) no (?:slide|drag)\\b',
  `\\b(?:lift|raise|pull up) (?:up )?(?:my |the )?${FRONT_FOOT} (?:up )?but (?:i )?(?:don'?t|dont|never|can'?t|cant) ${DRAGGED}\\b`,
  `\\bshould (?:my|the) ${FRONT_FOOT} (?:be )?${DRAGGED}\\b`,
  `\\b(?:ollies?,? )?front foot (?:slide|drag)(?:ing|ging)? (?:help|tips?|problems?|issues?|trouble|advice)\\b`,
)

/** Trouble with what comes before any trick is help that is wanted with it. */
export const BASICS_FAIL: readonly Saying[] = [
  // "My front foot doesn't slide when I ollie": no slide on an edge.
  [
    wherever`^(?!.*\b(?:grind\w*|board ?slid\w*|(?:nose|tail|lip|power)slid\w*|rail|ledge|curb|manual|[a-z]*flips?|flick\w*|kickturn|shuv\w*|back foot|off)\b)(?=.*${NO_DRAG}).*$`,
    'my ollie: the front foot does not drag',
  ],
  [
    /^(?:the |my )?board (?:goes|comes|pops|flies|shoots) up but (?:i (?:don'?t|dont|do not|stay down|never do)|not me|without me)[.! ]*$/g,
    'my ollie: no height',
  ],
  // "When I push the board turns left", "I lose balance when I put my foot back on".
  [
    /^(?:when(?:ever)? i push,? (?:the |my )?(?:skate)?board (?:always |just |keeps )?(?:turn|go|veer|steer|curv|drift)(?:s|es|ing)? (?:to the )?(?:left|right|sideways|away|off|in a (?:circle|curve)|one side)|(?:i )?(?:always |keep )?(?:los(?:e|ing) (?:my )?balance|wobbl(?:e|ing)|fall(?:ing)?) when(?:ever)? i (?:push|put (?:my|the) (?:back |pushing )?foot back (?:on|up)|step back on)).*$/g,
    'my push: i lose balance',
  ],
  [
    /^i (?:keep |always |just )?(?:step(?:ping)?|fall(?:ing)?|jump(?:ing)?|com(?:e|ing)) off (?:the board )?(?:when(?:ever)?|every time|as soon as|if) i (?:try to )?turn\b.*$/g,
    'my kickturn: i step off',
  ],
  [
    /^(?:the |my )?(?:skate)?board (?:does ?n'?t|won'?t|wont|barely|hardly) (?:really )?(?:turns?|steers?|react) (?:at all )?(?:when|if) i lean\b.*$/g,
    'how do i carve',
  ],
  [
    /^i (?:can'?t|cant|cannot|don'?t know how to) turn (?:around )?(?:at|near|on) (?:the )?top of (?:the|a|my) (?:ramp|quarter(?: ?pipe)?|mini(?: ?ramp)?|half ?pipe|bank)[.! ]*$/g,
    'learn the kickturn on a ramp',
  ],
  [
    /^(?:when(?:ever)? i (?:go|ride|roll|drop) (?:down|in(?:to)?|off) (?:the|a|my) (?:ramp|quarter(?: ?pipe)?|bank|mini(?: ?ramp)?|half ?pipe|bowl),? i (?:always |keep )?(?:fall(?:ing)?|lean|slip|slam) (?:back(?:wards?)?|on my (?:back|butt|ass))).*$/g,
    'my drop in: i fall backwards',
  ],
  [
    /^i (?:always |keep |just )?(?:get(?:ting)? stuck|stop(?:ping)?|stick(?:ing)?) (?:dead )?on (?:the )?(?:edge|ledge|curb|rail|box) when(?:ever)? i (?:try to )?slide[.! ]*$/g,
    'my boardslide: i stop dead',
  ],
  [
    /^(?:so )?how (?:do i|to|can i) (?:stop|avoid|keep from|not) (?:hitting|hit|banging|getting hit (?:in|on)|whacking) (?:myself (?:in|on) )?(?:my |the )?(shins?|ankles?)(?: with (?:the|my) board| all the time)*[?.! ]*$/g,
    'my kickflip: the board hits my $1',
  ],
  // "A pebble stopped my board and I ate it", "rough ground shakes me off the board".
  [
    wherever`^(?!.*\b${ASKED_OVER}\b)(?:(?=.*\b${IN_THE_WAY}\b)|(?=.*\b(?:rough|bumpy) (?:ground|road|pavement|asphalt|street)s?\b))(?=.*\b${PITCHED}\b).*$`,
    'my push: the wheels stop at a crack',
  ],
  // "I only know how to stop by jumping off."
  [
    /^(?:i )?(?:can |only |just |know how to )+(?:stop|brake)(?:ing)? by (?:jumping|falling|hopping|stepping|crashing|bailing|running)\b.*$/g,
    'learn the foot brake',
  ],
  [
    /^(?:the |my )?kick ?turns? only (?:works?|goes?) (?:to )?one (?:way|side|direction)[.! ]*$/g,
    'learn the kickturn',
  ],
  // "Pumping does nothing."
  [
    /^(?:(?:my |the )?pump(?:ing|s)? (?:just |still |really )?(?:does nothing|do(?:es)? ?n'?t (?:work|do anything|help|give)\b.*|gives me no(?:thing| speed)\b.*|never works)|i (?:get|gain|have|pick up) (?:no|zero|not enough) speed (?:from|by|when|while) (?:i )?pump(?:ing)?)[.! ]*$/g,
    'my pump: i lose speed',
  ],
  // "Painted curb won't grind."
  [
    /^(?:(?:an?|the|my|our|this|some) )?(?:[a-z]+ )?(curb|ledge|rail|bench|box)s? (?:won'?t|wont|does ?n'?t|do ?n'?t|never|ca ?n'?t be) (grind|slid)(?:e|s|ing|ed)?(?: at all)?[.! ]*$/g,
    (_, on: string, how: string) => `my ${how === 'grind' ? '50-50' : 'noseslide'} on a ${on}: i stop dead`,
  ],
  // Nothing that is named: to stand on it comes first.
  [
    /^(?:so |ok )?(?:how (?:do i|to|can i) )?(?:get|feel|be|become) (?:more |really )?(?:comfortable|confident|stable|steady|at home)(?: (?:rolling|riding|standing|moving))?(?: (?:on|with) (?:an?|the|my) (?:skate)?board)?[?.! ]*$|^(?:i |i'?m )?(?:(?:always|still|just|so|really|very|super|too|feel|am|feeling) )*(?:unstable|unsteady|wobbly|shaky)(?: on (?:the|my|a) (?:skate)?board)?[.! ]*$/g,
    'how do i push',
  ],
  [
    /^(?:i'?m |i am )?(?:(?:so|really|too|still|very|just) )*(?:scared|afraid|terrified|nervous) (?:of|to) (?:leav(?:e|ing) the ground|jump(?:ing)?|(?:be|get|being|getting) (?:in the air|airborne))[.! ]*$/g,
    'nervous beginner trick without leaving the ground',
  ],
  // Whoever has only just got a board, or does not stand on it yet.
  [
    /^(?:i |we |my \w+ |he |she )?(?:just |finally )?(?:got|bought|received|have|has) (?:an? |my |our )?(?:new |first |cheap |used )*(?:skate ?board|board|complete|deck) (?:for|from) (?:christmas|xmas|(?:my |his |her )?birthday|my (?:dad|mom|mum|brother|parents|uncle|friend))\b[^,.?!]*[.! ]*$/g,
    'first day skating',
  ],
  [
    /^(?:so )?how (?:do i|to|can i|should i|do you) (?:stand(?: on)?|get on(?:to)?|step on(?:to)?|stay on|balance on|put my feet on)(?: to)? (?:an? |the |my )?(?:moving |rolling )?(?:skate)?board(?: (?:properly|correctly|right|safely|faster|quicker|quickly|better|while (?:it'?s |it is )?(?:moving|rolling)))*[?.! ]*$/g,
    'how do i push',
  ],
  [
    /^(?:i )?(?:(?:just |still |really )?(?:can'?t|cannot|cant) (?:keep (?:my )?)?balance|(?:have|got) (?:no|bad|terrible) balance|(?:keep|always|just) fall(?:ing)? off)(?: (?:on|off) (?:the|my|a) (?:skate)?board| (?:the|my) (?:skate)?board)?(?: at all| yet)?[.! ]*$/g,
    'how do i push',
  ],
  [
    /^(?:(?:going|rolling|riding|skating) )?(?:down )?(?:an? |the )?(?:small |steep |big )?(?:hill|slope)s? (?:scares? me|(?:is|are) (?:scary|terrifying|too fast))[.! ]*$/g,
    'learn the foot brake',
  ],
  [
    /^(?:so )?how (?:do i|to|can i) turn without (?:touching|using|pressing|lifting|the|a|my|kick) ?(?:the |my )?(?:tail|kick ?turn\w*|(?:front )?wheels)\b.*$/g,
    'how do i carve',
  ],
  [/^my turns (?:are|feel) (?:too |so |really |very )*(?:wide|big|slow|long)[.! ]*$/g, 'learn the kickturn'],
  [
    /^(?:i )?can (?:already |just |now )?(?:ride|roll|skate|go) (fakie|switch)(?: (?:a bit|a little|ok|okay|now|well|comfortably))?[.! ]*$/g,
    'want a $1 trick',
  ],
  [
    /^(?:so )?how (?:do i|to|can i) (?:jump|hop|go|get) higher(?: (?:on|with) (?:the|my|a) (?:skate)?board)?[?.! ]*$/g,
    'my ollie: no height',
  ],
  [
    /^(?:(?:so )?(?:how (?:do i|to|can i)|(?:i )?(?:want|need|wanna|trying|learn)(?: to)?) )?(?:pop (?:the |my )?(?:board |it |tail )?(?:higher|harder|better|louder|more|stronger)|(?:a )?(?:higher|harder|bigger|better|stronger) pop)(?: tips?| help)?[?.! ]*$/g,
    'my ollie: no height',
  ],
  [
    /^(?:so )?how (?:do i|to|can i) (?:(?:fall|bail)(?: out)? (?:from|off|of|out of|on|during|when)|bail) (?:an? |the |my )?[a-z0-9 -]{3,24}[?.! ]*$/g,
    'how do i fall',
  ],
  // Told of no trick, it is told of the first that everyone lands.
  [
    /^(?:so )?how (?:do i|to|can i) (?:always |stop (?:not )?)?(land(?:ing)?) (?:on |with both feet on )?(?:(?:the|my|both|all) )?(bolts|tail|nose)(?: every time| more often| all the time)?[?.! ]*$/g,
    (_, _land: string, where: string) =>
      where === 'bolts' ? 'my ollie: i never land on the bolts' : `my ollie: i land on my ${where}`,
  ],
  [
    /^(?:so )?(?:how (?:do i|to|can i) )?(?:ride|skate|roll|get)(?: (?:up|on|onto|to))* (?:an? |the |my )?(?:steep |small |low )?banks?(?: for the first time)?[?.! ]*$/g,
    'learn the kickturn on a bank',
  ],
  [
    /^(?:so )?(?:how (?:do i|to|can i) )?(?:ride|roll|go) (?:down|in(?: ?to)?) (?:an? |the |my )?(?:ramp|quarter(?: ?pipe)?|mini(?: ?ramp)?|bank)(?: without dropping in)?[?.! ]*$/g,
    'how do i roll in',
  ],
  [
    /^(?:so )?(?:how (?:do i|to|can i) )?(?:jump|step|hop|get|bail) off(?: (?:of )?(?:the|my|a) (?:skate)?board)? (?:safely|without (?:falling|getting hurt|hurting myself))[?.! ]*$/g,
    'how do i fall',
  ],
  [
    /^(?:how (?:do i|to|can i) )?teach(?:ing)? (?:an? |my |the )?(?:friend|girlfriend|boyfriend|wife|husband|brother|sister|somebody|someone|people|adults?|beginners?)s?(?: how)? (?:to )?skat(?:e|eboard|ing)[?.! ]*$/g,
    'how do i push',
  ],
  // "How to go higher on a half pipe."
  [
    /^(?:so )?how (?:do i|to|can i) (?:go|get|ride|come|climb)(?: up)? (?:even |any )?higher(?: up)? (?:on|in) (?:an? |the |my |our )?(?:mini(?: ?ramp)?|ramp|bowl|pool|quarter(?: ?pipe)?|half ?pipe|vert(?: ramp)?|walls?)[?.! ]*$/g,
    'how do i pump',
  ],
  // "Learn to pump a mini ramp."
  ...VERBS.map(
    ([verb, taught]): Saying => [
      wherever`^(?=.*\b(?:learn\w*|wants?|wanna|need|practi[cs]\w+|try\w*|master|teach|show)\b)(?:(?:i|we|he|she|teach|show|help) )?(?:(?:me|us|him|her) )?(?:(?:wants?|wanna|would like|needs?|have|like|trying|try|hope|plan)(?: to)? )?(?:(?:learn|start|practi[cs]e|master)(?:ing)? )?(?:how )?(?:to )?${verb}(?:ing)?(?: ${SOMEWHERE})*[?.! ]*$`,
      taught,
    ],
  ),
  [/^(?:so )?how (?:do i|to|can i) pump\b.*$/g, 'how do i pump'],
  [
    /^(?:how (?:do i|to) )?push(?:ing)? (?:in )?switch(?: stance)?(?: tips?| help)?[?.! ]*$/g,
    'how do i push',
  ],
  [
    wherever`^(?!.*${NAMED})(?!.*\b(?:scare|freak|afraid|terrif|nervous))(?:i )?(?:can |know how to |am able to )?only (?:can )?(?:kick ?)?(?:turn|steer|carve)(?:s|ing)? (?:to )?(?:(?:the|my) )?${ONE_WAY}\b.*$`,
    'learn the kickturn',
  ],
  [
    wherever`^(?!.*${NAMED})(?:i )?(?:${ONE_WAY})(?: turns?)? (?:is|are|'?s) (?:all|the only (?:way|side|direction|turns?|one|thing))(?: that)? i can (?:turn|do|go|steer|carve|manage)\b.*$`,
    'learn the kickturn',
  ],
  [
    wherever`^(?!.*${NAMED})(?:.*\b)?(?:tricks?|ways?|moves?|something|how) (?:to|for|of|do i|can i) (?:stop|brake|braking|slow(?:ing)? down)(?:ping)? ${SO}(?:fast|quick(?:ly)?|suddenly|hard|at speed|from high speed)\b.*$`,
    'learn the powerslide',
  ],
  // "Good ways to stop", "stopping trick".
  [
    wherever`^(?!.*${NAMED})(?:.*\b)?(?:(?:tricks?|ways?|moves?|something|methods?)(?: (?:that|which) helps?(?: me)?)? (?:to|for|of) (?:stop|brak|slow(?: myself)? down|slowing down)(?:e|ing|ping)?(?: with)?|(?:stopping|braking) (?:tricks?|moves?|techniques?|methods?))${ENDS}.*$`,
    'learn the foot brake',
  ],
  [
    wherever`^(?!.*(?:flip|shuv|grind|slide|ramp|pipe|\bwall|bowl))(?:.*\b)?(?:fast|quick|easi|simpl|best|good|easy|simple)(?:e?st)? ways? to (?:turn|spin|get turned|go)(?: (?:around|round|180|back|the other way|the board around)){1,2}(?: on (?:the ground|flat(?:ground)?|the spot))?[?.! ]*$`,
    'learn the kickturn',
  ],
  [
    wherever`^(?:.*\b)?(?:ways? to|how (?:do i|to|can i)) turn(?: around)? (?:in|around) (?:an? |the |my )?(?:bowl|pool)s?[?.! ]*$`,
    'how do i carve',
  ],
  [
    wherever`^(?!.*${NAMED})(?:.*\b)?how (?:do i|to|can i|should i) (?:stop|brake|slow(?: myself)? down)(?: (?:safely|properly))?(?: (?:an?|my|the) (?:long ?board|cruiser|skateboard|penny(?: board)?)\b)?(?:${ENDS}|(?= (?:on|when|while|at|going|rolling|before|fast|quickly|myself|(?:my|the|a) (?:skate)?board[?.! ]*$)\b)).*$`,
    'learn the foot brake',
  ],
  [
    /^(?:so )?how (?:do i|to|can i) (?:go|get|ride|skate|push|roll|gain|pick|build)(?: (?:a lot|much|even|way|really|super))? (?:fast(?:er)?|(?:up )?(?:more )?speed)(?: (?:on|with) (?:it|(?:the )?flat(?: ?ground)?|(?:an?|the|my) (?:skate)?board))?[?. ]*$/g,
    'how do i push',
  ],
  [
    /^(?:so |and |why does )?(?:my |the )?(?:skate)?board (?:always |just |keeps? )*(?:slid|roll|shoot|slip|fl|mov|go|tak|run)\w*(?: off| away| out)+(?: (?:from )?under(?:neath)?(?: me)?| from me| on me)? (?:when(?:ever)?|as soon as|every time|if) i (?:try to |want to )?(?:step|get|stand|hop|jump) on\b(?: it| the board)?[.!? ]*$/g,
    'how do i push',
  ],
  [
    /^(?:so )?how (?:do i|to|can i) push (?:(?:in )?an? )?straight(?:er)?(?: line)?[?.! ]*$/g,
    'how do i push',
  ],
  [/^(?:so )?how (?:do i|to|can i) (?:do )?lean(?:ing)? turns?[?.! ]*$/g, 'how do i carve'],
  // A board that wobbles wants weight on the front foot and long turns.
  [wherever`^(?!.*${NAMED})(.*\b)?(?:speed )?wobbl(?:es?|ing)\b.*$`, 'how do i carve'],
  // Whoever cannot grind at all begins with both trucks.
  [
    wherever`^(?:i |but )?(?:still |just )?${FAILS} grind(?:ing)?(?: (?:an?ything|ledges|curbs|rails|at all))?${ENDS}(?!.*(?:${NAMED}|can))`,
    'learn the 50-50',
  ],
  ...SKILLS.map(
    ([said, learned]): Saying => [
      wherever`^(?!.*${NAMED})(?:.*\b)?(?:${FAILS}(?: ${WHENEVER})* ${anyOf(...said)}${ENDS}|(?<=\w )(?:when(?:ever)?|while|every time|each time) ${WHENEVER}? ?${anyOf(...said)}${ENDS}|${anyOf(...said)} ${HARD}).*$`,
      learned,
    ],
  ),
]
