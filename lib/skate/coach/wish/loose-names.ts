import type { Saying } from './descriptions.ts'

/** Tricks as they are named in passing: a side, a stance or an end of the board told in a phrase of its own. */
export const LOOSE_NAMES: readonly Saying[] = [
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
    /\bfakie (?:ollie )?(?:(bs|backside|fs|frontside) )?360s?\b(?! ?(?:(?:kick|heel|hard|inward|double|varial|pop|big|body|shuv|shove)\w*|flips?|air|mute|out|off|to|into|in|\w*(?:slide|grind)|5|nose)\b)/g,
    (_, side?: string) => (/^f/.test(side ?? '') ? 'frontside caballerial' : 'caballerial'),
  ],
  [
    /\b(?:tap|bonk|hit|knock|bounc)\w* (?:the |my |your |its )?(tail|nose)\b(?= (?:on|off|against) (?:some|an? |the )(?!floor|ground|coping))|\bbonk\w*(?= (?:some|an? |the |it)\b.*\bfront wheels?\b)/g,
    (_, end?: string) => ` ${end ?? 'nose'} bonk `,
  ],
  [
    /\b(?:with |on |in )?(?:my |the |your )?(?:opposite|other|wrong|weird|non[- ]?dominant|unnatural) (?:(?:foot|leg)(?: is| goes)? (?:forward|first|in front|up front|leading)|stance)\b/g,
    'switch',
  ],
  [
    /,? (?:but )?(?:on|with|off|using) (?:my |the )?(?:other|opposite|wrong) (?:foot|leg)\b(?!.*\b(?:slip|land|hurt))/g,
    ' but switch',
  ],
  [/\bwith(?:out| no) (?:my |an?y |using )*hands (?=on|in|at|off)/g, 'without hands, want '],
  [/\b(?:in |going |turning )?(?:the )?front(?:side)? way(?: (?:a?round|about))?\b/g, 'frontside'],
  [
    /\b(?:isn'?t|isnt|not|except|other than|besides|without) (?:an? |on |just |using )?both trucks\b/g,
    'not a 50-50',
  ],
  [
    /(?<!\b(?:back|front|rear) )\b(?<!\b(?:back|front|rear) wheels? ?)(?:wheels?|board|it|you|u)? ?(?:never|don'?t|doesn'?t|not|without) (?:ever )?leav(?:e|es|ing) (?:the )?(?:ground|floor)\b/g,
    ' without leave the ground',
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
    /\b(?:shuv(?:it|s)?|shuv it|shove ?it),? (?:but )?(?:it )?(?:goes |going |spins )?(?:all the way|the whole way|fully|full)(?: (?:a)?round)?\b/g,
    '360 shuvit',
  ],
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
  [/\bold ?sk(?:oo|u)l\b/g, 'old school'],
  [
    /\bflip(?: tricks?)? ?(?:\+|plus|and|with|&)(?: an?)? 180\b(?! ?(?:out|in|shuv))/g,
    'flip with a spin 180',
  ],
  [
    /\b(?:pop )?shuv(?:it)? ?(?:\+|plus|with|mixed with|combined with)(?: an?)? (?:(frontside|fs|backside|bs) )?(?:body )?180\b|\b(?:(frontside|fs|backside|bs) )?180 ?(?:\+|plus|with|mixed with|combined with)(?: an?)? (?:pop )?shuv(?:it)?\b/g,
    (_, one?: string, other?: string) => (/^f/.test(one ?? other ?? '') ? 'frontside bigspin' : 'bigspin'),
  ],
  [/\bhalf cab (?:in)?to (?:an? )?rock(?: to fakie| and roll)?\b/g, 'half cab rock'],
  [/(?<!\ba )\bbig spin(?= (?:to |into )?(?:board|nose|tail|lip|flip|heel|manual))/g, 'bigspin'],
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
