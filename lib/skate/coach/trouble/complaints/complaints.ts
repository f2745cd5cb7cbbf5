import { SPOT } from '../../reply/spots-compared.ts'
import { anyOf, NAME, type Saying, SO, THE, wherever } from '../../wish/pattern.ts'
import { isTrick, ofTrick, ofTricks } from '../../wish/rewrite/trick-names.ts'
import { FEARS } from './fears.ts'
import { ON_LEDGES_AND_RAMPS } from './ledges-and-ramps.ts'
import { POP_TO_LANDING } from './pop-to-landing.ts'
import { PROGRESS } from './progress.ts'
import { CANNOT, HOW_TO, STILL, UNCLEAN } from './wording.ts'

/** What moves, and goes wrong, when a trick does. */
const MOVED =
  '(?:board|deck|nose|tail|wheel|truck|body|shoulder|hip|foot|feet|heel|toe|ankle|leg|knee|arm|weight|hand|flick|scoop|catch)'

/** What is said of a foot that does not help. */
const IDLE = anyOf(
  'useless',
  'lazy',
  'dead(?: weight)?',
  'asleep',
  'dumb',
  '(?:not )?doing (?:nothing|anything|much|its job)',
  "(?:do(?:es)?n'?t|won'?t) (?:do anything|do much|help|work|do its job)",
  'does nothing',
)

/** What a trick does that fails, told without a "my" before its name. */
const FAILS_SO = anyOf(
  'spins',
  'bounces?',
  'flips? over',
  '(?:(?:over|under) ?-?)?rotates?',
  'dips?(?! to)',
  '(?:flips|turns|spins) too (?:much|far|little)',
  'flips (?:too|half|twice)',
  'catches',
  'hangs?(?: up)?(?= on\\b|[.! ]*$)',
  'slips',
  'slides? (?:down|off|out|back)',
  '(?:keeps? )?(?:veer|drift|curv|div|tip|wobbl)(?:s|es|ing|ping)?(?= (?:to|off|out|away|left|right|in|forward|back|over|around|too)\\b|[.! ]*$)',
  'shoots',
  'stops? (?:after|short|dead|half ?way|right away|instantly|immediately)',
  'flies',
  'ends (?:at|up at|short)',
  'falls(?! from)\\b',
  '(?:go|goes|going|fly|shoot|end up) (?:way |too far |out |off )*(?:behind|in front of|away from|ahead of) me\\b',
  'lands (?:on|behind|upside|primo|crooked|in front)',
  'land (?:on my|behind|upside|primo|crooked|in front)',
  "(?:doesn'?t|does not|don'?t|do not|won'?t) (?:flip|spin|rotate|turn|come|get|give|land|pop|slide|grind|lock)",
  '(?:(?:is|are|goes|go) )?vertical',
  '(?:barely|hardly) (?:leaves?|gets?|comes?|pops?|rotates?|spins?|flips?|turns?|goes)',
  'is (?:(?:so|too|really|very|way) )+(?:low|slow|weak)',
  'is (?:sideways|crooked|\\d+ (?:inch\\w*|cm) (?:high|low))',
)
/** What a trick is short of, and what it does then. */
const LACKS: Readonly<Record<string, string>> = {
  height: 'too low, no height',
  flick: 'the flick is too weak',
  spin: 'it never comes around',
  rotation: 'it never comes around',
  scoop: 'it never comes around',
  catch: "i can't catch it",
  speed: 'too slow, not enough speed, it never works',
}

/** What is short of a spin only where it has one: a "boardslide, no spin" is a wish. */
const TURNS = /\d{3}|shuv|varial|tre\b|spin|cab|hardflip|inward|laser/

