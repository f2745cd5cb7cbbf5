import { anyOf, NAME, type Saying, SO, THE, wherever } from '../../wish/pattern.ts'
import { ofTrick } from '../../wish/rewrite/trick-names.ts'
import { HOW_TO, RAMP } from './wording.ts'

/** What one is afraid of in a trick. */
const SLAMMING = anyOf(
  'falling(?: (?:backwards?|back|forwards?|off|over|down))?',
  'eating (?:it|shit)',
  'slamming',
  'bailing',
  'hanging up',
  'slipping(?: out)?',
  'dying',
  'getting hurt',
)
const ENDS_BADLY = anyOf(
  'dying',
  'killing myself',
  'breaking (?:my|a) \\w+',
  'getting (?:hurt|killed|broken)',
  'eating shit',
  'slamming',
  'busting my ass',
)

/** What fear does to one, short of its name. */
const HELD_BACK = anyOf(
  "my (?:head|brain|mind) (?:always |just )?(?:says (?:no|stop)|blocks?(?: me)?|won'?t let me|stops me|freezes|gets in the way|plays games)",
  'mental(?:ly)? block(?:ed)?',
  '(?:get(?:ting)? )?(?:too much )?in my (?:own )?head',
  'over ?think(?:ing)?',
  'second[ -]guess(?:ing)?',
  'psych(?:e|ing)? (?:myself|me) out',
  'talk(?:ing)? myself out',
  "(?:freez(?:e|ing)|panic(?:king)?|tens(?:e|ing)|(?<!(?:\\bon|knees|legs|n'?t|not|never) )lock(?:ing)?)(?: up)?(?= (?:right |just )?(?:before|when|on|at|every))",
  'hesitat(?:e|ing)',
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

const WHERE_TO_BEGIN = anyOf(
  'start',
  'begin',
  'first',
  'confidence',
  '(?:get over|overcome|get used to) (?:it|this|that)',
)

/** Fear of a trick, a drop or a fall, whatever it is called. */
const ON_THE_ROLL = "(?:(?:when|while|if|once) )?(?:i'?m |i am )?(?:rolling|moving)"
const SCARES = `(?:(?:is|are|feels?) ${SO}(?:scary|sketchy|terrifying)|scares? me)`
const I_AM_SCARED =
  "(?:i'?m |i am )?(?:so |still |too |really )*(?:scared|afraid|nervous) (?:to|of)(?: do(?:ing)?)?"

export const FEARS: readonly Saying[] = [
  [
    /\b(?:terrified|petrified|frightened|freaked out|spooked|intimidated|shitting (?:myself|bricks|my pants))\b/g,
    'scared',
  ],
  [/\b(?:freaks?|weirds?|creeps?) me out\b/g, 'scares me'],
  // "I can only turn frontside, backside kickturns scare me."
  [
    wherever`^(?:i )?(?:can )?only (?:turn|kick ?turn|go|do)\b[^.!?]*[,.;] (?:but |and |the |my )*((?:(?:frontside|backside|fs|bs) )?kick ?turns?) scares? me\b[^.!?]*[.! ]*$`,
    'scared of $1',
  ],
  // Of two things the one that frightens, and where to begin with it; what one lands elsewhere is no part of that.
  [
    wherever`\b(?:i'?m )?not (?:really )?(?:scared|afraid) of [^,.;!?]{3,24}[,.;] (?:but |just |only )*(?:i'?m )?(?:really )?(?:scared|afraid) of `,
    'scared of ',
  ],
  [
    wherever`\b(?:scared|afraid) of ((?:hand ?)?rails|ledges|stairs|gaps|hubbas|ramps|bowls)(?:,? but not (?:of )?[a-z]+)?[,.;]? (?:and |but )?(?=(?:i |ive |i've )?(?:have|got|can|land|do)\b)`,
    (_, thing: string) => `want easy ${thing.replace(/s$/, '')} trick, low risk. `,
  ],
  [
    wherever`\b(?:fear|scared|afraid) of ${SLAMMING} (?:on|in|when|doing|with|during) ${THE}${NAME}(?=[.,!? ]*$)`,
    ofTrick('scared of $1'),
  ],
  [
    wherever`^(?:my )?${NAME}s?[,:]? (?:(?:but|and|i'?m|i am|so|really|still) )*(?:scared|afraid) of ${SLAMMING}[.! ]*$`,
    ofTrick('scared of $1'),
  ],
  [
    wherever`^(?:the )?${NAME}s? (?:kills? me|fills? me|gives? me)(?: with)? (?:the )?(?:fear|anxiety|panic|dread)[.! ]*$`,
    'scared of $1',
  ],
  [
    /^how (?:to|do i|can i) (?:just |finally |learn to )?commit[?.! ]*$/g,
    'my kickflip: i am scared to commit',
  ],
  // Who stops at the top of a ramp does not drop in.
  [
    wherever`^(?!.*${anyOf('stall', 'grind', 'rock', 'disaster', 'blunt')})(?:(?:i|and|but|always|just|still|keep|so|am|is|are|get|getting|my) )*${AFRAID_UP_THERE}\b.*\b${UP_THERE}\b.*$`,
    'scared of dropping in',
  ],
  [
    /\b(?:i )?(?:(?:got|get|have|having|getting) (?:the |a |some |this |such )*(?:fear|jitters|heebie[ -]?jeebies|willies)|(?:lost|losing) my nerve)s? (?:on|of|about|with|for|when|doing|trying) (?:doing |trying )?/g,
    'i am scared of ',
  ],
  [
    /,? ?\b(?:is there )?(?:anything|something|an?y? steps?|a way)(?: i can do)? to bridge (?:it|that|this|the gap)\b/g,
    '',
  ],
  // "I overthink every kickflip", "why do I freeze right before the stairs".
  [
    wherever`\b(?:why do )?(?:i )?(?:(?:'?m|am|always|just|keep|really|still|even) )*${HELD_BACK}(?: (?:right|just|at|on|with|before|when(?:ever)?|every(?: time)?|each|about|of|over|i|see|try|do|to|doing|trying|pop|go|my|the|down))*(?= [a-z0-9])`,
    'i am scared of',
  ],
  [
    /^(?:i'?m |i am |so |kinda |really |still |a bit )*(?:scared|afraid|nervous) (?:of|about) (?:going|riding|rolling|skating) (?:backwards?|fakie)[.! ]*$/g,
    'i want an easy fakie trick',
  ],
  // A manual is also a place, and one that frightens is still the trick.
  [
    /^(?:the |my )?(nose )?(?:manual|manny|mannie)s? (?:(?:really|still|kinda) )?scares? me\b[^.!?]*[.! ]*$/g,
    'my $1manual: i am scared',
  ],
  [
    /\b(scared|afraid) of (?:doing |trying )?(?:the |my )?(nose )?(?:manual|manny|mannie)(?:s|ing)?\b/g,
    'my $2manual: i am $1',
  ],
  [
    wherever`^(?:the )?${NAME}s? (?:is|are|feels?|looks?) ${SO}(?:scary|sketchy|terrifying),? (?:so )?(?:how|help|an?y tips|tips|any advice)\b.*$`,
    'scared of $1',
  ],
  [
    /^drop(?:ping|s)? ins? (?:(?:is|are|looks?|feels?|seems?) )?(?:so |too |really |very |pretty |kinda |still )*(?:scary|sketchy|terrifying|frightening)(?=[.!, ]*$| (?:to|for|on|because|when|at|as|though|af)\b)(?!.*\b(?:but|now|else|instead|next)\b)[^?]*$/g,
    'scared of dropping in',
  ],
  [
    wherever`^(?:my |the |an? )?${NAME}s? (?:(?:is|are|looks?|feels?|seems?) )?${SO}(?:scary|sketchy|terrifying|frightening)(?: (?:to me|for me|(?:to|for|on) (?:my |the )?(?:ankles?|shins?|knees?|face|feet)|as (?:hell|fuck)|though|af))*[.! ]*$`,
    ofTrick('scared of $1'),
  ],
  // "I can ollie, kickflip is scary": what one lands is no part of that.
  [
    wherever`(?<=\b(?:can|have|got|land|do)\b[^.!?]{3,60})[,.;]? (?:but )?(?:the )?(?!(?:i|and|but)\b|.*\bbut\b)${NAME}s? (?:is|are|looks?|feels?) ${SO}(?:scary|sketchy|terrifying)(?: (?:to me|for me|though|tho|af))*[.! ]*$`,
    ofTrick('. i am scared of $1'),
  ],
  // "Ollie while rolling is scary", "rolling ollie scares me": standing, it works.
  ...[
    wherever`^(?:doing )?${THE}${NAME}s? ${ON_THE_ROLL},? ${SCARES}\b[^?]*$`,
    wherever`^(?:doing )?${THE}${NAME}s? ${SCARES} (?=when|while|if|once)${ON_THE_ROLL}\b[^?]*$`,
    wherever`^(?:doing )?${THE}(?:rolling|moving) ${NAME}s? ${SCARES}\b[^?]*$`,
    wherever`^${I_AM_SCARED} ${THE}(?:rolling|moving) ${NAME}(?:s|ing)?[.! ]*$`,
    wherever`^${I_AM_SCARED} ${THE}${NAME}(?:s|ing)? ${ON_THE_ROLL}[.! ]*$`,
  ].map((said): Saying => [said, ofTrick('i can only $1 standing still')]),
  // "I always chicken out of the last bit on handrails."
  [
    /^(?:i )?(?:(?:always|just|keep|still) )*(?:chicken|back|bail|wimp)(?:ing|s)? out(?: (?:of|on|at|before|when|the|last|bit|second|every|i|hit|see|get|to|time|with))* (?:the |a |my )?(hand ?rails?|rails?|stairs?|stair sets?|gaps?|ledges?|hubbas?)[.! ]*$/g,
    'scared of $1',
  ],
  // "Rock and roll, I do the rock but chicken out of the turn back in."
  [
    wherever`^(?:my )?${NAME}s?[,:]? i (?:can |get |do |make )[^.!?]{3,30}? but (?:i )?(?:(?:always|just|keep|then) )*(?:chicken(?:ing)? out|back(?:ing)? out|bail(?:ing)? out|wimp(?:ing)? out)\b[^.!?]*[.! ]*$`,
    ofTrick('scared of $1'),
  ],
  [
    /^(?:the |an? )?((?:hand ?)?rail|ledge|hubba|stair|gap|bar)s? (?:is |are |looks? )?(?:so |really |too )*scary\b[!., ]*/g,
    '$1, easy trick, ',
  ],
  [
    wherever`\b(?:scared|afraid|nervous|worried|anxious)(?: of| about)(?: hitting| skating| ollieing| jumping)? (?:the |an? |that |this |our )?(?:\d+|two|three|four|five|six|seven|eight|ten)[ -](?:stair|step|set|stair set)s?\b`,
    'scared of stairs',
  ],
  // Who is afraid of a thing and asks where to begin wants to begin with it.
  [
    wherever`^.*?\b(?:scared|afraid|nervous|worried|anxious)(?: of| about| to)*(?: skating| riding| going on| hitting)? ([a-z0-9 /-]{4,40}?)(?: on me)?,? ?[.!-]* ?(?:so |but |and )*(?:where|how|what|something|anything|any)\b[^.!?]*\b${WHERE_TO_BEGIN}\b[?.! ]*$`,
    (told: string, thing: string) =>
      /\b(?:fakie|backwards?)\b.*\b(?:ramp|bowl|mini|quarter|bank|transition)/.test(thing)
        ? 'how do i pump on a ramp'
        : /(?:ing|flips?|ollies?|shuvs?|slides?|grinds?|drop in)$/.test(thing)
          ? told
          : `want easy ${thing} trick${/ramp|coping|mini|bowl|quarter|pool/.test(thing) ? ', low risk' : ''}`,
  ],
  [
    wherever`^${HOW_TO} (?:go|ride|skate|roll|cruise|get|bomb) (?:fast )?(?:down ?hill|down (?:an? |the |my |steep )*hills?|(?:an? )?hills?) without (?:${SLAMMING}|${ENDS_BADLY})\b.*$`,
    'how do i ride down a hill',
  ],
  [wherever`^${HOW_TO} (?:do |land )?${THE}${NAME}s? without ${ENDS_BADLY}\b.*$`, 'scared of $1'],
  [
    wherever`^${HOW_TO} (?:grind|slide|skate|hit|ride) (?:an? |the |my )?(?:(?:round|low|flat|small|square|metal) )*((?:hand ?)?rail|flat ?bar|bar|ledge|box|curb|hubba)s? without (?:${SLAMMING}|${ENDS_BADLY})\b.*$`,
    'want easy $1 trick, low risk',
  ],
  [wherever`^(?:so )?do(?:es)? (?:an? )?${NAME}s? hurt(?: a lot| much)?[?.! ]*$`, 'how hard is a $1'],
]
