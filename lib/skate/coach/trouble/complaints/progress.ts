import { anyOf, NAME, type Saying, SO, THE, wherever } from '../../wish/pattern.ts'
import { isTrick, ofTrick } from '../../wish/rewrite/trick-names.ts'
import { CANNOT, FINE, SIDE } from './wording.ts'

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
    wherever`^(?:i )?(?:can )?${THE}${NAME}s?,? (?:i'?m |im |i |is |are )?(?:almost|nearly|(?:so |this )?close to) (?:land(?:s|ed|ing)?|there|got|getting|had|sticking|stuck)\b(?! and\b)[^.!?]*[.!? ]*$`,
    ofTrick('my $1: i almost land it'),
  ],
  [
    wherever`^(?:i'?m |im |i am )?(?:${SO})(?:this )?(?:close to|almost|nearly) (?:landing|getting|sticking|doing) ${THE}${NAME}s?(?: (?:but|now|what|help|any)\b[^.!?]*)?[.!? ]*$`,
    ofTrick('my $1: i almost land it'),
  ],
  [
    wherever`^(?:i'?m |im |i am )?${SO}(?:tired|sick|fed up|done|frustrated|annoyed) (?:of|with|about|at|by) (?:not|never) (?:being able to )?(?:land|gett|do|mak|stick|hav)(?:e|ing)?(?: my| the| a)? ${NAME}s?[.! ]*$`,
    ofTrick('my $1: i cant land it'),
  ],
  // "Been skating for 3 years, still no kickflip", "3 years in and I can't heelflip".
  [
    wherever`^(?:(?:i'?ve |ive |i have |i )?(?:been )?(?:skating|skated|skate|on (?:the|a) board|trying)? ?(?:for )?(?:like |about |over |almost )*(?:\d+|an?|two|three|four|five|six|ten|some|many|a few) (?:years?|months?|summers?)(?: (?:in|now|already|of skating))*[ ,.]+(?:and |but |so )*)?(?:i )?(?:(?:still|yet) (?:have |got |having )?(?:no|not a single)|(?:still )?(?:can'?t|cannot)(?: (?:even|do|land|get))*(?: an?| the| my)?) ${NAME}s?(?: yet| at all)?(?: (?:after|in|for) [^.!?,]{2,24})?(?<=\b(?:years?|months?|summers?)\b.*)[.! ]*$`,
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
    wherever`\b(?:i )?(?:can|land|have|do|got)(?: do| land)? ${THE}${NAME}s?,? (?:but |and )?(?:just |only )?not (?:when |while |if )?(?:i'?m |im |i am )?(?:rolling|moving|riding|going|at speed|with speed)\b`,
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
