import { anyOf, NAME, type Saying, SO, THE, wherever } from '../../wish/pattern.ts'
import { isTrick, ofTrick } from '../../wish/rewrite/trick-names.ts'
import { CANNOT, HOW_TO, SIDE, STILL, UNCLEAN } from './wording.ts'

/** How the name of a trick on flat ground ends. */
const ON_FLAT = anyOf('flip', 'shuv\\w*', 'heel', 'spin', '180', '360', 'tre', 'ollie', 'hardflip', 'laser')

/** What a trick does that turns out to be another one. */
const BECOMES = anyOf(
  'end(?:s|ing)? up(?: as| being| in)?',
  '(?:slid|slipp|fall|turn|go|dropp|swing|com)(?:ing|e|es|s)? (?:in ?to|in|out as)',
  'becom(?:e|es|ing)',
)
/** What is held, on an edge or on two wheels. */
const HELD_TRICK = /(?:slide|grind|50-50|50|5-0|manual|crook|smith|feeble|blunt|tail|board|lip)s?$/

/** Rolls in backwards and turns, so that it ends forward. */
const FROM_FAKIE =
  '((?:(?:frontside|backside|fs|bs) )?(?:half|full) cab(?: (?:kick|heel)?flip)?|fakie (?:fs |bs |frontside |backside )?(?:180|flip))'
const ENDS_FAKIE =
  ' ?(?:land|end up|end|come (?:out|down)|roll (?:away|out|off))(?:s|ing)? (?:\\w+ )?(?:fakie|backwards?)'

