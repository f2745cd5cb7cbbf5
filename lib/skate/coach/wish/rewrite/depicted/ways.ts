/** A trick of its own, and all that a text must speak of to depict it; and what it must not speak of. */
type Way = readonly [name: string, all: readonly RegExp[], not?: RegExp]

const GROUND = /\b(?:ground|floor|off|step(?:s|ped|ping)?|plant\w*|concrete|street)\b/
const HELD = /\b(?:grab\w*|hold\w*|hands?|carry\w*|held)\b/
const BAR =
  /\b(?:over|above) (?:an? |the |my |some |this )?(?:\w+ )?(?:bar|rail|pole|rope|chain|fence|stick|broom\w*|gate|obstacle|something|object|bench|hurdle|limbo)\b/

/** The first that fits is meant. */
const WAYS: readonly Way[] = [
  [
    'Bomb Drop',
    [
      /\b(?:jump\w*|leap\w*|drop\w*)\b/,
      /\b(?:off|from) (?:an? |the )?(?:ledge|wall|roof|bench|stage|something|height|platform|edge|curb|kerb|stairs?|steps?|ramp|box)\b/,
      HELD,
    ],
  ],
  [
    'Caveman',
    [/\brun\w* (?:with|holding|carrying) (?:the |my |your |a )?board\b/, /\b(?:jump|hop|step|land)\w*\b/],
  ],
  [
    'Caveman',
    [
      /\b(?:run\w*|jump\w*|throw\w*|hop\w*|leap\w*)\b/,
      HELD,
      /\bon ?(?:to)?\b/,
      /\b(?:start|ground|run|throw|land on|jump on|hop on|under (?:my|your|the) feet)\b/,
    ],
    /\bgrab\w* the board and (?:take|step|jump)|\b(?:foot|leg) (?:off|on|down)|\bplant/,
  ],
  [
    'Street Plant',
    [
      /\bhand\w*\b/,
      /\b(?:ground|floor)\b/,
      /\b(?:legs?|feet) (?:\w+ )?(?:up|in the air)\b|\b(?:hand ?stand|upside ?down)\b/,
    ],
    /\b(?:coping|lip|ramp|vert)\b/,
  ],
  [
    'Invert',
    [
      /\bhand\w*\b/,
      /\b(?:upside ?down|coping|lip|ramp|vert|feet (?:up|in the air)|invert\w*)\b/,
      /\b(?:plant\w*|upside|on (?:the )?(?:ramp|coping|lip)|one hand|other hand|stand)\b/,
    ],
  ],
  [
    'Bertslide',
    [
      /\bhands? (?:\w+ )?(?:on|down|touch\w*)\b|\btouch\w* (?:the )?(?:ground|floor) with (?:the |an? |my |your |one )?hand\b/,
      /\b(?:slid\w*|turn\w*|spin\w*|pivot\w*|carve)\b/,
      /\bground|floor|down\b/,
    ],
    /\b(?:grab|board with)\b/,
  ],
  [
    'Boneless',
    [
      /\b(?:grab\w*|hold\w*|hand)\b/,
      /\b(?:foot|leg|step(?:s|ped|ping)?)\b/,
      /\b(?:off|ground|floor|down|plant\w*)\b/,
      /\b(?:jump\w*|hop\w*|ground|push|floor|plant\w*)\b/,
    ],
    /\b(?:coping|upside|kick (?:my|your|the)? ?foot)\b/,
  ],
  [
    'Fastplant',
    [
      /\b(?:back|one) foot\b/,
      /\b(?:plant\w*|down on|touch\w*|step(?:s|ped|ping)?)\b/,
      /\b(?:air|grab|ramp|coping|jump)\b/,
    ],
    /\bpop/,
  ],
  [
    'No Comply',
    [
      /\b(?:front|one|lead\w*) (?:foot|leg)\b/,
      GROUND,
      /\b(?:pop\w*|tail|back foot|board (?:comes?|goes?|jumps?|flies|bounces?|pops?)|scoop\w*|bounc\w*|up off)\b/,
    ],
    /\b(?:grab|hand|one foot(?:ed)? ollie)\b|\bkick\w* (?:it )?(?:off|out|forward|the foot)\b/,
  ],
  [
    'No Comply',
    [
      /\b(?:front|one|a|your|my) (?:foot|leg)\b/,
      /\b(?:stays?|step(?:s|ped|ping)?|put\w*|plant\w*|leave\w*|keep\w*|down|stay\w*)\b/,
      /\b(?:on|to|touch\w*) the (?:ground|floor)\b|\bfoot down\b/,
    ],
    /\b(?:grab|hands?|push\w*|brake|stop|wall)\b/,
  ],
  [
    'No Comply',
    [
      /\bstep(?:s|ped|ping)? off\b[^,]{0,20}\b(?:front|one) foot\b|\bfront foot step(?:s|ped|ping)?\b/,
      /\bboard\b/,
    ],
    /\b(?:grab|hands?|hold\w*)\b/,
  ],
  [
    'Caveman',
    [
      /\b(?:throw|put|drop|place)\w* (?:the |my |your )?board\b/,
      /\b(?:run|jump|hop)\w*\b/,
      /\b(?:on|down)\b/,
    ],
    /\bfoot\b/,
  ],
  [
    'Hippie Jump',
    [
      /\bjump\w*\b/,
      /\b(?:board|it|deck|skateboard)\b[^,.]{0,24}\b(?:under(?:neath)?|below|beneath|through|keeps? (?:rolling|going)|rolls? on)\b|\bunder(?:neath)? (?:it|me|you)?\b/,
    ],
    /\b(?:spin\w*|flip\w*|turn\w*|rotat\w*)\b/,
  ],
  ['Hippie Jump', [/\bjump\w*\b/, BAR, /\bboard\b/], /\bollie|pop/],
  [
    'Slappy',
    [
      /\b(?:curb|kerb|ledge|grind\w*)\b/,
      /\b(?:without|no|not|instead of|don'?t)\b[^,.]{0,14}\b(?:ollie\w*|pop\w*|jump\w*)\b|\bjust (?:ride|bump|roll|push|smash|ram)\b/,
      /\bgrind\w*|truck|bump|up (?:on)?to\b|\bon ?to (?:the |a )?(?:curb|kerb|ledge)\b/,
    ],
  ],
  [
    'Acid Drop',
    [/\b(?:ledge|curb|kerb|drop|step|bench)\b/, /\b(?:ride|roll|go)\w* (?:straight |right )?off\b/],
    /\b(?:grind|slide|ollie(?<!(?:without|no) ollie))\b/,
  ],
  [
    'Acid Drop',
    [
      /\b(?:roll\w*|rid\w*|go(?:ing)?)\b/,
      /\boff (?:of )?(?:an? |the |my )?(?:ledge|curb|kerb|drop|edge|bench|block|step|pad|stage)\b/,
      /\bwithout\b|\bno (?:pop|ollie)\b|\bjust\b/,
    ],
    /\bgrind|slide/,
  ],
  ['Wallplant', [/\bfoot\b/, /\bwall\b/]],
  [
    'Wallie',
    [
      /\b(?:wall|pole|post|barrier|tree)\b/,
      /\b(?:pop\w*|ollie\w*|jump\w*|hop\w*|bonk\w*|bounce\w*|off (?:it|of it|the wall))\b/,
    ],
    /\b(?:ride|along|roll|skate) (?:up|along|on)\b|\bacid drop/,
  ],
  [
    'Kickturn',
    [
      /\b(?:go|goes|rid\w*|roll\w*|skat\w*) up (?:an? |the )/,
      /\b(?:ramp|quarter|mini|half ?pipe|bowl|bank)\b/,
      /\band turns?(?: (?:a?round|back)|[?.! ]*$)/,
    ],
    /\b(?:air|coping|fly|jump|180|360|hand)\b/,
  ],
  ['Wallride', [/\bwall\b/, /\b(?:rid\w*|roll\w*|go\w*|skat\w*|along|wheels)\b/], /\bledge\b/],
  [
    'Ollie',
    [
      /\b(?:jump|hop)\w*\b/,
      /\bboard (?:just )?(?:sticks|stays|is glued|stuck|comes along)\b/,
      /\b(?:your|the|their|my) feet\b/,
    ],
    /\b(?:turn|spin|flip|180|360|grab|rail|ledge|under)\w*\b/,
  ],
  ['Primo Slide', [/\bslid\w*\b/, /\b(?:on|onto) (?:its|the|my|your) (?:side|edge)\b/, /\bboard\b/]],
  [
    'Powerslide',
    [
      /\b(?:slid\w*|skid\w*|drift\w*)\b/,
      /\b(?:sideways|all (?:four|4)|(?:four|4) wheels|stop\w*|brak\w*|slow\w*|across|90)\b/,
    ],
    /\b(?:ledge|rail|coping|curb|kerb|box|bar|nose|tail|middle|deck|trucks?)\b/,
  ],
  [
    'Tic Tac',
    [
      /\bleft\b.{0,20}\bright\b|\bside to side\b|\bwiggl\w+|\bzig ?zag\w*/,
      /\b(?:front|nose|turn\w*|move|forward|go|speed|push\w*|lift\w*)\b/,
    ],
  ],
  [
    'Kickturn',
    [
      /\b(?:spin|turn|pivot|swivel)\w*\b/,
      /\b(?:two|2|back) wheels\b/,
      /\b(?:180|half|direction|other way)\b/,
    ],
    /\b(?:360|circle|full|coping)\b/,
  ],
  [
    'Pole Jam',
    [/\b(?:pole|post)\b/, /\b(?:up (?:it|the|a)|onto|against|slide|grind|jam)\b/],
    /\b(?:wall|jump|over)\b/,
  ],
  [
    'Body Varial',
    [
      /board (?:just |only )?(?:stays?|keeps? (?:rolling|going|straight)|rolls? (?:on|straight)|(?:does|is)n'?t (?:turn|mov|spin)\w*)\b/,
      /\b(?:jump|hop|body|you|rider|i)\b/,
      /\b(?:turn|spin|rotat|180|360|twist)\w*|\bjump\w* a?round\b/,
    ],
    /\b(?:bar|rail|pole|under|stays? (?:on|with|stuck|glued))\b/,
  ],
  [
    '50-50 180 Out',
    [
      /\bgrind\w*\b/,
      /\b(?:at|to) the (?:very )?end\b/,
      /\b(?:turn|spin|rotat)\w* (?:an? |it )?(?:180|half)\b/,
    ],
  ],
  [
    'Pressure Flip',
    [/\b(?:flip|flick)\w*\b/, /\b(?:with|using|off) (?:the |my |your |just |only )*back foot\b/],
    /\b(?:front foot|shuv\w*|scoop\w*|late|nollie|catch\w*|ground|grind|slide)\b/,
  ],
  [
    'Kickturn',
    [/\bspin\w*\b/, /\b(?:two|2|back) wheels\b/, /\b(?:multiple|(?:many|several|few|more) times)\b/],
    /\b(?:front|nose)\b/,
  ],
  ['Kickturn', [/\b(?:spin\w*|turn\w*)\b/, /\bback wheels\b/, /\b(?:360|a?round|circles?)\b/]],
  [
    'G-Turn',
    [
      /\b(?:spin\w*|turn\w*|circle|360)\b/,
      /\b(?:two|2|front) wheels\b/,
      /\b(?:360|around|round|circle|full)\b/,
    ],
  ],
  [
    'Kickturn',
    [
      /\b(?:lift\w*|lean\w*|press\w*|push down)\b/,
      /\b(?:front wheels?|front|nose|tail)\b/,
      /\b(?:turn\w*|pivot\w*|direction|swing|swivel)\b/,
    ],
    /\bcoping|ollie|pop\b/,
  ],
  ['Ollie Fingerflip', [/\b(?:fingers?|hand)\b/, /\bflip\w*\b/, /\bollie|pop\b/], /\bgrip/],
  [
    'Fingerflip',
    [/\b(?:fingers?|hands?)\b/, /\b(?:flip\w*|spin\w*|twirl\w*)\b/],
    /\bgrip|\bslid|\b(?:no|without) (?:board )?flip|\bfinger ?flips?\b.*\bor\b|\bor (?:an? )?finger ?flip/,
  ],
  [
    'Hospital Flip',
    [
      /\b(?:half|upside ?down)\b/,
      /\b(?:catch\w*|foot|laces|hook\w*)\b/,
      /\b(?:turn|flip|roll|bring)\w* (?:it |the board )?(?:back|the other way|right way up)\b/,
    ],
    /\b(?:balanc\w*|stand\w*|ground|floor|hand|coping|body)\b/,
  ],
  [
    'Casper',
    [
      /\b(?:upside ?down|flipped over|underside|wheels up|half(?:way)? (?:a |through (?:a |the )?)?(?:flip|kickflip))\b/,
      /\b(?:catch\w*|balanc\w*|stand\w*|foot|feet|hold\w*|tail|stop\w*)\b/,
    ],
    /\b(?:slid\w*|vert|coping|hand|grind|side|sideways|edge|ledge|rail)\b/,
  ],
  [
    'Railstand',
    [
      /\b(?:stand\w*|balanc\w*|sit\w*|rest\w*|turn\w*|tip\w*|put\w*|flip\w*)\b/,
      /\b(?:on (?:its|the|my|your|ur|their) (?:side|edge|rail)|sideways|on edge)\b/,
      /\bboard\b/,
    ],
    /\b(?:ledge|coping|ramp|curb|slid\w*|of (?:the|a) (?:ledge|ramp|curb|box)|stop)\b/,
  ],
  [
    'Pogo',
    [
      /\b(?:vertical\w*|upright|standing up|stand (?:the )?(?:board )?up|on (?:its|the) (?:tail|truck|end))\b/,
      /\b(?:hop\w*|jump\w*|bounc\w*|stand\w*|balanc\w*)\b/,
      /\b(?:board|truck|stick)\b/,
    ],
    /\b(?:coping|wheels on|both trucks|grind|ledge|impossible|wrap\w*|around)\b/,
  ],
  [
    'Walk the Dog',
    [
      /\bwalk\w*|\bstep(?:s|ped|ping)?\b/,
      /\b(?:turn\w*|spin\w*|rotat\w*|around|back and forth|end to end)\b/,
      /\b(?:board|middle|nose|tail|feet|foot)\b/,
    ],
    /\b(?:ground|floor|off the board|pop\w*|grab)\b/,
  ],
  [
    'Hardflip',
    [/\b(?:flip\w*|vertical\w*)\b/, /\b(?:between|through) (?:the |my |your |ur |both )?legs\b/],
    /\b(?:grab|hand)\b/,
  ],
  [
    'Front Foot Impossible',
    [/\b(?:wrap\w*|around)\b/, /\bfront foot\b/, /\bboard\b/],
    /\b(?:ground|floor|grab|step(?:s|ped|ping)?|grind|coping)\b/,
  ],
  [
    'Impossible',
    [
      /\b(?:wrap\w*|around (?:the|your|my|ur|his) (?:\w+ )?foot|(?:end over end|vertical\w*)|goes over (?:the|your|my) foot)\b/,
      /\bfoot\b|\bvertical\w*\b|\bend over end\b/,
    ],
    /\b(?:coping|grind|truck|step(?:s|ped|ping)?|fingers?|no wrap)\b/,
  ],
  [
    'Late Kickflip',
    [
      /\bflip\w*|\bflick\w*|\bkick(?! ?turn)\w*/,
      /\b(?:at the (?:top|peak|highest|end)|after (?:the )?(?:ollie|peak|you'?re (?:already )?(?:up|in the air)|popping|the pop)|late|delay\w*|before (?:you |i )?land\w*|once (?:you'?re|i'?m) in the air|in the air first|second part)\b/,
      /\b(?:ollie|pop\w*|jump\w*|air|top|peak|late)\b/,
    ],
    /\b(?:shuv\w*|varial|grind|slide|manual|out)\b/,
  ],
  [
    'No Comply',
    [/\bstep(?:s|ped|ping)? off\b/, /\bboard (?:pops|comes|jumps|flies|hops) up\b/],
    /\b(?:grab|hand|hold|flip|spin)\w*\b/,
  ],
  [
    'Boardslide',
    [/\bside ?ways\b/, /\b(?:hand ?rail|rail|bar|ledge|box|bench)\b/],
    /\b(?:nose|tail|trucks?|wheels?|lip|back|flip|turn|spin|stop|fall|land)\w*\b/,
  ],
  [
    'Drop In',
    [
      /\b(?:tail|coping|edge|top|ramp)\b/,
      /\b(?:stomp\w*|lean\w* (?:in|forward)|tip\w* (?:in|over)|slam\w* (?:down|the front))\b/,
      /\b(?:ramp|coping|quarter|mini|bowl|down|roll in)\b/,
    ],
    /\bcurb/,
  ],
]

/** The trick with a way of its own that somebody depicts who has no name for it. */
export const wayIn = (text: string): string | null =>
  WAYS.find(([, all, not]) => all.every((each) => each.test(text)) && !not?.test(text))?.[0] ?? null
