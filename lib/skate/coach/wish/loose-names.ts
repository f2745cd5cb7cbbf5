import type { Saying } from './descriptions.ts'
import { MARKS } from './lists.ts'

/** What a weight in kilos says of somebody, in a word that is looked up. */
const buildOf = (kilos: number) => (kilos > 82 ? 'heavy' : kilos < 56 ? 'i am light' : '')

/** Nicknames, numbers that stand for names, and the forms that verbs take. */
const SPELLINGS: readonly Saying[] = [
  [/\bzip(?:s|ping|ped)? (?=out\b|off\b)/g, 'slip '],
  [
    /\b(?:trick |something |anything )?out of (fakie|switch|nollie)\b(?! (?:\w+ )?(?:stance|manual|grind|slide))/g,
    '$1 trick',
  ],
  [/\b(what|which)((?: \w+)?) (do|should|can|must) i (?:train|drill)\b/g, '$1$2 $3 i practice'],
  // What wore the knees out is not what is wanted.
  [
    /\bfrom (?:\d+|too many|so many|many|all those|a lifetime|decades|years)(?: years)? of (?:jumping |skating |hucking )?[a-z]+\b/g,
    ' ',
  ],
  [
    /\b(?:my )?(?:stairs?|gaps?|huck\w*|jumping|big stuff|handrails?|going big)(?: [a-z]+){0,4}? (?:days )?(?:is|are) (?:over|behind me|history|in the past)\b/g,
    'no stairs',
  ],
  // How high an edge is says nothing of an ankle.
  [
    /(?<=\b(?:ledge|rail|curb|bar|box|bench)s?\b.*)\b(?:ankle|shin|knee)[ -]high\b|\b(?:ankle|shin|knee)[ -]high\b(?=.*\b(?:ledge|rail|curb|bar|box|bench))/g,
    'low',
  ],
  [/\b(?:slanted|angled|banked|sloped|leaning) walls?\b/g, 'bank'],
  [
    /\bdown (?:an?|the|my|our) (?:big |little |small )?(?:\d{1,2}|two|three|four|five|six|seven|eight|ten|twelve)\b(?! ?(?:ft|foot|feet|m\b|ledge|rail|hubba|degree|inch|stair|set|step))/g,
    'down stairs',
  ],
  [/\bdown \d{1,2}(?= ?(?:$|[.,!?]))/g, 'down stairs'],
  [
    /\b(?:tired|sick|bored|done|over it) (?:of|with) (?:doing |my |the )?([a-z0-9 -]{3,24}?)s?,? (?:and |but |i )*(?:want|need|give me|gimme|looking for)?(?: something| a trick| one)?(?: just)?,? as (?:hard|difficult|tough)\b(?! as)/g,
    'no $1, same level as $1',
  ],
  [/\bupsidedown\b/g, 'upside down'],
  [
    /\b(?:afraid|scared|nervous|terrified) (?:of|about|to) (?:going |go |skating |riding )?(?:too |so )?(?:fast|speed)\b/g,
    'scared of speed',
  ],
  // Said of a landing it is no thrill.
  [
    /\b(land(?:s|ing|ed)?(?: (?:it|them|everything|so|really|too|always|kinda|a bit|super))*) sketchy\b/g,
    '$1 badly',
  ],
  [
    /\b(?:i )?(?:can )?(?:do |have |got )?(?:everything|it all|all(?: of)?(?: my| the)? tricks)((?: (?:on|in|at) (?:the |my |a )?\w+)?) (?:frontside|backside|fs|bs),? (?:but |and |yet )+(?:nothing|none|not a thing|zero) (frontside|backside|fs|bs)\b/g,
    'want $2 trick$1',
  ],
  [/\bdiff (?=\w)/g, 'different '],
  [
    /(?<=\b(?:can|do|got|have|land|know)\b.*)\b(?:want|need|try|learn)(?: to learn| to try)? (?:an?|some |the )?(?:new|other|another|different)(?: a)? stances?\b/g,
    '. want fakie trick',
  ],
  [
    /\b(?:combo|combination|mix) (?:of|between) (?:an? )?([a-z0-9 -]*(?:grind|50-50|5-0|manual)) (?:and|with) (?:an? )?180\b/g,
    '$1 180 out',
  ],
  [/\bheel ?side (?=version|equivalent|counterpart|variant|variation|form|sister)/g, 'heel '],
  [/\btoe ?side (?=version|equivalent|counterpart|variant|variation|form|sister)/g, 'kickflip '],
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
  [/\b(?:something )?new to me\b/g, 'what next'],
  [/\bwhat (?:trick )?am i (?:closest|nearest) to(?: landing| learning| getting)?\b/g, 'what next'],
  [
    /(?<=\b(?:isn'?t|isnt|not|except|besides|other than|no)\b[^.!?]{0,24})\baxles?\b(?! stall)/g,
    'axle stall',
  ],
  [
    /(?<=\b(?:isn'?t|isnt|not|except|besides|other than|no)\b[^.!?]{0,24})\brocks?\b(?! (?:to|and|n|roll|fakie|stall))/g,
    'rock to fakie',
  ],
  [/\bcarv(?:e|ing) grinds?\b/g, 'frontside 50-50'],
  [
    /\bi ((?:[a-z0-9-]+ ){0,2}[a-z0-9-]*(?:grind|slide|50-50|5-0|flip|ollie|stall|manual|air)) (?:it|them|that)(?: (?:\w+ ){0,2})? already\b/g,
    'i can $1',
  ],
  [
    /\b(?:that |which )?(?:people |everyone |everybody |they |you )?(?:haven'?t|hasn'?t|have not|not|never) (?:been |already )?seen (?:it )?(?:a million|a thousand|a hundred|100|1000|so many|too many|a lot of) times\b/g,
    ' rare ',
  ],
  [/\bb4\b/g, 'before'],
  [/\bvar[iy]?[ae]l\b/g, 'varial'],
  [/\bflat ?gr(?:ou?)?n?d\b/g, 'flatground'],
  [/\bwhat am i missing\b(?: (?:on|from|in) my (?:list|bag|tricks))?/g, 'what next'],
  [
    /\b(?:sick|nasty|gnarly|insane|disgusting|filthy) (?=(?:hand ?)?(?:rail|hubba|stair|gap|ledge|double set|set)s?\b)/g,
    'gnarly ',
  ],
  [/(?<=(?:slide|grind|tail|lip|board|blunt|50-50|5-0|smith|feeble|crook)s?) 2 (?=fakie|reg)/g, ' to '],
  [
    /\bflip(?: tricks?)? (?:with|and|plus) (?:an? )?(?:body )?(?:turn|spin|rotation)\b|\bflip(?: tricks?)? where (?:my |the )?body (?:turns?|spins?|rotates?)(?: 180)?\b/g,
    'flip with a spin 180',
  ],
  [
    /(?<=(?:slide|grind|flip|shuv|ollie|stall|manual|50-50|5-0)s?\b.{0,20}),? (?:for (?:the|my) )?(?:very )?first time\b/g,
    ' ',
  ],
  [
    /\bcarv(?:e|ing)(?: around| in| on)? (?:an? |the |my )?(?=(?:bowl|pool|ramp|bank|corner)s?\b.*\b(?:weird|wrong|scar|hard|slow|fall|slip|can'?t|feel))/g,
    'my carve in the ',
  ],
  [
    /\b(?:that |which )?(?:looks?|seems?) (?:way |much |so |a lot |far )*(?:hard|harder|difficult|complicated|crazy|tech|impressive)(?:er)?,? (?:than (?:it|they) (?:is|are|actually is|really is)|(?:but|and|though) (?:it'?s |its |is |are |really |actually |totally |super )*(?:not|isn'?t|easy|easier|simple)(?: hard| really| at all)?)\b/g,
    'easy trick to impress people',
  ],
  [/\bshow ?off\b(?! (?:for|to) (?:him|her))/g, 'impress people'],
  [/\b(?:60|70)'?s\b(?= ?(?:style|era|trick|stuff|vibe|type|skat))/g, 'old school'],
  [/\bf[il]p(?=s?\b)/g, 'flip'],
  [/(?<=\b(?:easy|safe|simple|low risk|basic)\b[^.!?]{0,20})\bimpressive\b/g, 'to impress people'],
  [
    /\b(?:tired|sick|done|fed up|bored) (?:of|with) (?:being|feeling like) (?:a |such a )?(?:beginner|noob|newbie)\b|\b(?:no longer|not) a (?:beginner|noob|newbie)(?: any ?more)?\b/g,
    'intermediate',
  ],
  [
    /\b(?:i )?(?:don'?t|do not|can'?t|cannot|dont|cant) (?:know|do|have|land) (?:an?y|a single)(?: tricks?| thing)(?: at all| yet)?(?=[.,!? ]*$)/g,
    'absolute beginner',
  ],
  [
    /\b(?:feel(?:s|ing)? )?(?:like )?(?:i'?m |im |i am )?flying\b(?! out)(?: through the air)?/g,
    'big air feeling',
  ],
  // Pop that went missing is wanted back, not gone without.
  [
    /\b(?:(?:i |i've )?(?:lost|losing) (?:all )?(?:of )?my pop|my pop (?:is |has |just )*(?:gone|left|went|disappeared)|where did my pop go|(?:get|want|need|find) (?:my pop back|(?:some |way )?more pop|(?:a )?better pop))\b/g,
    ' my ollies are too low ',
  ],
  // Who asks for no trick wants the pop.
  [
    /^(?!.*\b(?:tricks?|want|wanna|something|anything|learn|easy|next|what works|suits?|without)\b)(.*?)\b(?:(?:my |the )?pop (?:sucks|(?:is|feels) ?(?:so |too |really |very |still |kinda )*(?:weak|bad|low|terrible|shit|awful|lame|trash|gone|non ?existent))|(?:i (?:have|got) )?(?:an? )?(?:my )?(?:low|bad|weak|terrible) pop)\b(?:.*\b(?:what|how|why)\b.*)?$/g,
    '$1 my ollies are too low ',
  ],
  [
    /\b(?:my |the )?pop (?:sucks|(?:is|feels) ?(?:so |too |really |very |still |kinda )*(?:weak|bad|low|terrible|shit|awful|lame|trash|gone|non ?existent))\b|\b(?:can'?t|cannot|don'?t|never) (?:really )?get (?:the |an?y |enough |that )*(?:height|pop)\b/g,
    ' no pop ',
  ],
  [/\btail ?blocks?\b(?! grind)/g, 'tail stall'],
  [/(?<!\b(?:air|airs|ollie|transfer) )\bover (?:an?|the|our|my) spine\b/g, 'air over the spine'],
  [/\b(bs|fs|backside|frontside) ?ts\b/g, '$1 tailslide'],
  [/\b(bs|fs|backside|frontside) ?ns\b/g, '$1 noseslide'],
  [/(?<=slides?|grinds?|50-50|5-0|crooks?|smiths?|feebles?|manuals?) 2 (?=fakie|reg)/g, ' to '],
  [/\bnoll?[iy]e?\b/g, 'nollie'],
  [/\b(?:heal|heel|hel|heall) ?f(?:l?ip|lp)s?\b/g, 'heelflip'],
  [/\b(?:kik|kic|kick) ?f(?:l?ip|lp)s?\b/g, 'kickflip'],
  [
    /\b(?:minimal|minimum|hardly any|barely any|as little|very little|little|less|low on|not much) (jump|hop|flip|spin|pop|impact|grind)(?:ping|ning|ing|s)?\b(?: as possible)?/g,
    ' no $1 ',
  ],
  // Who is bad at one trick and says no more wants help with it.
  [
    /^(?:i |i'?m |im |i am )?(?:(?:really|so|still|just|kinda) )*(?:suck|bad|terrible|awful|horrible|trash|no good|not good) at (?:my |doing |the )?((?!every|an?y|all|this|it\b|skat)[a-z0-9][a-z0-9 -]{2,24}?)[.! ]*$/g,
    'i cant $1',
  ],
  [/\bopposite of (?:scary|hard|difficult|gnarly|dangerous|stressful)\b/g, 'easy'],
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
    /\bafter (?:\d+|one|two|three|four|five|six|ten|a few|many) (?:years?|months?),? (?=i (?:have|can|got|know|land))/g,
    ' ',
  ],
  [
    /\b(?:is|are|seems?|looks?|feels?) (?:(?:really|so|too|kinda|still|very|super) )*(?:scary|sketchy|terrifying|frightening)(?: to me| for me)?[.! ]*$/g,
    ', want it easy',
  ],
  [/\bearly grabs?\b/g, 'grab'],
  [/\bexept\b|\bexcpet\b|\bexcep\b/g, 'except'],
  [/\banythin\b/g, 'anything'],
  [/\bdrop[ -]?ins\b/g, 'drop in'],
  [
    /\bin front of (?:my|our|the) (?:house|home|door|school|building|store|shop|place|flat|apartment|garage|crush|friends|girl|people|everyone|crowd)\b/g,
    'nearby',
  ],
  [/ ?[:;]-?[)(dp](?!\w)/g, ' '],
  [
    /(?<=[a-z0-9]{3}|5-0) (board|tail|nose) (?=(?:drags?|scrapes?|touches|drops|sinks|clips|catches|goes|go|lands?|flies|shoots|spins|turns|flips|rotates|comes|hits|does|doesn|won|keeps|always|never|just|slips|stays|gets|sticks|slides)\b)(?<!\b(?:the|my|a|your|this|that|and|or|bs|fs|backside|frontside) (?:board|tail|nose) )/g,
    ', the $1 ',
  ],
  [/\b(?:frontsid|frontisde|fronside|frontsde|frotside)\b/g, 'frontside'],
  // Whoever has shuvits has both.
  [
    /(?<=\b(?:can|got|have|know|land|do|'ve)\b[^.?!]{0,60})(?<!\b(?:360|pop|fs|bs|frontside|backside|nollie|fakie|switch|no|not|my|3) ?)\bshuv(?:it)?s\b(?!.*\b(?:but|fly|flies|land in|behind|front)\b)/g,
    'shuvit, pop shuvit',
  ],
  [/\bnos+l[iy]des?\b/g, 'noseslide'],
  [/\b5 ?- ?o\b|\b5o\b/g, '5-0'],
  [/\bhaf\b/g, 'half'],
  [/\bw\/ ?|\bw (?=(?:an?|the|my|your|her|his|something|anything|no|some) )/g, 'with '],
  [/\bw\/o\b/g, 'without'],
  [
    /\b(?:over )?(\d+) ?(kg|kgs|kilos?|lbs?|pounds?)\b/g,
    (_, weight: string, unit: string) => ` ${buildOf(Number(weight) * (/^[lp]/.test(unit) ? 0.45 : 1))} `,
  ],
  [/\bheal ?flips?\b/g, 'heelflip'],
  [/\b(?:5|five)[ -]?o\b/g, '5-0'],
  [/\bhow (?:does|do) (?:an? |the )?([a-z0-9 -]{3,25}?) works?\b/g, 'learn $1'],
  [/\bb(?:o|oa)red ?slides?\b/g, 'boardslide'],
  [/\bmanuels?\b/g, 'manual'],
  [/\b(?:e+z|ezy|ezpz)\b/g, 'easy'],
  [/\b(?:wanna|wana|want 2|wnt to)\b/g, 'want to'],
  [/\b(?:gonna|gunna)\b/g, 'going to'],
  [
    /\b(?:all|every) (?:\d |four |the |my |of )*shuv\w*/g,
    'shuvit, pop shuvit, frontside shuvit, frontside pop shuvit',
  ],
  [/\bslapp(?:ies|ys)\b/g, 'slappy'],
  ...MARKS,
  [/\bboardys?\b|\bboardies\b/g, 'boardslide'],
  [/\bnoseys?\b|\bnosies\b/g, 'noseslide'],
  [/\bdubs?\b/g, 'double'],
  [/\bno[ -]footed (?:air|ollie)\b|\bno[ -]footer\b/g, 'airwalk'],
  [/\bsmth\b|\bsth\b|\bsumthin\w*|\bsomethin\b/g, 'something'],
  [/\bkf\b/g, 'kickflip'],
  [/\bhf\b/g, 'heelflip'],
  [
    /\bs[ .]k[ .]a[ .]t[ .]e\b\.?|\b(?:set|beat(?: \w+){1,3}|play(?:ing)?|winn?(?:ing)?) (?:in|at) skate\b/g,
    'game of skate',
  ],
  [/\b(?:then|back|come|coming|and) in fakie\b/g, 'to fakie'],
  [/\b(\w+) in (nollie|fakie|switch)\b/g, '$2 $1'],
  // How long someone has skated, without a number of years.
  [
    /\b(?:(?:for|over) )?(?:an?|one|a whole|over a) decade\b(?! (?:ago|off))|\bsince (?:19[89]|200|201)\d\b(?<!(?:haven'?t|not|last|quit|stopped)\b.{0,40})|\b(?<!\bnever\b.{0,40})(?:(?:half|all|most of|pretty much all) )?my (?:whole |entire )?life\b(?<=(?:skat|board|rid|do|did|been)\w*\b.{0,20})/g,
    ' 12 years ',
  ],
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

/** Tricks as they are named in passing: a side, a stance or an end of the board told in a phrase of its own. */
export const LOOSE_NAMES: readonly Saying[] = [
  [
    /\b(?:practi[cs]e|train|work on|focus on|stick with) (?:just |only )?(?:one|a|an?y|a single|the same) (?:single )?(?:trick|thing) for (?:an?|one|two|three|the)(?: next| whole| entire| few)? (?:months?|weeks?|summer|winter|season)\b/g,
    'learn a trick of medium difficulty',
  ],
  [/\b(?:from|of|in) the ([a-z0-9-]{4,14}) family\b(?! as)/g, 'like $1'],
  [
    /\b(something|anything|tricks?|one) (?:(?:that|which) is )?(?:completely |totally |really |very )*different (?:from|than|to) (?:an? |the |my )?(?=[a-z0-9])/g,
    '$1 other than ',
  ],
  [/\b(?:from|out of) (?:skate(?:board(?:ing)?)? )?history\b(?<=skate.*)/g, 'old school'],
  // What was landed twice in a lifetime is not counted on.
  [
    /\b(?:i'?ve |i have |i )?(?:only |just )*landed (?:only |just |maybe |like )*(?:one|two|three|four|five|a couple(?: of)?|a few|\d) ([a-z0-9 -]{3,20}?)s? (?:ever|so far|in my (?:whole )?life|in total|total|since i started)\b/g,
    '$1 lands sometimes',
  ],
  [/\b(?:that )?(?:starts|begins|starting) with (?:the )?(?:letter )?[a-z](?=[?.! ]*$)/g, ' '],
  [
    /\b(?:i(?:'?ve| have)? )?never (?:really |ever )?(?:learned|learnt|tried|did|done|skated|practiced)(?: any| to skate)? (switch|nollie|fakie)\b(?! \w)/g,
    'i want an easy $1 trick',
  ],
  [
    /\b(?:an? lot of|lots of|loads of|tons of|plenty of|so much|as much|maximum) (?:spin(?:s|ning)?|rotations?|turn(?:s|ing)?)(?: as possible)?\b/g,
    '360 spin',
  ],
  // What is said of one's own kickflip is no wish for how the next one should look.
  [
    /\b(i (?:have|got|can do|do|land)|i'?ve got|my) (?:an? |some )?(?:really |very |pretty |super )*(?:clean|smooth|stylish|crisp|buttery|steezy) (?=(?:[a-z]+ )?(?:n?ollie|kickflip|heelflip|shuv|pop shuv|flip|360|180|tre|50|5-0|grind|boardslide|noseslide|tailslide|manual))/g,
    '$1 ',
  ],
  [/\b(?:an? |the )?(?:bowl|pool) corners?\b|\bcorners? of (?:an?|the|my) (?:bowl|pool)\b/g, 'bowl to carve'],
  ...SPELLINGS,
  [/\blike (?:an? |the )?impossibles?\b/g, 'like an ollie impossible'],
  [/\bfirst[ -]timer\b/g, 'first time'],
  [
    /\b(?:something|anything|an? tricks?|tricks?|one) (?:with|on|using) (?:the |my )?(tail|nose)\b(?=.*\b(?:mini|ramp|quarter|bowl|coping)\b)|(?<=\b(?:mini|ramp|quarter|bowl|coping)\b.*)\b(?:something|anything|an? tricks?|tricks?|one) (?:with|on|using) (?:the |my )?(tail|nose)\b/g,
    (_, one?: string, other?: string) => `${one ?? other} stall`,
  ],
  [/\bstreet ?plants?\b/g, 'street plant'],
  [/\b(?:like (?:an? )?)?board ?slides? but (?:on|with|off|using) (?:the |my )?(tail|nose)\b/g, '$1slide'],
  [
    /\b(kick|heel) ?flip ?(?:(?:\+|plus|mixed with|combined with) (?:an? )?(?:(fs|frontside|bs|backside) )?(?:pop )?shuv(?:it)?\b(?! late)|(?:and|with) (?:an? )?(?:pop )?shuv(?:it)?\b(?= (?:in one|together|combined|at once|at the same time)))/g,
    (_, kind: string, side?: string) =>
      kind === 'kick'
        ? /^f/.test(side ?? '')
          ? 'hardflip'
          : 'varial kickflip'
        : /^b/.test(side ?? '')
          ? 'inward heelflip'
          : 'varial heelflip',
  ],
  [
    /\blike (?:an? )?(kickflip|heelflip) but (?:going |done |turning )?(backside|frontside|bs|fs)\b(?! (?:body|180|360))/g,
    '$2 180 $1',
  ],
  [
    /\b(?:how (?:to|do i)|learn(?:ing)? (?:how )?to|best way to) bail\b(?! out)(?: safely| right| properly| without getting hurt)?|\bbest bails?\b|\bhow (?:do i|to|can i) (?:stop being|not be|get over being|overcome being) (?:so )?(?:scared|afraid) of (?:the )?(?:concrete|falling|slamming|getting hurt|pavement|hitting the ground)\b/g,
    'how to do falling',
  ],
  [
    /\b([a-z0-9-]*(?:flip|spin|slide|grind|shuv\w*|comply|boneless|180|360))s?[ -](?:like|type|ish) (?:things?|tricks?|stuff|ones|moves)\b/g,
    'like a $1 ',
  ],
  [
    /\b(?:ways?|tricks?|something|how) to (?:get|jump|hop|start|mount|step|run) on ?(?:to)? (?:my|the|a) (?:skate)?board\b/g,
    'caveman trick',
  ],
  [/(?<=\b(?:rail|bar|ledge|box|curb|hubba)s?\b.*)\bnose(?: only)? tricks?\b/g, 'noseslide'],
  [/\bnose tricks?\b/g, 'nose manual'],
  [/\bslid\w*\b[^.!?]*\bgloves?\b|\bgloves?\b[^.!?]*\bslid\w*/g, 'coleman slide'],
  [
    /\b(?:the )?(?:one|trick|thing) (?:where|when) (?:you|u|they|i) jump over (?:an? |the )?(?:bar|stick|rope|chain|pole|broom\w*|rail)\b/g,
    'hippie jump',
  ],
  [
    /\bhow (?:to|do (?:i|you)|can i|should i) fall\b(?! off)(?: (?:right|safely|properly|well|better|without getting hurt))?|\blearn(?:ing)? (?:how )?to fall\b/g,
    'how to do falling',
  ],
  [
    /\b(?:tap|bonk|hit|knock|bounc)\w* (?:the |my |your |its )?(tail|nose)\b(?= (?:on|off|against) (?:some|an? |the )(?!floor|ground|coping))|\bbonk\w*(?= (?:some|an? |the |it)\b.*\bfront wheels?\b)/g,
    (_, end?: string) => ` ${end ?? 'nose'} bonk `,
  ],
  [
    /,? (?:but )?(?:on|with|off|using) (?:my |the )?(?:other|opposite|wrong) (?:foot|leg)\b(?!.*\b(?:slip|land|hurt))/g,
    ' but switch',
  ],
  [/\bwith(?:out| no) (?:my |an?y |using )*hands (?=on|in|at|off)/g, 'without hands, want '],
  [
    /\b(?:isn'?t|isnt|not|except|other than|besides|without) (?:an? |on |just |using )?both trucks\b/g,
    'not a 50-50',
  ],
  [/\b(?:the )?skate(?:board)?(?:ing)? version of\b/g, ''],
  [/\b(curb|kerb|ledge|rail)( tricks?)? sideways\b/g, '$1 slide'],
  [
    /(?<=\b(?:tricks?|something|one)\b[^.!?]{0,16})\b(?:my |the |your )?(?:front|one|back|a) (?:foot|leg) (?:dangling|hanging|lifted|kicked|sticking|floating)(?: (?:off|out|in the air))?\b/g,
    'one foot',
  ],
  [
    /\b(?:an? |an?y )?(?<!(?:flip|shuvit|shuv|180) )rewind(?:s| tricks?)?\b(?! \w*(?:flip|shuv))/g,
    'pop shuvit rewind',
  ],
  [/^(?:an? |the )?rocks?[?.! ]*$/g, 'rock to fakie'],
  [
    /^(?:an? |the )?(pump|carv|push)(?:e|ing)?[?.! ]*$/g,
    (_, said: string) => `how do i ${said === 'carv' ? 'carve' : said}`,
  ],
  [/\bhard flips?\b(?= (?:but|with|instead)\b)/g, 'hardflip'],
  [
    /\b(?:an? )?ollie (?:but|where|and|with)[^,.!?]{0,12}? (?:the |my |your |one |front )*foot (?:kick\w*|comes?|off|goes|out|taken)\b(?: (?:off|out|forward|to|the|side|board|front|of|in|air))*/g,
    'ollie north',
  ],
  [/\bheel flick(?:s|ed|ing)?\b/g, 'heelflip'],
  [
    /\b((?:nose|tail|board|lip|blunt) ?slides?|(?:nose|crooked|smith|feeble|5-0) ?grinds?|50-50s?|5-0s?|crooks|smiths?|feebles?),? (?:(?:but|and|then|you|i|turn|to) )*(?:com(?:e|ing)|land(?:ing)?|roll(?:ing)?|end(?:ing)?|exit(?:ing)?|go(?:ing)?) (?:out |off |away )backwards?\b/g,
    '$1 to fakie',
  ],
  // "A trick where the board spins but doesn't flip".
  [
    /(?<=\b(?:tricks?|flips?|grinds?|slides?|grabs?|something|anything|one|where|which)\b[^.!?]{0,50})\b(?:but |and |it |that )*(?:do|does|is|must|should|don|doesn)(?:n'?t|'?t| not) (?:have to |involve |really )?(flip|spin|grind|slide|rotate|jump|pop|leave the ground)(?:s|ping|ning|ing)?\b(?! (?:all|fully|enough|completely|a?round|over|right|far))/g,
    ' without $1 ',
  ],
  [
    /\b((?:pop )?(?:shuv\w*|shove(?: ?it)?)|180|bigspin),? (?:but )?(?:in )?(?:the )?(front|back)(?:side)? way\b/g,
    '$2side $1',
  ],
  [
    /\bfakie (?:ollie )?(?:(?:bs|backside) )?180s?\b(?! ?(?:(?:kick|heel)?flips?|heel|out|off|to|into|in|switch|body|\w*(?:slide|grind)|5|nose)\b)/g,
    'half cab',
  ],
  [
    /\bnose ?blunts?\b(?! ?(?:slide|stall))(?=.*\b(?:mini|ramp|coping|bowl|quarter|pull in|transition)\b)/g,
    'noseblunt stall',
  ],
  [
    /\bflip(?: tricks?)? ?(?:\+|plus|and|with|&)(?: an?)? 180\b(?! ?(?:out|in|shuv))/g,
    'flip with a spin 180',
  ],
  [
    /\b(?:pop )?shuv(?:it)? ?(?:\+|plus|with|mixed with|combined with)(?: an?)? (?:(frontside|fs|backside|bs) )?(?:body )?180\b|\b(?:(frontside|fs|backside|bs) )?180 ?(?:\+|plus|with|mixed with|combined with)(?: an?)? (?:pop )?shuv(?:it)?\b/g,
    (_, one?: string, other?: string) => (/^f/.test(one ?? other ?? '') ? 'frontside bigspin' : 'bigspin'),
  ],
  [/\bhalf cab (?:in)?to (?:an? )?rock(?: to fakie| and roll)?\b/g, 'half cab rock'],
  [
    /\b((?:kick|heel|hard)flip|varial (?:kick|heel)?flip|varial heel|(?:360|tre) flip) (?:with|and|then|to|into) (?:an? )?late (?:(fs|bs|frontside|backside) )?shuv\w*/g,
    (_, flip: string, side?: string) => `${flip} late ${side ? `${side} ` : ''}shuvit`,
  ],
  [
    /\b(?:bs|backside) ([a-z0-9-]{3,14})(?: but|,) (?:the |on the )?(?:front(?:side)?|fs)(?: side)?(?=[?.! ]*$)/g,
    'frontside $1',
  ],
  [
    /\b(?:fs|frontside) ([a-z0-9-]{3,14})(?: but|,) (?:the |on the )?(?:back(?:side)?|bs)(?: side)?(?=[?.! ]*$)/g,
    'backside $1',
  ],
  [
    /\b(isn'?t|isnt|thats not|that's not|without) (an? |just )?(indy|melon|mute|kickflip|heelflip|ollie|50-50|5-0|boardslide|noseslide|manual|shuvit|flip|grind|slide|spin|grab)s? (on|over|off) (an?|the|my) /g,
    '$1 $2$3. want something $4 $5 ',
  ],
  [/\bbig ?spin (?:to |into )?(?:an? )?board(?:slide)?s?\b/g, 'bigspin frontside boardslide'],
  [/(?<!\bbody )\bvarial(?= (?:but|off|from|in|on) )/g, 'varial kickflip'],
  [/\bslapp(?:y|ie) (?:but |just )*(?:on|with) (?:the |my )?back truck\b/g, 'slappy 5-0'],
  [/\bhand ?plants?\b(?! (?:shuv|flamingo|indy))/g, 'invert'],
  [/\bold ?school\b(.{0,30}?)\bgrab(?:s|bing)?\b/g, 'old school$1with my hands'],
  [/\bgrab(?:s|bing)?\b(.{0,20}?)\bold ?school\b/g, 'with my hands$1old school'],
  [
    /\b(?:(?:the )?same as|similar to|like) (?:an? )?(?:no ?comply|boneless)\b(?=.*\b(?:mini|ramp|bowl|quarter\w*|transition|coping)\b)/g,
    'plant trick',
  ],
]
