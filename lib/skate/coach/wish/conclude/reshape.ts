import { type Motion, STANCES } from '../../../motion.ts'
import { exitOf } from '../../../stance.ts'
import { type Trait, traitsOf } from '../../traits.ts'
import { type Reading, type Relation, standIns, type Wish } from '../reading.ts'
import { oppositeOf } from '../rewrite/variants.ts'
import { parsed } from '../words/names.ts'

/** What is wanted, while it is still being made sense of. */
export interface Draft {
  readonly tricks: readonly Motion[]
  readonly wanted: readonly Trait[]
  readonly relation: Relation | null
}

/** What else bears on what is wanted. */
export interface Context {
  readonly reading: Reading
  readonly text: string
  readonly ease: Wish['ease']
  readonly hasProblem: boolean
}

type Step = (draft: Draft, context: Context) => Draft

export const distinct = <T>(values: readonly T[]) => [...new Set(values)]

/** A plain kickflip or tailslide that is not wanted means all of its kind; a longer name means itself. */
export function isOneThing(motion: Motion): boolean {
  const traits = traitsOf(motion).filter((trait) => !trait.startsWith('kind'))
  return traits.length === 1 && !/^(?:turn|stance)/.test(traits[0] ?? '')
}

const isAir = ({ contact }: Motion) => contact?.name === 'Air'
const asTraits = (wanted: readonly Trait[], tricks: readonly Motion[]) =>
  distinct([...wanted, ...tricks.flatMap(traitsOf)])

/** "Kickflip into a slide": the kickflip is a part of what is wanted. */
const joined: Step = (draft, { reading: { joins } }) => {
  const { tricks, wanted } = draft
  const isPart =
    tricks.length > 0 &&
    wanted.some((trait) => /^(kind|place|flip|spin out|shuvit out)/.test(trait)) &&
    (joins || wanted.some((trait) => / out$|flip in/.test(trait)))
  if (!isPart) return draft
  const isFlipIn = joins && tricks.some(({ flip }) => flip.kind !== 'none')
  return {
    ...draft,
    tricks: [],
    wanted: distinct([
      ...asTraits(wanted, tricks),
      ...tricks.flatMap(({ approach }) => (approach === 'backside' ? (['backside'] as const) : [])),
      ...(isFlipIn ? (['flip in'] as const) : []),
    ]),
  }
}

/** "A heelflip with a 180": both are parts of it, but a hardflip in nollie is still a hardflip. */
const changed: Step = (draft) => {
  const { tricks, wanted, relation } = draft
  const [only, ...others] = tricks
  if (!only || others.length > 0 || relation || wanted.length === 0) return draft
  if (wanted.every((trait) => traitsOf(only).includes(trait))) return draft
  const isManner = wanted.every((trait) =>
    /^stance|^frontside|^backside|^late|^double|^triple|^revert/.test(trait),
  )
  return isManner
    ? { tricks: [], wanted, relation: { is: 'like', to: only } }
    : { tricks: [], wanted: asTraits(wanted, [only]), relation }
}

/** "A manual but fancy", "nollie 360 flip but easier", "kickflip, or something similar". */
const related: Step = (draft, { reading: { mentions, isAlike, place }, text, ease, hasProblem }) => {
  const { tricks, wanted, relation } = draft
  if (relation) return draft
  const [only, ...others] = tricks
  const isOne = only !== undefined && others.length === 0
  if (isOne && ease?.isThan) return { tricks: [], wanted, relation: { is: ease.to, to: only } }
  // "Manual but harder": the word for a kind that something is to be harder than is its plainest trick.
  const [plainest] =
    tricks.length === 0 && ease?.isThan && /\bbut\b/.test(text) ? standIns([...place, ...wanted]) : []
  if (plainest && ease) return { tricks: [], wanted, relation: { is: ease.to, to: plainest } }
  if (hasProblem) return draft
  const last = mentions.findLast(({ mode }) => mode === 'can')
  if (isAlike && last) return { ...draft, relation: { is: 'like', to: last.motion } }
  if (isAlike && isOne) return { tricks: [], wanted, relation: { is: 'like', to: only } }
  const once = mentions.find(({ mode }) => mode === 'once')
  return once ? { ...draft, relation: { is: 'easier', to: once.motion } } : draft
}

