import { anyOf, type Saying, SO, wherever } from '../pattern.ts'
import { MARKS } from './lists.ts'

/** What a weight in kilos says of somebody, in a word that is looked up. */
const buildOf = (kilos: number) => (kilos > 82 ? 'heavy' : kilos < 56 ? 'i am light' : '')

const WEAK = anyOf(
  'weak',
  'bad',
  'low',
  'terrible',
  'shit',
  'awful',
  'lame',
  'trash',
  'gone',
  'non ?existent',
)
const WEAK_POP = `(?:(?:my |the )?pop (?:sucks|(?:is|feels) ?${SO}${WEAK}))`
/** Asks for a trick, whatever else is told. */
const ASKS = anyOf(
  'tricks?',
  'want',
  'wanna',
  'something',
  'anything',
  'learn',
  'easy',
  'next',
  'what works',
  'suits?',
  'without',
)

/** What is left behind, with the place or kind that is kept. */
const EASY_KIND =
  '(?:basics?|easy|beginner|simple|baby|noob)(?: ((?:flat|ledge|ramp|mini|flip|grind|street|manual) )?(?:tricks?|stuff|things?|ones|zone|stage|level|phase|shit))?'

const LOOKS_HARD = `${anyOf('hard', 'harder', 'difficult', 'complicated', 'crazy', 'tech', 'impressive')}(?:er)?`
/** For how long one has skated, without a number. */
const A_DECADE = '(?:(?:for|over) )?(?:an?|one|a whole|over a) decade\\b(?! (?:ago|off))'
const SINCE_YEAR = "since (?:19[89]|200|201)\\d\\b(?<!(?:haven'?t|not|last|quit|stopped)\\b.{0,40})"
const ALL_MY_LIFE =
  '(?<!\\bnever\\b.{0,40})(?:(?:half|all|most of|pretty much all) )?my (?:whole |entire )?life\\b(?<=(?:skat|board|rid|do|did|been)\\w*\\b.{0,20})'
const MORTAL =
  '(?:(?:mere )?mortals?|(?:normal|regular|average|ordinary) (?:humans?|persons?|people|guys?|joe|skaters?))\\b'