/** What somebody does, or cannot do, in the trick that was named just before. */
const FAILS_THEN = anyOf(
  'i (?:always |just |still |only )*(?:come|fall|slip|step|hop|jump|bounce) (?:right |straight )?(?:off|over|back|out)\\b',
  'i (?:always |just |still |only )*(?:dive|nose ?dive|over ?rotate|under ?rotate|miss|overshoot|tip|lean|loop|fold)\\b',
  'i (?:always |just |still |only )*(?:step|jump|lean|turn|slide|grab|pop|land|scoop|flick|kick) (?:way |much )?too \\w+',
  '(?:i )?keep (?!getting (?:better|closer)|doing|landing|it\\b)',
  "(?:i )?can'?t (?!do\\b|land\\b|stop (?:doing|landing)|get enough|wait)",
  '(?:i )?cannot (?!do\\b|land\\b)',
  '(?:falling|slipping|sticking|stopping|diving|tipping|looping|bouncing|hanging)\\b',
)

/** Who asks for something else with it. */
const ASKS = anyOf('what', 'which', 'want', 'something', 'anything', 'else', 'instead', 'next', 'like', 'or')

/** What is not to happen, without its "-ing". */
const MISHAP = `(${[
  'kick',
  'send',
  'shoot',
  'los',
  'hit',
  'land',
  'fall',
  'lean',
  'turn',
  'slid',
  'stop',
  'throw',
  'slip',
  'stick',
  'catch',
  'flip',
  'sitt',
  'jump',
  'hang',
  'tipp',
  'loop',
  'dragg',
  'sink',
  'wobbl',
  'bail',
].join('|')})ing`

/** To be hit by the board, in skaters' words. */
const SHINNED =
  '(?:credit ?card(?:s|ed|ing)?|shinn?(?:ed|ing|ers?)|nut ?shots?|(?:sack|rack|nut)(?:t?ed|t?ing))'
/** What leads from a fault to the trick that has it. */
const IN =
  '(?:on|in|with|during|by|from|trying|doing|when(?:ever)? i|every time i)(?: do| try| trying)?(?: to)?'

