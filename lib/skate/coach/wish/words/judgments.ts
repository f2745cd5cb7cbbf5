import type { Meaning } from './modes.ts'

/** How hard it is to be. */
export const EASES: readonly (readonly [Meaning & { is: 'ease' }, string])[] = [
  [
    { is: 'ease', ease: 'easier', isThan: true, isPlain: true },
    `
    for pussies|for wimps|for cowards|for babies|for dummies|for scaredy cats|something smaller|
    something milder|milder|tamer|safer|easier|simpler|less hard|less scary|more doable|toned down|
    easier version
  `,
  ],
  [
    { is: 'ease', ease: 'harder', isThan: true, isPlain: true },
    'scarier|spicier|harder|tougher|more difficult|gnarlier|more technical|crazier|one harder|next level',
  ],
  [
    { is: 'ease', ease: 'easier', isPlain: true },
    `
    need a win|a win|get a win|easy win|dumped|got dumped|heartbreak|need to win something|need confidence|
    some confidence|build confidence|my confidence|whats first|what do first|what should i do first|
    frustrated|frustrating|annoyed|discouraged|demotivated|losing motivation|first try trick|
    confidence boost|confidence booster|boost my confidence|confidence trick|for confidence|feel good trick|
    easy|simple|mellow|gentle|chilled|not hard|not too hard|nothing crazy|not crazy|not too crazy|
    nothing too crazy|not scary|not too scary|nothing scary|nothing too hard|not difficult|
    not too difficult|approachable|doable|first|a first|straightforward|safe
    `,
  ],
  [
    { is: 'ease', ease: 'easier', isPlain: true },
    'never done|never tried|havent tried|havent done|never did|never ground|never grinded|never really done',
  ],
  [
    { is: 'ease', ease: 'easier', isMost: true, isPlain: true },
    'least scary|least gnarly|least sketchy|least dangerous|most basic|most simple|most easy|easiest|simplest|super easy|very easy|really easy',
  ],
  [
    { is: 'ease', ease: 'harder', isPlain: true },
    `
    melt faces|melt their faces|melt minds|melt my mind|melt my brain|melt brains|face melter|mind blowing|
    blow mind|brain melting|mind melting|cocky|overconfident|feeling strong|feeling good|feeling great|
    feeling confident|super long term|hard|difficult|challenging|challenge|a challenge|dangerous|crazy|
    impressive|tough|push me|pushes me|not easy|not too easy|nothing easy
    `,
  ],
  [
    { is: 'ease', ease: 'harder', isMost: true, isPlain: true },
    'hardest|gnarliest|insane|impossible to do|most difficult|craziest|hardest thing',
  ],
]

/** Asks for a trick, in words of skating and in those of every day. */
export const ASKS = `
    sesh|next step|logical next step|trick|skate|skating|skateboard|skateboarding|board trick|skater|
    what next|what now|wat now|next trick|what should i learn|what to learn|learn next|step up|progress|
    progression
    `
export const PLAIN_ASKS = `
    most used|most common|commonest|surprise|teach me something|teach me anything|
    something else|anything else|another one|another trick|dealers choice|your pick|
    your call|up to you|idk|i dunno|no clue what to do|what to skate|dont care|teach me one|gimme one|
    give me one|tell me one|show me one|learn one|random|random one|one more|anything goes|whats good|
    pick something|what do good skaters|most useful|useful|most important|important|most popular|popular|
    iconic|must know|what can i try|what should i try|what can i learn|what could i try|what could i learn|
    give me something|gimme something|show me something|something new|anything new|worth learning|
    hit me with|anything|whatever|surprise me|suggest something|recommend|you choose|you pick|roll the dice|flip a coin|pick one|idea|
    what can i do|to do|what should i|learn
    `

/** What was named before it lands. */
export const LANDED = `
    have them|have those|have both|got them|got those|got both|finally|are fun|are so fun|are my jam|
    thats my bag|is my bag|are my bag|thats all i have|thats all i got|thats all|thats it|easy now|
    are clean|is clean|are smooth|is smooth|are nice|is nice|are decent|are strong|is strong|are perfect|
    yes|yep|yes sir|check|feel great|feel natural|are great|is great|on tap|on repeat|whenever i want|
    whenever|is my only trick|are my only tricks|my only trick|my best trick|is my best|is my go to|
    my go to|my favorite trick|is my thing|are my thing|felt easy|feels easy|was easy|is too easy|
    are too easy|got easy|too easy now|is boring now|are boring now|boring now|are boring|is boring|
    are boring me|is boring me|got boring|getting boring|are getting boring|for days|on a good day|
    nearly always|most of the time|9 out of 10|no sweat|no biggie|down|works|working now|works now|
    works great|is there|is comfortable|are comfortable|feels comfortable|are dialed|is dialed|clean now|
    pretty good|pretty clean|pretty solid|is okay now|already there|nailed|figured out|learned already|
    learnt already|under control|on lock|locked|dialed|dialled|on point|done|no problem|every try|
    every time easy|first try|solid|are good|is good|are easy|is easy|all day|in the bag|sorted|achieved|unlocked|accomplished|consistent|
    consistently|mastered|landed|down pat|are fine|is fine|are solid|fine|all summer|both ways and|easily|
    with my eyes closed|are no issue|no issue|every go|under my belt|in my bag|are mine|is mine|are there|
    are done|are in the bag|come easy|are no sweat|are locked|feel good|are automatic|are second nature|
    pretty consistently|consistently now|are okay|are ok|is ok|covered
    `

