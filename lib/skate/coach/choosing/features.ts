import { exactDifficulty } from '../../difficulty/difficulty.ts'
import type { Motion } from '../../motion.ts'
import { obscurityOf } from '../fame.ts'
import { allStepsTo, keyOf, type Library, type Suggestable } from '../library.ts'
import { has, type Trait, traitsOf } from '../traits.ts'
import type { Aim, Skater } from './aim.ts'
import { areaOf } from './areas.ts'

/** A trick that is weighed, with its place among the best known. */
export interface Candidate {
  readonly trick: Suggestable
  readonly rank: number
}

/** What is worked out once for an aim, whatever trick is weighed by it. */
export interface Scene {
  readonly aim: Aim
  readonly library: Library
  readonly skater: Skater
  readonly asked: ReadonlySet<Trait>
  readonly likeTraits: readonly (readonly Trait[])[]
  readonly steps: ReadonlyMap<
    string,
    { readonly direct: readonly string[]; readonly all: ReadonlySet<string> }
  >
}

/** Prepares what the features look at. */
export function sceneOf(aim: Aim, library: Library, skater: Skater): Scene {
  const targets = [...aim.compared.map(({ to }) => to), ...(aim.between ?? [])]
  return {
    aim,
    library,
    skater,
    asked: new Set([
      ...aim.must,
      ...aim.named.flatMap(traitsOf),
      ...aim.compared.flatMap(({ to }) => traitsOf(to)),
    ]),
    likeTraits: aim.compared.map(({ to }) => traitsOf(to)),
    steps: new Map(
      targets.map((made) => {
        const key = keyOf(made)
        return [key, { direct: library.steps.get(key) ?? [], all: allStepsTo(key, library.steps) }]
      }),
    ),
  }
}

type Feature = (candidate: Candidate, scene: Scene) => number

const yes = (is: boolean) => (is ? 1 : 0)
const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)
const missing = (trick: Suggestable, traits: readonly Trait[]) =>
  traits.filter((trait) => !has(trick, trait)).length
/** A place gives way before what is to be done there. */
const PLACE = 0.8
const lackOf = (trick: Suggestable, { wanted, places }: Aim) =>
  missing(trick, wanted) - (1 - PLACE) * missing(trick, places.filter(isPlainPlace))
const isPlainPlace = (trait: Trait) => trait.startsWith('place ')
const isWay = (how: string) => (scene: Scene) => scene.aim.compared.some((each) => each.how === how)
const isLike = isWay('like')
const isEasier = isWay('easier')
const isHarder = isWay('harder')
const place = (names: readonly string[], name: string) => {
  const at = names.indexOf(name)
  return at < 0 ? 0 : Math.max(0.2, 1 - at * 0.05)
}
const isFlat = ({ place: at }: Suggestable) => at === 'flat'
const learnedOf = ({ trick }: Candidate, { aim }: Scene) => aim.learned.get(keyOf(trick.motion))
const nextOf = ({ trick }: Candidate, { aim }: Scene) => Math.min(1.2, aim.next.get(keyOf(trick.motion)) ?? 0)
const isUncalled = (candidate: Candidate, scene: Scene) =>
  !isNamed(candidate, scene) && !scene.aim.liked.includes(candidate.trick.name)
const isNamed = ({ trick }: Candidate, { aim }: Scene) => aim.namedKeys.has(keyOf(trick.motion))
const isSpun = ({ bodyTurn }: Motion) => (bodyTurn ?? 0) >= 540
/** How many of the steps to a trick are neither landed nor left behind. */
function unknownSteps({ trick }: Candidate, { aim, library }: Scene): number {
  if (aim.landed.length === 0) return 0
  const before = library.steps.get(keyOf(trick.motion)) ?? []
  return before.filter((key) => !aim.landedKeys.has(key) && !aim.implied.has(key)).length
}
const knownSteps = ({ trick }: Candidate, { aim, library }: Scene) =>
  (library.steps.get(keyOf(trick.motion)) ?? []).filter((key) => aim.landedKeys.has(key)).length

