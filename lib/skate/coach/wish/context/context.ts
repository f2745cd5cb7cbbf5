import { BIG_FEET } from '../../reply/remarks.ts'
import { isAnyOf, type Mood } from '../../tastes/moods.ts'
import { pattern, SO } from '../pattern.ts'
import { type Circumstance, GROUND } from './ground.ts'

const OTHERS =
  '(?:every ?(?:one|body)|they|people|the (?:other(?:s| kids| guys| skaters)?|older kids|big kids|kids|guys|locals|boys)|all (?:of them|the \\w+(?: \\w+)?)|others|other (?:kids|people|skaters|guys)|some ?(?:one|body)|my (?:big |little |older )?(?:brothers?|sisters?|friends?|mates?|cousins?|dad|classmates?))'
const AFRAID =
  "(?:scared|afraid|terrified|frightened|nervous|worried|anxious|petrified|intimidated|freaked out|freaking out|fear|paranoid|thinking|don'?t like|hate|dread|hesitant|scared shitless)"
const FALL =
  '(?:fall(?:ing|s)?(?: (?:over|down|off|on|flat|again))*(?: (?:my|the) (?:face|ass|butt|back|head|teeth))?|fell|get(?:ting)? (?:hurt|injured)|bail(?:ing)?|slam(?:ming)?|hurt(?:ing)? myself|injur(?:y|ing|ies)\\w*|crash\\w*|eat(?:ing)? (?:shit|it|pavement|concrete|asphalt)|break(?:ing)? (?:something|a bone|bones|my (?:arm|leg|neck|wrist|ankle|teeth|face|back|nose))|(?:losing|break(?:ing)?) (?:my )?teeth|broken bones)'
const RAMPS =
  '(?:(?:big |mini ?|little |the )*ramps?|mini(?: ?ramps?)?|bowls?|(?:the |big )*quarters?(?: ?pipes?)?|vert(?: ramps?)?|half ?pipes?|transitions?|coping)'
const FLATLY = /\b(?:flat(?:ground)?|ledges?|curbs?|street|instead|rather)\b/
const SHOWS =
  /\b(?:impress\w*|show(?:ing)? off|flex\w*|look(?:s|ing)? (?:cool|good|hard|pro|sick|steezy)|wow|crush|clip|film\w*)\b/
const PLAYS = /\b(?:game of skate|skate game|letter|opponent|contest|comp|competition)\b/

/** What is feared, or goes wrong, is said. */
const OF_A_TRICK = /flip|ollie|shuv|180|360|grind|slide|stall|drop|manual|ledge|rail|ramp/

