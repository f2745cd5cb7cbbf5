import type { Saying } from './descriptions.ts'
import { isTrick } from './lists.ts'
import { anyOf, SO, wherever } from './pattern.ts'

/** What moves, and goes wrong, when a trick does. */
const MOVED =
  '(?:board|deck|nose|tail|wheel|truck|body|shoulder|hip|foot|feet|heel|toe|ankle|leg|knee|arm|weight|hand|flick|scoop|catch)'

/** What fear does to one, short of its name. */
const HELD_BACK = anyOf(
  "my (?:head|brain|mind) (?:always |just )?(?:says (?:no|stop)|blocks?(?: me)?|won'?t let me|stops me|freezes|gets in the way|plays games)",
  'mental(?:ly)? block(?:ed)?',
  '(?:get(?:ting)? )?(?:too much )?in my (?:own )?head',
  'over ?think(?:ing)?',
  'second[ -]guess(?:ing)?',
  'psych(?:e|ing)? (?:myself|me) out',
  'talk(?:ing)? myself out',
  '(?:freez(?:e|ing)|panic(?:king)?|tens(?:e|ing)|lock(?:ing)?)(?: up)?(?= (?:right |just )?(?:before|when|on|at|every))',
  'hesitat(?:e|ing)',
)

/** What is held, on an edge or on two wheels. */
const HELD_TRICK = /(?:slide|grind|50-50|50|5-0|manual|crook|smith|feeble|blunt|tail|board|lip)s?$/

const RAMP = anyOf(
  'mini(?: ?ramp)?',
  'ramp',
  'quarter(?: ?pipe)?',
  'bowl',
  'half ?pipe',
  'pool',
  'vert(?: ramp)?',
)
/** How it feels on the platform of a ramp, and where one stands or looks then. */
const AFRAID_UP_THERE = anyOf(
  'freez(?:e|ing|es)',
  'panic(?:king|s)?',
  'chicken(?:ing)?(?: out)?',
  'back(?:ing)? out',
  'scared',
  'stand',
  'stuck',
  'shak(?:e|ing|es|y)',
  'lock(?:s|ed|ing)? up',
  'hesitat(?:e|ing)',
  "can(?:no|')?t (?:make myself|bring myself|lean|commit|go)",
  '(?:stomach|heart|legs?|knees?) (?:always |just |starts? to )?(?:drop|sink|turn|rac|pound|stop|shak|shiver|trembl|go)(?:e|es|s|ing)?',
)
const UP_THERE = anyOf(
  'lean(?:ing)? (?:in|forward)(?: to it)?(?= *(?:$|[.,!?]))',
  `(?:on|at) (?:the )?(?:(?:edge|top|lip|coping|platform|deck)(?: of (?:the|an?|my|our) ${RAMP})?)(?= *(?:$|[.,!?]|before|when|and|every))`,
  `look(?:ing)? (?:over|down)(?: (?:into|from|at|on))? (?:the|an?|my|our) (?:${RAMP}|coping|edge|drop)`,
  '(?:before|when|as|right before) (?:i )?(?:have to |try to |want to |should )?drop(?:ping)?(?: in)?(?= *(?:$|[.,!?]))',
)

/** What a trick does that turns out to be another one. */
const BECOMES = anyOf(
  'end(?:s|ing)? up(?: as| being| in)?',
  '(?:slid|slipp|fall|turn|go|dropp|swing|com)(?:ing|e|es|s)? (?:in ?to|in|out as)',
  'becom(?:e|es|ing)',
)

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