/** Said of a ledge, or by whoever slides one already, a blunt is a slide. */
const onEdge: Step = (draft, { reading: { place, mentions } }) => {
  const isBlunt = ({ contact }: Motion) => contact?.name === 'Blunt'
  const isOfEdges =
    place.length > 0
      ? place.includes('place edge')
      : mentions.some(({ mode, motion }) => mode === 'can' && /grind|slide/.test(motion.contact?.kind ?? ''))
  if (!isOfEdges || !draft.tricks.some(isBlunt)) return draft
  return {
    ...draft,
    tricks: draft.tricks.flatMap((made) => (isBlunt(made) ? parsed('Bluntslide') : made) ?? []),
  }
}

/** "The opposite of a varial kickflip." */
const mirrored: Step = (draft, { reading: { isMirrored, place } }) => {
  const { relation } = draft
  const isNamed = draft.tricks.length > 0
  const tricks = isNamed ? draft.tricks : standIns([...draft.wanted, ...place])
  const wanted = isNamed || relation ? draft.wanted : []
  const turned = isMirrored
    ? relation
      ? relation.to
      : tricks.length === 1
        ? tricks[0]
        : undefined
    : undefined
  const [other] = turned ? oppositeOf(turned) : []
  return other ? { tricks: [other], wanted, relation: null } : draft
}

/** Goes on from what is landed to the same in another stance. */
const SAME_ELSE =
  /\b(?:what|how) about (?:it |that |them )?(?:in )?(?:regular|normal|my (?:normal|regular) stance|switch|nollie|fakie)\b(?! [a-z])/

/** "Fakie bigspins are consistent, what about regular": the same trick in the stance that stands alone. */
const restanced: Step = (draft, { reading: { mentions }, text }) => {
  const landed = mentions.filter(({ mode }) => mode === 'can')
  const [only, ...others] = landed
  if (!only || others.length > 0 || draft.tricks.length > 0 || !SAME_ELSE.test(text)) return draft
  const isStances = draft.wanted.every((trait) => trait.startsWith('stance '))
  const stance = STANCES.find((each) => draft.wanted.includes(`stance ${each}`)) ?? 'regular'
  return isStances && stance !== only.motion.stance
    ? { tricks: [{ ...only.motion, stance }], wanted: [], relation: null }
    : draft
}

/** "Frontside, backside, whatever": one of either side is meant, and none of both. */
const onEitherSide: Step = (draft) =>
  draft.wanted.includes('frontside') && draft.wanted.includes('backside')
    ? { ...draft, wanted: draft.wanted.filter((trait) => trait !== 'frontside' && trait !== 'backside') }
    : draft

const IN_A_LINE = /\b(?:in|for) (?:an?|the|my|this) line\b|\blink(?:ing|ed)?\b/

/** In a line the next trick begins as the last one ended. */
const inLine: Step = (draft, { text }) => {
  const { relation, wanted } = draft
  if (relation?.is !== 'after' || !IN_A_LINE.test(text)) return draft
  const isBack = exitOf(relation.to) === 'B'
  const isOtherWay = isBack !== /fakie|switch/.test(relation.to.stance)
  const stance = isBack ? 'stance fakie' : 'stance regular'
  return {
    ...draft,
    relation: null,
    wanted: isBack || isOtherWay ? distinct<Trait>([...wanted, stance]) : wanted,
  }
}

/** "Like a 360 flip but heelflip": it is the flick that is to be another. */
const likeBut: Step = (draft) =>
  draft.relation?.is === 'like' && draft.tricks.length > 0 && draft.tricks.every(isOneThing)
    ? { ...draft, tricks: [], wanted: asTraits(draft.wanted, draft.tricks) }
    : draft