/** How far a trick shares what another is made of. */
function likeness({ trick }: Candidate, { aim, likeTraits }: Scene): number {
  const [traits = []] = likeTraits
  const kept = traits.filter((trait) => !aim.wanted.some((other) => sortOf(other) === sortOf(trait)))
  return share(kept.filter((trait) => has(trick, trait)).length, kept.length)
}
const sortOf = (trait: Trait) => (/^(?:kick|heel)flip$/.test(trait) ? 'flip' : (trait.split(' ')[0] ?? trait))

const stepTo = ({ trick }: Candidate, { aim, steps }: Scene, kind: 'direct' | 'all') => {
  const key = keyOf(trick.motion)
  return aim.compared.some(({ how, to }) => {
    const known = how === 'toward' ? steps.get(keyOf(to)) : undefined
    return known !== undefined && (kind === 'direct' ? known.direct.includes(key) : known.all.has(key))
  })
}
const growsOutOf = ({ trick }: Candidate, { aim, library }: Scene) => {
  const before = library.steps.get(keyOf(trick.motion)) ?? []
  return aim.compared.some(
    ({ how, to }) => (how === 'after' || how === 'harder') && before.includes(keyOf(to)),
  )
}
const isMainStep = ({ trick }: Candidate, { aim, steps }: Scene) =>
  aim.compared.some(
    ({ how, to }) => how === 'toward' && steps.get(keyOf(to))?.direct[0] === keyOf(trick.motion),
  )
const isBetween = ({ trick }: Candidate, { aim, steps, library }: Scene) => {
  if (!aim.between) return 0
  const key = keyOf(trick.motion)
  const before = allStepsTo(key, library.steps)
  return share(
    yes(aim.between.some((end) => steps.get(keyOf(end))?.all.has(key))) +
      yes(aim.between.some((end) => before.has(keyOf(end)))),
    2,
  )
}
const sharedWithBoth = ({ trick }: Candidate, { aim }: Scene) => {
  if (!aim.between) return 0
  const [one, other] = aim.between
  const theirs = traitsOf(other)
  const both = traitsOf(one).filter((trait) => theirs.includes(trait))
  return share(both.filter((trait) => has(trick, trait)).length, both.length)
}
const togetherIn = ({ trick }: Candidate, { aim, library }: Scene) => {
  if (!aim.isTogether) return 0
  const before = new Set([
    ...(library.steps.get(keyOf(trick.motion)) ?? []),
    ...trick.motion.parts.map(keyOf),
  ])
  const used = aim.landed.filter((made) => keyOf(made) !== 'Ollie' && before.has(keyOf(made)))
  return Math.min(2, used.length)
}
/** Farther out of reach nothing gets: what was asked for counts for more. */
const FAR = 3
const NOT_TRIED = { tries: 0, lands: 0 }
/** A land of one try is no rate yet. */
const DOUBT = 5
/** So many tries without a land say that the time has not come. */
const MANY_TRIES = 60
/** The same as another trick, but for how one rolls away. */
const leavesOtherwise = ({ motion }: Suggestable, { byKey }: Library) =>
  motion.to !== null && byKey.has(keyOf({ ...motion, to: null }))
const UNASKED = ['late', 'double', 'triple', 'revert', 'impossible'] as const

/**
 * What speaks for a trick or against it, each a number of about -1 to 1 or a count. A trick's score is the sum of each
 * feature by its weight; the weights come from judged wishes (`npm run fit`).
 */