/** What goes wrong, in loose words or without the trick's name, in those by which it is known. */
export const COMPLAINTS: readonly Saying[] = [
  [
    wherever`^(?:my |the )?(back|front) (?:foot|leg) (?:(?:is|feels|just|always|totally|completely|kinda|so|like) )*${IDLE}(?: (?:when|in|on|at|for)(?: i)? (?:an? |the |my )?([a-z0-9 -]{3,20}?)s?)?[.! ]*$`,
    (_, foot: string, name?: string) =>
      `my ${name ?? 'ollie'}: ${foot === 'back' ? 'the back wheels never leave the ground' : 'the board is not level'}`,
  ],
  // "Manual balance sucks": a part of the trick is bad, and the trick is not refused.
  [
    wherever`^(?:my )?([a-z0-9][a-z0-9 -]{2,24}?)s? (balance|pop|flick|scoop|catch|timing|control|landing)s? (?:sucks?|(?:is|are|feels?) ${SO}(?:bad|trash|off|terrible|awful|weak|shit|gone|horrible|inconsistent))\b.*$`,
    (told: string, name: string, part: string) => (isTrick(name) ? `my ${name}: the ${part} is bad` : told),
  ],
  [
    /\b(?:is|are|am|just|keeps?)? ?(?:not|never|don'?t|doesn'?t|won'?t) (?:(?:com|go|gett|turn|spinn)(?:e|ing)|get|turn|spin|go) (?:all the way )?a?round(?: (?:all the way|fully|far enough|enough|completely))?\b/g,
    ' only turns halfway',
  ],
  // Where the board is when the rider is down is where it lands.
  [
    /\b(?<=board |it |deck )(?:always |just |still |keeps? )*(?:is|ends up|winds up|stays|finishes|comes down|gets left|ending up) (?:always |just |still |way |too far |a bit )*(behind|in front of|ahead of|next to|beside) me\b/g,
    'lands $1 me',
  ],
  // "Nose drops in manuals", "body goes one way and the board the other on fs 180s".
  [
    wherever`^((?:(?:my|the|both) )?(?:(?:front|back|leading|rear) (?!board|nose|tail))?${MOVED}s? [^.!?]{3,50}?) (?:in|on|with|during|when i|while i|doing)(?: do| try)? (?:my |an? |the )?([a-z0-9][a-z0-9 -]{2,24}?)[.! ]*$`,
    (told: string, fault: string, name: string) => (isTrick(name) ? `my ${name}: ${fault}` : told),
  ],
  [
    /^(?:i |i'?m |im )?(?:(?:always|keep|just) )*(los(?:e|ing) (?:all )?(?:my |the )?(?:speed|balance)) (?:after|on|in|with|during|every time i|when i)(?: every| each)? (?:my |an? |the )?([a-z0-9][a-z0-9 -]{2,24}?)[.! ]*$/g,
    (told: string, fault: string, name: string) => (isTrick(name) ? `my ${name}: i ${fault}` : told),
  ],
  [
    /\b(?:fear|scared|afraid|terrified) of (?:falling|eating (?:it|shit)|slamming|bailing|hanging up|dying|getting hurt) (?:on|in|when|doing|with|during) (?:my |an? |the )?([a-z0-9][a-z0-9 -]{2,24}?)(?=[.,!? ]*$)/g,
    (told: string, name: string) => (isTrick(name) ? `scared of ${name}` : told),
  ],
  [
    /\b(?:board|it) (?:doesn'?t|won'?t|never|does not|doesnt|wont) (?:really )?(?:stick to|stay (?:on|with|under)|follow|come (?:up )?with) (?:my |the )?(?:feet|foot|me)\b/g,
    'the board leaves my feet',
  ],
  [
    /\b(?:never|can'?t|cannot|don'?t|won'?t) (?:really )?(?:get|land|jump|make it|step|come) back on(?:to)? (?:the|my) board\b/g,
    'never land both feet',
  ],
  [
    /^(?:the )?([a-z0-9][a-z0-9 -]{2,24}?)s? (?:kills? me|fills? me|gives? me)(?: with)? (?:the )?(?:fear|anxiety|panic|dread)[.! ]*$/g,
    'scared of $1',
  ],
  [
    /^how (?:to|do i|can i) (?:just |finally |learn to )?commit[?.! ]*$/g,
    'my kickflip: i am scared to commit',
  ],
  [
    /^(?:my )?([a-z0-9 -]*(?:slide|grind|50-50|5-0)s?),? (?:but )?(?:with )?no (?:slide|grind|movement)[.! ]*$/g,
    'my $1: it sticks',
  ],
  [wherever`^(?:my )?pop (?:is |comes |feels )?${SO}(?:late|early|slow)[.! ]*$`, 'my ollie: the pop is late'],
  [/^(?:so )?do(?:es)? (?:an? )?([a-z0-9 -]{3,24}?)s? hurt(?: a lot| much)?[?.! ]*$/g, 'how hard is a $1'],
  // "My tre is a varial": half of the turn is missing.
  [
    wherever`^(?:my )?((?:tre|3|360|bigspin)[a-z0-9 -]{0,16}?)s? (?:(?:always|just|keeps?|only) )*${anyOf(BECOMES, 'is', 'are', 'looks? like')} (?:(?:just|always|more|basically|really|only|like) )*(?:of )?an? (?:varial|180|(?:pop )?shuv\w*)(?: (?:kick|heel)?flip)?s?[.! ]*$`,
    'my $1: it only turns 180',
  ],
  // Who stops at the top of a ramp does not drop in.
  [
    wherever`^(?!.*${anyOf('stall', 'grind', 'rock', 'disaster', 'blunt')})(?:(?:i|and|but|always|just|still|keep|so|am|is|are|get|getting|my) )*${AFRAID_UP_THERE}\b.*\b${UP_THERE}\b.*$`,
    'scared of dropping in',
  ],
  // Who does not get up to the coping wants more speed, and no trick on it.
  [
    wherever`^(?!.*${anyOf('stall', 'grind', 'rock', 'disaster', 'blunt', 'airs?\\b', '50', '5-0', 'land')})(?:.*\b)?(?:(?:can'?t|cannot|don'?t|never|won'?t|barely|hardly)(?: (?:even|really|quite|seem to|ever))* (?:get|make it|reach|go|come)(?: (?:even|all the way|up|high|far|enough|close|it|to))*|(?:stuck|stop|only get|only make it)\w*(?: up)?(?: at| to)? half(?:way)?(?: up)?) (?:(?:on|of|to|up) )*(?:(?:the|an?|my|our) )?(?:coping|lip|top|${RAMP})\b.*$`,
    'my pump: i never get speed',
  ],
  // "I overthink every kickflip", "why do I freeze right before the stairs".
  [
    wherever`\b(?:why do )?(?:i )?(?:(?:'?m|am|always|just|keep|really|still|even) )*${HELD_BACK}(?: (?:right|just|at|on|with|before|when(?:ever)?|every(?: time)?|each|about|of|over|i|see|try|do|to|doing|trying|pop|go|my|the|down))*(?= [a-z0-9])`,
    'i am scared of',
  ],
  [
    /^(?:i'?m |im |i am |so |kinda |really |still |a bit )*(?:scared|afraid|terrified|nervous) (?:of|about) (?:going|riding|rolling|skating) (?:backwards?|fakie)[.! ]*$/g,
    'i want an easy fakie trick',
  ],
  [
    /^(?:so |why )?(?:(?:do |when )?i )?(?:can |just )?pump(?:ing)?\b.*\b(?:no|never|can'?t|cannot|don'?t|without|not|lose|losing|zero)\b.*\b(?:speed|height|higher|faster|coping)\b.*$/g,
    'my pump: i never get speed',
  ],
  [
    /\b(?:i )?used to (?:have|land|do|get|be able to (?:do|land))(?: my| the)? ([a-z0-9 -]{3,24}?)s?,? (?:and |but |then |now )*(?:i )?(?:(?:have |just )?lost (?:it|them|em|'em)|(?:it|they)(?:'?s|'?re| is| are)? gone|(?:it|they) left)\b/g,
    'my $1: i lost it',
  ],
  [
    wherever`\b(?:the |my )?catch (?:is |comes |feels |looks )?${SO}(?:late|low|off|bad|weak|terrible|trash|shit|ugly)\b`,
    'i catch it too late',
  ],
  [
    wherever`^(?:my |the )?flick (?:is|feels?|looks?)? ?${SO}(?:sucks?|ass|trash|garbage|shit|crap|bad|terrible|awful|weak|horrible)[.! ]*$`,
    'my kickflip: the flick is weak',
  ],
  [
    /^(?:i )?(?:always |just |keep |still )*(?:lean|fall|tip|tilt)(?:ing)? (?:too (?:far|much) )?(back|forward)(?:ward)?s? (?:too (?:far|much) |a lot )?(?:on|in|off|during) (?:an? |my |the )?(nose )?(?:manual|manny|mannie)s?[.! ]*$/g,
    'my $2manual: i always fall $1',
  ],
  // Of two sides the one that does not work is the trouble.
  [
    wherever`^(?:i )?${SO}(?:can'?t|cannot|can not|struggle with|never)(?: do| land| get)? (?:an? |my |the )?(frontside|backside|fs|bs) ([a-z0-9][a-z0-9 -]{2,16}?)s?,? (?:but|while|although|even though) (?:my |the )?(?:frontside|backside|fs|bs)(?: ones?| side| \2)?s? (?:is|are|feels?|works?) ${SO}(?:easy|fine|ok|okay|good|solid|no problem)\b.*$`,
    'my $1 $2: i cant land it',
  ],
  [
    /^(?:i )?(?:can )?(?:do |land |have )?(?:an? |the |my )?(?:frontside|fs|front|backside|bs|back) ([a-z0-9 -]{3,20}?)s? (?:but )?not (?:the |my )?(frontside|fs|front|backside|bs|back) \1s?,? (?:so )?why\b.*$/g,
    'my $2 $1: i cant land it',
  ],
  [
    /^(?!.*(?:flip|shuv|n?ollie|180|360|heel|tre\b))(?:why do )?(i (?:always |keep |just |think i )*flick(?:ing)?\b.*)$/g,
    'my kickflip: $1',
  ],
  [
    /^.*\bollies?\b.*\b(?:good|fine|ok|okay|solid|easy|down|on lock|no problem|great)\b.*\bbut (?:i )?(?:can'?t|cannot|never) (?:ollie |get |do (?:it|them) )?(?:up|onto|on|over) (?:an? |the |my )?(?:curb|kerb|step|stick|crack|ledge|pad)s?[?.! ]*$/g,
    'my ollie: the front wheels hit the edge',
  ],
  // What is told of the pop without a trick's name is told of the ollie.
  [
    /^(?!.*(?:flip|shuv|n?ollie|180|360|grind|slide|tre\b|heel|hurt|pain|ache|knee|kills me))(.*\b(?:when(?:ever)?|every time|each time|as) i (?:pop|jump)\b.*)$/g,
    'my ollie: $1',
  ],
  [
    /^(?:my |on )?((?:(?:frontside|backside|fs|bs|half cab|nollie|switch|fakie) )?[a-z0-9-]+?)s?,? (?:but )?i (?:only |just |always )*(?:get|do|land|make|catch) [^.,!?]{3,30}? (?:then|and|but)(?: then)?(?: i| it)?(?: always| have to| just)* pivot(?:ing|s)?\b.*$/g,
    'my $1, it pivots on landing',
  ],
  // A manual is also a place, and one that frightens is still the trick.
  [
    /\b(scared|afraid|terrified) of (?:doing |trying )?(?:the |my )?(nose )?(?:manual|manny|mannie)(?:s|ing)?\b/g,
    'my $2manual: i am $1',
  ],
  [
    wherever`^(?:the )?([a-z0-9][a-z0-9 -]{2,24}?)s? (?:is|are|feels?|looks?) ${SO}(?:scary|sketchy|terrifying),? (?:so )?(?:how|help|an?y tips|tips|any advice)\b.*$`,
    'scared of $1',
  ],
  [
    wherever`^(?:the |an? )?([a-z0-9][a-z0-9 -]{2,24}?)s? (?:looks?|feels?) ${SO}(?:scary|sketchy|terrifying|frightening)[.! ]*$`,
    (told: string, name: string) => (isTrick(name) ? `scared of ${name}` : told),
  ],
  // Of one who cannot ollie it is the pop that is missing.
  [
    wherever`^(?:please |help,? (?:me,? )?|so |hey |why |but )*(?:i |do i )?${SO}(?:can'?t|cannot|can not)(?: i)? (?:just |really |even |do an? )*ollies?(?: yet| at all| properly| to save my life)*[.!? ]*$`,
    'my ollie: it never gets off the ground',
  ],
  // What is told of an ollie that turns is no wish for a turn.
  [
    /^(?:so |help,? |why do )?((?:n?ollie|kickflip|heelflip|pop shuv\w*)s?) (?:always |keeps? |just |still )*(?:turn|twist|rotat|drift|veer)(?:s|e|es|ing)? (?:a (?:bit|little) |slightly |too )*(?:frontside|backside|sideways|fs|bs)(?: on me| every time)?[.!? ]*$/g,
    'my $1 turns sideways',
  ],
  [
    /\b(?:i )?(?:just |always |keep |got )*(?:rack|sack|nut)(?:k?ed|ted|k?ing|ting) (?:myself|me)? ?on (?:an? |the |my |every )?(?:hand)?(?:rail|bar)s?\b/g,
    'my boardslide on a rail: i straddle it',
  ],
  // A board that slides out is no slide.
  [
    /(?<=\b(?:(?:kick|heel|hard|inward|varial|360|tre|laser|big)? ?(?:flip|heel)|shuv\w*|n?ollie|180|360|big ?spin)s?\b(?!.*\b(?:slide|grind)s?\b(?! out)).{0,40})\bslid(?:es?|ing) out\b(?! of)/g,
    'slips out',
  ],
  [
    /^(?:i )?(?:still )?(?:can'?t|cannot|can not) ollie (?:up|over|onto|on) (?:\w+ ){0,3}?(?:curb|kerb|crack|pebble|step|stick|edge)s? without (?:stopp|fall|slipp|bail|slow|hitt|catch)ing\b[^.!?]*[.!? ]*$/g,
    'my ollie: the front wheels hit the edge',
  ],
  // Said of no trick, it is the landing of any.
  [
    wherever`^(?:so |ok )?(?:how (?:do|can) i (?:stop|avoid|quit|not)|how to (?:stop|avoid|not)|why do i|i)(?: always| keep| still| just| often)* (?:landing|land)(?: everything| it| them| all(?: of)? my tricks| my tricks| tricks)? ${SO}(?:sketchy|sketch|sloppy|messy|ugly|dirty|unclean|wobbly)\b[^.!?]*[.!? ]*$`,
    'my ollie: it comes down sketchy',
  ],
  [
    /^(?:my )?((?:360 |tre |3 ?|three ?|varial |hard|kick|heel|laser )?(?:flip|heel)s?|hardflips?|kickflips?|heelflips?|shuvs?|shuvits?|n?ollies?) (?:with ?out|has no|have no|with no|and no|no)(?: any)? (?:pop(?:ping)?|height|air)(?: at all| on (?:it|them))?[.!? ]*$/g,
    'my $1: it has no pop',
  ],
  // "How to heelflip without kicking the board away."
  [
    /^(?:so )?(?:how (?:to|do (?:i|you)|can i)|learn(?:ing)?(?: how)? to) (?:do |land )?(?:an? |the |my )?([a-z0-9][a-z0-9 -]{2,24}?)s? without (kick|send|shoot|los|hit|land|fall|lean|turn|slid|stop|throw|slip|stick|catch|flip|sitt|jump)ing (?!off\b)(.*)$/g,
    'my $1: i keep $2ing $3',
  ],
  [
    /^(?:an? |my )?([a-z0-9][a-z0-9 -]{2,24}?)s? (?:tips?|help|advice|pointers|tutorial|guide|technique)(?: please| pls)?[?!. ]*$/g,
    'how do i $1',
  ],
  [
    /^(?:how (?:do i|to|can i) (?:get|make|be|become) (?:more )?consistent (?:with|at|on)(?: my)? |(?:more )?consistent )?([a-z0-9][a-z0-9 -]{2,24}?)s? (?:consistency|more consistent(?:ly)?|consistently)[?!. ]*$/g,
    'my $1 lands sometimes',
  ],
  [
    /\bhow (?:do i|to|can i) (?:get|make|land|be|become)? ?(?:my )?([a-z0-9][a-z0-9 -]{2,24}?)s? more (?:consistent(?:ly)?|often|reliabl[ey]|solid)\b/g,
    'my $1 lands sometimes',
  ],
  [
    /\b(?:terrified|petrified|frightened|freaked out|spooked|intimidated|shitting (?:myself|bricks|my pants))\b/g,
    'scared',
  ],
  // Who is afraid of a thing and asks where to begin wants to begin with it.
  [
    /^.*?\b(?:scared|afraid|nervous|worried|anxious)(?: of| about| to)*(?: skating| riding| going on| hitting)? ([a-z0-9 /-]{4,40}?)(?: on me)?,? ?[.!-]* ?(?:so |but |and )*(?:where|how|what|something|anything|any)\b[^.!?]*\b(?:start|begin|first|confidence|get over (?:it|this|that)|overcome (?:it|this|that)|get used to (?:it|this))\b[?.! ]*$/g,
    (told: string, thing: string) =>
      /\b(?:fakie|backwards?)\b.*\b(?:ramp|bowl|mini|quarter|bank|transition)/.test(thing)
        ? 'how do i pump on a ramp'
        : /(?:ing|flips?|ollies?|shuvs?|slides?|grinds?|drop in)$/.test(thing)
          ? told
          : `want easy ${thing} trick${/ramp|coping|mini|bowl|quarter|pool/.test(thing) ? ', low risk' : ''}`,
  ],
  [
    /(?<=(?:flip|shuv\w*|heel|spin|180|360|ollie|slide|grind|manual)s?) (?:only |about |like |maybe )*(?:once )?every (?:\d+|other|few|couple(?: of)?|ten|twenty|five)(?: tr(?:y|ies)| attempts?| times?| goes| day)*\b/g,
    ' lands sometimes',
  ],
  [
    /\b(?:i )?(?:always |keep )?(?:bail|fall|crash|slam|stop)(?:ing)? (?:every time|when(?:ever)?|as soon as) (?:i )?(?:go|ride|roll|drop|jump|get|hop)(?: over| off| down| up| on)+(?: to| a| an| the)* (?:curb|kerb|crack|pebble|step)s?\b/g,
    'my ollie up a curb: i bail every time',
  ],
  [
    /\b(?:get|have|got|do) the flip but (?:not|never|can'?t|don'?t)(?: get| do| have)?(?: the)? catch\b|^(?:i )?(?:can'?t|cannot|never) catch (?:it|the board|my board)[.! ]*$/g,
    'my kickflip: i never catch it',
  ],
  [
    /^(?:so )?how (?:do (?:i|you)|to|can i) (?:turn|get|come|pop|slide|hop|roll|ride) (?:back )?(?:out|off|away|in)(?: of| from)? (?:an? |the |my )?([a-z0-9 -]*?(?:slide|grind|stall|rock|disaster|blunt|50-50|5-0|crook|smith|feeble)s?)(?: without [^.!?]*)?[?!. ]*$/g,
    'my $1: i cant get off',
  ],
  [
    /,? ?\bhow (?:to|do (?:i|you)) (?:lock|stay locked)(?: in| on| into it| it| in it)*\b/g,
    ': i cant lock in',
  ],
  [
    /(?<=\b(?:stop|sketchy|fix|why|always|keeps?)\b.*)\b(180s?|flips?|shuvs?) pivot(?:s|ing)?\b/g,
    '$1, it pivots on landing',
  ],
  [
    /^(?:so )?(?:how (?:to|do (?:i|you)|can i)) (?:do |land )?(?:an? |the |my )?([a-z0-9][a-z0-9 -]{2,24}?)s? without (?:dying|killing myself|breaking (?:my|a) \w+|getting (?:hurt|killed|broken)|eating shit|slamming|busting my ass)\b.*$/g,
    'scared of $1',
  ],
  [
    /\b(?:can'?t|cannot|still can'?t|cant) (?:land |do |get )?(?:an? |the |my )?([a-z0-9][a-z0-9 -]{2,24}?)s? after (?:like |about |over )?(?:\d+|hundreds of|a thousand|so many|a million|months of|weeks of|years of) ?(?:tries|attempts|days|weeks|months|hours|trying)?\b/g,
    '. my $1: i cant land it',
  ],
  [
    wherever`(?:\bmy )?\b([a-z0-9-]+(?: (?!always|keeps?|just)[a-z0-9-]+)?)s?,? (?:(?:but|i|it|they|always|keeps?|just) )*${BECOMES} (?:(?:just )?an? )?([a-z0-9-]+(?: [a-z0-9-]+)?)(?: for me| every time| instead| though)*(?=[.,!? ]*$)`,
    (told: string, name: string, other: string) => {
      if (!isTrick(other)) return told
      const isTold = HELD_TRICK.test(other) || /\b(?:kick|heel)flips?$/.test(name)
      return isTold ? `my ${name} turns into a ${other}` : `my ${name}: i cant land it`
    },
  ],
  [
    /^(?:so )?how (?:do (?:i|you)|to|can i) (?:land|do|get|learn) (?:an? |the |my )?([a-z0-9][a-z0-9 -]{2,24}?)s? (?:while |when )?(?:rolling|moving|at speed|with speed|going fast|while i roll)[?!. ]*$/g,
    'my $1 only works standing, not when rolling',
  ],
  [
    /^(?:i )?(?:can'?t|cannot|never|don'?t) land (?:on|over) (?:my |the )?bolts\b/g,
    'my ollie: i never land both feet on the bolts',
  ],
  [
    /^(?:why do i |i )?(?:always |keep |just |still )*land(?:ing)? (?:behind|in front of|next to|beside) (?:my |the )?board[?!. ]*$/g,
    'my ollie: the board shoots off in front',
  ],
  [
    /^(?:why do i |i )?(?:always |keep |just |only |still )*land(?:ing)? with (?:only )?(?:one|1) foot\b(?: on(?: the board| it)?)?[?!. ]*$/g,
    'my kickflip: i only land with one foot',
  ],
  // What is landed standing and not rolling has its own trouble.
  [
    /\b(?:i )?(?:can|land|have|do|got)(?: do| land)? (?:an? |the |my )?([a-z0-9 -]{3,24}?)s?,? (?:but |and )?(?:just |only )?not (?:when |while |if )?(?:i'?m |im |i am )?(?:rolling|moving|riding|going|at speed|with speed)\b/g,
    'my $1 only works standing, not when rolling',
  ],
  // What a trick turns into by mistake is not the one that is meant.
  [
    /(?<=\b(?:flip|shuv\w*|heel|spin|180|360|tre|ollie|hardflip|laser)s?\b.*\b(?:only|just|but|never|always|keeps?)\b.*),? (?:so|and|then|which means) (?:its|it'?s|it is|it becomes|it turns into|it ends up(?: as| being)?|it comes out(?: as)?|thats|that'?s) (?:basically |really |just |more like |kinda )*(?:an? )?[a-z0-9-]+(?: (?:kick|heel)?flip)?(?=$|[.,!?])/g,
    ' ',
  ],
  [/\bmy back (?=foot|leg|hand|truck|wheel)/g, 'the back '],
  [
    /\b(?:vertical )?rocket(?:s|ed|ing)?\b(?!.*\b(?:league|science)\b)(?=[.,!? ]*(?:$|every|all|and|up|like|vertical|so))/g,
    'goes rocket',
  ],
  [/\brocket ((?:\w+)?(?:flip|ollie|heel)s?)\b/g, '$1 goes rocket'],
  [/\b(?:goes|go|going|comes|lands?|landing|flies|gets|turns) (?:all )?crooked\b/g, 'turns sideways'],
  [
    /\b(?:my )?(?:feet |foot )?(?:come|comes|land|lands|landing|coming)(?: down)? (?:beside|next to) (?:it|the board)\b|\bghosting\b/g,
    'i never land both feet on it',
  ],
]

const POLE = anyOf('pole', 'post', 'sign ?post', 'bollard')
const LEANING = anyOf('lear?ning', 'angled', 'tilted', 'slanted', 'crooked')
const LEANS = anyOf(
  'sticks?',
  'sticking',
  'leans?',
  'lear?ning',
  'bent',
  'angled',
  'tilted',
  'comes?',
  'coming',
)

const REFUSED = anyOf(
  "(?:don'?t|do not|dont) (?:want|like|wanna)(?: to)?",
  'without',
  'no',
  'avoid(?:ing)?',
  'scared of',
  'afraid of',
  'hate',
  'tired of',
  'sick of',
  'less',
  'nothing(?: (?:where|that))?',
)
const HAPPEN = anyOf(
  'get(?:ting)?',
  'be(?:ing)?',
  'hit(?:ting)?',
  'hav(?:e|ing)',
  'smash(?:ing)?',
  'bang(?:ing)?',
)
const SHINS = anyOf(
  'shinn?ed',
  'shinn?ers?',
  'shiners?',
  'shins?(?: ?(?:hits?|bangs?|pain))?',
  'credit ?card(?:ed|s)?',
)

/** Whoever looks on and does not skate. */
const WATCHER = `(?:my|the|our|your|his|her) (?:[a-z]+ )?${anyOf('cat', 'dog', 'neighbou?rs?', 'mom', 'mum', 'mother', 'dad', 'father', 'parents', 'grandma', 'grandpa', 'wife', 'husband', 'landlord', 'boss', 'teacher', 'ex')}`
const SCRATCH = anyOf(
  'scratch',
  'scrape',
  'scuff',
  'ruin',
  'damage',
  'chip',
  'wreck',
  'destroy',
  'grind',
  'slide',
)

/** What a slam may hurt. */
const BODY = anyOf(
  'ankle',
  'knee',
  'foot',
  'leg',
  'hip',
  'back',
  'tail ?bone',
  'coccyx',
  'butt',
  'ass',
  'wrist',
  'elbow',
  'hand',
  'finger',
  'thumb',
  'rib',
  'heel',
  'shoulder',
  'groin',
  'calf',
  'hamstring',
  'toe',
  'shin',
)

/** What is not to happen, and what is ruled out with it. */
const UNWANTED: readonly (readonly [happens: string, leaves: string])[] = [
  // What turns over under the feet is what hits the shins, and what has to be caught.
  [`(?:${HAPPEN} )*(?:(?:the|a|my|more|any|to|in|by) )*${SHINS}`, ' no flip, '],
  [
    '(?<!\\bno )(?:(?:i|you|u|that|where) )*(?:(?:have|need|having) to )?catch(?:ing)?(?: (?:it|the board|my board))?',
    ' no flip, ',
  ],
  [
    anyOf(
      'look(?:ing)? (?:back(?:wards?)? )?over (?:my|the|your) shoulder',
      '(?:turn|hav)(?:ing)? my back (?:to|turned to) [a-z ]{3,16}',
      '(?:(?:go|land|com|spinn?|turn|roll)(?:e|ing)? )?(?:in(?:to)? )?blind(?: ?side)?',
    ),
    ' no backside, ',
  ],
  [
    `${SCRATCH}(?:ing)? (?:up )?(?:(?:(?:my|the|this|a|brand|new) )*(?:board|deck|graphics?|paint|trucks|nose|tail)|it(?<=\\b(?:board|deck|setup|graphic)s?\\b.*))`,
    ' my board, no grind, no slide, ',
  ],
]
/** Said to its end. */
const ENDS = '(?= *(?:$|[.,!?;:]|\\b(?:and|but|so|or|please|pls|because|cause)\\b))'

/** Who skates, with what body and for whom, told in passing. */
export const ASIDES: readonly Saying[] = [
  ...UNWANTED.map(([happens, leaves]): Saying => [wherever`\b${REFUSED} ${happens}${ENDS}`, leaves]),
  [
    wherever`\b(?:is |are |looks? )?too (?:pretty|nice|expensive|precious|new|clean|good|beautiful|fresh) to ${SCRATCH}\b(?: (?:it|up))*`,
    ', no grind, no slide, ',
  ],
  // What others would say to it tells how loud it is to be, or how pretty.
  [
    wherever`\b(?:(?:that|which) )?${WATCHER} (?:would|will|'?d|might|is going to) (?:(?:really|absolutely|totally) )?(?:hate|fear|run (?:away )?from|freak out (?:at|over|about)|complain about)\b`,
    'that makes a loud noise',
  ],
  [
    wherever`\b(?:(?:that|which) )?${WATCHER} (?:would|will|'?d|might|is going to) (?:(?:really|absolutely|totally) )?(?:love|like|enjoy|be proud of|clap for|approve of|be impressed by)\b`,
    'to impress people',
  ],
  // What hurt one is out until that has healed.
  [
    wherever`\b(?:wore out|killed|tweaked|rolled|sprained|twisted|wrecked|bruised|hurt|broke|tore|pulled|smashed) (?:my|his|her) (?:left |right |back |front )?${BODY}s? (?:(?:while|by|from|doing|trying|practicing|landing|on|an?|the|my) )*(?=(?:dropping|drop) in\b|(?<=(?:while|by|from|doing|trying|practicing|landing|on|an?|the|my) )\w*(?:flip|shuv|tre\b|360|180|heel|ollie|grind|slide|big ?spin))`,
    'injured, no ',
  ],
  // By when it is to be learned.
  [
    /\b(?:before|by|until|till) (?:the |my |next |this )*(?:summer|winter|spring|autumn|fall|christmas|birthday|vacation|holidays?|school starts|season)\b/g,
    ' ',
  ],
  // What the others are afraid of is the one to have.
  [
    wherever`\b(?:they|every ?(?:one|body)|he|she|my friends?|the others|all of them)(?:'?re| are|'?s| is|re)? (?:all )?${SO}(?:scared|afraid|terrified) of (?:my |the |doing )*([a-z0-9 -]{3,24}?),? (?:so(?: what)?)?[?.! ]*$`,
    'i want $1',
  ],
  [
    /\b(?:(?:\d|some|a few|a couple of) )?tricks? (?:that )?(?:he|she|they|my (?:friend|mate|buddy|brother)) (?:can'?t|cannot|can not) (?:do|land|match|copy)\b/g,
    ' game of skate nobody expects ',
  ],
  // What one is sore from is not wanted again.
  [
    wherever`\b(?:shins?|ankles?) (?:is |are |r |s )?${SO}(?=(?:black (?:and|n|&) blue|bruised|battered|wrecked|destroyed|bleeding|bloody|cut up|scabbed|swollen|sore|hurts?|hurting) (?:from|because of|after)\b)`,
    ' no flip, no shuvit, ',
  ],
  [
    /\b(?:black (?:and|n|&) blue|bruised|battered|wrecked|destroyed|trashed|bleeding|bloody|cut up|scabbed|toast|swollen|sore|aching|scarred|dead) (?:from|because of|after) (?:all (?:the |my )?|doing |trying |practicing |too many |so many )*(?=\w*(?:flip|shuv|tre\b|360|180|heel|ollie|grind|slide|bigspin|3 flip))/g,
    ' hurts from ',
  ],
  [/\bno (?:falls?|bails?|slams|mistakes?) (?:wanted|allowed|please|pls)\b/g, ' safe '],
  [/\b(?:lying|laying|lie|lay|sitting|sit|crouch\w*|sat) down\b/g, ' '],
  [
    /\b(?:tricks? for (?:two|2)(?: people| of us)?\b|doubles (?:with|line|tricks?)\b|doubles$)(?: (?:an? |my )?(?:mate|friend|buddy|homie|gf|bf|brother|sister))?/g,
    ' trick for the whole group ',
  ],
  // "Where you don't grab".
  [
    /\b(?:where|that|when) (?:u|you|i|we) (?:don'?t|do not|never)(?: have to| need to| even)* (?=(?:grab|flip|spin|pop|ollie|jump|grind|slide)\b)/g,
    ' without ',
  ],
  [
    /^((?:bump|bank|kicker|gap) to (?:\w+ )?(?:bar|rail|ledge|box)|\w+ ?(?:bar|rail|ledge|box|bench))\W+(?:should i |do i |better to )?(?:n?ollie|jump|pop|hop) (?:over )?(?:it|that) or (?:grind|slide)(?: (?:it|that|on it))?[?. ]*$/g,
    'easy trick $1',
  ],
  // What the other cannot do is what wins the letter.
  [
    /^.*\b(?:he|she|they|my (?:friend|buddy|mate|brother|sister|opponent))(?: \w+)? (?:hates?|sucks? at|(?:is|are) (?:bad|terrible|trash) (?:at|in)|can'?t (?:do|land|skate))(?: any)? (nollie|switch|fakie)s?\b[^.!?]*\b(?:so|give|need|want|set|trick)\b[^.!?]*$/g,
    'game of skate, $1 trick',
  ],
  // An obstacle that frightens asks for something easy on it.
  [
    /(?<=\b(?:rail|ledge|hubba|stairs?|gap|bank|spot|ramp|bar|set|drop)s?\b),? (?:(?:and|but|is|it'?s|its|that'?s|looks?) )*(?:kinda|kind of|a bit|a little|pretty|really|super|so|very|lowkey) (?:sketchy|scary|intimidating|gnarly|sketch)[.! ]*$/g,
    ', easy trick',
  ],
  [/\bhip[- ]hop\b/g, ' '],
  // What leans out of the ground is no rail; "leaning" has been taken for a slip of "learning" by now.
  [
    wherever`\b(?:what (?:do|can|should) (?:i|you|we) do (?:on|with|at) )?(?:an? |the )?(?:${POLE}|pipe)s? (?:that |which |is |are )*${LEANS}(?: (?:out|up|over|of|the|from))*(?: (?:ground|floor|sidewalk|concrete|street))?|\b(?:an? )?${LEANING} ${POLE}s?\b`,
    'pole jam',
  ],
  // Who has only the air without a turn has that one.
  [
    /\b(?:with |has |have |can (?:only )?(?:do )?|only (?:have |do )?|just )+airs? (?:only |just )?to fakie(?: only)?\b/g,
    '. i can air to fakie.',
  ],
  // What it is for says nothing of the trick.
  [
    /(?<!\b(?:board|deck|setup|complete) )\b(?:for|at|on) (?:an?|my|the|our|his|her) (?:wedding|birthday|graduation|prom|anniversary|bachelor|stag|reunion|retirement)(?: (?:video|party|dance|reception|day|dinner|speech))?\b/g,
    ' ',
  ],
  [
    /\b(?:(?:that )?(?:gets?|getting)|for) (?:me )?(?:a lot of |many |some |more |the )?(?:views|likes|followers|clout)\b|\b(?:that )?go(?:es)? viral\b/g,
    'to impress people',
  ],
  [/\bcold weather,?/g, ' '],
  [
    /\bbut for (?:some(?:one|body)|a (?:person|guy|girl|skater)|people|me|us|those) (?:who |that )?(?:can'?t|cannot|can not|don'?t|doesn'?t|barely|hardly)(?: really)? (?:pop|ollie|jump)s?(?: (?:very |that |so |too )?(?:high|much|well|big))?\b/g,
    'but easier',
  ],
]
