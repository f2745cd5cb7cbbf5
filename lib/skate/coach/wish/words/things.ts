import type { Trait } from '../../traits.ts'

export const TRAITS: readonly (readonly [readonly Trait[], string])[] = [
  [['stance nollie'], 'nollie|nolly|off the nose|nollie stance'],
  [['stance fakie'], 'fakie|fakey|rolling backwards|riding backwards|going backwards|rolling fakie'],
  [
    ['stance switch'],
    `
    opposite foot|opposite stance|switchstance|sw|wrong foot forward|other foot forward|switch stance|
    switch trick
    `,
  ],
  [['stance regular'], 'my normal stance|normal stance|own stance|natural stance|my regular stance'],
  [['frontside'], 'frontside|fs|front side'],
  [['backside'], 'backside|bs|back side'],
  [
    ['shuvit'],
    `
    scoopy|scoop|scooping|scooped|shuvit|shuv|shove it|shuv it|shovit|shoveit|board spin|board spinning|
    board rotation|board spinning and me not
    `,
  ],
  [
    ['body varial'],
    `
    body varial|sex change|me spinning board staying still|only my body turns|body spins board doesnt|
    board staying still
  `,
  ],
  [['impossible'], 'impossible|wrap'],
  [['flip', 'flip in'], 'flip in|flip into|flip in trick|with a flip in|flipping in|flip on'],
  [['flip', 'flip out'], 'flip out|flip off|flipping out'],
  [['kickflip', 'flip in'], 'kickflip into|kick flip into'],
  [['kickflip', 'flip out'], 'kickflip out|kick flip out'],
  [['heelflip', 'flip in'], 'heelflip into'],
  [['heelflip', 'flip out'], 'heelflip out'],
  [['into', 'trick out'], 'trick in trick out'],
  [['into'], 'trick into|something into'],
  [['trick out'], 'trick out|something out|trick out of|something out of'],
  [['shuvit in'], 'shuv in|shuvit in|shove it in|shuvit into|shuv into'],
  [['spin in'], '180 into|spin into|turn into|270 into'],
  [['shuvit out'], 'shuv out|shuvit out|shove it out|shove out'],
  [['spin out', 'out 180'], '180 out'],
  [['spin out'], 'spin out|bs out|fs out|turn out|270 out'],
  [['style One Foot'], 'one foot|one footed|one footer'],
  [['style Hippie Jump'], 'hippie|hippy|hippy jump|hippie flip|hippy flip|hippie kickflip'],
  [['270'], '270|two seventy'],
  [
    ['combination', 'chained', 'place edge'],
    'two grinds in one|grind combo|ledge combo|curb combo|box combo|slide combo|grind combination',
  ],
  [['flip', 'flip in', 'flip out'], 'flip in flip out'],
  [
    ['combination'],
    `
    combo|combination|two tricks in one|three tricks in one|tricks in one|two parts|three parts|four parts|
    several parts
    `,
  ],
  [['kind stall'], 'lip trick|coping trick|stall trick'],
  [
    ['one truck'],
    'on one truck|one truck only|only one truck|single truck|on the back truck|on the front truck',
  ],
  [['nose'], 'front wheel|on the front wheel|on front wheel|front truck'],
  [
    ['shuvit', 'turn 360'],
    `
    board goes round once|board turns once|board spins once|board goes round completely|
    board goes all the way round|board does a full turn|board does a 360
  `,
  ],
  [
    ['shuvit'],
    'board goes round|board goes around|board turns under me|board turns under my feet|board does a half turn',
  ],
  [['kickflip', 'double'], 'two kickflip|2 kickflip|kickflip twice|kickflip x2'],
  [['heelflip', 'double'], 'two heelflip|2 heelflip|heelflip twice'],
  [['kickflip', 'triple'], 'three kickflip|3 kickflip'],
  [['flip'], 'flip trick|flippy|flippies|board flip|flipping the board'],
]

/** Everyday words that mean something on a board. */
export const PLAIN_TRAITS: readonly (readonly [readonly Trait[], string])[] = [
  [['stance fakie'], 'backwards'],
  [['stance switch'], 'switch'],
  [
    ['spin'],
    `
    spin|spinning|rotation|rotate|rotating|turn my body|turning round|turning around|body turn|body rotation|
    turn around|spinny|twist|turning|turn
  `,
  ],
  [['turn 180'], '180|one eighty|half turn|halfway around'],
  [['turn 360'], '360|three sixty|full turn|full rotation|all the way around'],
  [
    ['spin', 'body 360'],
    `
    360 body spin|body 360|360 body rotation|body spin of 360|360 with my body|spin 360|360 spin|spin a 360|
    spin a full 360|full spin
  `,
  ],
  [['spin', 'body 180'], '180 trick|spin 180|180 spin|spin a 180'],
  [['spin', 'body 540'], '540 spin|spin 540|spin a 540'],
  [['spin', 'body 720'], '720 spin|spin 720|spin a 720'],
  [['turn 540'], '540|five forty'],
  [['turn 720'], '720|seven twenty'],
  [['turn 900'], '900|nine hundred'],
  [['flip'], 'flip|flipping|flick|flicking|flicky'],
  [['kickflip'], 'kick'],
  [['heelflip'], 'heel'],
  [['board turn'], 'varial'],
  [['double'], 'double|two flips|flips twice'],
  [['triple'], 'triple|three flips'],
  [['late'], 'late'],
  [['revert'], 'revert'],
  [['pop'], 'pop off|pop|popping'],
  [
    ['jump'],
    `
    leave the ground|leaving the ground|jumps|hop|hopping|airborne|off the ground|jumping|jump up|
    jump at all
    `,
  ],
  [['hand'], 'hands on the board|with my hands|hold the board|holding the board|hands|hand trick'],
  [['kind grind'], 'grind|grinding'],
  [['kind slide'], 'slide|sliding'],
  [['kind manual'], 'wheelie|balance|balancing|two wheels|wheely'],
  [['kind stall'], 'stall|lip'],
  [['grab'], 'grab|grabbed|grabbing'],
  [['contact Invert'], 'inverted|getting inverted|upside down|going upside down|handplant'],
  [['kind plant'], 'plant'],
]