/** What goes wrong from the pop over flick, turn and catch to the landing. */
export const POP_TO_LANDING: readonly Saying[] = [
  [/\bprimo or rail\b/g, 'primo'],
  [
    /^(?:i )?can (?:do (?:an? )?)?ollies? (?:on(?:to)?|up|over|off) (?:an? |the )?[a-z]+,? but (?:not|i can'?t|can'?t|never) (?:ollie )?(?:on(?:to)?|up|over) (?:an? |the |my )?[a-z ]+[.! ]*$/g,
    'my ollie is too low',
  ],
  [
    /^(?:so )?how (?:do i|to|can i) flick (?:it )?(?:harder|stronger|better|more|faster)[?.! ]*$/g,
    'my kickflip: the flick is too weak',
  ],
  [
    /^(?:so )?how (?:do i|to|can i) flick (?:it )?(?:softer|lighter|less|less hard|gentler)[?.! ]*$/g,
    'my kickflip: i flick too hard',
  ],
  [
    /^(?:so )?how (?:do i|to|can i) keep (?:the |my )?board (?:under|with|close to|on|at) (?:me|my feet|my foot|your feet|you)[?.! ]*$/g,
    'my ollie: the board leaves my feet',
  ],
  [
    /\bmy (front|back) foot (?:comes|lands|gets|goes) (?:(?:back )?(?:down|on) )?(?:way |too |really |so )*late\b/g,
    'my $1 foot never lands on the board',
  ],
  [
    /\bi (?:can )?(?:never|can'?t|cannot) (?:ever |seem to )?(?:find|meet|reach|get back on) (?:the|my) board with (?:my|the) (front|back) (?:foot|feet)\b/g,
    'my $1 foot never lands on the board',
  ],
  // Whoever does not get up is told how to, whatever they put it down to.
  [
    wherever`^(?:[^,.!?]*\b(?:legs?|short|small|weak|heavy|fat|tall)\b[^,.!?]*?[,. ]+)?(?:(?:so|and|but|i|just|really) )*${CANNOT} (?:really )?(?:pop|jump|ollie|go) (?:(?:very|that|too|so|any) )*high(?:er)?(?: enough)?[.! ]*$`,
    'my ollie is too low',
  ],
  [
    wherever`^(?:so |why do )?(?:i |my )?(?:always |still |just )?(?:get|have|got) (?:no|zero|little|hardly any|barely any|not enough) (?:height|pop|air) (?:on|in|with|out of) ${THE}${NAME}s?[?.! ]*$`,
    ofTrick('my $1: it is too low'),
  ],
  [wherever`^(?:my )?pop (?:is |comes |feels )?${SO}(?:late|early|slow)[.! ]*$`, 'my ollie: the pop is late'],
  // Of one who cannot ollie it is the pop that is missing.
  [
    wherever`^(?:please |help,? (?:me,? )?|so |hey |why |but )*(?:i |do i )?${SO}${CANNOT}(?: i)? (?:just |really |even |do an? )*ollies?(?: yet| at all| properly| to save my life)*[.!? ]*$`,
    'my ollie: it never gets off the ground',
  ],
  [
    wherever`^(?:my )?((?:[a-z0-9]+ )?(?:[a-z]*flip|heel|shuv|shuvit|n?ollie)s?) (?:with ?out|has no|have no|with no|and no|no)(?: any)? (?:pop(?:ping)?|height|air)(?: at all| on (?:it|them))?[.!? ]*$`,
    'my $1: it has no pop',
  ],
  // What is told of the pop without a trick's name is told of the ollie.
  [
    /^(?!.*(?:flip|shuv|n?ollie|180|360|grind|slide|tre\b|heel|hurt|pain|ache|knee|kills me))(.*\b(?:when(?:ever)?|every time|each time|as) i (?:pop|jump)\b.*)$/g,
    'my ollie: $1',
  ],
  // What the board weighs is put forward for a flip that does not come.
  [
    wherever`^(?:my |the )?(?:board|deck) is ${SO}(?:heavy|wide|big|long|old|bad|fat)(?: that)?[,. ]+(?:and |so )?(?:it |the board )?(?=(?:won'?t|doesn'?t|never|can'?t) (?:even )?(?:flip|turn over|rotate))`,
    'my kickflip ',
  ],
  [
    wherever`^(?:my )?((?:kick|heel)flip)s? (?:is|are|flips?|spins?|turns?|goes|go|rotates?) ${SO}(?:slow|slowly|lazy)[.! ]*$`,
    'my $1: the flick is too slow',
  ],
  [
    wherever`^(?:my |the )?flick (?:is|feels?|looks?)? ?${SO}(?:sucks?|ass|trash|garbage|shit|crap|bad|terrible|awful|weak|horrible)[.! ]*$`,
    'my kickflip: the flick is weak',
  ],
  [
    /^(?!.*(?:flip|shuv|n?ollie|180|360|heel|tre\b))(?:why do )?(i (?:always |keep |just |think i )*flick(?:ing)?\b.*)$/g,
    'my kickflip: $1',
  ],
  [
    /\b(?:spins?|rotates?|turns?|scoops?|comes around)(?: (?:fine|ok|good|well|all the way))?,? but (?:it )?(?:doesn'?t|does not|won'?t|never|isn'?t|not) (?:even )?(?:flips?|flipping)\b/g,
    'never flips',
  ],
  [
    wherever`^(?:my )?((?:n?ollie|kickflip|heelflip)s?) ${STILL}(?:spin|turn|rotat)(?:s|e|es)? (?:an? )?(?:180|90|half|quarter)(?: turn)? (?:by (?:it|them)sel(?:f|ves)|on (?:its|their) own|without me|for no reason|every time)[.!? ]*$`,
    'my $1 turns sideways',
  ],
  [
    /\b(?:is|are|am|just|keeps?)? ?(?:not|never|don'?t|doesn'?t|won'?t) (?:(?:com|go|gett|turn|spinn)(?:e|ing)|get|turn|spin|go) (?:all the way )?a?round(?: (?:all the way|fully|far enough|enough|completely))?\b/g,
    ' only turns halfway',
  ],
  // What is told of an ollie that turns is no wish for a turn.
  [
    wherever`^(?:so |help,? |why do )?((?:n?ollie|kickflip|heelflip|pop shuv\w*)s?) ${STILL}(?:turn|twist|rotat|drift|veer)(?:s|e|es|ing)? (?:a (?:bit|little) |slightly |too )*(?:sideways|frontside|backside|fs|bs)(?: on me| every time)?[.!? ]*$`,
    'my $1 turns sideways',
  ],
  [
    wherever`^(?:my |on )?((?:(?:${SIDE}|half cab|nollie|switch|fakie) )?[a-z0-9-]+?)s?,? (?:but )?i ${STILL}(?:get|do|land|make|catch) [^.,!?]{3,30}? (?:then|and|but)(?: then)?(?: i| it)?(?: always| have to| just)* pivot(?:ing|s)?\b.*$`,
    'my $1, it pivots on landing',
  ],
  [
    /(?<=\b(?:stop|sketchy|fix|why|always|keeps?)\b.*)\b(180s?|flips?|shuvs?) pivot(?:s|ing)?\b/g,
    '$1, it pivots on landing',
  ],
  // "My tre is a varial": half of the turn is missing.
  [
    wherever`^(?:my )?((?:tre|3|360|bigspin)[a-z0-9 -]{0,16}?)s? ${STILL}(?:${BECOMES}|is|are|looks? like) (?:(?:just|always|more|basically|really|only|like) )*(?:of )?an? (?:varial|180|(?:pop )?shuv\w*)(?: (?:kick|heel)?flip)?s?[.! ]*$`,
    'my $1: it only turns 180',
  ],
  [
    wherever`(?:\bmy )?\b([a-z0-9-]+(?: (?!always|keeps?|just)[a-z0-9-]+)?)s?,? (?:(?:but|i|it|they|always|keeps?|just) )*${BECOMES} (?:(?:just )?an? )?([a-z0-9-]+(?: [a-z0-9-]+)?)(?: for me| every time| instead| though)*(?=[.,!? ]*$)`,
    (told: string, name: string, other: string) => {
      // Two that are held against each other turn into nothing.
      if (!isTrick(other) || /\bor /.test(told) || /\bf(?:oo|ee)t$/.test(name)) return told
      const isTold = HELD_TRICK.test(other) || /\b(?:kick|heel)flips?$/.test(name)
      return isTold ? `my ${name} turns into a ${other}` : `my ${name}: i cant land it`
    },
  ],
  // What a trick turns into by mistake is not the one that is meant.
  [
    wherever`(?<=\b${ON_FLAT}s?\b.*\b(?:only|just|but|never|always|keeps?)\b.*),? (?:so|and|then|which means) (?:it(?:'?s| is| ${BECOMES})|that'?s) (?:basically |really |just |more like |kinda )*(?:an? )?[a-z0-9-]+(?: (?:kick|heel)?flip)?(?=$|[.,!?])`,
    ' ',
  ],
  [
    /\b(?:goes|go|going|comes|lands?|landing|flies|gets|turns) (?:all )?crooked\b(?! grind)/g,
    'turns sideways',
  ],
  [
    /\b(?:vertical )?rocket(?:s|ed|ing)?\b(?!.*\b(?:league|science)\b)(?=[.,!? ]*(?:$|every|all|and|up|like|vertical|so|what|how|help))/g,
    'goes rocket',
  ],
  [/\brocket ((?:\w+)?(?:flip|ollie|heel)s?)\b/g, '$1 goes rocket'],
  [
    wherever`\b(?:the |my )?catch (?:is |comes |feels |looks )?${SO}(?:late|low|off|bad|weak|terrible|trash|shit|ugly)\b`,
    'i catch it too late',
  ],
  [
    /\b(?:get|have|got|do) the flip but (?:not|never|can'?t|don'?t)(?: get| do| have)?(?: the)? catch\b|^(?:i )?(?:can'?t|cannot|never) catch (?:it|the board|my board)[.! ]*$/g,
    'my kickflip: i never catch it',
  ],
  [
    wherever`^(?:i )?${STILL}(?:do|end up in|land in|fall into) (?:the |a )?splits? (?:on|in|with|doing|when i do) ${THE}${NAME}s?[.! ]*$`,
    ofTrick('my $1: i never land both feet on it'),
  ],
  [
    wherever`^(?:(?:my|such|always|so|really|very) )*${UNCLEAN} landings?(?: (?:all the time|always|every time))?[.! ]*$`,
    'my ollie: i land sketchy',
  ],
  [
    wherever`^(?:so |why do )?(?:i )?${STILL}(?:${ENDS_FAKIE}|(?:fakie|backwards?) landings?) (?:on|in|with|after|out of|when i do) ${THE}${FROM_FAKIE}s?[?.! ]*$|^(?:my )?${FROM_FAKIE}s? ${STILL}${ENDS_FAKIE}[?.! ]*$`,
    (_, one?: string, other?: string) => `my ${one ?? other} only turns halfway`,
  ],
  [
    /(?<=\b(?:180|360|half ?cab|cab|spin|turn|shoulders?|body|hips?)s?\b.*)\b(?:(?:the|my) )?board (?:doesn'?t|won'?t|never|does not|doesnt|wont) (?:really |just )?(?:follow|come along|come with (?:it|them))(?: through)?\b(?! (?:me|my|the)\b)/g,
    'the board stays behind',
  ],
  [
    /\b(?:(?:the|my) )?(?:board|it) (?:doesn'?t|won'?t|never|does not|doesnt|wont) (?:really )?(?:stick to|stay (?:on|with|under)|follow|come (?:up )?with) (?:my |the )?(?:feet|foot|me)\b/g,
    'the board leaves my feet',
  ],
  [
    /\b(?:never|can'?t|cannot|don'?t|won'?t) (?:really )?(?:(?:get|land|jump|make it|step|come) back on(?:to)? (?:the|my) board|(?:get|put|bring) (?:my |both |the )+feet back on(?:to)?(?: (?:it|the board|my board))?)\b/g,
    'never land both feet',
  ],
  [
    wherever`^(?:so |why do )?(?:i )?(?:(?:always|keep|keeps?|just|even) )*(?:broke|break|breaking|snap|snapped|snapping|crack|cracking) (?:\d+|my|a lot of|so many|all my|two|three|four)? ?(?:skate)?boards?\b(?:[^.!?]*? (?:landing|doing|trying|on) (?:on )?${THE}([a-z0-9 -]{3,20}?)s?\b(?= (?:down|off|on|over|every|all)\b|[.!? ]*$))?[^.!?]*[?.! ]*$|^(?:my |the )boards? (?:always|keeps?|just) (?:snap|break|crack)(?:s|ing)?[.! ]*$`,
    (_, name?: string) => `my ${name && isTrick(name) ? name : 'ollie'}: i keep snapping boards`,
  ],
  [
    /^(?:how (?:do i|to|can i) )?(?:stop|avoid|prevent|not|no more) (?:get(?:ting)? )?(?:shinners?|shinned|shin hits?)[?.! ]*$/g,
    'my kickflip: it hits my shin',
  ],
  [
    wherever`^(?:my )?${NAME}s?,? (?:but )?(?:[a-z ]{0,20} says? )?(?:i|they|it'?s|its|is|are) (?:always |just |keep )*(?:mob(?:s|bed|bing)?(?: (?:it|them))?|mobby)[.! ]*$`,
    ofTrick('my $1: it has no pop'),
  ],
  [
    /^(?:my |the )?flick (?:always |just )?(?:feels|goes|is|comes)\b(?!.*\b(?:not?|never) (?:weird|wrong|longer)\b)[^.!?]*\b(?:down|weird|wrong|sideways|straight)\b[^.!?]*[.! ]*$/g,
    'my kickflip: the flick is too weak',
  ],
  // No drop in.
  [
    /\b(nose|tail|(?:front|back) (?:wheels?|trucks?|end)) (keeps? |always |just )dropping\b(?! in)/g,
    '$1 $2drops',
  ],
  // "I mob my kickflips", "mob flips, how to fix".
  [
    wherever`^(?!how (?:do i|to|can i) mob)(?:(?:so|how (?:do i|to|can i)|fix|stop|my|these|those|i ${STILL}) ?)*\bmob(?:bed|bing|by)? (?:(?:all|my|the|every) )*${NAME}s?(?:: .*|,? (?:how|help|why)\b.*)?[?.! ]*$`,
    ofTrick('my $1: it has no pop'),
  ],
  [wherever`^(?:my |the )?${NAME}s? ${STILL}mobs?[?.! ]*$`, ofTrick('my $1: it has no pop')],
  // Told of every trick, it is told of the first that everyone lands.
  [
    /^(?:i )?(?:want|need|would like|how (?:do i|to|can i)|learn)?(?: to)? ?(?:(?:have |get |make )?(?:my )?(?:softer|smoother|quieter|cleaner) landings?|land (?:(?:more )?(?:softly|smoothly|quietly)|softer|smoother|quieter)(?: after (?:an? |the |my )?(?:gaps?|drops?|stairs?|jumps?|tricks?|ollies?))?)[?.! ]*$/g,
    'my ollie: i land stiff',
  ],
  [
    /^(?:(?:my|all my) )?landings? (?:(?:is|are|feels?) )?(?:so |too |really |always |very )*(?:stiff|rough|hard|loud|heavy|harsh)[.! ]*$/g,
    'my ollie: i land stiff',
  ],
  [
    /^(?:i )?(?:always |keep )?land(?:ing)? with (?:stiff|straight|locked) (?:legs|knees)[.! ]*$|^my (?:legs|knees) (?:are|stay) (?:stiff|straight|locked) when i land[.! ]*$/g,
    'my ollie: i land stiff',
  ],
  [wherever`^(?:my )?${NAME}s? ${STILL}credit ?card(?:s|ed|ing)?(?: me\b.*)?$`, ofTrick('my $1: it hits me')],
  // A board that slides out is no slide.
  [
    /^(?!.*(?:grind|slides?\b(?! out)|flip|heel|tre\b|shuv|180|360|manual|stall|spin|cab\b))(.*\b(?:stairs?|gaps?|drops?|land\w*)\b.*)\bslid(?:es?|ing) out\b.*$/g,
    'my ollie: the board slips out',
  ],
  [
    /(?<=\b(?:(?:kick|heel|hard|inward|varial|360|tre|laser|big)? ?(?:flip|heel)|shuv\w*|n?ollie|180|360|big ?spin)s?\b(?!.*\b(?:slide|grind)s?\b(?! out)).{0,40})\bslid(?:es?|ing) out\b(?! of)/g,
    'slips out',
  ],
  // Said of no trick, it is the landing of any.
  [
    wherever`^(?:so |ok )?(?:${HOW_TO} (?:stop|avoid|quit|not)|why do i|i) ${STILL}land(?:ing)?(?: everything| it| them| all(?: of)? my tricks| my tricks| tricks)? ${SO}${UNCLEAN}\b[^.!?]*[.!? ]*$`,
    'my ollie: it comes down sketchy',
  ],
  [
    /\b(?:my )?(?:feet |foot )?(?:come|comes|land|lands|landing|coming)(?: down)? (?:beside|next to) (?:it|the board)\b|\bghosting\b/g,
    'i never land both feet on it',
  ],
]
