import { exactDifficulty } from '../../../difficulty/difficulty.ts'
import type { Motion } from '../../../motion.ts'
import { keyOf } from '../../library.ts'
import { isAnyOf, type Mood } from '../../tastes/moods.ts'
import { type Trait, traitsOf } from '../../traits.ts'
import { type Problem, saysItFails, troubleTold, withoutAsking } from '../../trouble/telling.ts'
import { withoutVaguer } from '../context/context.ts'
import { anyOf, pattern } from '../pattern.ts'
import { type Reading, type Relation, standIns, type Wish } from '../reading.ts'
import type { Mode } from '../words/modes.ts'
import { contradictionIn } from './contradictions.ts'
import { ASKS_NEXT, landedIn, motionsOf, settleLists, settlePast, settleRefused } from './landed.ts'
import { distinct, isOneThing, reshaped } from './reshape.ts'

/** What is known besides the words that were read. */
interface Whole {
  readonly text: string
  readonly namedIn: (clause: string) => Motion[]
}

const CHOICE = pattern`${anyOf(
  '\\bdifferen(?:ce|t)\\b.*\\b(?:and|or|from|to|vs)\\b',
  '\\bthe same (?:as|thing as|trick as)\\b',
  '\\bsame (?:trick|thing)\\b',
  '\\b(?:which|first|should i|best|more|worse|safer|(?:\\w{3,}i|hard|bett|tough|cool)er)\\b.*\\b(?:or|vs|versus)\\b',
  '\\bor\\b.*(?:\\?|\\b(?:first|next|easier|harder|better|which)\\b)',
  '\\b(?:vs|versus)\\b',
  '^(?!.*\\b(?:want|give|something|tricks?|like|need|show|easy|into|on|over)\\b)[a-z0-9 -]{3,26} or [a-z0-9 -]{3,26}[?.! ]*$',
  '^(?:so |hey |well |ok )?(?:is|are) .*\\b(?:easier|harder) than\\b',
  '\\b(?:easier|harder) than\\b[^.!]*\\?',
)}`

/** "Is a heelflip harder than a kickflip?", "noseslide or boardslide first". */
function choiceIn(
  { mentions, ease, place, wanted }: Reading,
  text: string,
): (Wish['choice'] & { first: Motion }) | null {
  const spelled = mentions.filter(({ mode }) => mode !== 'can').map(({ motion }) => motion)
  // "Manual or ollie first": the one that goes by the word for its kind or its place.
  const named = spelled.length < 2 ? [...spelled, ...standIns([...place, ...wanted])].slice(0, 2) : spelled
  // Of more than two the easiest is held against the next.
  const [one, other] =
    named.length > 2 ? named.toSorted((a, b) => exactDifficulty(a) - exactDifficulty(b)) : named
  const isChoice =
    CHOICE.test(text) ||
    (spelled.length === 2 && wanted.length === 0 && mentions.some(({ isAlternative }) => isAlternative))
  if (!one || !other || !isChoice || keyOf(one) === keyOf(other)) return null
  if (mentions.some(({ mode }) => !/^(?:can|want|harder|easier)$/.test(mode))) return null
  const isLess = exactDifficulty(one) <= exactDifficulty(other)
  const [easier, harder] = isLess ? [one, other] : [other, one]
  return { easier, harder, count: named.length, first: ease?.to === 'harder' ? harder : easier }
}

const ELSE = pattern`${anyOf(
  '\\b(?:what|something|anything|tricks?|ones?|things?) else\\b',
  '\\binstead\\b(?! of)',
  '\\b(?:an)?other (?:tricks?|options?|things?|ones?|idea)\\b',
  '\\bsomething different\\b',
  '\\balongside\\b',
  '\\balternatives?\\b(?! to)',
  '\\bmeanwhile\\b',
  '\\bin the mean ?time\\b',
  '\\bon the side\\b(?! of)',
  '\\bsomething (?:brand )?new\\b',
  '\\b(?:break|rest|time off) from (?:it|them|that|those|this)\\b',
)}`

/** Says where on board and body it goes wrong, or which way. */
const TELLS_WHAT =
  /\b(?:foot|feet|board|nose|tail|wheels?|trucks?|shoulders?|weight|hips?|head|sideways|behind|forward|backwards?|early|late|too (?:far|fast|slow|high|low|much)|spins?|rotat\w*|lean\w*|vertical|catch\w*|clip\w*|drag\w*)\b/

