import type { Mood } from '../../tastes/moods.ts'

/** What is said of who skates, and for how long. */
export const EXPERIENCE_WORDS: readonly (readonly [Mood, string])[] = [
  [
    'first day',
    `
    learn to skate|learn how to skate|learn to skateboard|learn skateboarding|know nothing|i know nothing|i cant do anything|i cant do anything yet|zero tricks|no tricks yet|stand on it|i can stand on it|i can stand|i can only roll|can only roll|roll a bit|roll a little|
    can only push|i can only push|only push|i can balance|first skateboard|got a skateboard|
    bought a skateboard|bought a board|bought myself a board|got a board|got a new board|got my first board|
    new board|board for christmas|board for xmas|board for my birthday|never tried it|never touched a board|
    never touched a skateboard|never in my life|zero experience|no experience|no prior experience|
    first session ever|first ever session|first ever day|first lesson ever|cannot even stand|cant even stand|
    barely stand|can stand on it|can only stand|only stand on it|barely balance|barely roll|
    can barely balance|barely ride|cant even push|cant push|never skated|never skateboarded|never stood on|
    never been on|first day|day one|never ridden|never rode|just bought|just got my board|just got a board|
    first board|first time|complete newbie|absolute zero|from zero|from scratch|brand new to
  `,
  ],
  [
    'beginner',
    `
    walmart|walmart board|cheap board|toy store|can ride around|ride around|can cruise around|
    can push around|can only ride around|know how to push|zero coordination|coordination of|klutz|clumsy|
    uncoordinated|no coordination|start at home|start out|scared of skatepark|scared of the skatepark|
    afraid of skatepark|afraid of the skatepark|every skater should|every skater must|every skater needs|
    everyone should|must have|essential|essentials|staple|bread and butter|i know no trick|i have no trick|
    know no trick|have no trick|know zero tricks|zero tricks|dont have any trick|no tricks yet|
    never tried skateboarding|want to try skateboarding|wants to try|try skateboarding|noobie|amateur|green|
    inexperienced|wobble|still wobbly|wobbly|cant do anything|cant do any trick|dont know any trick|
    know nothing|no trick yet|no tricks at all|zero trick|absolute noob|basics|the basics|basic|fundamentals|
    fundamental|foundation|foundations|newcomer|fresh start|wants to start|want to start|start skating|
    begin skating|starting to skate|start to skate|got into skating|getting into|just got into|
    learning to skate|learn how to skate|first lesson|day 1|day two|day three|day 2|day 3|week one|
    second day|third day|second week|few days|couple days|couple of days|few weeks|new skater|beginner|
    beginners|newbie|noob|newb|novice|starting out|just started|just start|started skating|new to|starter|
    total beginner|my first trick|first trick|first ever trick|learn first|just begun|just beginning|hes new|
    shes new|im new|first week|first month|very first|rookie|where do i begin|where to begin|
    where do i start|where to start|how do i start|how to start|start with|first complete|in the nineties i|
    to begin with|getting started|get started|begin with|no clue|total noob|learn to skate|starting skating
  `,
  ],
  [
    'comeback',
    `
    as a teen|picking it up|pick it up|picking it back up|pick it back up|skated when i was|skated in school|
    skated in the|havent touched|havent touched a board|havent ridden|havent stepped on|year break|
    years break|break i|break im|back at it|back to skating|back skating|coming home to|rusty|year pause|
    years pause|after a pause|after kids|since high school|since school|since college|quit|stopped skating|
    last skated|dust off|started again|start again|returning|came back|coming back|getting back|back into|
    back on the board|comeback|after a long break|long break|havent skated|used to skate|after years|
    picked it up again|in the nineties|in the 90s|in the eighties|in the 80s|in my twenties|as a teenager|
    as a kid|when i was young|back in the 90s|back in the nineties|long ago|quit for
  `,
  ],
  [
    'one year',
    `
    between beginner and intermediate|in between beginner and intermediate|beginner to intermediate|
    beginner intermediate|upper beginner|advanced beginner|good beginner|low intermediate|lower intermediate|
    early intermediate|almost intermediate|nearly intermediate|not quite intermediate|not yet intermediate
  `,
  ],
  [
    'intermediate',
    `
    medium|medium difficulty|mid difficulty|middle difficulty|moderate difficulty|moderate|medium hard|
    intermediate|intermediate level|medium level|mid level|average skater|decent skater|past the basics|
    no longer a beginner|not a beginner|not a beginner anymore|plateau|plateaued|im stuck|i am stuck|
    been stuck|feel stuck|feeling stuck|got stuck|stuck since|stuck for|in a rut|stuck in a rut|hit a wall
  `,
  ],
  [
    'advanced',
    `
    advanced|advanced skater|experienced skater|good skater|pretty good skater|sponsored|pro|pros|pro level|
    veteran|expert|expert level
  `,
  ],
  [
    'adult',
    `
    old guy|old guys|old man|old dude|old fart|old lady|older guy|older skater|middle aged|middle age|
    getting old|getting older|too old|not young|not as young|not getting younger|grown man|grown woman|
    grown up|boomer|midlife|late bloomer|skate dad|skate mom|mom of two|dad of two|mom of three|dad of three
  `,
  ],
  [
    'senior',
    'grandpa|grandma|grandfather|grandmother|pensioner|retired|retiree|senior citizen|elderly|in my sixties',
  ],
  [
    'child',
    `
    grandson|granddaughter|niece|nephew|year old boy|year old girl|preschooler|first grader|third grader|
    elementary school|little kid|little boy|little girl|toddler|small child|our kid|my cousin is|kiddo|
    youngster|my daughter|my son|my kid|my child|my boy|my girl|my nephew|my niece|my little bro|my lil bro|
    my lil brother|my lil sister|my little sis|my grandson|my granddaughter|my grandkids|my little brother|
    my little sister|kindergarten|kid|for a child|little one|my students|my grandkid|my grandchild|toddlers|
    my kids|our son|our daughter
  `,
  ],
]