const FEATURES = {
  'is the trick that was named': (candidate, scene) => yes(isNamed(candidate, scene)),
  'lacks what was asked for': (candidate, scene) =>
    isNamed(candidate, scene) ? 0 : lackOf(candidate.trick, scene.aim),
  'is not for the place': ({ trick }, { aim }) => missing(trick, aim.places),
  'lacks the stance': ({ trick }, { aim }) =>
    missing(
      trick,
      aim.wanted.filter((trait) => trait.startsWith('stance ')),
    ),
  'does not suit the mood': ({ trick }, { aim }) => missing(trick, aim.must) - missing(trick, aim.wanted),
  'comes to mind': ({ trick }, { aim }) => place(aim.liked, trick.name),
  'comes to mind first': ({ trick }, { aim }) => yes(aim.liked[0] === trick.name),
  'suits two moods': ({ trick }, { aim }) =>
    yes(aim.moods.filter(({ first }) => first?.includes(trick.name)).length > 1),
  'is known of the hero': ({ trick }, { aim }) => place(aim.heroes, trick.name),
  'is too hard': ({ trick }, { aim }) => Math.min(FAR, Math.max(0, trick.value - aim.reach.most)),
  'is out of reach': ({ trick }, { aim }) => yes(trick.value > aim.reach.most),
  'is too easy': ({ trick }, { aim }) => Math.min(FAR, Math.max(0, aim.reach.least - trick.value)),
  'is harder than ideal': ({ trick }, { aim }) => Math.max(0, trick.value - aim.reach.ideal),
  'is easier than ideal': ({ trick }, { aim }) => Math.max(0, aim.reach.ideal - trick.value),
  'is little known': (candidate, scene) =>
    yes(isUncalled(candidate, scene)) * obscurityOf(candidate.trick, candidate.rank),
  'is far down the list': (candidate, scene) =>
    yes(isUncalled(candidate, scene)) * Math.log2(candidate.rank + 2),
  'comes next': nextOf,
  'comes next at once': (candidate, scene) => yes(nextOf(candidate, scene) > 0.9),
  'is a step from what is landed': (candidate, scene) => yes(knownSteps(candidate, scene) > 0),
  'wants steps that are missing': unknownSteps,
  'has all its steps': (candidate, scene) =>
    yes(scene.aim.landed.length > 0 && unknownSteps(candidate, scene) === 0),
  'is of where one skates': ({ trick }, { aim }) => aim.shares?.[areaOf(trick)] ?? 0,
  'is left behind': ({ trick }, { aim }) => yes(aim.implied.has(keyOf(trick.motion))),
  'is being learned': (candidate, scene) => yes(learnedOf(candidate, scene) !== undefined),
  'lands now and then': (candidate, scene) => {
    const { tries, lands } = learnedOf(candidate, scene) ?? NOT_TRIED
    return share(lands, tries + DOUBT)
  },
  'was tried in vain': (candidate, scene) => {
    const { tries, lands } = learnedOf(candidate, scene) ?? NOT_TRIED
    return lands === 0 ? Math.min(1, tries / MANY_TRIES) : 0
  },
  'was landed before': (candidate, scene) => yes(learnedOf(candidate, scene)?.isLost === true),
  'comes before what is being learned': ({ trick }, { aim }) =>
    place([...aim.firstSteps.keys()], keyOf(trick.motion)),
  'joins what is landed': ({ trick: { motion } }, { aim }) =>
    yes(motion.parts.length > 0 && motion.parts.every((part) => aim.landedKeys.has(keyOf(part)))),
  'is in the stance one skates': ({ trick: { motion } }, { asked, aim }) =>
    motion.stance === 'regular' || asked.has(`stance ${motion.stance}`) ? 0 : aim.stances[motion.stance],
  'is in another stance': ({ trick: { motion } }, { asked }) =>
    yes(motion.stance !== 'regular' && !asked.has(`stance ${motion.stance}`)),
  'has what nobody asked for': ({ trick }, { asked, library }) =>
    UNASKED.filter((trait) => has(trick, trait) && !asked.has(trait)).length +
    yes(!asked.has('ends fakie') && leavesOtherwise(trick, library)),
  'is several tricks': ({ trick }, { asked }) =>
    yes(trick.motion.parts.length > 0 && !asked.has('combination')),
  'flips unasked': ({ trick }, { asked }) =>
    yes(has(trick, 'flip') && !asked.has('flip') && !asked.has('kickflip') && !asked.has('heelflip')),
  'is off flat ground unasked': ({ trick }, { aim }) =>
    (1 - (aim.shares?.[areaOf(trick)] ?? 0)) *
    yes(
      !isFlat(trick) &&
        aim.must.every((trait) => !/^(?:place|kind|on |transition|grab|hip|bank|wall|contact)/.test(trait)),
    ),
  'has a manner unasked': ({ trick }, { aim }) =>
    yes(
      trick.motion.style !== null &&
        trick.family !== 'basics' &&
        aim.compared.every(({ to }) => to.style !== trick.motion.style) &&
        aim.must.every((trait) => !/^(?:style|old school|freestyle|nineties|mullen|surf|wall)/.test(trait)),
    ),
  'spins far unasked': ({ trick }, { asked }) =>
    yes(isSpun(trick.motion) && ![...asked].some((trait) => /^(?:turn|body|spin)/.test(trait))),
  'has a side unasked': ({ trick: { motion } }, { aim }) =>
    yes(motion.approach !== null && !aim.wanted.includes(motion.approach)),
  'ends in half a flip or an unknown one': ({ trick: { motion } }) =>
    yes(motion.flip.count === 0.5 || (motion.flip.kind === null && motion.style === null)),
  'is like what was named': (candidate, scene) => (isLike(scene) ? likeness(candidate, scene) : 0),
  'keeps what is to be easier': (candidate, scene) => (isEasier(scene) ? likeness(candidate, scene) : 0),
  'keeps what is to be harder': (candidate, scene) => (isHarder(scene) ? likeness(candidate, scene) : 0),
  'keeps the place of what was named': ({ trick }, { aim, library }) => {
    const first = aim.compared.find(
      ({ how }) => how === 'like' || how === 'easier' || how === 'harder' || how === 'level',
    )
    const known = first && library.byKey.get(keyOf(first.to))
    return known ? yes(areaOf(known) === areaOf(trick)) : 0
  },
  'grows out of what was named': (candidate, scene) => yes(growsOutOf(candidate, scene)),
  'is a step to it': (candidate, scene) => yes(stepTo(candidate, scene, 'direct')),
  'is on the way to it': (candidate, scene) => yes(stepTo(candidate, scene, 'all')),
  'is the main step to it': (candidate, scene) => yes(isMainStep(candidate, scene)),
  'lies between': isBetween,
  'has what both have': sharedWithBoth,
  'puts together what is landed': togetherIn,
  'is the easiest': ({ trick }, { aim }) =>
    yes(aim.effort?.to === 'easier' && aim.effort.isMost) * trick.value,
  'is the hardest': ({ trick }, { aim }) =>
    yes(aim.effort?.to === 'harder' && aim.effort.isMost) * trick.value,
  'is as hard as what is refused': ({ trick }, { aim }) => {
    const [refused] = aim.refused
    return refused ? Math.min(3, Math.abs(exactDifficulty(refused) - trick.value)) : 0
  },
} as const satisfies Readonly<Record<string, Feature>>

export type FeatureName = keyof typeof FEATURES
export const FEATURE_NAMES = Object.keys(FEATURES) as FeatureName[]

const ALL = FEATURE_NAMES.map((name): Feature => FEATURES[name])

/** What each feature says of a trick, in the order of `FEATURE_NAMES`. */
export function featuresOf(candidate: Candidate, scene: Scene): Float64Array {
  const values = new Float64Array(ALL.length)
  for (let at = 0; at < ALL.length; at++) values[at] = ALL[at]?.(candidate, scene) ?? 0
  return values
}