/** Nicknames, numbers that stand for names, and the forms that verbs take. */
export const SPELLINGS: readonly Saying[] = [
  // As a phone hears them.
  [/\bknows slide(s?)\b/g, 'noseslide$1'],
  [/\btale slide(s?)\b/g, 'tailslide$1'],
  [/\bfive[ -]zero(s?)\b/g, '5-0$1'],
  [/\bhalf caps?\b/g, 'half cab'],
  [/\bvario(?= ?(?:kick|heel|heal)?flips?\b)/g, 'varial'],
  [/\bin ?word (heal|heel)/g, 'inward $1'],
  [/\bvery all (?=(?:kick ?|heel ?|heal ?)?flips?\b)/g, 'varial '],
  [/\bbenn?[iy] han+a(s?)\b/g, 'benihana$1'],
  [/\bsk8(?=(?:boards?)?\b)/g, 'skate'],
  // "My back foot is late" is no bad back.
  [/\bmy (?=back foot is (?:always |too |so )*(?:late|slow|lazy))/g, 'the '],
  [
    /^(?:(?:i|want|need|learn|to|do|give|me|an?|some|any|tricks?|something|with) )*270 out(?: tricks?)?[?.! ]*$/g,
    'slide 270 out',
  ],
  [/\bsk8ing\b/g, 'skating'],
  [/\bsk8e?r(s?)\b/g, 'skater$1'],
  [/\bdouble[ -]sided\b/g, ' '],
  [/\bparking (?:space|spot|stall)s?\b/g, 'parking lot'],
  [/\bzip(?:s|ping|ped)? (?=out\b|off\b)/g, 'slip '],
  [
    /\b(?:my )?(?:stairs?|gaps?|huck\w*|jumping|big stuff|handrails?|going big)(?: [a-z]+){0,4}? (?:days )?(?:is|are) (?:over|behind me|history|in the past)\b/g,
    'no stairs',
  ],
  [/\b(?:slanted|angled|banked|sloped|leaning) walls?\b/g, 'bank'],
  [/\b(?:in ?to|onto|to|up) (?=(?:an?|the|my|our) (?:\w+ )?(?:bank|ditch)\b)/g, 'on '],
  [
    /\bdown (?:an?|the|my|our) (?:big |little |small )?(?:\d{1,2}|two|three|four|five|six|seven|eight|ten|twelve)\b(?! ?(?:ft|foot|feet|m\b|ledge|rail|hubba|degree|inch|stair|set|step))/g,
    'down stairs',
  ],
  [/\bdown \d{1,2}(?= ?(?:$|[.,!?]))/g, 'down stairs'],
  // Whoever lands all of it lands the hard ones.
  [
    /\b(?:i )?(?:can )?(?:do|land|have|got) (?:pretty much |almost |nearly |basically )?(?:anything|everything|any trick|every trick|all tricks|it all) on flat(?: ?ground)?\b(?!(?:,? but)? (?:frontside|backside|fs|bs|switch|nollie|fakie))/g,
    'i can laser flip and 360 flip and hardflip',
  ],
  [/\bupsidedown\b/g, 'upside down'],
  [
    /\b(?:(?:i|get|am|i'?m|feel|so|really|always) )*(?:afraid|scared|nervous|terrified) (?:of|about|to|when i|if i) (?:going |go |skat(?:e|ing) |rid(?:e|ing) |roll(?:ing)? )?(?:too |so )?(?:fast|speed)\b/g,
    'scared of speed',
  ],
  [
    /\b(?:i )?(?:can )?(?:do |have |got )?(?:everything|it all|all(?: of)?(?: my| the)? tricks)((?: (?:on|in|at) (?:the |my |a )?\w+)?) (?:frontside|backside|fs|bs),? (?:but |and |yet )+(?:nothing|none|not a thing|zero) (frontside|backside|fs|bs)\b/g,
    'want $2 trick$1',
  ],
  [/\bdiff (?=\w)/g, 'different '],
  // The hardest that anybody else can do is not the hardest that there is.
  [
    wherever`\b(?:the )?(?:hardest|gnarliest|craziest|most difficult) (.*?) ?\b(?:for |that |which )?(?:an? )?${MORTAL}(?: (?:can|could)(?: ever| still| actually)* (?:do|land|learn|pull off|manage))?`,
    'hard $1 ',
  ],
  [
    /\b(?:spin|turn|pivot|rotat)(?:s|e|ning|ing)?(?: around)? on (?:the |my |only )*(?:back|rear|two) (?:wheels?|truck)\b/g,
    'kickturn',
  ],
  [/\b(?:hands?|gloves?|pucks?)[ -](?:down )?slid(?:es?|ing)\b/g, 'coleman slide'],
  [/\bstand[ -]?up slid(?:es?|ing)\b/g, 'powerslide'],
  [/\bpre[ -]?drift(?:s|ing)?\b/g, 'carve'],
  [
    /(?<=\b(?:varial|varil|inward|nollie|switch|fakie|late|double|fs|bs|frontside|backside) )heals?(?: ?flips?)?\b/g,
    'heelflip',
  ],
  [
    /\b((?:nose )?manual) (?:to|into) (?:an? )?((?:nollie )?(?:kickflip|heelflip|180|shuv\w*|360 flip|tre flip)) out\b/g,
    '$1 $2 out',
  ],
  // Where no manual is wanted a pad is a low ledge.
  [
    /\b(?:manual|manny|mannie) pad\b(?=.*\b(?:not|isn'?t|no|without|other than|except|besides)(?: \w+)? (?:manual|manny|mannie)s?\b)/g,
    'ledge',
  ],
  // Which edge one leans on, as longboarders say it.
  [/\b(?:heel|toe)[ -]?side (?:power)?slid(?:es?|ing)\b/g, 'powerslide'],
  [/\b(?:heel|toe)[ -]?side (?:carv(?:es?|ing)|turn(?:s|ing)?)\b/g, 'carve'],
  [/\bheel ?side (?=version|equivalent|counterpart|variant|variation|form|sister)/g, 'heel '],
  [
    /\b((?:pop )?shuv\w*|180)s? (?:with|but|but with|plus) (?:an? )?(?:more|extra|bigger|double the|twice the) (?:spin|rotation|turn)\b/g,
    (_, turn: string) => (turn === '180' ? '360' : '360 shuvit'),
  ],
  [
    /(?<=^|[.!?,] ?)(?:please |just |come on )?scare (?:the (?:shit|crap|hell) out of )?me(?= ?(?:[.!?,]|$|a (?:bit|little)|please|today))/g,
    'something scary',
  ],
  [
    /\b(?:cool|sick|nice|fancy|impressive)[ -]looking\b(?=.*\beasy\b)|(?<=\beasy\b.*)\b(?:cool|sick|nice|fancy|impressive)[ -]looking\b/g,
    'to impress people',
  ],
  [/\bis (\d) (?:years? )?too young\b/g, '$1 years old'],
  [/\bwhat (?:trick )?am i (?:closest|nearest) to(?: landing| learning| getting)?\b/g, 'what next'],
  [
    /(?<!\b(?:front|back|f|b)s?(?:ide)? )\bcarv(?:e|ing) grinds?\b(?! on (?:an? |the )?(?:ledge|box|curb))/g,
    'frontside 50-50 in a bowl',
  ],
  [/(?<!\b(?:my|our|his|her|their) )\bwalking the dogs?\b(?! (?:home|in the park))/g, 'walk the dog'],
  [/\b[5-8] ?(?:ft|foot|feet) (?:high )?(ceiling|roof)s?\b/g, 'low $1'],
  [/\bfoot[ -]?braking\b/g, 'foot brake'],
  [
    /^(?:(?:i|want|wanna|need|give|gimme|show|me|us|please|pls|to|do|just|learn|land|hit) )*something (?:(?:really|super|so|fucking|proper|just) )*(?:sick|dope|rad|fire|lit|awesome|amazing|insane|epic|legit)(?: (?:please|pls|today|bro|man|dude))*[.! ]*$/g,
    'something cool',
  ],
  [/\bfor begin\b/g, 'for a beginner'],
  [/^(?:i )?(?:have |got |bought )?new shoes (?:and|so) (?:now )?(?=(?:i )?(?:can'?t|cannot) )/g, ''],
  [/\bkick ?turn(s?) ((?:(?:on|in|at|up) (?:an? |the )?[a-z]+ )?)(backside|bs)\b/g, '$3 kickturn$1 $2'],
  [
    /\b(?:hop|hopping|jump|jumping|get|getting) (?:up |onto |over |up on )?curbs\b|\bhop(?:ping)? (?:up |onto |over )?(?:an? |the )curb\b/g,
    'ollie up a curb',
  ],
  [
    /\b(?:rid(?:e|ing)|roll(?:ing)?) off (?:of )?(?:an? |the )?(ledge|bench|loading dock|dock|box|table|block|step)s?\b/g,
    'acid drop off a $1',
  ],
  [/\b(?:get|go) in(?:to)? (an?|the|our|my) (bowl|pool)\b/g, 'drop in on $1 $2'],
  [/(?<=\b(?:at|on|to) (?:an?|the|my|our) )flat spot\b/g, 'flat ground'],
  [
    /(?<=\btricks?\b.*)\b(?:i |you |that )?(?:land|roll away|end(?: up)?|ride away) backwards?\b/g,
    'land fakie',
  ],
  [/\b(?:both feet (?:leave|off|come off) the board)\b(?=[.?! ]*$)/g, 'hippie jump'],
  // The turn comes first.
  [
    /\b((?:(?:fs|bs|frontside|backside|front|back) )?(?:180|270|360|450)) (?:in ?)?to (?:an? |the )?((?:fs |bs |front |back |frontside |backside )?(?:board|lip|nose|tail|blunt|noseblunt) ?(?:slide)?|switch (?:50-50|5-0)|50-50|5-0|smith|feeble|crook\w*|nosegrind)\b(?! (?:stall|fakie|to))/g,
    '$1 $2',
  ],
  // On no side it would be taken for the turn out, which is as long.
  [/(?<!(?:side|\b(?:fs|bs|front|back|out)) )\b270 (board|nose)slide(?!s? 270)/g, 'backside 270 $1slide'],
  [/\bcarv(?:e|ing) grinds?\b/g, '50-50 in a bowl'],
  [/\bdrop(?:ping|ped)? in ?to (?=(?:an?|the|my|our|this|that) )/g, 'drop in on '],
  [
    /\b(?:everything|it all|nothing but skating) (?:just )?bores me\b|\beverything(?:'s| is) boring\b/g,
    "i'm bored",
  ],
  [/\bflat ?gr(?:ou?)?n?d\b/g, 'flatground'],
  [/\bwhat am i missing\b(?: (?:on|from|in) my (?:list|bag|tricks))?/g, 'what next'],
  [
    wherever`\b(?:that |which )?(?:looks?|seems?) (?:way |much |so |a lot |far )*${LOOKS_HARD},? (?:than (?:it|they) (?:is|are|actually is|really is)|(?:but|and|though) (?:it'?s |its |is |are |really |actually |totally |super )*(?:not|isn'?t|easy|easier|simple)(?: hard| really| at all)?)\b`,
    'easy trick to impress people',
  ],
  [/\b(?:60|70)'?s\b(?= ?(?:style|era|trick|stuff|vibe|type|skat))/g, 'old school'],
  [/\bf[il]p(?=s?\b)/g, 'flip'],
  [/(?<=\b(?:easy|safe|simple|low risk|basic)\b[^.!?]{0,20})\bimpressive\b/g, 'to impress people'],
  [
    wherever`\b(?:tired|sick|done|fed up|bored|over it) (?:of|with|by)(?: (?:all|the|my|these|same|only|just))* ${EASY_KIND}\b|\b(?:out of|past|beyond|away from|off) (?:the |these |my )?${EASY_KIND}\b`,
    ' intermediate $1$2 ',
  ],
  [
    /\b(?:tired|sick|done|fed up|bored) (?:of|with) (?:being|feeling like) (?:a |such a )?(?:beginner|noob|newbie)\b|\b(?:no longer|not) a (?:beginner|noob|newbie)(?: any ?more)?\b/g,
    'intermediate',
  ],
  [
    /\b(?:i )?(?:don'?t|do not|can'?t|cannot|dont|cant) (?:know|do|have|land) (?:an?y|a single)(?: tricks?| thing)(?: at all| yet)?(?=[.,!? ]*$)/g,
    'absolute beginner',
  ],
  [
    /(?<!\b(?:board|deck|it)(?: (?:is|keeps|always))? )\b(?:feel(?:s|ing)? )?(?:like )?(?:i'?m |i am )?(?:flying|weightless|floating in the air|levitating)\b(?! out)(?: through the air)?/g,
    'big air feeling',
  ],
  // Pop that went missing is wanted back, not gone without.
  [
    /\b(?:(?:i |i've )?(?:lost|losing) (?:all )?(?:of )?my pop|my pop (?:is |has |just )*(?:gone|left|went|disappeared)|where did my pop go|(?:get|want|need|find) (?:my pop back|(?:some |way )?more pop|(?:a )?better pop))\b/g,
    ' my ollies are too low ',
  ],
  // Who asks for no trick wants the pop.
  [
    wherever`^(?!.*\b${ASKS}\b)(.*?)\b(?:${WEAK_POP}|(?:i (?:have|got) )?(?:an? )?(?:my )?${WEAK} pop)\b(?:.*\b(?:what|how|why)\b.*)?$`,
    '$1 my ollies are too low ',
  ],
  [
    wherever`\b${WEAK_POP}\b|\b(?:can'?t|cannot|don'?t|never) (?:really )?get (?:the |an?y |enough |that )*(?:height|pop)\b`,
    ' no pop ',
  ],
  [/\bfull cab(s?)\b/g, 'caballerial$1'],
  // Nothing that is learned fast, or that one tires of.
  [
    /\b(?:go(?:ing)?|rid(?:e|ing)|skat(?:e|ing)|roll(?:ing)?) (?:really|very|super|pretty) fast\b/g,
    'going fast',
  ],
  [/\b(something|anything|one) (?:really|very|super) fast\b(?! to)/g, '$1 fast'],
  [
    /^pop (?:the |off the |off |from the )?nose[.!? ]*$|^(?:i )?pop(?:ping)? (?:with|off) (?:my |the )?front foot[.!? ]*$/g,
    'nollie',
  ],
  [/\bblunt(?:slide)?s? (or|vs\.?|versus|and) (?=nose ?blunts?\b)/g, 'bluntslide $1 '],
  [/\bmy methods?\b(?! (?:airs?|of|to|for|is to)\b)/g, 'my method air'],
  [/\bout of (?=(?:an?|the|our|my) bank\b)/g, 'on '],
  [
    /\b(?:(?<!\b(?:n?ollie|\w*flip|shuv\w*|boneless|180|\w*grind|\w*slide|in)s? )(?:with|has) (?:an? )?running start|(?:get|jump|hop|step) on(?:to)? (?:the|my|a) board (?:while|when) (?:i'?m )?running)\b/g,
    'caveman',
  ],
  [
    /\b(curb|kerb|ledge|box|rail) tricks? with (?:an? )?180s?\b(?! (?:in|out|into|n?ollie|[a-z]*flip|shuv))|\b180s? tricks? (?:on|for) (?:an? |the )?(curb|kerb|ledge|box|rail)s?\b/g,
    (_, one?: string, other?: string) => `${one ?? other} trick with a 180 out`,
  ],
  [/\bpower[ -]?sliding\b/g, 'powerslide'],
  [/\bpower[ -](?=slides?\b)/g, 'power'],
  [/\bdark[ -](?=slides?\b)/g, 'dark'],
  [/\bover[ -](?=crook(?:s|ed)?\b(?! (?:ledges?|rails?|curbs?|ground)\b))/g, 'over'],
  [/\bfive[ -]?ohs?\b/g, '5-0'],
  [/\bti[ck]k?[ -]?ta(?:ck|k|c)(s?)\b/g, 'tic tac$1'],
  [/(?<!\bbr(?:eak|oke)\w* (?:an? |my |any )?)\bbone less\b/g, 'boneless'],
  [/\bspace walk(s?)\b/g, 'spacewalk$1'],
  // Numbers that are the names of airs where nothing else is said of them.
  [
    /(?:^|(?<=\b(?:land|my|scared of|of|an?|the|do|after|for) ))(540|720|900|1080)s?(?=[?.! ]*$|:| (?:i|board|is|are|tips)\b)(?! (?:deg|stair))/g,
    '$1 air',
  ],
  [/(?<!\bmy |: )\bheel drag(?:ging)?\b(?! (?:on|in|with|during|when|while)\b)/g, 'foot brake'],
  [
    /(?<!\b(?:board|deck|it|slide|grind) )\b(kick|heel)?flips? (?:off|from) (?:the|my) nose\b(?! (?:stall|slide|grind|manual|wheel))/g,
    (_, kind?: string) => `nollie ${kind ?? 'kick'}flip`,
  ],
  // What is done on it has a name of its own.
  [
    /^(?!.*\b(?:ledge|rail|\w*slide|\w*grind|n?ollie|wall ?rides?|\w*flip)s?\b)(.*?)\b(?:with|on|up|for) (?:an?|the|this|that|my) pole\b/g,
    '$1pole jam',
  ],
  [
    /^(?:(?:there(?:'?s| is| are)?|i|we|got|have|found|some|an?|the|two|few|metal|old|leaning|knocked over|street) )*poles?(?: (?:at|in|by|near|on|outside|behind|around)(?: [a-z]+){1,4})?[.?! ]*$/g,
    'pole jam',
  ],
  [/\bearly grab\b/g, 'grab'],
  [/\bgrab(s?) over (?:an? |the |my )?box\b/g, 'grab$1 over a funbox'],
  [/\b(over|under)-(?=rotat|turn|spin|flip)/g, '$1 '],
  [/\btail ?blocks?\b(?! grind)/g, 'tail stall'],
  [/(?<!\b(?:air|airs|ollie|transfer) )\bover (?:an?|the|our|my) spine\b/g, 'air over the spine'],
  [/\b(bs|fs|backside|frontside) ?ts\b/g, '$1 tailslide'],
  [/\b(bs|fs|backside|frontside) ?ns\b/g, '$1 noseslide'],
  // Nobody who says it means the one on two wheels.
  [/\bone[ -]?footers?\b(?! manual)/g, 'ollie north'],
  [/(?<=\b(?:an?|the|our|this|that|low|high|long|short|concrete|wooden) )pad\b/g, 'manual pad'],
  [/\bnoll?[iy]e?\b/g, 'nollie'],
  [/\b(?:heal|heel|hel|heall) ?f(?:l?ip|lp)s?\b/g, 'heelflip'],
  [
    /\b(?:minimal|minimum|hardly any|barely any|as little|very little|little|less|low on|not much) (jump|hop|flip|spin|pop|impact|grind)(?:ping|ning|ing|s)?\b(?: as possible)?/g,
    ' no $1 ',
  ],
  // Who is bad at one trick and says no more wants help with it.
  [
    wherever`^(?:i |i'?m |i am )?${SO}(?:suck|bad|terrible|awful|horrible|trash|no good|not good) at (?:my |doing |the )?((?!every|an?y|all|this|it\b|skat)[a-z0-9][a-z0-9 -]{2,24}?)[.! ]*$`,
    'i cant $1',
  ],
  [
    /\b(?:that )?(?:no ?body|no ?one) (?:at|in|on|from) (?:\w+ ){1,4}?(?:does|can do|has (?:ever )?(?:seen|done)|has(?: got)?(?! to)|have seen|knows|ever does|ever saw)\b/g,
    ' rare ',
  ],
  // "No flips allowed what's the hardest": what is ruled out ends at the question.
  [/(\b(?:no|without)\b[^.,!?]{2,24}?) (?=what(?:'?s| is| can| should)\b)/g, '$1, '],
  // Where one rolls off is not where the next one is wanted.
  [
    /(?<=\bcan\b[^.!?]*)(?:,? (?:and )?)(?:ride|roll|drop|hop|go|jump|riding|rolling|dropping)(?: down)? off (?:of )?(?:an? |the |some |small |little )*(?:curb|kerb|ledge|step|sidewalk)s?\b/g,
    ' ',
  ],
  [
    wherever`\b(?:is|are|seems?|looks?|feels?) ${SO}(?:scary|sketchy|terrifying|frightening)(?: to me| for me)?[.! ]*$`,
    ', want it easy',
  ],
  [/\bdrop[ -]?ins\b/g, 'drop in'],
  // Whoever has shuvits has both.
  [
    /(?<=\b(?:can|got|have|know|land|do|'ve)\b[^.?!]{0,60})(?<!\b(?:360|pop|fs|bs|frontside|backside|nollie|fakie|switch|no|not|my|3) ?)\bshuv(?:it)?s\b(?!.*\b(?:but|fly|flies|land in|behind|front)\b)/g,
    'shuvit, pop shuvit',
  ],
  [/\bnos+l[iy]des?\b/g, 'noseslide'],
  [/\b5 ?- ?o\b|\b5o\b/g, '5-0'],
  [
    /\b(?:over )?(\d+) ?(kg|kgs|kilos?|lbs?|pounds?)\b/g,
    (_, weight: string, unit: string) => ` ${buildOf(Number(weight) * (/^[lp]/.test(unit) ? 0.45 : 1))} `,
  ],
  [/\b(?:e+z|ezy|ezpz)\b/g, 'easy'],
  [/\b(?:wanna|wana|want 2|wnt to)\b/g, 'want to'],
  [
    /\b(?:all|every) (?:\d |four |the |my |of )*shuv\w*|\bshuv(?:it)?s? (?:all|every|both|either) (?:the )?(?:ways?|directions?|sides?)\b/g,
    'shuvit, pop shuvit, frontside shuvit, frontside pop shuvit',
  ],
  [/\bslapp(?:ies|ys)\b/g, 'slappy'],
  ...MARKS,
  [/\bboardys?\b|\bboardies\b/g, 'boardslide'],
  [/\btailys?\b|\btailies\b|\btailz\b/g, 'tailslide'],
  [/(?<!\b(?:on|wear\w*|my|in) )\bheelies\b/g, 'heelflip'],
  [/\bnoseys?\b|\bnosies\b/g, 'noseslide'],
  [/\bdubs?\b/g, 'double'],
  [/\bno[ -]footed (?:air|ollie)\b|\bno[ -]footer\b/g, 'airwalk'],
  [/\bsmth\b|\bsth\b|\bsumthin\w*|\bsomethin\b/g, 'something'],
  [/\bkf\b/g, 'kickflip'],
  [/\b(?:then|back|come|coming|and) in fakie\b/g, 'to fakie'],
  [
    /\b(?!(?:nothing|all|much|(?:pop|flick|scoop|kick|land)s?|catch(?:es)?|with|go(?:es)?|f[eo][eo]t)\b)(\w+) in (nollie|fakie|switch)\b/g,
    '$2 $1',
  ],
  // How long someone has skated, without a number of years.
  [wherever`\b(?:${A_DECADE}|${SINCE_YEAR}|${ALL_MY_LIFE})`, ' 12 years '],
  [/\b(?:two|three|2|3|several|many) decades\b(?! ago)/g, ' 20 years '],
  [/\b19[678]\d\b/g, 'old school'],
  [/\b199\d\b/g, '90s'],
  [/\b5050s?\b|\bfift(?:y|ies)s?\b(?! ?-?fifty)/g, '50-50'],
  [/\b5[ -]?os\b|\bfive[ -]?os?\b/g, '5-0'],
  [
    /\b(fs|bs|frontside|backside|front|back)(?:side)? 5s?(?= ?(?:$|[,.?!;]|(?:on|in|to|out|down|and|or|but|next)\b))/g,
    '$1 5-0',
  ],
  [
    /\bslapp(?:y|ies)(?: curb| trick| grind)?s?,? (?:but )?(?:more )?(?:advanced|hard(?:er)?|tech(?:nical)?|expert)\b|\b(?:advanced|hard(?:er)?|tech(?:nical)?) slapp(?:y|ies)(?: tricks?| grinds?)?\b/g,
    'slappy crooked grind',
  ],
  [/\bspin on (?:an?|the|my) (?=(?:\w+ )?(?:mini|ramp|quarter|bowl|bank|hip|kicker|vert)\b)/g, 'spin '],
  [/\bno[ -]?comps?\b/g, 'no comply'],
  [
    /(?<=(?:slide|tail|board|nose|crooks?|smith|feeble|manual|manny|50-50|5-0)s? )big(?:gie)? out\b/g,
    'bigspin out',
  ],
  [/\b(kick|heel)?flips? on (?=(?:the )?(?:flat|ground|street|grass|carpet)\b)/g, '$1flip '],
  // What one jumps over or up to comes before the slide.
  [
    /\b((?:gap|kicker|bump|drop|step|bank) to) (nose|tail|lip|board|blunt)s?\b(?! ?(?:slide|stall))/g,
    '$1 $2slide',
  ],
  [/(?<!-)\b50s\b(?! (?:era|style))/g, '50-50'],
  [/\b(\w{2,}flip)p(?:ed|ing)\b(?! the| a| my)/g, '$1'],
  [/\b(nose|tail|board|lip|blunt)(?:slid|sliding)\b/g, '$1slide'],
  [/\bmanuall?(?:ed|ing)\b/g, 'manual'],
  [/\b(?!rock )(\w+) n (\w+)/g, '$1 and $2'],
]