const WHOLE_LINE = /\bwhole line\b/
/** Both ends of a line, and no question about either. */
const BOTH_ENDS =
  /^(?!.*\b(?:what|which|need|closer|ender)\b).*\bline\b.*\b(?:start|begin|open)\w*\b.*\b(?:end|finish|last)\w*\b/

const isExperienced = isAnyOf('advanced', 'ten years')
const isSaidByGame = isAnyOf('game', 'game opener', 'banger', 'rare')
const isSet = isAnyOf('game surprise', 'game trap')
const FIRST_ON =
  '\\bfirst (?:ever |real )?(?:(?:(?:thing|trick|one)s? )?(?:to (?:do|try|take) )?(?:on|down) (?:an? |the |my )?)?'
const FIRST_ONE = pattern`${FIRST_ON}(?:hand ?rail|rail|ledge|hubba|round|down rail)\b`
/** What goes down stairs is met with what is landed on the flat. */
const FIRST_DOWN = pattern`${FIRST_ON}(?:hubba|hand ?rail|down rail)\b`
const SURE_SET = /\b(?:safe|opener|opening|sure|consistent|reliable|easy|go[ -]to|dependable)\b/
const EXCEPT = /\b(?:except|other than|besides|apart from|but not)\b/
/** What needs an ollie is ruled out with it, unless it is only that something else is wanted. */
const NO_OLLIE =
  /\b(?:without|no|can'?t|cannot|can not|don'?t|not|hates?(?= to\b))(?: (?:an?|to|needing|having|even|do|doing|an?y|yet|need|the|want|wanna))* oll(?:ies?|ying)\b|\bollie (?:is|does)(?:n'?t| not)\b/

/** Says of one kind of trick after another that it does not work: nobody asks for all of them at once. */
const givesUp = ({ lacking, mentions }: Reading, text: string) =>
  lacking.filter((trait) => /^(?:kind|flip$|spin$|shuvit$|grab$)/.test(trait)).length +
    mentions.filter(({ mode }) => mode === 'cannot').length >
    1 && (text.match(/\b(?:can'?t|cannot)\b/g)?.length ?? 0) > 1

/** The trick that goes wrong, when one does. */
function problemIn(
  reading: Reading,
  { text, namedIn }: Whole,
  isElse: boolean,
  isChoice: boolean,
): Problem | null {
  const { mentions } = reading
  const named = [
    ...mentions
      .filter(({ mode }) => (mode !== 'exclude' && mode !== 'aside') || (saysItFails(text) && !isElse))
      .map(({ motion }) => motion),
    ...(mentions.length > 0 ? [] : standIns([...reading.wanted, ...reading.place]).slice(0, 1)),
  ]
  const landed = motionsOf(reading, 'can')
  const isAsking = ASKS_NEXT.test(withoutAsking(text)) && !(saysItFails(text) && landed.length === 0)
  const [rare] = landed.length > 1 && isAsking ? [] : motionsOf(reading, 'sometimes')
  const isToward = mentions.some(({ mode }) => mode === 'toward')
  const told = isToward || isAsking || isElse || isChoice ? null : troubleTold(reading, named, text, namedIn)
  // "Feels sketchy, what's easier": another one is wanted, and no help with it.
  if (told?.symptom === 'stuck' && reading.ease?.to === 'easier' && reading.ease.isThan) return null
  return rare && (!told || told.symptom === 'stuck') ? { motion: rare, symptom: 'now and then' } : told
}

/** What must not be in the answer, with what it stands for. */
function ruledOut(
  excluded: readonly Trait[],
  refused: readonly Motion[],
  wanted: readonly Trait[],
  tricks: readonly Motion[],
  place: readonly Trait[],
  text: string,
): Trait[] {
  // "A flip trick except kickflip and heelflip" leaves all the other flips.
  // A flip in or out of something is none but that one.
  const isExcept =
    wanted.includes('flip') &&
    !wanted.some((trait) => trait === 'flip in' || trait === 'flip out') &&
    (refused.filter(isOneThing).length > 1 || EXCEPT.test(text))
  const asked = [...wanted, ...tricks.flatMap(traitsOf)]
  const isWanted = (made: Motion) => traitsOf(made).some((trait) => asked.includes(trait))
  // "Not a rail, but a ledge": the bar alone is ruled out, and no edge.
  const isLedge = place.includes('place edge') && !place.includes('on Rail') && excluded.includes('on Rail')
  return distinct([
    // Whoever is tired of flat ground takes the same tricks down stairs.
    ...excluded.filter(
      (trait) =>
        // "A wallride without a bank" is a wallride all the same.
        (tricks.length === 0 || !/^(?:bank|hip|gap|wall)$/.test(trait)) &&
        !(isLedge && /^(?:place edge|on Rail)$/.test(trait)) &&
        (trait !== 'place flat' || !place.some((on) => /^(?:gap|hip|bank)$/.test(on))),
    ),
    ...(NO_OLLIE.test(text) ? (['ollie'] as const) : []),
    ...refused
      .filter((made) => isOneThing(made) && !isExcept && !isWanted(made))
      .flatMap((made) => traitsOf(made).filter((trait) => !trait.startsWith('kind'))),
  ])
}

const isOnlyBored = (text: string) =>
  /\bbor(?:ed|ing)\b|\bstuck\b/.test(text) &&
  !/\b(?:weird|odd|rare|unusual|strange|unique|random|crazy|different|creative|original|nobody|no one)\b/.test(
    text,
  )

/** Whether it is on an edge that takes a pop to get onto; a curb can be ridden up. */
const isOffTheGround = (place: readonly Trait[], wanted: readonly Trait[], text: string) =>
  place.includes('on Rail') ||
  wanted.some((trait) => /^kind (?:grind|slide)$/.test(trait)) ||
  (place.includes('place edge') && !/\b(?:curb|kerb|slapp|parking)/.test(text))

/** The moods that stay when all is known: the closer one goes before the wider. */
function moodsOf(
  { moods, place, wanted }: Reading,
  can: readonly Motion[],
  text: string,
  ease: Reading['ease'],
  isBeginning: boolean,
): Mood[] {
  const isPushing = can.length > 0 && can.every(({ style }) => style === 'Pushing') && !/\bturn/.test(text)
  return (
    // A child that begins is a child first; whoever only pushes begins with turning.
    withoutVaguer(distinct<Mood>(isPushing ? ['first day', ...moods] : moods), can.length === 0)
      .filter((mood) => mood !== 'beginner' || !moods.includes('child'))
      .filter((mood) => mood !== 'both' || can.length > 0)
      // Company that has never stood on a board begins before anything is shared.
      .filter((mood) => mood !== 'company' || !moods.includes('first day'))
      // Who wants flips on soft wheels has them.
      .filter((mood) => mood !== 'cruise' || !wanted.includes('flip'))
      // Where easy and expert are asked for, easy it is.
      .filter((mood) => !isBeginning || !isExperienced(mood))
      // What is scary is told of the trick that an easier one is wanted for.
      .filter((mood) => mood !== 'scary' || ease?.to !== 'easier' || !ease.isThan)
      // A wall that slants is a wall, and no hill to brake on.
      .filter((mood) => mood !== 'hill' || !/wall|bank|edge|transition/.test(place.join()))
      // Who skates street and asks for a ramp is not sent back.
      .filter((mood) => mood !== 'street style' || !/transition|air/.test(place.join()))
      // Whoever says where is not sent elsewhere for the noise.
      .filter(
        (mood) =>
          mood !== 'quiet' || !/transition|edge|kind (?:grind|slide)/.test([...place, ...wanted].join()),
      )
      // Where a line ends is said more closely than that it does.
      .filter((mood) => mood !== 'banger' || !moods.some(isAnyOf('ends fakie', 'ends switch')))
      // Whoever is bored of a whole list wants the next one, and nothing odd.
      .filter((mood) => mood !== 'rare' || can.length < 2 || !isOnlyBored(text))
      // What is to be set is said more closely than by the game.
      .filter((mood) => !isSaidByGame(mood) || !moods.some(isSet))
      // Over stairs, and with a flip, nothing stays on the ground: the surest of them has to do.
      .filter((mood) => mood !== 'careful' || !(place.includes('gap') || wanted.includes('flip')))
      // Nor does any grind or slide: the lowest edge has to do.
      .map((mood) => (mood === 'careful' && isOffTheGround(place, wanted, text) ? 'fear of edges' : mood))
      .map((mood) => (mood === 'game' && (isBeginning || SURE_SET.test(text)) ? 'game opener' : mood))
  )
}

/** What is easier than that comes before any trick. */
const BASIC = 1.7

/** What all that was read comes to. */
export function concluded(
  reading: Reading,
  whole: Whole,
): Omit<Wish, 'isUnderstood' | 'spots' | 'remarks' | 'body'> {
  const { mentions, moods } = reading
  const { text } = whole
  settleLists(reading, text)
  settlePast(reading, text)
  settleRefused(reading)
  // Nothing comes before the kickturn: who cannot do it is shown it.
  if (motionsOf(reading, 'can').length === 0)
    for (const mention of mentions)
      if (mention.mode === 'cannot' && exactDifficulty(mention.motion) < BASIC) mention.mode = 'want'
  const choice = choiceIn(reading, text)
  // A first handrail for somebody who grinds is no smaller trick.
  const ground = motionsOf(reading, 'can').filter(({ contact }) => /grind|slide/.test(contact?.kind ?? ''))
  const isGrinding = ground.length > 0
  const ease = choice || (isGrinding && FIRST_ONE.test(text)) ? null : reading.ease
  const [taken] = ground.toSorted((one, other) => exactDifficulty(one) - exactDifficulty(other))
  if (taken && FIRST_DOWN.test(text) && reading.wanted.length === 0)
    for (const mention of reading.mentions)
      if (mention.motion === taken && motionsOf(reading, 'want').length === 0) mention.mode = 'want'
  const isElse = ELSE.test(text)
  // "Scared of heelflips, what else": the trick that does not work is not the one to go on with.
  if (isElse)
    for (const mention of mentions) {
      const isOnly = mentions.length === 1 && mention.mode === 'want' && !mention.isProposed
      if (mention.mode === 'cannot' || isOnly) mention.mode = 'exclude'
    }
  // "Can't grind, can't slide, can manual": what is left is what works.
  const isGivingUp = givesUp(reading, text)
  const given = reading.lacking.filter((trait) => isGivingUp || reading.excluded.includes(trait))
  reading.excluded.push(...given)
  const lacking = reading.lacking.filter((trait) => !given.includes(trait))
  const problem = isGivingUp ? null : problemIn(reading, whole, isElse, choice !== null)
  const isBare =
    reading.wanted.length === 0 && motionsOf(reading, 'want', 'cannot', 'like', 'toward').length === 0
  const {
    tricks: named,
    wanted: asked,
    relation,
  } = reshaped(
    {
      tricks: choice ? [choice.first] : motionsOf(reading, 'want'),
      // What is held against another by the word for its kind is that trick, and no kind.
      wanted: distinct(
        isBare ? lacking : reading.wanted.filter((trait) => !choice || standIns([trait]).length === 0),
      ),
      relation: problem || choice ? null : relationOf(reading),
    },
    { reading, text, ease, hasProblem: problem !== null },
  )
  const refused = motionsOf(reading, 'exclude')
  // "A nollie flip that isn't the nollie kickflip": it is the kind that is wanted.
  const isRefused = (made: Motion) => refused.some((other) => keyOf(other) === keyOf(made))
  const ofKind = /\b(?:tricks?|ones?|variations?)\b/.test(text) ? named.filter(isRefused) : []
  const tricks = named.filter((made) => !ofKind.includes(made))
  const wanted = distinct([
    ...asked,
    ...ofKind.flatMap(traitsOf).map((trait): Trait => (/^(?:kick|heel)flip$/.test(trait) ? 'flip' : trait)),
  ])
  const can = landedIn(reading, text, problem)
  const isBeginning =
    (ease?.to === 'easier' && !ease.isThan) || moods.some(isAnyOf('first day', 'beginner', 'child'))
  const isReturning = isBeginning || moods.some(isAnyOf('comeback', 'senior'))
  // A curb wants no ollie.
  const isSlapped = NO_OLLIE.test(text) && relation?.is === 'toward' && reading.place.includes('place edge')
  const all = {
    can: problem ? can.filter((made) => made !== problem.motion) : can,
    cannot: motionsOf(reading, 'cannot'),
    want: { tricks: problem ? [] : tricks, traits: wanted },
    exclude: {
      tricks: refused.filter((made) => made !== problem?.motion),
      traits:
        problem && refused.includes(problem.motion)
          ? distinct(reading.excluded)
          : ruledOut(reading.excluded, refused, wanted, tricks, reading.place, text),
    },
    relation: isSlapped ? null : relation,
    ease:
      relation && (relation.is === 'harder' || relation.is === 'easier')
        ? null
        : // The hardest thing to set is still to be landed.
          ease?.isMost && moods.includes('game')
          ? { ...ease, isMost: false }
          : ease,
    moods: moodsOf(reading, can, text, ease, isBeginning),
    place: oneOf(
      distinct(
        reading.place.length + wanted.length > 0 ? reading.place : reading.known.filter(isGroundOfItsOwn),
      )
        // No grind is done on the flat.
        .filter(
          (trait) => trait !== 'place flat' || !wanted.some((kind) => /^kind (?:grind|slide)$/.test(kind)),
        )
        // Nobody begins above the coping, nor begins there again.
        .map((trait) =>
          trait === 'place air' &&
          (isReturning ||
            isAtCoping(can) ||
            wanted.includes('kind stall') ||
            refused.some(({ contact }) => contact?.kind === 'air'))
            ? 'transition'
            : trait,
        )
        // Among grabs an air is any of them.
        .map((trait) => (trait === 'kind air' && can.some(isGrab) ? 'place air' : trait))
        .filter((trait) => trait !== 'kind air' || !wanted.includes('grab')),
    ),
    problem,
    isFaultUnclear: problem?.symptom === 'stuck' && TELLS_WHAT.test(text),
    question: null,
    isWholeLine: (moods.includes('in a line') && WHOLE_LINE.test(text)) || BOTH_ENDS.test(text),
    hero: null,
    choice,
    contradiction: null,
    // The words that tell what goes wrong were understood.
    ignored: problem ? [] : distinct(reading.ignored),
    heard: distinct(reading.heard),
    passed: distinct(reading.passed),
  }
  // "It won't flip" rules nothing out.
  return { ...all, contradiction: problem ? null : contradictionIn({ ...all, moods }, text) }
}

/** Who gets into a ramp and stands on its coping is not above it yet. */
const isAtCoping = (can: readonly Motion[]) =>
  can.length > 0 &&
  can.every(
    ({ style, contact }) =>
      contact?.kind === 'stall' || /^(?:Drop In|Roll In|Kickturn|Pump|Carve)$/.test(style ?? ''),
  )

const isGrab = ({ contact }: Motion) => contact?.kind === 'grab'

/** What is rolled over on the way tells nothing of where the next trick is wanted. */
const isGroundOfItsOwn = (trait: Trait) => !/^(?:bank|hip|gap|wall|place flat)$/.test(trait)

/** Of several things in one place, the one that the trick is done on: what leads to it goes without saying. */
function oneOf(place: readonly Trait[]): Trait[] {
  const has = (trait: Trait) => place.includes(trait)
  const on = place.filter((trait) => {
    if (trait === 'place flat') return place.length === 1
    if (has('kind manual')) return !/^(place edge|on |gap|bank|hip)/.test(trait)
    if (has('place edge')) return !/^(gap|hip|bank)/.test(trait)
    return true
  })
  return on
}

function relationOf({ mentions, wanted, place, isOnTheWay }: Reading): Relation | null {
  const first = (mode: Mode) => mentions.find((mention) => mention.mode === mode)?.motion
  const [from, to] = mentions.filter(({ mode }) => mode === 'between').map(({ motion }) => motion)
  if (from && to) return { is: 'between', from, to }
  const goal = first('toward')
  if (goal) return { is: 'toward', to: goal, isAsked: true }
  for (const is of ['harder', 'easier', 'level', 'like', 'after'] as const) {
    const motion = first(is)
    if (motion) return { is, to: motion }
  }
  const cannot = first('cannot')
  // "Kickflips no, next manual trick."
  const isElsewhere = place.includes('kind manual') && cannot?.contact?.kind !== 'manual'
  return cannot &&
    !isElsewhere &&
    wanted.length === 0 &&
    mentions.every(({ mode }) => /^(?:can|cannot|aside)$/.test(mode))
    ? { is: 'toward', to: cannot, isAsked: isOnTheWay }
    : null
}
