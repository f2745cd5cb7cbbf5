import type { Mood } from '../../tastes/moods.ts'
import { anyOf, pattern, SO } from '../pattern.ts'

/** Something that is told of the skater or of where they are, rather than asked for. */
export interface Circumstance {
  readonly said: RegExp
  /** What it means for the answer; null where it only has to be no part of the wish. */
  readonly mood: Mood | null
  /** Words beside which it means something else. */
  readonly unless?: RegExp
  /** What stays of the words, for whoever reads on. */
  readonly leaves?: string
}

const RAMP = '(?:mini(?: ?ramp)?|ramp|quarter(?: ?pipe)?|bowl|half ?pipe|pool)s?'
const EDGE =
  '(?:ledge|rail|curb|kerb|box|bench|bar|pad|hubba|stairs?|steps|gap|bank|kicker|hip|slapp(?:y|ies)|grind|slide)s?'
/** Wider than most skate today. */
const WIDE = '(?:8[.,][7-9]\\d*|9(?:[.,]\\d+)?|1[0-2](?:[.,]\\d+)?)(?: ?(?:inch(?:es)?|"))?'
const OBSTACLES = pattern`\b(?:${RAMP}|${EDGE})\b`
const SLOW =
  /\b(?:that |which )?(?:do(?:es)?n'?t|do not|does not|without|no|not)(?: really)?(?: need| require| take| have| needing| get| much| an?y| a lot of| having)* (?:speed|momentum)\b|\bcan'?t (?:really )?(?:get|build|gain|pick up) (?:an?y |much |enough )?(?:speed|momentum)\b/
const FLOOR =
  '(?:ground|path|paving|court|(?:tennis|basketball) court|asphalt|tarmac|concrete|skatelite|masonite|plywood|pavement|roads?|streets?|surface|sidewalks?|parking lot|car ?park|driveway|floor|blacktop|spot|run[ -]?up|landing|roll[ -]?(?:up|away))'
const SMALL = '(?:tiny|small|little|narrow|cramped|tight|mini)'
const ROOM =
  '(?:space|room|garage|driveway|drive|yard|back ?yard|patio|balcony|hall(?:way)?|corridor|basement|garden|kitchen|shed|apartment|flat|terrace|courtyard|deck|porch|area)'

const SLIPPERY = pattern`\b(?:the |my |our )?${FLOOR}(?: (?:here|outside|inside|there))?(?: is|'s| are|s)? ${SO}(?:slippery|slippy|slick|icy|greasy|dusty|wet|damp)\b|\b(?:slippery|slippy|icy|greasy|wet|damp) (?:\w+ )?${FLOOR}\b|\bin (?:the |this |slippery |heavy |pouring )*rain\b`

/** A square or an oblong of no more than a big room; a bare number is of meters up to six and of feet above. */
const ROOM_SIZE =
  /\b(?:\d(?:[.,]\d)? ?(?:m|meters?|metres?)? ?(?:x|by|\*) ?\d(?:[.,]\d)? ?(?:m|meters?|metres?)?|1?\d ?(?:ft|feet|foot|')? ?(?:x|by|\*) ?1?\d ?(?:ft|feet|foot|')?)(?: ?(?:space|room|area|square))?(?![\w'])/

const SHOES = anyOf('shoes?', 'sneakers', 'slip[ -]?ons?', 'laces', 'suede', 'soles', 'grip(?: ?tape)?')
/** What flicking does to shoes, and what is to be done about it. */
const WEAR = anyOf(
  '(?:no |have |get |got |with )*holes?',
  '(?:rip|tear|blow|trash|wreck|ruin|destroy|eat|kill|shred)(?:s|ing|ped|ping|ed)?',
  'tor[en]',
  'blew',
  '(?:wear(?:s|ing)?|worn?)(?: out| down| through)',
  'dead',
  'bald',
  'gone',
  'fucked',
  'falling apart',
  '(?:no|zero|without|little|hardly any)(?: more)? grip',
  'slippery',
  'slick',
  'smooth',
  'shiny',
  'polished',
  'flat',
  'wet',
  'worn',
  'easy on',
  'sav(?:es?|ing)',
  'spar(?:es?|ing)',
  "can'?t afford(?: new)?",
)

const PART = anyOf(
  '(?:skate)?boards?',
  'decks?',
  'trucks?(?: hangers?)?',
  'wheels?',
  'bearings?',
  'bushings?',
  'bolts?',
  'hardware',
  'axles?(?: nuts?)?',
  'kingpins?',
  'pivot cups?',
  'setup',
)
/** How gear is that has seen better days. */
const TIRED = anyOf(
  'flat ?spot(?:s|ted)?',
  'delaminat(?:es|ing|ed)',
  'peel(?:s|ing)',
  'warped',
  'worn(?: out| down)?',
  'falling (?:off|apart)',
  'coming (?:off|apart|loose)',
  'loose bolts',
  '(?:coming |getting )?loose(?<=(?:bolt|hardware|nut)s?.*)',
  'shit(?:ty)?',
  'crap(?:py)?',
  'dying',
  'bent',
)

const WOOD = '(?:(?:my|the|this|an?|old) )*(?:(?:skate)?board|deck|tail)'
const SOGGY = anyOf('water ?logged', 'soggy', 'delaminated', 'pop ?less', 'chipped', 'chewed up', 'dead')
/** Wood that is worn does not pop, whoever stands on it. */
const POPLESS = pattern`\b(?:razor ?tail\w*(?: (?:board|deck))?|${SOGGY} (?:board|deck)|${WOOD}(?:(?: is| has| got| with| and|'s)+(?: old| dead)?(?: and)?(?: has)?)?(?: (?:all|so|totally|completely|super|really|too|pretty|just|full of))* (?:${SOGGY}|worn (?:down|out)|razor ?tail\w*|a razor|pressure cracks?|no pop(?: left)?)|pressure cracks?(?: (?:in|on|all over) ${WOOD})?)\b(?:[, ]+(?:and |so |with |it |there )*(?:has |got |have |is )?(?:no|zero|lost its) pop\b)?`

/** Whether a text tells of wood that has lost its pop. */
export const isPopless = (text: string): boolean => POPLESS.test(text)

/** Room, ground, weather and what one stands on. */
export const GROUND: readonly Circumstance[] = [
  // Without a tail nothing pops; cracks in it are none in the ground.
  {
    said: POPLESS,
    mood: null,
    leaves: ' my board, no pop ',
  },
  {
    said: /\bdownhill (?:parking |garage |car ?park )*(?:ramp|path|road|street|driveway|sidewalk)s?\b|\b(?:parking|car ?park) (?:garage )?ramps?\b/,
    mood: 'hill',
  },
  { said: /\bcellar doors?(?: gaps?)?\b/, mood: null, leaves: ' gap ' },
  {
    said: /\b(?:it'?s |its )?(?:chucking|pissing|tipping|bucketing|hammering)(?: it)? down\b/,
    mood: null,
    leaves: ' , ',
  },
  { said: /\bmulti[ -]?stor(?:e?y|ies)(?: car ?parks?)?\b/, mood: null, leaves: ' flat ground ' },
  // Alone with nothing else said, a crowd is what one shrinks from.
  {
    said: /^(?:(?:the |my )?(?:skate ?)?park (?:is|gets?) (?:so |too |really |always )*(?:crowded|packed|full|busy)|(?:there are )?too many (?:scooters|(?:scooter )?kids|people)(?: (?:at|in) the (?:skate ?)?park)?)[.! ]*$/,
    mood: 'shy',
  },
  // What cannot be skated is not where one skates.
  {
    said: pattern`\b(?:wet|soaked|flooded|closed|locked|broken|ruined|icy|frozen|crowded|packed|full) (?:${RAMP}|skate ?park|park|ledges?|spot)\b|\b(?:the |my |our |local |indoor )*(?:${RAMP}|skate ?park|park|ledges?|spot)(?: is|'s| are|s)? ${SO}(?:wet|soaked|flooded|closed|locked|broken|ruined|icy|frozen|crowded|packed|full)(?: (?:for|today|again|until|due to)(?: \w+)?)?\b`,
    mood: null,
  },
  // Where a ramp stands says nothing of it, but a low roof does.
  {
    said: pattern`\blow (?:ceiling|roof|beam)s?\b|\b(?:ceiling|roof)(?: is|'s)? ${SO}low\b|\b(?:no|not much|little) head ?(?:room|space)\b`,
    mood: 'low roof',
    unless: pattern`^(?!.*\b${RAMP}\b)`,
  },
  {
    said: pattern`\b(?:won'?t|doesn'?t|don'?t|not|can'?t|isn'?t|never|stay(?:ing)? off|keep(?:ing)? off|banned from|away from)(?: (?:let me|allowed|allow me|go|do|skate|want|on|in|to|off|the|an?y|big|do))* ${RAMP}\b(?: an?y ?more)?`,
    mood: null,
    leaves: ' no ramp, ',
  },
  {
    said: /\b(?:kickers?|launch(?:er| ramps?| box)|jump ramps?)\b(?! to)/,
    mood: 'launched',
    leaves: ' kicker ',
  },
  // A ramp is to be skated all the same.
  { said: SLIPPERY, mood: null, unless: pattern`^(?!.*\b(?:${RAMP}|lip|coping)\b)`, leaves: ' ramp ' },
  { said: SLIPPERY, mood: 'careful' },
  { said: ROOM_SIZE, mood: 'stationary', unless: OBSTACLES },
  {
    said: pattern`\b${SMALL} (?:\w+ )?${ROOM}\b(?: (?:about |maybe |like )?\d+ cars? (?:long|wide))?`,
    mood: 'stationary',
    unless: OBSTACLES,
  },
  {
    said: /^(?:it'?s |its )?(?:rain(?:ing|s|y)?|snow(?:ing|y)?)(?! gutter)(?: [a-z]+){0,3}[.! ]*$|\b(?:what about|for|something|anything|do|practi[cs]e|skate|stuff|tricks?|be|all|only) (?:inside|indoors?)\b|\b(?:rain|snow)(?:ing|s|y)?\b.*\b(?:inside|indoors?)\b/,
    unless: OBSTACLES,
    mood: 'stationary',
  },
  { said: /\bat (?:the|a|my) (?:bus|tram|train) (?:stop|station)\b/, mood: 'stationary', unless: OBSTACLES },
  // Ground.
  {
    said: pattern`\b(?:rough|crusty|crappy|bumpy|shitty|shit|bad|cracked|uneven|wavy|lumpy|wonky|potholed|bricks?|cobbled|awful|terrible|horrible|sketchy|janky|pebbly|gravelly) (?:old )?(?:\w+ )?${FLOOR}\b(?: full of [^.,!?]*)?|\b${FLOOR}(?: (?:here|outside|around here|in my \w+|at my \w+))?(?: is|'s| are)? ${SO}(?:rough|crusty|bumpy|cracked|uneven|wavy|lumpy|wonky|crap|shit|bad|awful|terrible|pebbly)\b|^(?:on )?brick[.!? ]*$|\b(?:full of |lots of |so many )?(?:cracks|pebbles|gravel|potholes|cobbles(?:tones?)?|(?<!\b(?:pile of|stack of|over|over the|over some) )bricks|chip ?seal)(?: (?:and|&) \w+)?(?: everywhere)?\b`,
    mood: 'rough',
    unless: OBSTACLES,
  },
  {
    said: pattern`\b(?:rough|crusty|sketchy|bad|short|smooth|nice|perfect|polished|slick|buttery) (?=(?:\w+ )?${FLOOR}\b)`,
    mood: null,
  },
  {
    said: /\b(?:(?:super |really |very )?(?:smooth|nice|perfect|polished|empty|old) )?(?:foot|basket|net|hand|volley)ball (?:court|pitch|cage)\b|\bfutsal (?:court|pitch)\b|\b(?:smooth|polished) (?:court|plaza|marble)\b/,
    mood: null,
    leaves: ' tennis court ',
  },
  // Slow is easy where there is a place to do it, and anywhere else it is standing still.
  {
    said: SLOW,
    mood: null,
    unless: pattern`^(?!.*\b(?:${RAMP}|${EDGE}|lip|stall|manual|manny)\b)`,
    leaves: ' easy ',
  },
  { said: SLOW, mood: 'stationary' },
  {
    said: /\b(?:church|library|bank|town hall|school|mall|supermarket|office|museum|train station|hospital|bus station)(?: with)?(?= (?:an? |the |some |\d+ )?(?:steps?|stairs?|car ?park|parking|ledges?|bench\w*|rails?|plaza|square|yard|curbs?))/,
    mood: null,
  },
  {
    said: /\b(?:driveway|street|road|path|hill|sidewalk)s?(?: here)?(?: is| are|'s)? (?:so |really |super |very |too )*steep\b|\b(?:steep|sloping|sloped) (?:driveway|street|road|path|sidewalk)s?\b/,
    mood: 'hill',
  },
  // Weather.
  {
    said: pattern`\b(?:it'?s |its )?(?:so |too |really |super |very |hella )*windy\b(?: (?:as hell|af|out(?:side)?|today|here|again))*|\b(?:strong|crazy|lots of|so much) wind\b|\b(?:the )?wind(?: is|'s)? ${SO}(?:crazy|strong|wild|bad|insane|nuts)\b(?: today| again| outside)*`,
    mood: 'careful',
  },
  {
    said: /\b(?:frozen|cold|numb|freezing|stiff|sleepy) (?:hands|legs|feet|fingers|muscles|toes|body|ankles)(?: and (?:\w+ )?(?:hands|legs|feet|fingers|muscles|toes|body|ankles))?\b|\b(?:hands|legs|feet|muscles|toes|body|ankles) (?:is|are|feels?) (?:(?:so|all|really|still|super|very|too|a bit) )*(?:frozen|cold|numb|freezing|stiff|sleepy)\b/,
    mood: 'warm up',
    unless: /\b(?:hurts?|old|arthritis|always|pain)\b/,
  },
  {
    said: pattern`\b(?:it'?s |its )?\d{2,3} ?(?:degrees|°|celsius|fahrenheit)(?: ?[cf]\b)?(?: (?:out|outside|today|here|in here))*(?! (?:turn|spin|rotation))(?<=out|outside|today|here)|\b${SO}hot (?:out(?:side)?|today|as hell|here|af)\b|\b(?:boiling|sweltering|scorching)(?: (?:hot|out|outside))?\b|\b(?:don'?t|do not|dont) (?:want|wanna) to (?:work|try|move|sweat) (?:too |so |very )?(?:hard|much)\b`,
    mood: 'cruise',
  },
  {
    said: /\b(?:it'?s |its )?(?:too|so|really|freezing|super|very|fucking) cold(?: (?:out(?:side)?|today|here|in here))*\b(?! (?:turkey|beer|drink))|\bcold (?:af|as hell|outside|out today)\b|\b(?:can'?t|cannot) feel my (?:toes|fingers|feet|hands|legs|face)\b/,
    mood: 'warm up',
  },
  {
    said: /\b(?:no noise,? (?:because |cause )?(?:my |the |our )?)?(?:neighbou?rs?|landlord|landlady|baby|parents|room ?mates?|flat ?mates?|family|wife|husband|girlfriend|boyfriend|gf|bf|grandma|grandpa|brother|sister|dog|kids?|mum|mom|dad|every ?one)\b[^.!?]{0,18}\b(?:asleep|sleep\w*|complain\w*|hates? the noise|the noise|get mad|call(?:s|ed|ing)? (?:the )?(?:cops|police)|yell\w*|bang\w* on)\b(?: at me)?(?: (?:about|when(?:ever)?|every time|if) (?:it|i|we) (?:ollie|pop|jump|skate|flip|land)\w*)?|\b(?:quietly|silently|no noise|without (?:an?y |making )?noise)\b/,
    mood: 'quiet',
  },
  // Who would hear it.
  {
    said: /\b(?:my |the |our )(?:[a-z]+ )?(?:neighbou?rs?|landlord|landlady|parents|grandma|grandparents|boss|old lady|people|family) (?:is|are|lives?|sleeps?|works?|sits?)(?: right| just| directly)? (?:below|under(?:neath)?|above|next ?door|upstairs|downstairs|on the other side)\b(?: me| us| of the wall)?/,
    mood: 'quiet',
  },
  // Who is not to hear it.
  {
    said: /\b(?:that |which )?(?:my |the |our )(?:[a-z]+ )?(?:dogs?|cats?|baby|neighbou?rs?|mom|mum|dad|parents|wife|husband|landlord|boss|room ?mates?|kids?|guards?) (?:won'?t|wont|doesn'?t|don'?t|can'?t|will not|would not|wouldn'?t) (?:bark|hear|wake|notice|complain|go (?:mad|crazy|nuts)|get mad|freak|flip out|mind)\w*(?: up)?(?: (?:at|about|over|me|it))*|\b(?:that |which )?(?:won'?t|wont|doesn'?t|don'?t|not|without) (?:wak|disturb|annoy|bother|scar)(?:e|es|ing)?(?: up)? (?:the |my |our )?(?:dogs?|cats?|baby|neighbou?rs?|parents|kids?|family|people|every ?(?:one|body)|any ?(?:one|body))\b/,
    mood: 'quiet',
  },
  {
    said: /\b(?:so |and |because )?(?:i |we |you )?(?:can'?t|cannot|not allowed to|don'?t want to|shouldn'?t) (?:really )?(?:go|skate|roll|ride) (?:too |very |that |so )?fast\b/,
    mood: 'cruise',
  },
  {
    said: /\b(?:is it |it'?s |it is |am i )?(?<!\d )too late (?:to|for|in life)\b|\blate (?:at night|night|bloomer|starter|in (?:life|the (?:day|evening|session)))\b/,
    mood: null,
  },
  // Time.
  { said: /\b(?:every|at|over|during|before|after) lunch\b/, mood: null },
  {
    said: /\b(?:my )?legs (?:are |feel |r )?(?:like |so |totally )*(?:jelly|jello|noodles|toast|dead|done|cooked|fried|gone|wrecked|concrete)\b(?: after (?:the |my )?\w+(?: \w+)?)?/,
    mood: 'cruise',
  },
  // What one stands on.
  // Flicking is what wears them out, and what needs grip.
  {
    said: pattern`\b(?:my |the |these |brand |new |old )*${SHOES}\b[^.!?]{0,20}?\b${WEAR}\b(?: (?:left|out|through|up|open|apart))*(?: (?:my|the) ${SHOES})?(?: (?:on|at|where) (?:the |my )?[a-z]+ (?:side|foot|area|spot|patch|hole)\b)?(?: (?:from|by|with|because of|after|at) [^.!?,]{2,40})?|\b(?:(?:does ?n'?t|don'?t|won'?t|not|without|that|which) )*${WEAR}(?: (?:up|out|through))?(?: (?:my|the|your|on|in|of|left|at|new|old|good|only))* ${SHOES}\b|\bno (?:flick|grip) (?:left|anymore)\b`,
    mood: 'worn shoes',
    leaves: ' , no flip, ',
  },
  {
    said: /\b(?:pump ?tracks?|snake ?runs?)\b/,
    mood: 'pump track',
  },
  {
    said: /\b(?:in|with|wearing|got|have|and) (?:my |on |an? |heavy |big |old |some |only |work |rain |snow )*(?:high heels|heels|flip ?flops|running shoes|hiking boots|sandals|crocs|slippers|dress shoes|boots|work (?:shoes|boots)|cowboy boots)\b|^(?:i |i'?ve |have |got |only |just |my )*(?:high heels|flip ?flops|running shoes|hiking boots|sandals|crocs|slippers|dress shoes|boots|work shoes|rain boots|socks)(?: only| on| today| rn)*(?= *[.,!?]|$)|\bbare ?foot(?:ed)?\b|\b(?:no|without) (?:skate |proper |real |decent )*shoes\b(?: with grip)?/,
    mood: 'careful',
  },
  {
    said: /\b(?:my|just|in|only) (?:\w+ )?(?:shoes|sneakers|vans|slip[ -]?ons)(?: slip[ -]?ons)?\b(?!.*\b(?:buy|brand|last|size)\b)/,
    mood: null,
  },
  // Without a tail nothing pops, and nothing turns on the back wheels.
  {
    said: /\b(?:(?:my |a |an |the |on |with )*(?:cruiser|long ?board|pintail|drop ?through|board|deck))?(?:,? (?:has|have|got|that|which|with|but|and|it))*,? (?:no|without an?y?|without) (?:kick ?)?tail\b(?! ?(?:slide|stall|grab|block|whip|pop|stand|s\b))/,
    mood: 'tailless',
  },
  {
    said: /\b(?:old |big |my |a |little )*(?:cruisers?|long ?boards?|surf ?skates?|penny(?: ?boards?)?|pintails?|plastic boards?|mini ?cruisers?)(?: boards?)?\b(?:,? ?(?:with )?(?:the |some )?(?:big |soft |huge |squishy )*wheels)?/,
    mood: 'cruise',
    unless: /\bdanc/,
  },
  {
    said: /\b(?:(?:big|soft|huge|squishy|fat|cruiser|gummy) )+wheels\b|\bwheels (?:are|r|feel) (?:(?:so|too|really|super|very|kinda|pretty|way too) )*(?:big|soft|huge|squishy|fat|gummy)\b|\btrucks (?:(?:are|r|feel|so|too|really|super|very|kinda|pretty|way) )*loose\b|\b(?:super |really |very |too )*loose trucks\b|\b(?:5[89]|[6-9]\d|1[01]\d) ?mm(?: wheels)?\b/,
    mood: 'cruise',
  },
  {
    said: pattern`\b(?:(?:my|the|this|an?) )?(?:${WIDE} (?:wide )?|(?:wide|fat) )(?:(?:deck|board|dinosaur\w*|old school|shaped) ?)+\b|\b(?:board|deck|setup) (?:is|of|'?s) ${SO}(?:${WIDE}(?: wide)?|wide)\b`,
    mood: 'wide board',
  },
  {
    said: /\b(?:my |the )?(?:board|it|bearings|wheels)? ?(?:barely|hardly|doesn'?t|don'?t|won'?t) (?:even )?rolls?\b(?! (?:away|out|over|back|on|in))|\b(?:my |the )?bearings (?:are|r) (?:\w+ )?(?:toast|dead|rusty|rusted|shot|gone|done|seized)\b/,
    mood: 'stationary',
    leaves: ' my board ',
  },
  // Without a nose nothing is popped off it.
  {
    said: /\b(?:snapped|broke|chipped|lost|cracked|split|no grip(?: ?tape)?(?: left)? on|no grip(?: ?tape)?(?: left)? at)(?: my| the)? nose\b(?: off| clean off)?|\b(?:my |the )?nose (?:is |has )?(?:snapped|broken|chipped|gone|broke off|cracked)(?: off)?\b/,
    mood: null,
    leaves: ' my board, no nollie ',
  },
  {
    said: /\b(?:snapped|broke|cracked|split|chipped|focused) (?:my |the )?tail\b(?: off)?(?: (?:doing|on|trying)(?: an?| my)? [a-z0-9 -]{2,20}?(?=[,.;!]|$))?(?:[, ]+(?:so |and )*(?:the )?board (?:won'?t|wont|doesn'?t|can'?t) pop(?: now| an?y ?more)?)?/,
    mood: null,
    leaves: ' my board, no pop ',
  },
  // What is worn out takes no drops and no flips.
  {
    said: pattern`\b(?:my |the |got |have |these )*(?:${TIRED} ${PART}|${PART}(?: (?:on|of|in) my \w+)?(?: (?:is|are|r|got|has|have|keeps?|got|coming|come|a bit|kinda|all|so|super|really|totally))* ${TIRED}|(?<!\b(?:only|just|there'?s|there is|got) (?:an?|one|this|the|some) +(?:\w+ +)?)flat ?spots?)\b(?: (?:lol|ugh|now|again))*`,
    mood: 'worn board',
    unless: pattern`\b(?:${RAMP}|${EDGE})\b|\bsnapped\b.*\bin half\b`,
    leaves: ' my board ',
  },
  // A stiff board is no stiff back, and an old one no old skater.
  {
    said: pattern`\b(?:(?:my |the |this |these |new )+(?:board|deck|shoes?|trucks?|bushings?|wheels?|grip(?: ?tape)?|bearings) (?:is|are|feels?|r) ${SO}(?:stiff|hard|soft|old|new|cold|slow|heavy|light|squeaky|dull|dirty|cheap)|(?:super |really |very )?(?:old|heavy|stiff|cheap) (?:board|deck|trucks|wheels|shoes|setup|complete)|[345]\d ?mm(?: wheels?)?)\b`,
    mood: null,
    unless: pattern`\b(?:buy|which|what|size|good|better)\b`,
    leaves: ' my board ',
  },
  // A broken board is no broken bone, and a huge one no huge trick.
  {
    said: /\b(?:(?:i |my \w+ |just )*(?:broke|broken|snapped|cracked|chipped|split|lost|focused))(?: (?:my|the|his|her|a|old))* (?:skate)?(?:board|deck|trucks?|wheels?|axle|bearings?|tail|nose|kingpin)\b|\b(?:my |the |its )?(?:skate)?(?:board|deck|truck|wheel|axle|tail|nose)s?(?: is| are| got|'s| has been)? (?:(?:a bit|kinda|all|totally|slightly|half) )*(?:broken|snapped|cracked|chipped|split|gone|worn down|razor ?tail\w*)\b/,
    mood: null,
  },
  {
    said: /\b(?:it'?s|its|is|are|looks?|seems?|feels?) (?:(?:so|really|super|way too|too|kinda) )*(?:big|huge|massive|giant|enormous)\b/,
    mood: null,
  },
  {
    said: /\b(?:my |with |tiny |loose |tight |small |hard |slippery )*(?:wheels|trucks|bushings)(?: (?:are|is|r))?(?: (?:so|too|really|super|kinda|very|pretty))*(?: (?:tiny|small|loose|tight|slippery|slidey|hard|and))*(?! ?(?:catch|hang|bite|stick|touch|slip|land|hit|scrape|lock|get|dont|don't|come|go|won|leave|on\b|over|grind|off|up|clip|roll|slide))(?<=tiny|small|loose|tight|slippery|slidey|hard|tiny wheels|small wheels|loose trucks|tight trucks|slippery wheels|hard wheels)\b(?: (?:lol|ugh))?/,
    mood: null,
    leaves: ' my board ',
  },
  // "The big quarter", "huge calves": how large a thing is says nothing of how hard the trick should be.
  {
    said: /\b(?:big|huge|massive|giant|monster(?! walk)|large|enormous)(?= [a-z])(?! (?:tricks?|ones?|things?|stuff|gaps?|stairs?|sets?|rails?|handrails?|airs?|drops?|spins?|jumps?|ollies?|grinds?|flips?|heels?|heel ?flips?|kick ?flips?|hubbas?|enough|for|at|to|on|in|down|over|off|with|and|or|but|please|pls|today|finish|ender|end)\b)/,
    mood: null,
  },
]

/** What a skater says to skate, closer than by its kind: what is true of a curb is not true of a hubba. */
export type Spot = keyof typeof SPOTS

const SPOTS = {
  slappy: /slappy curb/,
  /** Of an edge that one has to get up to. */
  tall: /(?:waist|hip|chest|belly|thigh)[ -]high(?: (?:ledge|bench|box|hubba|block|rail))?|(?:ledge|bench|box|hubba|block)s? (?:that |which )?(?:(?:is|are|'s|looks?|way|so|really|pretty|very|too) )+(?:high|tall)|(?<!(?:ankle|shin|knee|not|too|how)[ -])(?:high|tall) (?:ledge|bench|box|hubba|block)/,
  curb: /(?:curb|kerb)(?! cut)s?/,
  barrier: /(?:jersey|concrete|road) barrier|k rail/,
  block: /parking block/,
  hubba: /hubba/,
  bench: /bench(?:es)?/,
  table: /picnic table/,
  box: /(?:grind |slick |ledge )?box(?:es)?(?! jump)/,
  ledge: /ledge/,
  handrail: /handrail|hand rail|down rail/,
  bar: /flat ?bar|round bar|bar|rail/,
  pad: /(?:manual|manny|mannie|mani) pad|manual table|pad/,
  'euro gap': /euro gap/,
  /** Not those that one goes up. */
  stairs:
    /(?<!\bup (?:the |an? |my |our )?(?:\d+ ?|two |three |four )?)stairs?|stairs?(?=.* down\b)|stair set|staircase|(?<!(?:flip|ollie|shuv\w*|slide|grind|180|manual|spin|what|the|which|in) )steps(?! (?:to|for|of)\b)|(?<=(?:down|on|off|over|up) (?:the |some |\w+ )?)steps|double set|\d+ ?set|\d[ -]?blocks?|down (?:an? |the )?\d{1,2}(?=$|[.,!?])/,
  dock: /loading (?:dock|bay)/,
  gap: /gap/,
  funbox: /fun ?box|pyramid/,
  hip: /(?<!\b(?:i have|i'?ve got|my) (?:big|wide|large|curvy) )hip/,
  bump: /(?:speed ?)?bump(?! to)/,
  kicker: /kicker|launch(?:er| ramp| box)|jump (?:ramp|box)/,
  quarter: /quarter(?: ?pipe)?/,
  mini: /mini(?: ?ramp)?/,
  'half pipe': /half ?pipe/,
  pool: /pool|deep end|shallow end/,
  bowl: /bowl/,
  vert: /vert(?! (?:dog|guy|rat|skater|head))(?: ramp)?/,
  spine: /spine/,
  ramp: /(?<!(?:wheelchair|access|loading) )ramp/,
  bank: /bank(?:ed)?|ditch|spillway|storm drain|wedge/,
  wall: /wall/,
  pole: /pole jam|bent pole/,
  court: /(?:tennis|basketball|netball|handball) court/,
  'parking lot': /parking lot|car park/,
  driveway: /driveway/,
  garage: /(?<!parking |underground )garage/,
  sidewalk: /sidewalk|pavement/,
  /** Said of the edge: no place, but one does not tell that skater to wax it. */
  waxed: /(?<!not |un)wax(?:ed|y|ing)?|slick|marble|(?:too|so) slippery/,
} as const

const REFUSED =
  "(?<!\\b(?:no|without|any|not|nor|never|hate|instead of|not (?:on|into|for|at)|isn'?t|closed) (?:(?:an?|the|real|more|\\w+ or|\\w+ and) )*)"

const PATTERNS = Object.entries(SPOTS).map(
  ([spot, said]) => [spot as Spot, pattern`${REFUSED}\b(?:${said.source})s?\b`] as const,
)

/** The places that a text names to skate, first the one that is named first. */
export function spotsIn(text: string): Spot[] {
  const found = PATTERNS.flatMap(([spot, said]) => {
    const at = text.search(said)
    return at < 0 ? [] : [{ spot, at }]
  })
  return found.sort((one, other) => one.at - other.at).map(({ spot }) => spot)
}