/** Where it is skated; the flag says that the word is an everyday one. */
export const PLACES: readonly (readonly [readonly Trait[], string, boolean?])[] = [
  [['place flat'], 'flatground|flat ground|flatland|on flat|on the flat'],
  [
    ['place flat'],
    `
    my street|our street|promenade|boardwalk|esplanade|pier|town square|market square|multi storey|
    multistorey|runway|bike path|bike lane|cycle path|alley|dead end|loading bay|gas station|petrol station|
    supermarket|school gym|sports hall|wood floor|wooden floor|parking garage|underground garage|
    wheelchair ramp|access ramp|loading ramp|flat|asphalt|crusty|rough ground|tarmac|concrete slab|sidewalk|
    pavement|cul de sac|schoolyard|school yard|playground|roof top|rooftop|nothing on it|empty lot|
    open space|flat spot|smooth ground|street outside|no park|no skatepark|no ledges|no obstacles|
    nothing to grind|cobbles|in the street|dance floor|gym floor|hockey rink|rink|parking lot|car park|
    driveway|street in front|tennis court|basketball court
    `,
    true,
  ],
  [['kind manual'], 'manual pad|manny pad|manual|manny|mannie|mani pad'],
  [['place edge'], 'grindable|hubba|parking block|grindbox|grind box|slide box|manual box'],
  [
    ['place edge'],
    `
    down ledge|downledge|out ledge|pallet|plank|low wall|tree trunk|bus stop|bus bench|low bar|metal bar|
    planter|bleachers|bump to ledge|gap to ledge|bank to ledge|kicker to ledge|fountain|skate stopper|marble block|
    marble|wax spot|manual table|picnic table|concrete block|granite|step up ledge|a block|stone bench|
    coping stone|slick curb|red curb|ledge|curb|kerb|bench|box|edge
    `,
    true,
  ],
  [['style Slappy', 'kind grind'], 'slappy|slappie|slappy trick|slappie trick'],
  [
    ['place edge', 'on Rail'],
    `
    bike rack|guardrail|guard rail|kink|double kink|kinked rail|kink rail|handrail|bump to bar|bump to rail|
    gap to rail|kicker to rail|flatbar|flat bar|round bar|square rail|down rail
  `,
  ],
  [['place edge', 'on Rail'], 'rail', true],
  [
    ['transition'],
    `
    back wall|side wall|wall of the bowl|deep end|shallow end|the shallow|the deep|into the deep|pool corner|
    over vert|mini ramp|miniramp|quarter pipe|quarterpipe|halfpipe|half pipe|
    coping|snake run|extension|tombstone|oververt|a roll over|the roll over|rollover|hubba bank|transition|trannie|tranny
  `,
  ],
  [['transition'], 'mini|ramp|quarter|bowl|pool', true],
  // They have no coping.
  [['style Carve'], 'cradle|full pipe|fullpipe'],
  [
    ['place air'],
    `
    vert|vert ramp|vert wall|above the coping|above coping|over coping|over the coping|above the lip|
    out of the bowl|out of the ramp|mega ramp|big air
  `,
  ],
  [['kind air'], 'air', true],
  [
    ['kind air', 'transition'],
    `
    over the channel|channel|over the doorway|doorway|death box|over the death box|quarter to quarter|
    ramp to ramp|wall to wall|roll in channel|transfer from|transfer over|transfer between|transfer
  `,
    true,
  ],
  [['place air'], 'spine', true],
  [['bank'], 'storm drain|spillway|culvert|drain|bank|banked|ditch|drainage|wedge|bank spot', true],
  [
    ['hip'],
    `
    hip|over a hip|funbox|fun box|a frame|frame box|bump|volcano|speed bump|bump over|pyramid|kicker|launch ramp|
    jump ramp|jump box|launch box|box jump|kicker box|launcher
  `,
    true,
  ],
  [['style Pole Jam'], 'pole jam|polejam|bent pole'],
  [['wall'], 'wallride|wall ride|wallie'],
  [['wall'], 'wall|jersey barrier|concrete barrier|road barrier|k rail', true],
  [['gap'], 'stair set|over a gap|double set'],
  [
    ['gap'],
    `
    curb cut|steps|up a sidewalk|down a sidewalk|off a sidewalk|up a step|up a kerb|staircase|set of stairs|
    drop|ledge drop|loading dock|curb drop|euro gap|eurogap|grass gap|pile of|up a curb|over a stick|a stick|
    step up trick|step up gap|rain gutter|gutter gap|gutter|
    broomstick|half buried tire|buried tire|off a curb|down a curb|over a cone|traffic cone|cone|
    over a barrel|over something|a box jump|over a board|over a deck|trash can|trashcan|garbage can|fire hydrant|
    hydrant|manhole|hay bale|sewer cap|stairs|gap|down a set|drop off a ledge
    `,
    true,
  ],
]
