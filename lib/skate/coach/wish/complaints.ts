import type { Saying } from './descriptions.ts'

/** What goes wrong, in loose words or without the trick's name, in those by which it is known. */
export const COMPLAINTS: readonly Saying[] = [
  [/(?<=flips? (?:always |keeps? )?)over[- ]?rotat\w*\b[^.!?]*/g, 'always flips too fast'],
  [/\bmy back (?=foot|leg|hand|truck|wheel)/g, 'the back '],
  [
    /^(?:help,? )?(?:the|my) (back|front) foot (?:always |keeps? )?(slip|slid|com)(?:e?s|ing)? off (?:the )?(?:tail|nose|board)\b/g,
    'on my ollies the $1 foot slips off the tail',
  ],
  [/\brocket ((?:\w+)?(?:flip|ollie|heel)s?)\b/g, '$1 goes rocket'],
  [/\b(?:goes|go|going|comes|lands?|landing|flies|gets|turns) (?:all )?crooked\b/g, 'turns sideways'],
  [
    /\bcan ((?:n?ollie|kickflip|heelflip|shuvit|180)s?) (?:only )?(?:stationary|standing still|on (?:grass|carpet)) only\b/g,
    'can $1 stationary but not moving',
  ],
  [
    /\bback (?:truck|one|wheels?|foot) never (?:does|goes on|gets (?:on|there)|makes it)\b/g,
    'back truck never gets on',
  ],
  [
    /\b(?:can )?only ((?:n?ollie|kickflip|heelflip|shuvit|180)s?) (?:while |when |if |it )*(?:i'?m )?(?:stationary|standing still|not moving|on (?:grass|carpet))\b/g,
    'can $1 stationary but not moving',
  ],
  [/^(?:the |my )?board flips(?: fine| ok| over)?,? (?:but|and) /g, 'my kickflip flips but '],
  [
    /\b(?:my )?(?:feet |foot )?(?:come|comes|land|lands|landing|coming)(?: down)? (?:beside|next to) (?:it|the board)\b|\bghosting\b/g,
    'i never land both feet on it',
  ],
  [/\bshoot(?:s|ing)? (?:out )?(?:way |far )?behind\b/g, 'goes behind'],
]

/** Who skates, with what body and for whom, told in passing. */
export const ASIDES: readonly Saying[] = [
  [
    /\b(?:sisters?|brothers?|kids?|girls?|boys?|cousins?|sons?|daughters?)\b[^.]{0,12}\b(?:[5-9]|1[0-2]) and (?:[5-9]|1[0-2])\b/g,
    'kids 9 years old',
  ],
  [
    /\b(?:(?:that )?(?:gets?|getting)|for) (?:me )?(?:a lot of |many |some |more |the )?(?:views|likes|followers|clout)\b|\b(?:that )?go(?:es)? viral\b/g,
    'to impress people',
  ],
  [/\bcold weather,?/g, ' '],
  [
    /,? (?:which|that|because it|cause it|it) (?:hurts?|kills?|destroys?|wrecks?) my (?:bad )?(?:ankles?|knees?|feet|foot|shins?|back|hips?)\b/g,
    ' because my ankle hates it',
  ],
  [
    /\b(?:but|without) (?:not |i do ?n'?t (?:want to )?)?(?:kill(?:ing)?|break(?:ing)?|hurt(?:ing)?) (?:myself|my (?:neck|ass))\b/g,
    'but easy',
  ],
  [
    /\bbut for (?:some(?:one|body)|a (?:person|guy|girl|skater)|people|me|us|those) (?:who |that )?(?:can'?t|cannot|can not|don'?t|doesn'?t|barely|hardly)(?: really)? (?:pop|ollie|jump)s?(?: (?:very |that |so |too )?(?:high|much|well|big))?\b/g,
    'but easier',
  ],
]
