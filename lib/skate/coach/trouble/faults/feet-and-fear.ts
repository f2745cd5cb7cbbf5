import { anyOf, pattern } from '../../wish/pattern.ts'
import { type Fault, isPlainPop, isPopped, part } from './fault.ts'

/** Nothing leaves the ground. */
const ROLLED =
  /^(?:Kickturn|Tic Tac|Carve|Pump|Pushing|Foot Brake|Tail Brake|(?:Power|Bert|Coleman )slide|Coleman Slide)$/

/** Which foot slips, drags or stays away, and what fear does to both. */
export const FEET_AND_FEAR: readonly Fault[] = [
  {
    symptom: 'tail foot',
    said: /back foot (?:just |always |keeps )?(?:slips?|slid(?:es?|ing)|slipping|comes|flies) off/,
    of: part(({ pop, stance, contact }) => pop && !contact && stance !== 'nollie'),
    fix: 'Ball of the foot in the middle of the tail, snap straight down, and jump before the foot can slide off it.',
    drill: 'Ten pops holding on to something, only the tail and the jump, then ten rolling slowly.',
  },
  {
    symptom: 'tail foot',
    said: /front foot (?:just |always |keeps )?(?:slips?|slid(?:es?|ing)|slipping|comes|flies) off/,
    of: part(({ pop, stance, contact }) => pop && !contact && stance === 'nollie'),
    fix: 'Ball of the foot in the middle of the tail, snap straight down, and jump before the foot can slide off it.',
    drill: 'Ten pops holding on to something, only the tail and the jump, then ten rolling slowly.',
  },
  {
    symptom: 'back end stays down',
    said: pattern`${anyOf(
      "\\bback foot (?:never|do(?:es)?n'?t|do(?:es)? not|won'?t) (?:leave|come off|lift)",
      "\\b(?:back|rear) (?:wheels?|trucks?|end)\\b[^.]{0,12}\\b(?:never|don'?t|doesn'?t|won'?t|not|barely|stays?|still) (?:\\w+ )?(?:leav|lift|com|get|ris|up|on the (?:ground|floor)|down)",
      '\\b(?:back|rear) (?:wheels?|trucks?) stays? (?:down|on)',
      "(?:can'?t|cannot|never|don'?t) (?:get|bring|pull|lift) (?:my |the )?back (?:foot|knee|leg) up",
      '\\btail (?:always |just |keeps? |is )?(?:drag|scrap)\\w*',
    )}`,
    of: isPopped,
    fix: 'You stand on the tail instead of jumping off it: snap and spring up from the back foot in one move, then pull that knee to your chest so the tail has room to rise.',
    drill:
      'Ten without the board from a crouch off the back foot, then ten pops holding on to something, back knee up each time.',
  },
  {
    symptom: 'steps off',
    said: /step(?:s|ping)? off (?:of )?(?:my|the) board|(?:can'?t|cannot|never|don'?t) (?:really )?stay on (?:it|after|when|on)/,
    fix: 'It is the fear of the last moment, not the trick: look at the bolts until you feel them, and leave both feet down even when you are sure it went wrong.',
    drill: 'Twenty standing on grass where you count only the ones with both feet on the board at the end.',
  },
  {
    symptom: 'nose stays down',
    said: /\b(?:nose|front (?:wheels?|trucks?|foot|knee)) (?:never|does ?n'?t|won'?t|doesnt|wont|barely|hardly) (?:really |even )?(?:com|lift|ris|get|go)(?:e|es|s)?(?: up| off)?\b(?! (?:down|back|in|on))/,
    of: isPlainPop,
    fix: 'Both feet press at once, so nothing rises: take the weight off the front foot first, snap the tail, and drag the outer edge of that shoe up the grip.',
    drill:
      'Twenty standing still, holding on to something, and the front wheels at knee height before you jump.',
    namesFeet: true,
  },
  {
    symptom: 'back foot missing',
    said: /\b(?:only|just|always)(?: (?:land\w*|get\w*))?(?: (?:on|with))? (?:my |the )?front foot\b|\bfront foot only\b|\bback foot (?:always |just |keeps? )?(?:lands? on the ground|is (?:always |too |so )*(?:late|slow|lazy)|steps? off|misses|never (?:lands|makes it|comes)|won'?t (?:land|stay|come))/,
    fix: 'The back foot is the one that gives up: bring its knee up as high as the other, keep your hips over the middle of the board, and put it down on its bolts in the same moment as the front foot.',
    drill: 'Ten where only the back foot has to land on the board, then twenty where both have to.',
    namesFeet: true,
  },
  {
    symptom: 'front foot missing',
    said: /\b(?:only|just|always)(?: (?:land\w*|get\w*))?(?: (?:on|with))? (?:my |the )?back foot\b|\bback foot only\b|\bfront foot (?:always |just |keeps? )?(?:lands? on the ground|steps? off|misses|never (?:lands|makes it|comes)|(?:stays|hangs|floats|is left)(?: up| out| behind)?(?: in the)? (?:air|up|out)|won'?t (?:land|stay|come))/,
    fix: 'The front foot stays out where it went: bring that knee straight back up to your chest, look at its bolts, and put it down on them in the same moment as the back foot.',
    drill: 'Ten where only the front foot has to land on the board, then twenty where both have to.',
    namesFeet: true,
  },
  {
    symptom: 'one foot',
    said: pattern`${anyOf(
      "\\b(?:can'?t|cannot|never|don'?t) (?:get|put|bring|keep) (?:my |the )?(?:back|front) foot (?:back )?on",
      "(?:never|don'?t|can'?t) land (?:with )?both feet",
      "\\b(?:feet|foot) (?:don'?t|doesn'?t|won'?t|never) (?:come|get|go|land) back\\b",
      '\\b(?:one|1)[ -]foot(?:ed)?\\b',
      'land(?:s|ing)? (?:beside|next to) (?:it|the board|my board)',
      'never put (?:my )?feet (?:down|on|back)',
      'only land (?:it |them )?(?:with|on) (?:my |the )?(?:front|back|one) foot',
      '(?:front|back|other) (?:one|foot) (?:goes|lands|ends up|steps) (?:to|on|onto) the (?:floor|ground)',
      '\\b(?:front|back) foot (?:lands|off|always|never|keeps|(?:comes|slides|slips|falls|flies|drops|pops) off)',
      'other foot',
      'foot (?:on|off) (?:the )?(?:ground|floor)(?<!stays on the (?:ground|floor))',
      'step(?:s|ping)? off',
      '(?:back|front) foot (?:down|back on|to land|on (?:it|the board))',
    )}`,
    fix: 'One foot does not believe in it yet: keep the shoulders over the board, bring both knees up, and put both feet down on the bolts whatever happens.',
    drill:
      'Do twenty where both feet have to touch the board, landed or not, before you count a single make.',
  },
  {
    symptom: 'fear of the stairs',
    said: /\b(?:commit|scare[ds]?|afraid|fear(?!less)|terrif\w*|chicken|bail)\b.*\b(?:stairs?|gap|set|steps|drop)\b/,
    of: isPopped,
    fix: 'Settle it before you push: on flat ground at that speed it is already yours, so roll up twice, look at the landing and not at the edge, and the third time you go.',
    drill: 'Ten off one step, then two, and a stair more only when five in a row were easy.',
  },
  {
    symptom: 'commit',
    said: /\bcommit|scare[ds]?|afraid|fear(?!less)|terrif|freaks? me|chicken|bail/,
    of: ({ parts, contact, pop, style }) =>
      parts.length === 0 && (contact ? contact.kind === 'manual' : !pop && ROLLED.test(style ?? '')),
    fix: 'Fear makes the knees stiff, and stiff knees throw you: get low, look where you want to go, and begin so slowly that you could step off at any moment.',
    drill: 'Five at walking pace, five a little faster, and back to the slow ones whenever the knees lock.',
  },
  {
    symptom: 'commit',
    said: /\bcommit|scare[ds]?|afraid|fear(?!less)|terrif|freaks? me|chicken|bail|kick(?:s|ing)? (?:the board |my board |it )?(?:away|out)/,
    of: (made) => made.parts.length > 0 || !/drop|roll in/i.test(made.style ?? ''),
    fix: 'Fear moves the foot, not technique: decide before the pop that both feet come down on the bolts, however ugly.',
    drill: 'Ten on grass or holding a rail, both feet landing each time, then three rolling at walking pace.',
  },
]