/** What was named before it does not land. */
export const FAILING = `
    nope|is impossible|are impossible|feels impossible|seems impossible|is hopeless|are hopeless|
    never lands|not so good|not so great|not really|less so|not yet|not quite|not quite yet|not there yet|
    isnt there yet|is not there yet|not working|isnt working|is not working|arent working|are not working|
    doesnt work|dont work|wont work|still missing|is missing|are missing|needs work|in progress|not so much|
    wont come|doesnt come|dont come|isnt landed|is not landed|not landed|not landed yet|still not|
    cannot yet|not dialed|isnt dialed|still fails|is a struggle|are a struggle|suck|are trash|is trash|
    are ass|is ass|are garbage|is garbage|are shit|is shit|are crap|is crap|are terrible|is terrible|
    are awful|is awful|are horrible|is horrible|are a mess|is a mess
    `

/** What was named before it is not wanted. */
export const RULED_OUT = `
    hurts my ear|hurts my eye|is too loud for me|hates me|dont like me|doesnt like me|is not my friend|
    is my nemesis|is my enemy|is cursed|hurts my brain|hurts my head|fry my brain|fries my brain|
    are overrated|is overrated|overrated|gives me the creeps|creep me out|scare me|terrify me|terrifies me|
    makes me nervous|not my cup of tea|is cringe|are cringe|cringe|are played out|is played out|played out|
    are done to death|too mainstream|is for kooks|are for kooks|looks ugly|are ugly|is ugly|are lame|
    is lame|are whack|is whack|look bad|look dumb|look stupid|not my thing|never been my thing|
    do nothing for me|does nothing for me|can wait|want anything else|want something else|
    need something else|anything else please|something else please|confuse me|is confusing|are confusing|
    dont make sense|dont click|doesnt click|wont click|freak me out|got old|gets old|is getting old|
    are getting old|got stale|are out|is out|are a no|is a no|no go|are a no go|are not my thing|
    isnt my thing|arent my thing|are off the table|off the table|are banned|are forbidden|are excluded|
    not allowed|arent allowed|isnt allowed|are not for me|arent for me|isnt for me|is not for me|
    dont work for me|doesnt work for me|hurt too much|hurt|make me sick|bore me|annoy me|not please|
    out of the question
    `

/** Clearly about something else: gear, history, the rest of the world. */
export const ELSEWHERE = `
    natas spin|air fryer|kick the ball|kick a ball|flip the house|flip a house|flip houses|flip burgers|
    flip pancakes|mad at me|angry at me|break up|breakup|broke up|divorce|card trick|magic trick|hat trick|
    rocket league|wrestling|tony hawk game|table tennis|ping pong|heel cream|flip phone|kick the habit|
    kick the bucket|flat tire|flat tyre|tire|tyre|fix a flat|flat screen|honda|toyota|transmission|
    spin class|heel pain|running shoes|heel spur|switch off|nintendo|manual for my|user manual|slide deck|
    power point|brands|olympic sport|olympic medal|pepper|cereal|washing machine|gap year|roll a joint|
    times 2|the lights|timer|alarm|should i wear|como estas|ca va|wie gehts|que tal|my grandma had|
    lottery ticket|skateboarding history|history of skateboarding|skate history|about skateboarding history|
    rich|famous|alive|dead|how old|how tall|where does|where do i buy|where can i buy|born|married|died|
    bedtime|story|article|summarize|summarise|housing|landlord|rent|iphone|android|click here|free money|
    casino|viagra|online|website|discount|coupon|mitochondria|chemistry|physics|math|history of|biology|
    geography|plumber|toilet|dentist|mortgage|bank account|bank loan|loan|credit card|visa|passport|wedding|
    funeral|baby name|hamster|goldfish|dating|tinder|kids party cake|cake|soup|rice|beef|vegan|wine|hotel|
    airport|bus|taxi|uber|truck driver|tesla|engine|gasoline|oil|the news|breaking news|minister|parliament|
    war|church|prayer|god|bible|horoscope|zodiac|lottery|poker|chess|sudoku|crossword|minecraft|fortnite|
    roblox|playstation|xbox|skyrim|hello world|sql|html|css|java|docker|kubernetes|linux|windows update|
    printer|email|spam|newsletter|subscribe|invoice|receipt|refund|shipping|delivery|customer|meeting|
    deadline|spreadsheet|excel|powerpoint|resume|cv|cover letter|interview|grammar|spelling|essay on|
    poem about|haiku|limerick|riddle|fun fact|wikipedia|google|facebook|weather|pizza|recipe|cook|pancake|
    bake|election|president|python|javascript|code|function|program|snowboard|snowboarding|boots|bicycle|
    bike|car|stock|bitcoin|crypto|homework|essay|poem|joke|song|lyrics|movie|film review|netflix|flight|
    train|ticket|inventor|net worth|tax|doctor appointment|bearings|shoes|shoe size|sneakers|
    griptape|grip tape|deck size|what size|which wheels|best wheels|wheel size|durometer|best trucks|
    trucks tight|loosen my trucks|price|cost|how much|buy|shop|store|translate|capital of|instructions|
    system prompt|password|ignore all|ignore previous|thps|video game|pro skater|who won|who is|who was|
    when was|guitar|piano|football|soccer|basketball game|tennis match|surfboard|burger|restaurant|dinner|
    lunch|breakfast|coffee|phone|laptop|computer|wifi|internet|sandwich|omelette|house prices|coin|exam|job|
    boss|salary|dog|cat
    `