/** Who skates and how they feel about it, about others and about themselves. */
const SELF: readonly Circumstance[] = [
  // Others look on.
  {
    said: pattern`\b(?:because |and |but |cause |cuz )?${OTHERS}\b[^.,!?]{0,40}?\b(?:star(?:es?|ing)|laugh(?:s|ing)?(?! (?:when|because) (?:the|a))|judg(?:es?|ing|e me)|mak(?:es?|ing) fun|mock\w*|watch(?:es|ing)? me|look(?:s|ing)? at me|bull(?:y|ies|ying))\b(?: (?:at|of))?(?: me)?(?: when i (?:try|skate|fall|practice)(?: \w+)?)?`,
    mood: 'shy',
    unless: pattern`${SHOWS.source}|\bmak(?:e|es|ing)\b.{0,20}\blaugh`,
  },
  {
    said: pattern`\b(?:because |and |but )?${OTHERS}\b[^.,!?]{0,24}?\b(?:is|are|'?s|'?re) (?:all )?(?:so |way |much |already |really |just )*(?:better than me|better|good|pro|pros|amazing|sick)(?: (?:already|than i am))?(?= ?(?:[.,!?;]|$|and|but|so\b|while|i\b))`,
    mood: 'shy',
    unless: pattern`${SHOWS.source}|${PLAYS.source}`,
  },
  {
    said: pattern`\b(?:i(?:'?m| am| feel|'m feeling)? |feel(?:ing)? |makes me |im |don'?t (?:want to|wanna) )?${SO}(?:embarrass\w*|self[- ]?conscious|ashamed|shy|humiliat\w*|intimidated by (?:everyone|the others|people|others|better skaters)|social(?:ly)? (?:anxiety|anxious|awkward)|(?:feel(?:ing|s)?|look(?:ing)?) ${SO}(?:dumb|stupid|silly(?! today)|out of place|lame|like (?:an? )?(?:total |complete )?(?:idiot|kook|poser|loser|clown|fool|noob|beginner|dork)))\b(?: (?:just )?(?:pushing|skating|riding|rolling|standing)(?: around)?)?(?: (?:at|in|around|in front of) (?:the |my |other |all )*(?:skate ?park|park|people|everyone|kids|others))?`,
    mood: 'shy',
    unless: pattern`${SHOWS.source}|laugh|funny`,
  },
  {
    said: /\b(?:i'?m |i am )?(?:always )?the only (?:girl|woman|female|adult|grown ?up|old (?:guy|one|person)|beginner|noob|mom|dad|newbie)\b(?: (?:at|in|on) (?:the|my|our) \w+(?: \w+)?)?(?:,? (?:and )?(?:it )?feels? (?:so |really |a bit )*(?:awkward|weird|strange|bad|intimidating))?/,
    mood: 'shy',
    unless: SHOWS,
  },
  {
    said: /^(?:i'?m |i am |(?:(?:an?|some|one|easy|good|first|cool|fun) )*tricks? (?:to |i can |i could |for )+)?(?:teach(?:ing)?|show(?:ing)?|for|with|help(?:ing)?) my (?:girlfriend|boyfriend|wife|husband|mom|mum|dad|partner|sister|brother|friend|roommate)\b(?: (?:to|how to) skate)?(?= ?[?.!]*$)/,
    mood: 'beginner',
  },
  {
    said: /\b(?:the )?(?:kids|people|they|everyone|locals|guys)(?: (?:at|in) (?:the|my) (?:skate ?)?park)? (?:(?:always|all|just|keep) )*(?:laugh(?:ing)?|star(?:e|ing)|look(?:ing)?|point(?:ing)?) at me\b/,
    mood: 'shy',
  },
  // When one has to be home.
  {
    said: /\b(?:(?:i )?(?:have|got|need|must|gotta) (?:to be )?)?(?:(?:be )?home|leav(?:e|ing)|picked up|done|until|till) (?:at|by|around)? ?\d{1,2}(?::\d\d)? ?(?:am|pm|o'?clock)?(?= *$|[,.!])/,
    mood: 'quick',
  },
  // What is new is felt out first.
  {
    said: /^(?:my |the )?(?:new )?(?:board|deck|truck|wheel|shoe|setup|complete)s? (?:feels?|is|are) (?:so |really |super |a bit |kinda )*(?:weird|strange|off|different|awkward)[.! ]*$/,
    mood: 'warm up',
  },
  // Nothing works.
  {
    said: /\b(?:just )?(?:want|need|wanna)(?: to)? (?:just )?(?:land|stick|make|get) (?:at least )?(?:something|anything|one (?:thing|trick)|1 (?:thing|trick)|a trick)(?: today| now| this session| for once)*\b|\bso frustrated\b(?! (?:with|about|by))/,
    mood: 'discouraged',
  },
  {
    said: /\b(?:because |and |but )?i(?:'?m| am)? (?:(?:just|really|kinda|so|absolutely|totally|still|always|like|feel like i|honestly) )*(?:suck|sucks|trash|garbage|terrible|awful|horrible|hopeless|useless|bad|no good|the worst|shit|crap|a failure)(?: (?:at (?:this|it|skat\w+|skateboard\w*|everything|all of it|all (?:the )?tricks|tricks|life)|so (?:bad|much|hard)|today|lately|now|atm))*(?= *(?:$|[.,!?;]|and\b|but\b|so\b|lol|help|what|an?y|plz|pls|please|give))/,
    mood: 'discouraged',
  },
  {
    said: /\b(?:(?:had|having|have) )?(?:the |a |my |such a )?(?:worst|bad|terrible|awful|shit(?:ty)?|rough|horrible|crap(?:py)?) (?:session|sesh|day|week)(?: ever| today)?\b|\b(?:couldn'?t|can'?t|cannot|didn'?t|not)(?: i)? (?:even )?(?:land(?:ed|ing)?|stick|do|get) (?:anything|a (?:single )?(?:thing|trick)|a damn thing|shit|an?y tricks?)(?: (?:today|lately|anymore|all day|all week|right))*\b/,
    mood: 'discouraged',
    unless: /\b(?:never skated|first day|beginner|just started|new to|yet)\b/,
  },
  {
    said: /\b(?:(?:i )?(?:want(?:ing)?|about|going|gonna|ready|close|feel like|thinking (?:of|about)) (?:to )?|i'?m )?(?:quit(?:ting)?(?: skat\w+)?|giv(?:e|ing) up(?: on skat\w+)?)\b(?! (?:smok\w+|drink\w+|\w+ years))|\b(?:losing|lost) (?:all )?(?:my )?(?:motivation|hope|confidence|mojo)\b|\b(?:not|never|don'?t) (?:get(?:ting)? |make |making |seem to (?:get |be getting ))(?:an?y )?(?:better|progress)\b|\b(?:feel(?:ing)?|i'?m) (?:so |really )?(?:discouraged|disheartened|demotivated|like (?:a failure|giving up|i suck)|bad about my skating|down about (?:it|skating|my skating))\b/,
    mood: 'discouraged',
    unless: /\b(?:quit (?:for|in|when|\d)|years)\b/,
  },
  {
    said: /\b(?:i )?(?:(?:get|getting|am|so|really|always|just) )*(?:mad|angry|pissed(?: off)?|upset|sad|furious) (?:at myself )?(?:when(?:ever)?|if|because|every time) (?:i|it|nothing) (?:(?:always|just|still) )?(?:can'?t|do(?:es)?n'?t|never|miss|fail|bail|won'?t|keep)(?: \w+){0,3}|\b(?:because |and |but )?nothing (?:works?|is working|goes right|lands?|clicks?|sticks)(?: (?:today|lately|anymore|right now|for me))*\b|\b(?:i )?(?:keep|am) (?:falling|bailing|failing|slamming|eating shit)(?: (?:at|on|off))? (?:everything|all the time|constantly|non ?stop|today)\b|\bi'?m (?:not )?(?:getting|going) (?:worse|nowhere)\b/,
    mood: 'discouraged',
  },
  {
    said: /\b(?:my )?(?:heart(?:'?s| is)? (?:pounding|racing|beating)|(?:i )?(?:get )?(?:butterflies|shaky|shaking)|i (?:panic|freeze(?: up)?)|sweaty (?:hands|palms))(?: (?:before|when|on|at|every time|whenever) (?:(?:every|each|an?|the|my|i|try|trying|to|do|doing) )*)(?=[a-z])/,
    mood: null,
    leaves: ' i am scared of ',
  },
  {
    said: pattern`\b(?:my )?(?:hands|palms)(?: (?:always|just|start to|get|getting|are|go|feel))* ${SO}(?:sweat(?:y|ing)?|clammy|shak(?:y|e|ing)|trembl(?:e|ing))\b|\b(?:sweaty|clammy|shaky|shaking|trembling) (?:hands|palms)\b`,
    mood: 'careful',
  },
  {
    said: /\b(?:can'?t|cannot|couldn'?t|don'?t want to) (?:really )?(?:risk|afford)(?: (?!learn|and|so|but|what)\w+){0,5}/,
    mood: 'careful',
  },
  {
    said: /(?<=\b(?:fell|fall|falls|falling|slam\w*|bail\w*|crash\w*|work\w*|study\w*) (?:(?:so|too|really|super|very|pretty) )?)hard\b|\bhard(?= (?:day|week|month|year|time|work|floor|ground|landing|fall|slam)\b)/,
    mood: null,
  },
  // Afraid, of what is no trick.
  {
    said: /\b(?:i'?m |i am )?(?:not|never) (?:really |even )?(?:scared|afraid) of (?:anything|shit|much|no ?thing)\b/,
    mood: 'gnarly',
  },
  {
    said: pattern`\b(?:i(?:'?m| am)? )?${SO}${AFRAID}(?: of| about)? (?:the )?(?:heights?|high (?:things|stuff|up|obstacles|drops)|being (?:high )?up|going high)\b|\bheights? (?:scares?|freaks?) me(?: out)?\b`,
    mood: 'careful',
  },
  {
    said: pattern`\b(?:and |but )?(?:i(?:'?m| am) )?${SO}(?:scared|afraid|terrified|frightened|nervous)(?: of| about| to do)? (?:it|them|that(?: one)?|(?:the |big |high )*(?:gaps?|stairs?|sets?|drops?(?! ?-?in)|steps))\b`,
    mood: null,
    unless: /^(?!.*\b(?:gaps?|stairs?|sets?|drops?(?! ?-?in)|steps?|blocks?)\b)/,
    leaves: ' , easy, ',
  },
  {
    said: pattern`\b(?:i(?:'?m| am)? )*${SO}(?:${AFRAID}|can'?t|won'?t)(?: (?:of|to|about))? (?:the )?drop(?:ping)?(?:[ -]?in)?s?\b(?=.*\b(?:anything|something|what|else|instead|other|but)\b)`,
    mood: 'fear of ramps',
    unless: /\b(?:how|help|tips?|advice|fix|overcome|get over)\b/,
    leaves: ' ramp, not drop in, ',
  },
  {
    said: pattern`\b(?:i(?:'?m| am)? |still |always )*${SO}${AFRAID}(?: (?:\w+ ){0,2}?(?:of|about|to|that i(?:'?ll| will| might)?|i(?:'?ll| will| might)?))?(?: ever| just| maybe)? ${FALL}(?: (?:again|all the time|since \w+))?`,
    mood: 'careful',
  },
  {
    said: pattern`\b(?:i(?:'?m| am)? |still |always )*${SO}(?:${AFRAID}|scares?) (?:\w+ ){0,2}?(?:of |about |by |around |on |in |at |near )(?:the |a |an |my |an?y |going (?:on|in) )*${RAMPS}\b|\b${RAMPS}[^.!?]{0,16}?\b(?:scares? me|scare the \w+ out of me|terrif(?:y|ies|ied)|freaks? me out|(?:is|are|look|looks) ${SO}(?:scary|intimidating|terrifying)|\. ?(?:scared|terrified))\b`,
    mood: 'fear of ramps',
    unless: FLATLY,
    leaves: ' ramp ',
  },
  {
    said: pattern`\b(?:without|(?:least|less|lowest|low|no|zero|little|minimal|smallest) (?:chance|risk|danger|likelihood)(?: of)?)(?: me| my)? ${FALL}`,
    mood: 'careful',
  },
  {
    said: pattern`\b(?:(?:i |but )*(?:promised|swore|told)(?: to)?(?: my| the)? \w+ )?(?:that |there(?:'d| would| will) be |i (?:would|will) have )?(?:no|without|zero|not one) (?:more )?(?:broken (?:bones?|\w+s?)|hospital(?: visits?)?|injuries)\b`,
    mood: 'careful',
  },
  // Where somebody slammed is not where the next one is wanted.
  {
    said: pattern`\bafter (?:i |a |an |the |my |that |some |really |super |just )*(?:bad |big |hard |nasty |heavy )?${FALL}(?: +(?:so |really |super )?(?:hard|bad|badly|heavily))?(?: +(?:on|down|off|at|from|over) (?:an? |the |my |that |this )?(?:[a-z0-9]+ ){0,2}?(?:stair set|stairs?|set|steps|gap|rail|handrail|hubba|ledge|drop))?\b`,
    mood: 'careful',
  },
  // Afraid, and of nothing in particular.
  {
    said: pattern`\b(?:how (?:do|can) (?:i|you) |how to )?(?:(?:stop|quit|not) (?:being |feeling |getting )(?:so )?${AFRAID}|(?:get over|get rid of|overcome|beat|lose) (?:my|the|this) fear|(?:be|get|feel) (?:less (?:scared|afraid)|braver|more brave))(?: (?:of|when|while)(?: i)? (?:it|skat\w+|falling))?(?= *(?:$|[.,!?;]))`,
    mood: 'careful',
  },
  {
    said: pattern`\b(?:i'?m |i am |feel(?:ing)? |i get )${SO}(?:scared|afraid|terrified|frightened|nervous|petrified)(?: (?:of|to|about) (?:skat\w+|it all|everything|anything|try(?:ing)? (?:anything|new (?:things|tricks|stuff))))?(?= *(?:$|[.,!?;]|and\b|so\b|but\b))`,
    mood: 'careful',
    unless: OF_A_TRICK,
  },
  // A board that goes away is feared before any trick.
  {
    said: pattern`\b(?:(?:i(?:'?m| am)?|still|always|but) )*${SO}${AFRAID}(?: (?:of|that|about))?(?: (?:the|my))? board (?:\w+ )?(?:fly|shoot|slip|slid|roll|go|com|shift|kick)\w* (?:out|away|off|from)(?: (?:under|from|of|me|my feet))*(?=[.,!? ]*$)`,
    mood: 'careful',
    unless: OF_A_TRICK,
  },
  // A board that runs into others is to stay under its rider.
  {
    said: /\b(?:i )?(?:hate|scared|afraid|worried|embarrass\w*|don'?t want|without|not)(?: (?:it|that|of|when|about|if|me))* (?:my |the )?board (?:always |keeps? )?(?:to )?(?:fl|shoot|go|run|roll|hit|crash)\w* (?:(?:away|off|out|right) )*(?:(?:in|in ?to|at|towards?) )?(?:other |random |the |my )*(?:people|some(?:one|body)|others|kids|cars?|traffic|windows?)\b/,
    mood: 'glued',
  },
  // It has to go somewhere.
  {
    said: /\b(?:(?:want|need|wanna|feel like|gotta|have) (?:to )?)?(?:just )?(?:smash(?:ing)?|break(?:ing)?|destroy(?:ing)?|hit(?:ting)?|kill(?:ing)?|punch(?:ing)?|wreck(?:ing)?) (?:something|stuff|things|it all|everything)\b|\b(?:so |really |super |very |fucking )*(?:(?:furious|raging|enraged|livid|fuming|full of rage)(?: (?:at|with|about) (?:\w+ ?){1,3})?|mad at (?:\w+ ?){1,3}|angry(?: (?:at|with|about) (?:\w+ ?){1,3})?|pissed(?: off)?(?: (?:at|with|about) (?:\w+ ?){1,3})?)(?: right now| rn| today)?\b|\b(?:let|blow|get|take|work) (?:off |out |it |something |my |the |some |all )*(?:steam|anger|rage|frustration|aggression|out)(?: off| out)?\b(?=[^.]*)(?<=steam|anger|rage|frustration|aggression|off|it out|something out)|\b(?:i )?(?:just )?want to feel (?:something|alive)\b/,
    mood: 'let out',
  },
  // With others.
  {
    said: /\b(?:the )?(?:\d+|two|three|four|five|six|a (?:few|bunch|group|couple)) of us\b|\bwe(?:'?re| are) (?:\d|two|three|four|five|six|a (?:few|bunch of|group of|couple of)) (?:\w+ )?\w+\b|\bmixed (?:levels?|abilit(?:y|ies)|skills?|group|ages?)\b|\b(?:what|something|anything|trick)(?: \w+){0,3} (?:we|the (?:whole )?(?:family|group|class|gang|crew)) (?:can |could |to )?(?:all )?(?:do|learn|try|play)(?: (?:together|as a group))?\b|\b(?:we (?:can )?all|all (?:of us )?together|(?:for|with) (?:the |my |a |our )(?:whole )?(?:family|group|class|kids class|lesson|crew|gang|team|squad))\b/,
    mood: 'company',
    unless: PLAYS,
  },
  {
    said: /\b(?:i'?m |i am |as )?(?:an? |the )?(?:chill |former |ex )?(?:surfers?|snowboarders?|wakeboarders?|kitesurfers?)(?: (?:girl|guy|boy|dude|here))?\b|^(?:so |well )?i (?:also |mostly |only |usually |normally |can )?(?:surf|snowboard|wakeboard|kitesurf)\b(?: (?:a lot|too|in winter|every \w+))?|\b(?:coming|come|came) from (?:surfing|snowboarding|wakeboarding|windsurfing)\b/,
    mood: 'surf',
    unless: /\bfirst (?:time|day)|never\b/,
  },
  {
    said: /\b(?:i'?m |i am )?(?:an? )?(?:(?:roller ?skat|roller ?blad|inline skat|ice skat|figure skat)(?:er|ing)s?|(?:bmx|mtb|mountain bike|scooter) ?(?:rider|kid|guy|girl|er)s?)(?: (?:girl|guy|boy|dude|here|too))*\b(?:,? what(?:'?s)? (?:first|to (?:learn|do|try) first)(?: on (?:an? |the |my )?(?:skate)?board)?| (?:is |am |who is |now )?(?:trying(?: out)?|switching to|starting|getting into|new to) (?:skat(?:e ?board)?ing|(?:an? )?skate ?board))?/,
    mood: 'first day',
    unless: /\b(?:can|got|landed|years)\b/,
  },
  {
    said: /\b(?:wants?|would like|plan(?:s|ning)?|thinking (?:of|about)|starting) (?:to )?(?:try|start|begin|take up|trying|starting|taking up) (?:out )?(?:skat(?:eboard)?ing|to skate(?:board)?)(?= *(?:$|[.,!?;]|and\b|but\b|or\b|with\b|at\b|too\b|what\b))|\b(?:beginner|gran(?:d?ma|d?pa|ny)) (?:also |now |really )?(?:wants?|would like) to (?:try|start|learn|begin)(?: it| this)?(?= *(?:$|[.,!?;]|and\b|but\b|too\b|what\b))/,
    mood: 'first day',
    unless: /\b(?:can|got|landed|years|again|back into)\b/,
  },
  {
    said: /\b(?:not|nothing|neither) (?:too |super |that |very )?(?:easy|simple|hard|difficult|scary|basic)(?:,| and| or| nor| but)+ (?:also )?(?:not |nothing )?(?:too |super |that |very )?(?:easy|simple|hard|difficult|crazy|basic)\b/,
    mood: 'intermediate',
    unless:
      /\b(?:easy|simple|basic)\b.*\b(?:easy|simple|basic)\b|\b(?:hard|difficult|crazy|scary)\b.*\b(?:hard|difficult|crazy|scary)\b/,
  },
  {
    said: /\b(?:i'?m |i am |he'?s |she'?s )?(?:sitting )?(?:(?:in|on|with|use|using|for) )*(?:an? |my |his |her |someone in an? )?(?:wheel ?chair(?! ramp)s?(?: user)?|wcmx)\b/,
    mood: null,
    leaves: ' i want a manual ',
  },
  {
    said: /\b(?:for )?(?:some ?(?:one|body)|an? (?:guy|girl|man|woman|friend|kid)|my \w+|i)?(?: (?:who|that))?(?: (?:has|have|with|without|lost|is|missing|does ?n'?t have|don'?t have|both|my|his|her|no|any))+ legs\b(?! (?:are|is|hurt|feel|shak|get|day))/,
    mood: null,
    unless:
      /\b(?:with|has|have|my|his|her) (?:short|long|weak|tired|skinny|dead|bad|strong|two|both)? ?legs\b/,
    leaves: ' i want a kickturn ',
  },
  {
    said: /\bis it (?:normal|ok|okay|bad|weird|common)(?: to be| to feel| if i(?:'m| am)| being| that i(?:'m| am))* (?:so |this |still |always )*(?:scared|afraid|nervous|terrified|anxious)\b(?: of [a-z ]+| all the time| when i [a-z ]+)?/,
    mood: 'careful',
  },
  {
    said: /\b(?:that |which )?(?:does ?n'?t|do ?n'?t|won'?t|not|never|hardly|barely) hurts?(?: (?:me|you|much|too much|so much|that much|as much|so bad|a lot))* (?:when|if|even if|even when) (?:you|i|u|one|we) (?:bail|fall|miss|slam|mess (?:it )?up|fail|screw (?:it )?up)\b|\bleast painful\b/,
    mood: 'careful',
  },
  {
    said: /\b(?:(?:for|so(?: that)?|that makes?|to (?:make|get)) )(?:the |some |my |those |all |other )*(?:girls?|boys?|guys?|chicks|ladies|people|every ?(?:one|body)|crowd|kids|friends|locals|crush|class|teacher|parents)(?: (?:to|will|would|can))? (?:notice|remember|see|look at|like|love|talk about)(?: (?:me|it))?\b|\b(?:that )?looks? like (?:an? |some |pure )?(?:magic|video ?game|glitch|cheat code|witchcraft|sorcery|cgi)(?: trick)?\b/,
    mood: 'impress',
  },
  {
    said: /\b(?:to |that |which )(?:scares?|annoys?|piss(?:es)? off|wakes? up|startles?|shocks?|freaks? out) (?:the |my |some |old |all |those )*(?:lad(?:y|ies)|people|neighbou?rs?|pedestrians|passers ?by|tourists|every ?(?:one|body)|pigeons|dogs?|grandmas?|kids|whole \w+)\b/,
    mood: 'aggressive',
  },
  // Whoever has children is none.
  {
    said: /(?<!\b(?:for|teach|teaching|with|to|help|my|our|the) )\b(?:(?:i have|i'?ve got|got|have) )?(?:two|three|four|2|3|4) (?:kids|children|sons|daughters|boys|girls)\b(?! (?:who|that|want|can|need|are|is|skate|and i|just|to))|\b(?:i have|i'?ve got) (?:an? |one )(?:toddler|baby|newborn|infant)\b(?! (?:who|that))|\b(?:dad|mom|mum|father|mother|parent) of (?:a|one|two|three|four|\d)(?: (?:kids?|children|sons?|daughters?))?\b/,
    mood: null,
  },
  // Build.
  {
    said: /\bpregnant\b(?: sister| wife| girlfriend)?|\b(?:\d+|\w+) (?:weeks|months) pregnant\b|\bexpecting a baby\b/,
    mood: 'pregnant',
  },
  {
    said: pattern`\b(?:i(?:'?m| am)? )?${SO}(?:tall|lanky|gangly)(?: (?:guy|dude|person|girl|man|kid|skater|people|af))?(?: (?:and|with) (?:skinny|big feet|long legs|lanky))?\b|\b[67] ?(?:'|ft|foot) ?\d{0,2}"?(?: tall)?(?=[ ,.!?]|$)(?<=6[' ]?[2-9]"?|7.*|tall)|\blong legs\b`,
    mood: 'lanky',
    unless:
      /\b(?:ledge|rail|box|curb|ramp|ft|foot|quarter|bank)\b.*\btall\b|\bdeep\b|\btall (?:ledge|rail|box|curb|ramp|quarter)/,
  },
  {
    said: pattern`\b(?:i(?:'?m| am)) ${SO}short(?: (?:guy|dude|person|girl|woman|man|skater))?(?=[ ,.!?]*$|[,.!?;]| (?:and|so|but|what|does|is|which)\b)|\bshort (?:guys?|dudes?|person|people|girls?|skaters?|king)\b`,
    mood: 'compact',
    unless: /\bshort (?:on|of|ledge|rail|box|ramp)\b/,
  },
  {
    said: /\b(?:(?:i )?(?:skate|am|'?m) |skating |out |riding )(?:together )?with my (?:dad|mom|mum|father|mother|brother|sister|girlfriend|boyfriend|wife|husband|friends?|buddy|cousin|uncle|kids?|son|daughter)\b(?! (?:who|that|and (?:he|she|they)|in|on|wants?|needs?))/,
    mood: null,
    leaves: ' , ',
  },
  {
    said: /\b(?:i have|i'?ve got|my) (?:big|wide|large|curvy) hips\b(?! (?:at|in) (?:the|my|our) )(?:,? (?:does|is) (?:it|that) (?:matter|a problem))?/,
    mood: null,
    leaves: ' , ',
  },
  {
    said: BIG_FEET,
    mood: null,
    leaves: ' , ',
  },
  {
    said: /\b(?:i(?:'?ve|'?m| am| have)|ive|im|he'?s|she'?s|with|has|have) (?:got |\w+ )?(?:deaf|blind(?: (?:in|on) (?:one|my (?:left|right)) eye)?|autistic|dyslexic|colou?r ?blind|mute|adhd)\b(?: and| so)?|\b(?:(?:legally )?blind|visually impaired|deaf|autistic) (?:skater|skateboarder)s?(?: here)?\b|\b(?:one leg|my legs?)(?: is| are|'s)? (?:shorter|longer)(?: than the other)?\b|\b(?:dunno|don'?t know|not sure|idk) if (?:that|it) matters\b|\bno ?body (?:explains?|teaches|shows|helps)(?: \w+){0,3}\b/,
    mood: null,
    leaves: ' , ',
  },
  {
    said: /\b(?:going|go|coming|come|getting|get|went|came) back (?:to|into|out to|on)(?: the| a| my)? (?:skate ?park|park|skat\w+|board|it|the sport)\b|\b(?:and |but )?then (?:i )?(?:stopped|quit|gave up)\b/,
    mood: 'comeback',
  },
  {
    said: /\bfirst (?:time|day|session|skate)(?: back)?(?: on (?:an?|my|the) (?:skate)?board| skating)? in (?:(?:over |like |about |more than )*(?:\d+|ten|fifteen|twenty|thirty|many|several|a few|a couple of|some) (?:years|months|decades)|years|ages|decades|forever)\b/,
    mood: 'comeback',
    unless: /\b(?:how|keep|coping|can) /,
  },
  {
    said: /\b(?:i )?(?:was|used to be) (?:sponsored|good|decent|really good|ok|a skater|into it) (?:back )?in (?:the )?(?:19|20)?\d\d'?s?\b/,
    mood: 'comeback',
  },
  {
    said: /\bafter (?:my |an? |about |like )*(?:\d+|few|couple(?: of)?|half)? ?(?:mo|month|week|wk|yr|year)s?(?: long)? (?:break|pause|off|layoff|hiatus)\b/,
    mood: 'comeback',
  },
  {
    said: /\b(?:my )?(?:lower )?(?:back|neck|spine|hips?|knees?|joints?) (?:(?:really|always|still) )*(?:hurts?|aches?|kills? me|is killing me|are killing me) (?:so much )?(?:when(?:ever)?|every time|each time|if) i (?:pop|ollie|jump|land|flip|skate hard)\b/,
    mood: 'gentle',
    leaves: ' , no jumping, ',
  },
  // A trick that a part of the body does not like is ruled out, and so is what works like it.
  {
    said: /\b(?:because |cause |cuz |but |and )?my (?:bad )?(?:ankles?|knees?|foot|feet|toes?|shins?|back|hips?|legs?|wrists?|body) (?:hates?|can'?t (?:take|handle|do)|do(?:es)?n'?t (?:like|want|agree with)|won'?t (?:take|let me do)) (?:it|that|them|those|flips|flicking|the flick)\b/,
    mood: 'gentle',
    leaves: ' , no flip, ',
  },
  {
    said: /\b(?:i'?m )?at an? (?:\w+ )?(?:party|wedding|bbq|barbecue|festival)\b|\b(?:they|people|everyone|friends|someone) (?:want|ask|asked|wants|asks|keep asking|dared?) me (?:to (?:do|show)|for) (?:them )?(?:an? |some )?tricks?\b/,
    mood: 'impress',
    unless: PLAYS,
  },
  {
    said: /\b(?:to )?(?:shut (?:him|her|them|everyone) up|prove (?:him|her|them|every ?one|it to \w+|my \w+) wrong|put (?:him|her|them) in (?:his|her|their) place|(?:make|get|have) (?:(?:the|some|all|my|little|other|old) )*(?:kids|people|every ?one|friends|crowd|class|girls|boys|him|her|them|guys|ex) (?:go wow|go \w+|jealous|cheer|clap|look|stare|scream|say wow|regret \w+))\b/,
    mood: 'impress',
    unless: PLAYS,
  },
  {
    said: /\b(?:make me|want to|how (?:do|can) i|help me) (?:look|feel|skate)(?: (?:a bit|a little|way|much))? (?:less (?:like )?(?:an? )?\w+|more (?:stylish|natural|pro|smooth|confident)\w*|cooler|smoother|like (?:i know|an? (?:pro|badass|boss|legend|rock ?star|star|king|queen|real skater|skater)))\b|\bfeel like an? (?:pro|badass|boss|legend|rock ?star|star|king|queen|real skater)\b/,
    mood: 'impress',
  },
  {
    said: /(?<=\b(?:tricks?|something|anything|one|do|pull off|land|learn)\b.{0,30})\bin front of (?:(?:my|your|an?|her|his|the|all|some|our) )*(?:gfs?|girl ?friends?|bfs?|boy ?friends?|crush|dates?|parents|in ?laws|friends|people|every ?one|crowd|class|school|boys|girls|teachers?|camera|kids)(?:'?s? (?:parents|family|friends|mom|dad))?\b/,
    mood: 'impress',
  },
  {
    said: /\b(?:something |a trick |one )?(?:that )?(?:looks? )?(?:gnarly|scary|crazy|hard|sick|insane|dangerous|difficult|impressive|wild|pro)(?:[ -]looking)?,? (?:but|yet|and) (?:it'?s |is |it is |still |actually |kinda |pretty |really |quite |secretly )*(?:safe|easy|simple|not (?:that )?hard|chill|low risk|doable|isn'?t|easy to learn)\b/,
    mood: 'impress',
    unless: PLAYS,
  },
  // What is no wish.
  {
    said: /\b(?:secur\w+|cops?|police|guards?|they|owner|janitor|neighbou?rs?)?[^.,!?]{0,12}\bkick(?:s|ed|ing)? (?:us|me|you|people|every ?one|them) (?:out|off)\b(?: (?:after|in|within) \d+ ?(?:min\w*|seconds))?|\bget(?:ting)? kicked (?:out|off)\b|\bbust spot\b/,
    mood: 'quick',
  },
  {
    said: /\b(?:my (?:skating|style|tricks?|riding)|i) (?:looks?|is|are|feels?|skate) (?:so |really |too |kinda |all |a bit |like an? )*(?:boring|trash|garbage|wack|whack|off|sloppy|ugly|robot(?:ic)?|stiff|awkward|ugly|bad|basic|clumsy|lame|dull|mechanical)\b|\bi skate like an? \w+\b/,
    mood: 'steezy',
  },
]

/** What goes together badly: the first says more closely what the second only hints at. */
const CLOSER: readonly (readonly [Mood, readonly Mood[]])[] = [
  ['low roof', ['stationary']],
  ['first day', ['beginner', 'adult']],
  ['gentle', ['comeback']],
  ['injured', ['comeback']],
  ['stationary', ['careful', 'hill', 'rough', 'cruise']],
  ['shy', ['quiet', 'silly', 'discouraged']],
  ['let out', ['cruise', 'aggressive']],
  ['go big', ['gnarly', 'aggressive', 'let out', 'banger']],
  ['filmed slowly', ['steezy', 'impress']],
  ['freestyle', ['cruise']],
  ['comeback', ['discouraged']],
  ['gnarly', ['let out']],
  ['small ender', ['banger']],
  ['banger', ['quick']],
  ['scary', ['let out']],
  ['hill', ['cruise', 'beginner']],
  ['pregnant', ['injured', 'careful', 'cruise', 'gentle']],
]

/** Who is not to end a line with what takes years. */
const isOfNewcomers = isAnyOf(
  'beginner',
  'first day',
  'child',
  'months',
  'adult',
  'senior',
  'discouraged',
  'shy',
)

/** The moods of a wish without those that others say more closely, for somebody who may land nothing yet. */
export function withoutVaguer(moods: readonly Mood[], isNew = false): Mood[] {
  if (isNew && moods.includes('banger') && moods.some(isOfNewcomers))
    return ['small ender', ...moods.filter((mood) => mood !== 'banger' && !isOfNewcomers(mood))]
  const vague = CLOSER.flatMap(([close, others]) => (moods.includes(close) ? others : []))
  return moods.filter((mood) => !vague.includes(mood))
}

/** Who skates, where and in what state, as a text tells it, how much it tells of that, and the text without it. */
export function contextIn(text: string): { rest: string; moods: Mood[]; told: number } {
  const moods: Mood[] = []
  let told = 0
  const rest = [...GROUND, ...SELF].reduce(
    (so, { said, mood, unless, leaves = ' ' }) => {
      if (unless?.test(so) || !said.test(so)) return so
      told++
      if (mood && !moods.includes(mood)) moods.push(mood)
      return so.replace(said, leaves)
    },
    text.replace(/ {2,}/g, ' '),
  )
  return { rest, moods: withoutVaguer(moods), told }
}

const LEGS =
  '(?:ankles?|foot|feet|toes?|heels?|achilles|shins?|legs?|calf|calves|hamstrings?|groin|quads?|thighs?|soles?|arch(?:es)?)'
const TRUNK =
  '(?:lower back|back|spine|knees?|kneecaps?|hips?(?! (?:and|or|with|next|in|at|over))|joints?|pelvis|tailbone|coccyx|butt)'
const ARMS =
  '(?:wrists?|hands?|fingers?|thumbs?|arms?|forearms?|elbows?|shoulders?|collar ?bones?|ribs?|neck)'

const BROKEN =
  '(?:tight(?! (?:spot|space|truck|landing))|clicks?|clicking|gives? out|locks? up|dislocat\\w+|numb|like (?:concrete|glass|wood|rust|jelly|bricks?)|cut|scraped|burnt?|blister(?:s|ed)?|broken?|broke|cracked|fractured?|sprain(?:ed)?|roll(?:ed)|twisted|torn|tore|hurts?|hurting|sore|bad|weak|dodgy|busted|cooked|fried|toast|trashed|destroyed|messed up|fucked(?: up)?|wrecked|jacked(?: up)?|bruised?|swollen|stiff|injur(?:y|ed|ies)|surgery|operat(?:ion|ed)|cast|sling|brace|splint|pains?|painful|aches?|aching|heal(?:s|ing|ed)?|recover(?:y|ing)|rehab|physio|arthritis|is gone|are gone|shot|tender|strain(?:ed)?|pulled|dislocated|bum|issues?|trouble|problems?|boot|moon ?boot|replacement|replaced|tend[io]nitis|bursitis|inflamed|inflammation|kaputt|fragile|unstable|gives? out|killing me|slipped disc)'

const GRAVE = /brok|fractur|torn|tore|surgery|operat|cast|acl|meniscus|post op|physio|rehab|recover/

const near = (part: string) =>
  pattern`\b(?:my |a |an |the |both |one )?(?:left |right |front |back |other )?(?:${BROKEN}(?: \w+){0,2} (?:my |the |a |both )?(?:left |right |lower )?${part}|${part}(?: \w+){0,3} ${BROKEN})\b(?: (?:in|on|last|this|two|a few|\d+) [a-z]+(?: ago)?)?`

/** "My foot slips off" and "hits my shin" tell of a trick, not of the body; so does what a trick hurts. */
const TELLS_OF_TRICK =
  /\b(?:slip(?:s|ped|ping)?|hits? (?:me|my)|lands?|off the board|every (?:try|attempt|time)|after (?:every|each)|(?:hurts?|hurt) from (?!slam|fall|bail|yester|last|old))\b/

/** Words of tricks that a foot slips in; without one it is only the body that is spoken of. */
const NAMES_TRICK =
  /flip|ollie|shuv|1?\d0\b|\bheels\b|grind|slid|spin|manual|boneless|comply|stall|drop|\btre|cab|smith|feeble|crook|board|pop|land/

const READINGS: readonly (readonly [RegExp, (said: string) => Mood])[] = [
  [near(ARMS), () => 'hands'],
  [near(LEGS), () => 'injured'],
  [near(TRUNK), (said) => (GRAVE.test(said) ? 'injured' : 'gentle')],
]

/** What hurts or may not be loaded, and the text without what says so. */
export function bodyIn(text: string): { rest: string; moods: Mood[] } {
  if (TELLS_OF_TRICK.test(text) && NAMES_TRICK.test(text)) return { rest: text, moods: [] }
  const moods: Mood[] = []
  const rest = READINGS.reduce((so, [said, mood]) => {
    const [found] = said.exec(so) ?? []
    if (found === undefined) return so
    moods.push(mood(text))
    return so.replace(found, ' ')
  }, text)
  return { rest, moods }
}