/** Sentences with a trick and a fault in them, turned round so that the trick comes first. */
const TRICK_FIRST: readonly Saying[] = [
  [/^i (?:feel|think)(?: like)?(?: that)? (?=my )/g, ''],
  // Whoever wants to hit a rail skates it.
  [
    /\b(want to|wanna|let'?s|going to|gonna|time to|ready to|about to) hit (?=(?:the|an?|that|this|our|some) (?:\w+ )?(?:hand)?(?:rail|ledge|box|curb|bar|hubba|bench|coping)s?\b)/g,
    '$1 skate ',
  ],
  [/\bnose[ -]?div(?:es?|ing)\b(?! (?:grab|air))/g, 'nose drops'],
  // "Credit carding myself trying hardflips."
  [
    wherever`^(?:(?:i|i'?m|i am|always|just|still|keep|getting|get|got|been|the|so many|too many) )*${SHINNED}(?: myself| me)?(?: (?:again|a lot|so much|all the time|every time))? ${IN} ${THE}${NAME}s?[.! ]*$`,
    ofTrick('my $1: it hits me'),
  ],
  [
    wherever`^${THE}${NAME}s?[,:]? (?:(?:i|always|just|keep|getting|get|give|gives|me|and) )*${SHINNED}(?: myself| me)?(?: (?:again|a lot|every time|all the time))?[.! ]*$`,
    ofTrick('my $1: it hits me'),
  ],
  [
    wherever`^(?:my |on )?${NAME}s?[,:]? i (?:(?:always|just|still|only|keep) )*(?:hit(?:ting)?|clip(?:ping)?|run into) (?:the |my )?(rail|ledge|edge|box|curb|coping|bar)\b(?!.*(?:\b${ASKS}\b|[?])).*$`,
    ofTrick('my $1: it always hits the $2'),
  ],
  // "Axle stall, only the front truck."
  [
    wherever`^(?:my |on )?${NAME}s?[,:]? (?:i (?:get|land|have) )?only (?:get )?(?:the |my )?(front|back|one) trucks?(?: (?:on|up|gets on|gets up|there|lands))*[.! ]*$`,
    ofTrick('my $1: only the $2 truck gets on'),
  ],
  // "Landing sideways on kickflips."
  [
    wherever`^(?:i )?(?:(?:always|just|still|keep) )*land(?:ing|s)? (?:\w+ )?(sideways|crooked|twisted)(?: again)? ${IN} ${THE}${NAME}s?[.! ]*$`,
    ofTricks('my $2: it lands $1', 2),
  ],
  [wherever`^(?:my )?${NAME}s? ${STILL}go(?:es)? (back|for)wards?[.! ]*$`, ofTrick('my $1: it goes $2ward')],
  // "I get the flip but not the spin on tres."
  [
    wherever`^(?:i )?(?:can )?(?:get|got|have) the (?:flip|spin|rotation|scoop|flick|pop|catch),? but (?:not|no|never) (?:the )?(flip|spin|rotation|scoop|flick|catch) (?:on|in|with|for) ${THE}${NAME}s?[.! ]*$`,
    (told: string, lack: string, called: string) => {
      const name = called.replace(/^tre$/, 'tre flip')
      return isTrick(name) ? `my ${name}: ${lack === 'flip' ? "it won't flip fully" : LACKS[lack]}` : told
    },
  ],
  // "Crooks slide instead of grinding", "boardslides grind instead of sliding".
  [
    wherever`^(?:my )?${NAME}s? ${STILL}(slid|grind)(?:es?|s|ing)? instead of (?:grinding|sliding|a grind|a slide)[.! ]*$`,
    (told: string, name: string, does: string) =>
      !isTrick(name)
        ? told
        : /crook/.test(name)
          ? `my ${name}: it does not pinch`
          : `my ${name}: it ${does === 'slid' ? 'turns sideways' : 'turns into a 50-50'}`,
  ],
  // "Nollie flips with too much rotation."
  [
    wherever`^(?:my )?${NAME}s? (?:with|has|have|get|gets) (?:always |just |way )?too (much|little) (?:rotation|spin|flip|turn)[.! ]*$`,
    (told: string, name: string, how: string) =>
      isTrick(name) ? `my ${name}: it ${how === 'much' ? 'over rotates' : 'never comes around'}` : told,
  ],
  // "Manual one foot drops off": no one-foot manual.
  [
    wherever`^(?:my )?${NAME}s?,? (?:and |but )?(?:my )?one foot ${STILL}(?:drops?|slips?|falls?|comes?|steps?|lands?|flies|goes|pops?) off\b(?!.*(?:\b${ASKS}\b|[?])).*$`,
    ofTrick('my $1: one foot slips off'),
  ],
  // "The board does a half shuv on my heelflips."
  [
    wherever`^(?:the |my )?(?:board|deck|it) (?:always |just |keeps? )*(?:do(?:es|ing)?|mak(?:es|ing)) (?:an? )?(?:half |quarter |180 |little |slight |bit of an? )*(?:pop )?shuv\w*(?:[ -]it)? ${IN} ${THE}${NAME}s?[.! ]*$`,
    ofTrick('my $1 turns into a shuvit'),
  ],
  // "The board only spins 180 on 360 shuvs."
  [
    wherever`^(?:the |my )?(?:board|deck|it) only (?:spins?|turns?|goes|rotates?|gets?|comes?)(?: to| a?round)? (?:\d{2,3}|half(?:way)?|a quarter)(?: degrees)?(?: of the way| a?round)? ${IN} ${THE}${NAME}s?[.! ]*$`,
    (told: string, name: string) =>
      isTrick(name) ? `my ${name}: it ${TURNS.test(name) ? 'never comes around' : 'turns'}` : told,
  ],
  // "My board does a 180 when I ollie": no trick is named by it.
  [
    /(?<!\b(?:tricks?|call(?:ed)?|names?|one|want|something)\b.*)\b(board|deck|it) ((?:always |just |keeps? )*)(?:does|doing|makes) an? (?:half |full )?(?:90|180|360|turn|spin)(?= (?:when(?:ever)? i|every time i|on my|in my|if i)\b)/g,
    '$1 $2turns',
  ],
  // "Smith i dip into feeble."
  [
    wherever`^(?:my |on )?${NAME}s?,? i (?:always |just |only |still |keep )*(?:dip|fall|drop|slip|slide|twist|turn|roll|lean|end up|come out|land|go)(?:ping|ing|ning)? (?:in(?:to)?|as) (?:an? )?${NAME}s?[.! ]*$`,
    ofTricks('my $1 turns into a $2', 1, 2),
  ],
  // "Kickturn on quarter falls back."
  [
    wherever`^(?:my )?${NAME}s? (on|in) (?:an? |the |my )?${SPOT} (?:always |just |only |still |keeps? )*(falls?|slips?|slides?|sticks?|stops?|catches|drifts?)\b([^.!?]*)[.! ]*$`,
    (told: string, name: string, on: string, place: string, does: string, how: string) =>
      isTrick(name) ? `my ${name} ${on} a ${place}: i ${does.replace(/(?<=ch)es$|s$/, '')}${how}` : told,
  ],
  [
    wherever`^(?:my )?(n?ollie)s? (?:is |are |(?:goes|gets?) )?(?:still |just )*only (?:like |about )?(?:\d+|one|two|three|four|a few) ?(?:inch(?:es)?|cm|centimeters?|in)(?: (?:high|tall|off the ground))?[.! ]*$`,
    'my $1: no height',
  ],
  // "How to scoop tre flips."
  [
    wherever`^(?:so )?${HOW_TO} (?:scoop|pop(?! ?shuv)|spin|turn|rotate|whip) (?:my |an? |the )?${NAME}s?(?: better| more| right| properly| harder)?[?.! ]*$`,
    ofTrick('how do i $1'),
  ],
  // "The board spins 180 on my kickflip."
  [
    wherever`^(?:the |my )?(board|tail|nose) (?:always |just |only |still |keeps? )*(spin|turn|rotat|twist|fl(?:y|ie)|shoot|go|end|land|stop|stick|stay|drift)(?:s|es|e|ing)?\b([^.!?]{0,40}?) (?:on|in|with|during|when i) (?:my |the |every |an? )?${NAME}s?[.! ]*$`,
    (told: string, part: string, does: string, how: string, name: string) =>
      isTrick(name)
        ? `my ${name}: the ${part} ${does.replace(/^fl(?:y|ie)$/, 'flie').replace(/^rotat$|^spin$/, 'turn')}s${how}`
        : told,
  ],
  [
    wherever`^my ${NAME}s? (?:always |just |only |still |keeps? )*spin(?:s|ning)? (180|360|around|sideways)[.! ]*$`,
    ofTrick('my $1 turns $2'),
  ],
  // "Tre flip feels impossible, I only get varials."
  [
    wherever`^(?:my )?${NAME}s? (?:feels?|is|are|seems?) (?:so )?(?:impossible|hopeless|hard),? (?:and |but |because )?i (?:only|just|always) (?:get|land|do) (?:an? )?${NAME}s?[.! ]*$`,
    ofTricks('my $1 turns into a $2', 1),
  ],
  [
    wherever`^(?:my )?${NAME}s? (?:always |just )?only (?:does|do|becomes?|makes?|turns? into|comes? out as|goes to) (?:an? )?(?!it\b|half\b|one\b)${NAME}s?[.! ]*$`,
    ofTricks('my $1 turns into a $2', 1, 2),
  ],
  [
    wherever`^(?:my )?${NAME}s? (?:always |just )?only (?:does|do|goes?|flips?|turns?|gets?) half(?:way)?(?: (?:way|a flip|the flip|a turn|around|over|the rotation))?[.! ]*$`,
    ofTrick('my $1: it only goes half way'),
  ],
  [
    wherever`^(?:my )?${NAME}s?,?:? (?:(?:has|have|with|got|but|there is|i have|i get) )*(?:no|zero|not enough|too little|hardly any) (height|flick|spin|rotation|scoop|catch|speed)[.! ]*$`,
    (told: string, name: string, lack: string) =>
      isTrick(name) && (!/^(?:spin|scoop)$/.test(lack) || TURNS.test(name))
        ? `my ${name}: ${LACKS[lack]}`
        : told,
  ],
  // "Crooked grind slides down off the ledge": no slide is named by it.
  [
    wherever`^(?:my )?${NAME}s? ${STILL}(?:slides?|slips?) (?:down |right |back )*off (?:of )?(?:the |my )?(?:ledge|rail|box|curb|edge|bar|coping)(?!.*\b(?:next|else)\b)[^.!?]*[.! ]*$`,
    ofTrick('my $1: it slips off the edge'),
  ],
  // "Tailslide: I land in 50-50 position instead."
  [
    wherever`^(?:my )?${NAME}s?[,:]? (?:but )?i ${STILL}(?:end up|land|come down|stop) in (?:an? )?(?!manual|wheelie)${NAME}(?: position)?(?: instead| every time)*[.! ]*$`,
    ofTricks('my $1 turns into a $2', 1, 2),
  ],
  [
    wherever`^(?:my )?${NAME}s? (?:${STILL}(?:goes?|going|turns? out|comes? out) (?:all )?wrong|(?:always|just|keeps?) (?:fail|mess)(?:s|ing)?(?: up)?|never goes? right)(?: on me| for me)?[.! ]*$`,
    ofTrick('my $1: it always goes wrong'),
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
  // "Kickflip board goes behind me", "5-0 tail drops": a part of the board, and no second half of a name.
  [
    wherever`^(?:my )?${NAME}s?,? (?:the |my )?(board|tail|nose|hand|arm|elbow|(?:back|front) (?:trucks?|wheels?|foot)|foot|feet|wheels|trucks) (?=${STILL}(?:won'?t|doesn'?t|goes|lands?|is|are|in|flies|shoots?|stays?|comes?|turns?|spins?|flips?|sticks?|behind|ahead|ends|stops?|leaves?|drops?|drags?|slips?|bounces?|hits?|miss(?:es)?|hangs?|catch(?:es)?|falls?|collaps(?:es?|ing)|buckles?|folds?|gives?|bends?)\b)(?!.*(?:\b${ASKS}\b|[?]))`,
    ofTrick('my $1: the $2 '),
  ],
  [
    wherever`^(?:my )?${NAME}s?,? i (?:jump|pop|land|scoop|kick|turn|lean|go|come)\b([^.!?]{0,30}) (and|but) (?:the |my )?(board|tail|nose|feet|foot)\b(?!.*(?:\b${ASKS}\b|[?]))`,
    ofTrick('my $1: i$2 $3 the $4'),
  ],
  // "My tre flips but doesn't spin."
  [
    /^my (tre|360|varial|hard|laser|inward) ?flips? (?:fine |ok |good )?but (?:it )?(?:does ?n[o']?t|never|won'?t) (?:spin|rotate|turn|scoop)\b.*$/g,
    'my $1flip: it only turns half way',
  ],
  [
    wherever`^(?:i )?(?:land|do|get) ${THE}${NAME}s?,? but (?:my |the )?(back|front) foot (?:always |just |keeps? )*(?:lands?|touch(?:es)?|goes|comes down|stays)(?:ing)? (?:\w+ ){0,2}(?:on )?(?:the )?(?:ground|floor|off)\b.*$`,
    ofTrick('my $1: i never land both feet on it'),
  ],
  [wherever`^(?!my )${NAME} (?=${STILL}${FAILS_SO})(?!.*(?:\b${ASKS}\b|[?]))`, ofTrick('my $1 ')],
  // "No comply 180, I keep stepping on the floor", "hand plants, I can't kick my legs up", "invert falling over".
  [
    wherever`^(?!used to\b)${THE}${NAME}s?[,:]? (${FAILS_THEN}(?!.*(?:\b${ASKS}\b|[?])).*)$`,
    ofTrick('my $1: $2'),
  ],
  // "Ollie up a curb keeps clipping the back truck", "front wheels make it up the curb, the back ones don't".
  [
    /^(?:when i |my |every )?ollie(?:s|ing)? (?:up|on ?to|over) (?:an? |the )?(?:curb|kerb|ledge|box|pad|bench|sidewalk)s?,? (?:(?:i|it|but|and|then) )*(?=(?:always |just |still )*(?:keeps?|catch|clip|hit|hang|the back|my back|back )\w*.*\b(?:wheels?|trucks?)\b)/g,
    'my ollie: ',
  ],
  [
    /^(?:(?:i (?:can )?(?:only )?(?:get|land|make)|only) )?(?:the |my )?front (?:wheels?|trucks?)(?: (?:make it|goes|go|get|gets|come|are|is))? (?:up|on|over|on ?to)(?: (?:the |an? )?(?:curb|kerb|ledge|box|pad|sidewalk|it))?,? (?:but |and )?(?:never |not )?(?:the |my )?back(?: (?:wheels?|trucks?|ones?))?(?: (?:don'?t|never|won'?t|not|do ?n'?t make it|hits?|catch(?:es)?))?[.! ]*$/g,
    'my ollie: the back wheels catch',
  ],
  [
    /^(?:the |my )?back (?:wheels?|trucks?) (?:always |just |keep |keeps )*(?:catch|hit|clip|hang up|hang|stop)(?:es|s|ing)? (?:on|against|at) (?:the |an? )?(?:curb|kerb|sidewalk|step)[.! ]*$/g,
    'my ollie: the back wheels catch',
  ],
  // "Ollies crooked" is no crooked grind.
  [
    wherever`^(?:my )?(ollie|nollie|kickflip|heelflip|(?:pop )?shuv(?:it)?|180)s? (?:(?:is|are|go|goes|come out|look|land|always|so|all|really) )*(?:crooked|sideways)[.! ]*$`,
    'my $1: it goes crooked',
  ],
  // "Kickflips are ugly, how make them clean?"
  [
    wherever`^(?:my )?${NAME}s? (?:is|are|looks?|feels?) ${SO}(ugly|sloppy|messy|sketchy|dirty|ghetto|trash|whack|stiff)[ ,.:;-]+(?:and |so )?how\b.*\b(?:make|get|fix|clean|do|smooth)\b.*$`,
    (told: string, name: string, how: string) => (isTrick(name) ? `my ${name} is ${how}` : told),
  ],
  // "How do I scoop tres?"
  [
    wherever`^(?:so )?how (?:do i|to|can i) (?:even |actually )?(scoop|flick) ${THE}(?:(?!tre)${NAME}s?|(tre(?: ?flip)?)s?)(?: (?:harder|better|more|right|properly))?[?.! ]*$`,
    (told: string, how: string, name: string | undefined, tre: string | undefined) =>
      tre || isTrick(name ?? '') ? `my ${tre ? '360 flip' : name}: i can't ${how} it` : told,
  ],
  [
    /^(?:my )?grinds? (?:do(?:es)? ?n'?t|won'?t|wont|never) (?:lock|hold|stay)(?: in| on)?[.! ]*$/g,
    "my 50-50: it doesn't lock",
  ],
  // "Manual balance sucks": a part of the trick is bad, and the trick is not refused.
  [
    wherever`^(?:my )?${NAME}s? (balance|pop|flick|scoop|catch|timing|control|landing)s? (?:sucks?|(?:is|are|feels?) ${SO}(?:bad|trash|off|terrible|awful|weak|shit|gone|horrible|inconsistent))\b.*$`,
    ofTrick('my $1: the $2 is bad'),
  ],
  [
    wherever`^(?:my |the )?(back|front) (?:foot|leg) (?:(?:is|feels|just|always|totally|completely|kinda|so|like) )*${IDLE}(?: (?:when|in|on|at|for)(?: i)? ${THE}([a-z0-9 -]{3,20}?)s?)?[.! ]*$`,
    (_, foot: string, name?: string) =>
      `my ${name ?? 'ollie'}: ${foot === 'back' ? 'the back wheels never leave the ground' : 'the board is not level'}`,
  ],
  // "Nose drops in manuals", "body goes one way and the board the other on fs 180s".
  [
    wherever`^((?:(?:my|the|both) )?(?:(?:front|back|leading|rear) (?!board|nose|tail))?${MOVED}s? [^.!?]{3,50}?) (?:in|on|with|during|when i|while i|doing)(?: do| try to| try)? ${THE}${NAME}[.! ]*$`,
    (told: string, fault: string, name: string) => (isTrick(name) ? `my ${name}: ${fault}` : told),
  ],
  [
    wherever`^(?:i |i'?m )?(?:(?:always|keep|just) )*(los(?:e|ing) (?:all )?(?:my |the )?(?:speed|balance)) (?:after|on|in|with|during|every time i|when i)(?: every| each)? ${THE}${NAME}[.! ]*$`,
    (told: string, fault: string, name: string) => (isTrick(name) ? `my ${name}: i ${fault}` : told),
  ],
  [
    wherever`^(?:i )?${STILL}${CANNOT} (?:do |land )?${THE}${NAME}s? without ${MISHAP}\b(.*)$`,
    ofTrick('my $1: i keep $2ing$3'),
  ],
  // "How to not loop out on a manual."
  [
    wherever`^${HOW_TO} (?:not|avoid|stop|prevent|quit) ((?:loop|fall|slip|stick|tip|lean|kick|land|drag|bail|sink|dive|hang|catch|hitt?|turn|drift)(?:p?ing)?(?: [a-z ]{2,24}?)?) (?:on|in|during|with|when i|when doing|doing|while) (?:do )?${THE}${NAME}s?[?.! ]*$`,
    (told: string, fault: string, name: string) =>
      isTrick(name)
        ? `my ${name}: i ${fault.replace(/(?:(?<=p)p)?ing\b/, '').replace(/^hitt$/, 'hit')}`
        : told,
  ],
  // "How to heelflip without kicking the board away."
  [
    wherever`^(?:${HOW_TO}|learn(?:ing)?(?: how)? to) (?:do |land )?${THE}${NAME}s? without ${MISHAP}(?: (?!off\b)(.*))?$`,
    'my $1: i keep $2ing $3',
  ],
  // Done, and not well: the name stands for what one does, and what follows for what is wrong with it.
  [
    wherever`^(?:i )?(?:can )?(?:do|land|have|got) ${THE}${NAME}s?,? but (?:(?:they|it)(?:'?s|'?re| is| are)? )?${SO}${UNCLEAN}(?:[,.]? (?:and |but )?(they|it) ([^.!?]+))?[.! ]*$`,
    (told: string, name: string, of?: string, fault?: string) =>
      isTrick(name) ? `my ${name}: ${fault ? `${of} ${fault}` : 'i land sketchy'}` : told,
  ],
  [
    wherever`^(?:i )?(?:can )?(?:do|land|have|got) ${THE}${NAME}s?,? but (they|it) (${STILL}(?:turn|twist|rotat|drift|veer|land|come|end|go)[^.!?]+)[.! ]*$`,
    ofTrick('my $1: $2 $3'),
  ],
  [
    wherever`^my ${NAME}s? (?:is|are|looks?|comes? out) ${SO}${UNCLEAN}[.! ]*$`,
    ofTrick('my $1: i land sketchy'),
  ],
]

/** What goes wrong, in loose words or without the trick's name, in those by which it is known. */
export const COMPLAINTS: readonly Saying[] = [
  ...TRICK_FIRST,
  ...FEARS,
  ...ON_LEDGES_AND_RAMPS,
  ...PROGRESS,
  ...POP_TO_LANDING,
]