/** A grab is what is done in the air. */
const grabbed: Step = (draft) => {
  const { tricks, wanted } = draft
  if (!wanted.includes('grab') && !tricks.some(({ contact }) => contact?.kind === 'grab')) return draft
  return {
    ...draft,
    tricks: tricks.filter((made) => !isAir(made)),
    wanted: asTraits(wanted, tricks.filter(isAir)).filter(
      (trait) => trait !== 'contact Air' && trait !== 'kind air',
    ),
  }
}

/** "A shuv with a full spin": it is the board that spins. */
const scooped: Step = (draft) => {
  const { wanted } = draft
  const isFull = wanted.includes('body 360') || (wanted.includes('turn 360') && wanted.includes('spin'))
  if (!wanted.includes('shuvit') || !isFull) return draft
  const rest = wanted.filter((trait) => trait !== 'body 360' && trait !== 'spin')
  return { ...draft, wanted: distinct<Trait>([...rest, 'turn 360', 'no flip']) }
}

/** "Spins 360 and flips": it may be the board that spins. */
const flipped: Step = (draft) => {
  const { wanted } = draft
  const isEither =
    wanted.some((trait) => /flip$/.test(trait)) && !wanted.includes('turn 360') && wanted.includes('body 360')
  // "A flip that spins 360": it is said of the board already.
  if (
    !isEither &&
    wanted.includes('turn 360') &&
    wanted.includes('spin') &&
    wanted.some((trait) => /flip$/.test(trait))
  )
    return { ...draft, wanted: wanted.filter((trait) => trait !== 'spin') }
  if (!isEither) return draft
  const rest = wanted.filter((trait) => trait !== 'body 360' && trait !== 'spin')
  return { ...draft, wanted: distinct([...rest, 'turn 360']) }
}

const ONE_SHUVIT =
  /^(?:(?:how (?:to|do i|do you|can i)|learn(?:ing)?|teach me|i want|want|to|do|the|an?|my|try|first) )*(?:shuv(?:it)?|shove[ -]?it)[?!. ]*$/

/** "How do I shuvit" asks for that one, not for any of its kind, and so does "impossible". */
const meantItself: Step = (draft, { text }) => {
  const { tricks, wanted, relation } = draft
  const [trait, ...others] = wanted
  const isItself = (trait === 'shuvit' && ONE_SHUVIT.test(text)) || trait === 'impossible'
  return isItself && others.length === 0 && tricks.length === 0 && !relation
    ? { tricks: standIns(wanted), wanted: [], relation }
    : draft
}

const INTO_SOMETHING = /\binto (?:something|anything|stuff|whatever|some|another)\b/

/** "Half cab into something." */
const intoSomething: Step = (draft, { text }) => {
  const [head, ...others] = draft.tricks
  return head && others.length === 0 && draft.wanted.length === 0 && INTO_SOMETHING.test(text)
    ? { ...draft, tricks: [], wanted: distinct<Trait>(['into', ...traitsOf(head)]) }
    : draft
}

/** Whoever wants to jump stands on flat ground, if nothing else is said. */
const onFlat: Step = (draft, { reading: { place } }) =>
  draft.wanted.length === 1 && draft.wanted[0] === 'pop' && place.length === 0
    ? { ...draft, wanted: [...draft.wanted, 'place flat'] }
    : draft

const STEPS: readonly Step[] = [
  onEitherSide,
  restanced,
  joined,
  meantItself,
  changed,
  related,
  onEdge,
  mirrored,
  inLine,
  likeBut,
  grabbed,
  scooped,
  flipped,
  intoSomething,
  onFlat,
]

/** What the named tricks and the traits come to together, one sense after the other. */
export const reshaped = (draft: Draft, context: Context): Draft =>
  STEPS.reduce((so, step) => step(so, context), draft)
