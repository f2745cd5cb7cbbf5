import { anyOf, NAME, type Saying, SO, THE, wherever } from '../../wish/pattern.ts'
import { isTrick, ofTrick } from '../../wish/rewrite/trick-names.ts'
import { CANNOT, FINE, SIDE } from './wording.ts'

/** How bad something is, in words that say no more than that. */
const USELESS = anyOf(
  'trash',
  'garbage',
  'shit',
  'ass',
  'dog ?shit',
  'horrible',
  'terrible',
  'awful',
  'pathetic',
  'embarrassing',
  'mess',
  'joke',
  'cooked',
  'hopeless',
  'broken',
)
/** A foot that stays away from the board when it comes down. */
const ONE_FOOT = anyOf('chicken ?foot', 'ghost ?foot', 'scaredy ?foot', 'scared foot', 'chicken ?leg')

const SO_MANY = anyOf('\\d+', '(?:hundreds|months|weeks|years) of', 'a thousand', 'a million', 'so many')

/** How far one is with a trick: nearly there, now and then, on one side, only standing still, after years, no longer. */
export const PROGRESS: readonly Saying[] = [
  // "Ollie on grass works, on concrete no", "stationary ollie vs rolling ollie".
  [
    wherever`^(?:my )?${NAME}s? (?:on|in) (?:the )?(?:grass|carpet|place) (?:${FINE}|works?),? (?:but )?(?:on |in )?(?:the )?(?:concrete|asphalt|pavement|street|road|flat|rolling|moving) (?:no|not|nope|never|doesn'?t|don'?t|won'?t|is|are)\b.*$`,
    ofTrick('my $1 only works standing, not when rolling'),
  ],
  [
    wherever`^(?:(?:is|are) )?(?:an? )?(?:stationary|standing) ${NAME}s? (?:or|vs\.?|versus|to|then|and) (?:an? )?(?:rolling|moving)(?: \1s?| ones?)?[?.! ]*$`,
    ofTrick('my $1 only works standing, not when rolling'),
  ],
  // "2 years skating and my kickflip is trash": for how long changes nothing in what goes wrong.
  [
    wherever`^(?:after |it'?s been |i'?ve been |been )?(?:skating )?(?:for )?(?:\d+|an?|one|two|three|four|five|six|a few) (?:weeks?|months?|years?)(?: (?:in|skating|of skating|of trying|trying|later|now))*,? (?:and |but )?(?:my |the )?${NAME}(s?) (?=(?:is|are|still|not|does ?n'?t|do ?n'?t|won'?t|never|always|keeps?|goes|go)\b)`,
    (told: string, name: string, more: string) => (isTrick(name) ? `my ${name}${more} ` : told),
  ],
  // It does not work, and nobody says how.
  ...[
    wherever`^(?:my |the )?${NAME}s? (?:(?:is|are|still|just|really|simply) )*(?:not|aren'?t|isn'?t|arent|isnt) working(?: out)?(?: for me| at all| anymore| right now)*[.! ]*$`,
    wherever`^(?:my |the )${NAME}s? (?:(?:is|are|looks?|feels?|still|just|really|absolute|complete|total|pure|straight|such) )+${SO}(?:an? )?${USELESS}[.! ]*$`,
    wherever`^(?:i'?m |i am |i )?${SO}(?:suck|struggle|bad|weak|not (?:that |very |so )?good|${USELESS}) (?:at|with|on) (?:doing )?${THE}${NAME}s?[.! ]*$`,
    wherever`^(?:i )?(?:can'?t|cant|cannot|could ?n'?t) (?:seem to )?(?:figure out|understand|wrap my head around|get the hang of|crack|work out|nail|master) (?:how to )?${THE}${NAME}s?[.! ]*$`,
    wherever`^${NAME}s? (?:confuse|puzzle|elude|escape|baffle|humble|frustrate|hate)s? me[.! ]*$`,
    wherever`^(?!switch\b|.*\bboard\b)${NAME}s? (?:is|are|feels?) ${SO}(?:impossible|weird|wrong|off|an? nightmare|an? struggle)(?: to me)?[.! ]*$`,
    wherever`^(?:i'?m |i am )?${SO}not (?:getting|landing|understanding) ${THE}${NAME}s?[.! ]*$`,
    wherever`^${NAME}s? (?:problems?|issues?|troubles?)[.! ]*$`,
    wherever`^(?:drills?|exercises?|fix(?:es)?) (?:for|to improve|to fix) ${THE}${NAME}s?[.! ]*$`,
  ].map(
    (said): Saying => [
      said,
      (told: string, name: string) => (isTrick(name) ? `my ${name}: i cant land it` : told),
    ],
  ),
  // "I do the ollie good but when I move not."
  [
    wherever`^i (?:do|can|make)(?: do)? ${THE}${NAME}s?(?: good| well| fine| ok)?,? but (?:when|while|if) (?:i )?(?:am )?(?:move|roll|moving|rolling),? (?:not|no|never|it does ?n'?t|i ca ?n'?t)\b.*$`,
    ofTrick('my $1 only works standing, not when rolling'),
  ],
  // "He wants to kickflip but can barely ollie": what hardly works comes first.
  [
    wherever`^(?:.*\b)?(?:can (?:only )?(?:barely|hardly|scarcely)(?: do| land| even)*|(?:barely|hardly|scarcely) (?:can|have|land|got|do)) ${THE}${NAME}s?(?=[.! ]*$|[.,!]* (?:so |and )?(?:what|want|any|help|how|should|which)\b).*$`,
    (told: string, name: string) => (isTrick(name) ? `my ${name} lands sometimes` : told),
  ],
  // "Rate my ollie", "critique my kickflip please".
  [
    wherever`^(?:please |can (?:you|someone) )?(?:rate|critique|judge|review|feedback (?:on|for)|thoughts on|opinions? on|critiques? (?:on|for)|advice (?:on|for)) my ${NAME}s?(?: please| pls)?[?.! ]*$`,
    (told: string, name: string) => (isTrick(name) ? `my ${name}: i cant land it` : told),
  ],
  // "How to get rid of chicken foot on kickflips", "kickflip ghost foot".
  [
    wherever`^(?:how (?:do i|to|can i) )?(?:(?:get rid of|fix|stop|avoid|lose|cure|overcome) )?(?:the |my |this |having )*${ONE_FOOT}(?:ed)? (?:on|in|with|when(?: doing)?|for|during) (?:my |the )?${NAME}s?(?: help| tips| fix)?[?.! ]*$`,
    ofTrick('my $1: chicken foot'),
  ],
  [
    wherever`^(?:my )?${NAME}s? ${ONE_FOOT}(?: help| tips| fix| problem)?[?.! ]*$`,
    ofTrick('my $1: chicken foot'),
  ],
  [
    wherever`^(?:how (?:do i|to|can i) )?(?:(?:i have|got|get rid of|fix|stop|avoid|lose|cure|overcome) )?(?:the |my |this |a |having )*${ONE_FOOT}(?: help| tips| fix| problem)?[?.! ]*$`,
    'my kickflip: chicken foot',
  ],
  [
    /^(?:i'?m |i am |too )?(?:scared|afraid|terrified) (?:to|of) (?:jump|land|commit|put|com(?:e|ing) down|landing|jumping|committing)(?:ing)? (?:down )?with both (?:my )?feet[.! ]*$/g,
    'my ollie: chicken foot',
  ],
  // "How do I know if I'm ready to drop in".
  [
    wherever`^how (?:do|will|would|can) i know (?:if|when) i'?(?:m| am|ll be)? (?:am )?ready (?:to|for) (?:learn |try |do |start )?${THE}${NAME}s?[?.! ]*$`,
    (told: string, name: string) => (isTrick(name) ? `i want to learn ${name}` : told),
  ],
  [
    /^(?:i )?(?:just )?dropped in\b.*\b(?:slammed|fell|ate (?:it|shit)|got hurt|broke)\b.*$/g,
    'my drop in: i am scared after a slam',
  ],
  [
    /^(?:so )?how (?:do i|to|can i) (?:not|stop|avoid) (?:hang(?:ing)?|getting (?:hung|stuck)|catching)(?: up)? on (?:the |my )?(?:coping|lip)[?.! ]*$/g,
    'my rock to fakie hangs up',
  ],
  [
    /^(?:(?:i )?(?:can'?t|cant|cannot|don'?t|dont) pop (?:hard|high|loud|strong)(?: enough)?|(?:i )?(?:pop|am popping|popping) (?:too |so )(?:soft|softly|weak|weakly|light|lightly|little))[.! ]*$/g,
    'my ollie: no pop',
  ],
  // Told of no trick, it is told of the first that everyone learns.
  [
    /^(?:i can |i only )?(?:only |just )?(?:do|land|get) (?:it|this|that|tricks?|them) (?:only )?(?:while |when |by )?(?:holding (?:on(?:to)? )?(?:an? |the )?(?:fence|rail|wall|pole|hand)|on (?:the )?(?:grass|carpet))(?: only| but (?:not|never)\b.*)?[.! ]*$/g,
    'my ollie only works standing, not when rolling',
  ],
  [
    /^(?:i )?(?:did|landed|got|had|made|have done|have landed) (?:it|this one|that one|this) (?:just |only )?(?:once|one time)(?:,? (?:and|but) (?:never|not|can'?t|haven'?t)\b.*)[.! ]*$|^it worked (?:yesterday|last week|before|once)(?:,? (?:and|but) (?:not|never|now|today)\b.*)[.! ]*$/g,
    'my ollie lands sometimes',
  ],
  // "How to ollie while moving".
  [
    wherever`^(?:so )?(?:how (?:do i|to|can i) |help (?:me )?(?:to )?|tips (?:for|on|to) )?(?:(?:do|land|get) )?${THE}${NAME}s? (?:while|when|whilst) (?:i'?m |i am )?(?:moving|rolling|riding)(?: tips?| help)?[?.! ]*$`,
    ofTrick('my $1 only works standing, not when rolling'),
  ],
  [
    /^(?:i )?(?:want|wanna|need|how) (?:to )?(?:be|get|become) (?:more )?consistent[?.! ]*$/g,
    'my ollie lands sometimes',
  ],
  // "I can do 10 kickflips out of 10", "landed 1 tre flip out of 200".
  [
    wherever`\b(?:i )?(?:(?:can|do|land|landed|get|got|make|made|only|just|like|about) )*(\d+) (?:clean )?${NAME}s? (?:out of|in|from) (?:every )?(\d+)(?: tries| attempts)?(?=$|[.,;!?]| (?:what|and|but|so)\b)`,
    (told: string, landed: string, name: string, of: string) =>
      isTrick(name) ? `${name} ${landed}/${of}` : told,
  ],
  [
    wherever`^(?:i )?(?:can )?(?:do |land |get )?${THE}${NAME}s?,? but only (?:like |about |maybe )*(?:once|one|1|2|twice|two) (?:time )?(?:in|out of|of|every) (?:\d+|ten|twenty|fifty|a hundred)\b.*$`,
    ofTrick('my $1 lands sometimes'),
  ],
  [
    wherever`^(?:i )?(?:can )?${THE}${NAME}s?,? (?:i'?m |i |is |are )?(?:almost|nearly|(?:so |this )?close to) (?:land(?:s|ed|ing)?|there|got|getting|had|sticking|stuck)\b(?! and\b)[^.!?]*[.!? ]*$`,
    ofTrick('my $1: i almost land it'),
  ],
  [
    wherever`^(?:i'?m |i am )?(?:${SO})(?:this )?(?:close to|almost|nearly) (?:landing|getting|sticking|doing) ${THE}${NAME}s?(?: (?:but|now|what|help|any)\b[^.!?]*)?[.!? ]*$`,
    ofTrick('my $1: i almost land it'),
  ],
  [
    wherever`^(?:i'?m |i am )?${SO}(?:tired|sick|fed up|done|frustrated|annoyed) (?:of|with|about|at|by) (?:not|never) (?:being able to )?(?:land|gett|do|mak|stick|hav)(?:e|ing)?(?: my| the| a)? ${NAME}s?[.! ]*$`,
    ofTrick('my $1: i cant land it'),
  ],
  // "Been skating for 3 years, still no kickflip", "3 years in and I can't heelflip".
  [
    wherever`^(?:(?:after |i'?ve |ive |i have |i )?(?:been )?(?:skating|skated|skate|on (?:the|a) board|trying)? ?(?:for )?(?:like |about |over |almost )*(?:\d+|an?|two|three|four|five|six|ten|some|many|a few) (?:years?|months?|summers?)(?: (?:in|now|already|of skating))*[ ,.]+(?:and |but |so )*)?(?:i )?(?:(?:still|yet) (?:have |got |having )?(?:no|not a single)|(?:still )?(?:can'?t|cannot)(?: (?:even|do|land|get))*(?: an?| the| my)?) ${NAME}s?(?: yet| at all)?(?: (?:after|in|for) [^.!?,]{2,24})?(?<=\b(?:years?|months?|summers?)\b.*)[.! ]*$`,
    ofTrick('my $1: i cant land it'),
  ],
  // "Used to kickflip, can't anymore", "last summer I could kickflip, now nothing works".
  [
    wherever`^(?:i )?(?:used to (?:be able to )?|(?:(?:last|this) \w+|an? (?:year|month|while|week) ago|back then|before|once) i (?:could|used to) )(?:do |land |have )?${THE}${NAME}s?(?: (?:all day|every time|every try|easily|fine))?[,.]? (?:but |and )*(?:(?:i|now|today|these days|it|they|just|suddenly) )*(?:can'?t|cannot|nothing works|gone|is gone|are gone|lost (?:it|them))(?: (?:even|do|land|it|them|one|anymore|any more|now|at all))*[.! ]*$`,
    ofTrick('i lost my $1'),
  ],
  [/(?<=[a-z0-9] )(?:is|are) (?:almost|nearly) there(?= and\b|,|\.)/g, 'lands sometimes'],
  // What is landed standing and not rolling has its own trouble.
  [
    wherever`^(?:i )?can (?:only )?(?:do |land )?${THE}${NAME}s? (?:but )?(?:only )?(?:(?:while |when )?(?:stationary|standing(?: still)?|in place)|(?:while |when )?holding (?:on|onto|something|an? \w+))(?: (?:only|holding|while|on|onto|to|an?|the|something|fence|rail|wall|railing))*(?=$|[.,!?;]).*$`,
    ofTrick('my $1 only works standing, not when rolling'),
  ],
  [
    wherever`^(?:i (?:can )?(?:land|do) )?(?:on )?(?:carpet|grass) ${NAME}s? (?:lands?|works?|(?:is|are) ${FINE})?,? ?but (?:on )?(?:concrete|asphalt|pavement|the street|rolling|street|flat)\b.*$`,
    ofTrick('my $1 only works standing, not when rolling'),
  ],
  [
    wherever`\b(?:[a-z0-9]+ )?(?:hours?|days|weeks|months) (?:on|of|trying|into) ${THE}${NAME}s?,? (?:and |but )?(?:i )?(?:still )?(?:0|zero|none|not one|nothing|no)(?: lands?| landed| makes)?(?=$|[.,!?;])`,
    ofTrick('my $1: i cant land it'),
  ],
  [
    wherever`\b(?:i )?(?:can|land|have|do|got)(?: do| land)? ${THE}${NAME}s?,? (?:but |and )?(?:just |only )?not (?:when |while |if )?(?:i'?m |i am )?(?:rolling|moving|riding|going|at speed|with speed)\b`,
    'my $1 only works standing, not when rolling',
  ],
  [
    wherever`^(?:so )?how (?:do (?:i|you)|to|can i) (?:land|do|get|learn) ${THE}${NAME}s? (?:while |when )?(?:rolling|moving|at speed|with speed|going fast|while i roll)[?!. ]*$`,
    'my $1 only works standing, not when rolling',
  ],
  // "Tre flip scoop is fine but": what follows is the trouble.
  [
    wherever`^(?:my )?${NAME}s? (?:pop|scoop|flick|rotation|spin|jump|pop and (?:scoop|flick)|scoop and flick)s? (?:is|are|feels?|looks?) ${FINE},? but `,
    ofTrick('my $1: '),
  ],
  // "Had kickflips for three weeks, then they vanished."
  [
    wherever`\b(?:i )?(?:had|could(?: do| land)?|was landing) (?:my |the )?${NAME}s?(?: for [a-z0-9 ]{3,16}?| (?:every|first) try| on lock| down)?[,.]? (?:and |but |then )+(?:now )?(?:they|it)(?:'?re|'?s| are| is| have| has)? (?:all )?(?:just )?(?:vanish|disappear|gone|went|left)\w*(?: away| again)?`,
    ofTrick('my $1: i lost it'),
  ],
  // Of two sides the one that feels odd is the trouble.
  [
    wherever`^(.*\b)?(${SIDE}) ([a-z0-9-]{3,12}?)s?\b([^.!?]{0,40}?) but (?:the |my )?(${SIDE}) (?:ones?|side) ((?:is|are|feels?|looks?)(?: (?:so|really|too|kinda|just))* (?:blind|weird|awkward|scary|off|bad|hard|wrong|terrible|impossible)\b[^.!?,]*).*$`,
    'my $5 $3s: $6',
  ],
  // Of two sides the one that does not work is the trouble.
  [
    wherever`^(?:i )?${SO}(?:${CANNOT}|struggle with|never)(?: do| land| get)? ${THE}(${SIDE}) ([a-z0-9][a-z0-9 -]{2,16}?)s?,? (?:but|while|although|even though) (?:my |the )?${SIDE}(?: ones?| side| \2)?s? (?:is|are|feels?|works?) ${SO}${FINE}\b.*$`,
    'my $1 $2: i cant land it',
  ],
  [
    wherever`^(?:i )?${SO}(?:${CANNOT}|struggle with|never)(?: do| land| get)? ${THE}(?:ollie )?((?:180|360|flip|shuv|heel)\w*) ${THE}(${SIDE})\b,? (?:but|while|although|even though)? ?(?:my |the )?${SIDE}(?: ones?| side)? (?:is|are|feels?|works?) ${SO}${FINE}\b.*$`,
    'my $2 $1: i cant land it',
  ],
  [
    wherever`^(?:i )?(?:can )?(?:do |land |have )?${THE}${SIDE} ([a-z0-9 -]{3,20}?)s? (?:but )?not (?:the |my )?(${SIDE}) \1s?,? (?:so )?why\b.*$`,
    'my $2 $1: i cant land it',
  ],
  [
    wherever`^(?:i )?${SO}(?:hate|dislike|don'?t like|can'?t stand) (?:how|the way) (?:my |the )?${NAME}s? (?:looks?|feels?|comes? out|lands?)[.! ]*$`,
    ofTrick('how do i $1'),
  ],
  [
    wherever`^(?:an? |my )?${NAME}s? (?:tips?|help|advice|pointers|tutorial|guide|technique)(?: please| pls)?[?!. ]*$`,
    'how do i $1',
  ],
  [
    wherever`\bhow (?:do i|to|can i) (?:get|be|become|stay) (?:more )?consistent (?:with|at|on|in) (?:doing |landing )?${THE}${NAME}s?(?=[.,?! ]*$)`,
    'my $1 lands sometimes',
  ],
  [
    wherever`\bhow (?:do i|to|can i) (?:get|make|land|be|become)? ?(?:my )?${NAME}s? more (?:consistent(?:ly)?|often|reliabl[ey]|solid)\b`,
    'my $1 lands sometimes',
  ],
  [
    wherever`^(?:more )?(?:consistent )?(?:my )?${NAME}s? (?:consistency|more consistent(?:ly)?|consistently)[?!. ]*$`,
    'my $1 lands sometimes',
  ],
  [
    /(?<=(?:flip|shuv\w*|heel|spin|180|360|ollie|slide|grind|manual)s?) (?:only |about |like |maybe )*(?:once )?every (?:\d+|other|few|couple(?: of)?|ten|twenty|five)(?: tr(?:y|ies)| attempts?| times?| goes| day)*\b/g,
    ' lands sometimes',
  ],
  [
    wherever`\b(?:still )?${CANNOT} (?:land |do |get )?${THE}${NAME}s? after (?:like |about |over )?${SO_MANY} ?(?:tries|attempts|days|weeks|months|hours|trying)?\b`,
    '. my $1: i cant land it',
  ],
  [
    wherever`\b(?:i )?used to (?:have|land|do|get|be able to (?:do|land))(?: my| the)? ${NAME}s?,? (?:and |but |then |now )*(?:i )?(?:(?:have |just )?lost (?:it|them|em|'em)|(?:it|they)(?:'?s|'?re| is| are)? gone|(?:it|they) left)\b`,
    'my $1: i lost it',
  ],
  // "Stuck on kickflips, should I try heelflips": the other one is asked about.
  [
    wherever`^.*\b(?:stuck|struggl\w+|nowhere|no luck|failing|${CANNOT})\b[^.!?]{3,50}?[,.!;]? (?:so |and |or |but )?should i (?:just |rather |maybe |better )*(?:try|learn|move on to|switch to|go for|start(?: with)?|do) ${THE}${NAME}s?(?: instead| first| now| for a (?:bit|while))?[?.! ]*$`,
    ofTrick('i want $1'),
  ],
]
