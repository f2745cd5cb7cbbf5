import { exactDifficulty } from '../../difficulty/difficulty.ts'
import type { Motion } from '../../motion.ts'
import { labelOf } from '../../name/name.ts'
import { type Trait, traitsOf } from '../traits.ts'
import type { Comparison, Item, QuestionOf } from '../wish.ts'
import { motionCalled } from './called.ts'
import { COMPARING, type Operator } from './lexicon.ts'
import {
  changedBy,
  flickedLike,
  joined,
  leftBy,
  onEnd,
  opposite,
  otherHand,
  turnedFully,
  turnedFurther,
} from './operators.ts'
import type { Draft, Mention } from './roles.ts'
import type { Speakers } from './speakers.ts'
import { standIn } from './stand-ins.ts'

/**
 * What goes wrong with one of the named tricks, by the inventory of faults; null where the text tells of no trouble. */
export type TroubleIn = (
  named: readonly { readonly motion: Motion; readonly start: number }[],
  how: {
    /** One of them is said to fail. */
    readonly isFailing: boolean
    /** Nothing else is asked for. */
    readonly isPlain: boolean
    /** One of them is said to land. */
    readonly isSure: boolean
  },
) => Trouble | null

interface Trouble {
  readonly motion: Motion
  readonly fault: string
  /** Another fault that was told nearly as well. */
  readonly rival: string | null
  /** The tokens that tell of it; null where nothing but that it fails was told. */
  readonly span: { readonly start: number; readonly end: number } | null
}

const COMPARED: Readonly<Partial<Record<Mention['role'], Comparison>>> = {
  like: 'like',
  after: 'after',
  level: 'level',
  toward: 'toward',
  harder: 'harder',
  easier: 'easier',
}

/** A named trick, whatever named it. */
interface Named extends Mention {
  readonly motion: Motion
}

const isNamed = (mention: Mention): mention is Named => mention.motion !== null

/** What a draft asks for: the few steps that make items of what was named, each composing with all tricks. */
export function itemsOf(draft: Draft, speakers: Speakers, troubleIn: TroubleIn): Item[] {
  settleTheirs(draft, speakers)
  settleLists(draft)
  settlePast(draft)
  settlePlaces(draft)
  settleFears(draft)
  settleRivals(draft)
  settleLanded(draft)
  const own: Item[] = []
  const choice = choiceIn(draft)
  const trouble = choice ? null : troubleOf(draft, troubleIn)
  if (trouble) {
    // "It lands primo" is no wish for one.
    const { span, motion } = trouble
    for (const mention of draft.mentions)
      if (span && mention.motion !== motion && mention.start >= span.start && mention.end <= span.end + 1)
        mention.role = 'used'
  }
  if (trouble) own.push({ is: 'trouble', trick: labelOf(trouble.motion), fault: trouble.fault })
  if (choice) own.push(choice)
  if (!trouble && !choice) {
    operate(draft)
    compose(draft)
    own.push(...compare(draft).map(orFirstSteps))
    own.push(...questionIn(draft, own))
  }
  const told = own.flatMap((item) => ('trick' in item ? [item.trick, 'other' in item ? item.other : ''] : []))
  return distinct([...own, ...mentionsOf(draft, new Set(told), trouble !== null), ...othersOf(draft)])
}

const distinct = (items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
]

/**
 * What somebody else does is no trick of one's own; it is what is meant where nothing else is named. What the other one
 * lacks is what a game is won with.
 */
function settleTheirs(draft: Draft, { isForOthers }: Speakers): void {
  const isAlone = draft.mentions.every(({ role, isPlace }) => role === 'theirs' || isPlace)
  // Who asks for a child tells of nobody's tricks but the child's.
  const isOwn = draft.mentions.some(({ role }) => /^(?:can|cannot|once|fear|sometimes)$/.test(role))
  const isHelper = isForOthers || (!isOwn && draft.moods.some(({ mood }) => mood === 'child'))
  const isGame = draft.moods.some(({ mood }) => mood.startsWith('game'))
  const isSought = isAlone && !draft.asksNext && draft.efforts.length === 0 && !(isGame && !isForOthers)
  for (const mention of draft.mentions) {
    if (mention.role === 'theirs')
      mention.role =
        isHelper && (mention.isSaid || !isSought) ? 'can' : isSought ? 'want' : isGame ? 'not' : 'used'
    if (mention.role === 'not theirs') mention.role = isHelper ? 'cannot' : isGame ? 'want' : 'used'
  }
}

/** What was once landed is landed, unless one comes back to it or lands others now. */
function settlePast({ mentions, asksNext, moods }: Draft): void {
  const hasNow = mentions.some(({ role }) => role === 'can')
  const isBack = moods.some(({ mood }) => mood === 'comeback')
  for (const mention of mentions)
    if (mention.role === 'once') mention.role = hasNow || (isBack && !asksNext) ? 'aside' : 'can'
}

/** Names that nobody holds out as wanted count up what one has: beside "what next", behind others, or in a long row. */
function settleLists(draft: Draft): void {
  const { mentions, asksNext, asks, efforts, or } = draft
  if (or !== null) return
  const isLoose = ({ role, isSaid, isPlace, traits }: Mention) =>
    role === 'want' && !isSaid && (!isPlace || traits.some((trait) => /^(?:kind manual|style)/.test(trait)))
  const loose = mentions.filter(isLoose)
  const isTrick = (mention: Mention) => isNamed(mention) || standIn(mention.traits) !== null
  const all = loose.filter((mention) => isNamed(mention))
  const named = all.length > 0 ? all : loose.filter(isTrick)
  const asksElse = mentions.some(({ role, isSaid, isPlace }) => role === 'want' && isSaid && !isPlace)
  const isInventory =
    (asksNext && !asksElse && named.length > 0) ||
    (draft.isOnly && asks === 0 && named.length > 0) ||
    (asks < 2 && efforts.length === 0 && loose.length > 2 && loose.every(isTrick) && all.length > 0)
  if (!isInventory) return
  const before = Math.max(...named.map(({ start }) => start))
  for (const mention of loose) {
    const motion = mention.motion ?? standIn(mention.traits)
    // "Kickflip on lock, what flip next": a kind behind the names is what is asked for.
    if (!motion || (!mention.motion && mention.start > before)) continue
    mention.role = 'can'
    mentions[mentions.indexOf(mention)] = { ...mention, motion, traits: [] }
  }
}

const isWhere = (trait: Trait) =>
  /^(?:place|on |transition|bank|hip|wall|gap|kind (?:grind|slide|stall|manual|air))/.test(trait)

/** "I learned slappies" is no place. */
const isTrickToo = ({ motion, traits }: Mention) =>
  motion !== null && traits.some((trait) => trait.startsWith('style '))

/** Where somebody does what they land is where they want more of it, unless they say otherwise. */
function settlePlaces({ mentions, moods }: Draft): void {
  const isAsked = mentions.some(
    ({ role, traits, motion, isPlace, isSaid }) =>
      role === 'want' && (motion?.contact || traits.some(isWhere) || (isSaid && !isPlace)),
  )
  for (const mention of mentions)
    if (mention.isPlace && mention.role === 'can' && !isTrickToo(mention))
      mention.role = isAsked ? 'used' : 'want'
  // What such a place is best for is not asked for, either.
  const unused = new Set(
    mentions.flatMap(({ role, isPlace, start }) => (isPlace && role === 'used' ? start : [])),
  )
  moods.splice(0, moods.length, ...moods.filter(({ start }) => !unused.has(start)))
  // "A curb in front of the supermarket": of two places the one that is skated counts.
  const where = mentions.filter(({ role, isPlace }) => role === 'want' && isPlace)
  if (where.some(({ traits }) => !traits.includes('place flat')))
    for (const mention of where) if (mention.traits.includes('place flat')) mention.role = 'used'
}

/** What somebody is afraid of goes wrong with a trick; of a kind or a place they want something easy. */
function settleFears(draft: Draft): void {
  const { mentions, efforts, asks, operators } = draft
  const isElse = draft.asksNext || operators.some(({ operator }) => operator === 'another')
  const others = mentions.some(
    ({ role, isPlace, traits }) => role === 'want' && (isPlace || traits.length > 0),
  )
  for (const mention of mentions.filter(({ role }) => role === 'fear')) {
    if (mention.traits.length === 0) mention.role = isElse || others || asks > 0 ? 'not' : 'fear'
    else if (others || !mention.traits.some(isWhere)) mention.role = 'not'
    else {
      mention.role = 'want'
      efforts.push({ to: 'easier', isMost: false, isThan: false, start: mention.start })
    }
  }
}

/** Of two kinds of contact, or two stances, that no trick has at once, the first is asked for: "just grinds and slides". */
function settleRivals({ mentions, operators, joins }: Draft): void {
  const isInOne = joins || operators.some(({ operator }) => operator === 'in one' || operator === 'out of')
  const kinds = mentions.filter(
    ({ role, motion, traits }) => role === 'want' && !motion && traits.length === 1,
  )
  if (isInOne || mentions.some(({ traits }) => traits.includes('combination'))) return
  for (const group of ['kind ', 'stance ']) {
    const [first, ...others] = kinds.filter(({ traits }) => traits[0]?.startsWith(group))
    for (const other of others) if (other.clause === first?.clause) other.role = 'used'
  }
}

/** What is said to land is not asked for because it is named again. */
function settleLanded({ mentions }: Draft): void {
  const landed = new Set(
    mentions.flatMap(({ role, motion, isSaid }) =>
      role === 'can' && isSaid && motion ? labelOf(motion) : [],
    ),
  )
  for (const mention of mentions)
    if (mention.role === 'want' && !mention.isSaid && mention.motion && landed.has(labelOf(mention.motion)))
      mention.role = 'used'
}

const wantedIn = ({ mentions }: Draft) => mentions.filter(({ role }) => role === 'want').filter(isNamed)

/** "Noseslide or boardslide first", "is a heelflip harder than a kickflip". */
function choiceIn(draft: Draft): Item | null {
  // "Is a hardflip easier than a varial heel?"
  const compared = draft.mentions.filter(({ role }) => role === 'harder' || role === 'easier')
  const held = wantedIn(draft)
  if (draft.asks === 0 && held[0] && held.length === 1 && compared[0]?.motion && compared.length === 1)
    return { is: 'choice', trick: labelOf(held[0].motion), other: labelOf(compared[0].motion) }
  const named = draft.mentions
    .filter(({ role }) => /^(?:want|harder|easier|toward)$/.test(role))
    // "Something switch or fakie" leaves it open.
    .filter(({ motion, traits, isSaid }) => motion || !isSaid || !traits[0]?.startsWith('stance '))
    .map(({ motion, traits, start, end }) => ({ motion: motion ?? standIn(traits), start, end }))
  const [one, other, ...more] = named.filter(({ motion }) => motion !== null)
  const isHeld =
    one &&
    other &&
    ((draft.or !== null && draft.or >= one.end && draft.or <= other.start + 2) || isOrder(draft))
  if (
    !isHeld ||
    !one.motion ||
    !other.motion ||
    more.length > 1 ||
    labelOf(one.motion) === labelOf(other.motion)
  )
    return null
  return { is: 'choice', trick: labelOf(one.motion), other: labelOf(other.motion) }
}

/** "Should I learn a heelflip before a kickflip?" */
const isOrder = ({ mentions, asks }: Draft) =>
  asks > 0 &&
  mentions.some(
    ({ role, start }, at) =>
      role === 'toward' && mentions[at - 1]?.role === 'want' && mentions[at - 1]?.end === start - 1,
  )

/** The trick that goes wrong, when one does and no other one is asked for. */
function troubleOf(
  { mentions, asksNext, operators, asks, joins, question }: Draft,
  troubleIn: TroubleIn,
): Trouble | null {
  if (asksNext || operators.some(({ operator }) => operator === 'another')) return null
  const isAsking = mentions.some(
    ({ role, motion, traits }) =>
      COMPARING.some((how) => how === role) && (motion ?? standIn(traits)) !== null,
  )
  if (isAsking) return null
  const open = mentions.filter(({ role }) => role !== 'not' && role !== 'aside' && role !== 'used')
  const failing = open.filter(
    ({ role }) => role === 'fear' || role === 'sometimes' || (role === 'cannot' && asks === 0),
  )
  // Where some are said to land, it is the others that go wrong.
  const others = open.filter(({ role }) => role !== 'can')
  const failed = tricksOf(failing)
  // What one had once may be what goes wrong now.
  const past = mentions.filter(({ role }) => role === 'aside')
  const [named = []] = [failed, tricksOf(others), tricksOf(open), flicksOf(open), tricksOf(past)].filter(
    (tricks) => tricks.length > 0,
  )
  // "A spin, but not on a ledge" asks for something, "my pop is weak" does not.
  const isWish =
    named.length === 0 && (asks > 0 || open.some(({ role, isSaid }) => role === 'want' && isSaid))
  const isPlain =
    asks === 0 &&
    question === null &&
    operators.length === 0 &&
    !joins &&
    !others.some(({ role, isSaid }) => isSaid && role === 'want')
  const isFailing = failed.length > 0
  const isSure = !isFailing && open.some(({ role, isSaid }) => role === 'can' && isSaid)
  return isWish ? null : troubleIn(named, { isFailing, isPlain, isSure })
}

/** "On flip tricks" goes wrong what goes wrong on a kickflip. */
const flicksOf = (mentions: readonly Mention[]) =>
  mentions.flatMap(({ traits, start }) => {
    const motion = flickIn(traits)
    return motion ? { motion, start } : []
  })

const isOf = (made: Motion, traits: readonly Trait[]) => {
  const own = traitsOf(made)
  return traits.every((trait) => own.includes(trait))
}

/** The tricks among what was named, or those that the words for their kinds stand for. */
const tricksOf = (mentions: readonly Mention[]) =>
  mentions.flatMap(({ motion, traits, isPlace, start }) => {
    // "Tail slides, I sit there, I don't slide": the kind is that of the trick.
    if (!motion && mentions.some((other) => other.motion && isOf(other.motion, traits))) return []
    const isWhereOnly = isPlace && !traits.some((trait) => /^(?:kind|style)/.test(trait))
    const made = motion ?? (isWhereOnly ? null : standIn(traits))
    return made ? { motion: made, start } : []
  })

const OPERATIONS: Readonly<Partial<Record<Operator, (made: Motion) => Motion | null>>> = {
  opposite,
  'more turn': turnedFurther,
  'other hand': otherHand,
  full: turnedFully,
  'on the nose': (made) => onEnd(made, 'nose'),
  'on the tail': (made) => onEnd(made, 'tail'),
}

/** Does to the trick that is named nearest what an operator says; the trick that is changed is never the answer. */
function operate(draft: Draft): void {
  const { mentions } = draft
  for (const { operator, start } of draft.operators) {
    const change = OPERATIONS[operator]
    if (!change) continue
    const near = mentions
      .filter(isNamed)
      .filter(({ role }) => /^(?:want|like|can|once|not)$/.test(role))
      .toSorted((one, other) => Math.abs(one.start - start) - Math.abs(other.start - start))
    const kind = mentions.find(({ motion, traits }) => !motion && standIn(traits))
    const from = near[0]?.motion ?? (kind && standIn(kind.traits))
    const made = from && change(from)
    if (!made) continue
    const source = near[0] ?? kind
    if (source && source.role !== 'can') source.role = 'used'
    mentions.push({
      motion: made,
      traits: [],
      isPlace: false,
      role: 'want',
      isSaid: true,
      clause: -1,
      start,
      end: start,
    })
  }
}

/** What changes a trick without making a place or a kind of its own of it. */
const isChange = (trait: Trait) =>
  !/^(?:place|on |transition|bank|hip|wall|gap|kind (?:air|stall|plant))/.test(trait)

const isEdge = (trait: Trait) => trait === 'place edge' || trait === 'kind manual'
const isFlicked = ({ contact, style, flip, boardTurn }: Motion) =>
  !contact && !style && (flip.kind !== 'none' || (boardTurn ?? 0) > 0)

const flickIn = (traits: readonly Trait[]) => (traits.includes('flip') ? motionCalled('kickflip') : null)

/** "A kickflip but backside", "shuvit and heelflip mixed together": one trick where the words make one. */
function compose(draft: Draft): void {
  const { mentions, joins, operators } = draft
  const wanted = mentions.filter(({ role, isPlace }) => (role === 'want' || role === 'like') && !isPlace)
  const named = wanted.filter(isNamed)
  const kinds = wanted.filter(({ motion, traits }) => !motion && traits.every(isChange))
  const isTogether = operators.some(({ operator }) => operator === 'in one')
  const [one, other, ...more] = named
  const make = (made: Motion[], from: readonly Mention[]) => {
    const [first] = made
    if (!first) return
    for (const mention of from) mention.role = 'used'
    mentions.push({
      motion: first,
      traits: [],
      isPlace: false,
      role: 'want',
      isSaid: true,
      clause: -1,
      start: from[0]?.start ?? 0,
      end: 0,
    })
  }
  const out = operators.find(({ operator }) => operator === 'out of')
  if (out) {
    const before = wanted.findLast(({ end }) => end <= out.start)
    const behind = wanted.find(({ start }) => start > out.start)
    const [trick, from] = [before, behind].map(
      (mention) => mention && (mention.motion ?? standIn(mention.traits) ?? flickIn(mention.traits)),
    )
    if (before && behind && trick && from) {
      make(leftBy(from, trick), [before, behind])
      return
    }
    // "Something out of a noseslide"
    const contact = from?.contact && (`contact ${from.contact.name}` as const)
    if (behind && contact) {
      behind.role = 'used'
      mentions.push({ ...behind, motion: null, traits: [contact, 'trick out'], role: 'want', isSaid: true })
      return
    }
  }
  const liked = named.find(({ role }) => role === 'like')
  const flick = named.find(({ role }) => role === 'want')
  const flicked = liked && flick ? flickedLike(liked.motion, flick.motion) : null
  if (liked && flick && flicked) make([flicked], [liked, flick])
  else if (one && other && more.length === 0 && (joins || isTogether))
    make(joined(one.motion, other.motion), [one, other])
  else if (
    one &&
    !other &&
    mentions.some(({ role, traits, isPlace }) => role === 'want' && isPlace && traits.some(isEdge)) &&
    isFlicked(one.motion)
  ) {
    // "A kickflip but on a ledge": it is how one gets onto it.
    one.role = 'used'
    const flick: Trait =
      one.motion.flip.kind === 'kick' ? 'kickflip' : one.motion.flip.kind === 'heel' ? 'heelflip' : 'into'
    mentions.push({
      ...one,
      motion: null,
      traits: flick === 'into' ? ['into'] : [flick, 'flip in'],
      role: 'want',
    })
  } else if (one && !other && kinds.length > 0) make(changedBy(one.motion, traitsIn(kinds)), [one, ...kinds])
  else if (!one && kinds.length > 0 && traitsIn(kinds).every(isWayOut)) {
    // "I get tailslides but want to come out fakie."
    const [locked, ...others] = mentions
      .filter(isNamed)
      .filter(({ role, motion }) => role === 'can' && motion.contact)
    if (locked && others.length === 0) make(changedBy(locked.motion, traitsIn(kinds)), kinds)
  }
}

const traitsIn = (mentions: readonly Mention[]) => mentions.flatMap(({ traits }) => traits)
const isWayOut = (trait: Trait) => / out$|^ends |^out /.test(trait)

/** How the answer is to stand to tricks that were named. */
function compare(draft: Draft): Item[] {
  const { mentions, efforts, operators } = draft
  const [one, other] = mentions.filter(({ role }) => role === 'between').filter(isNamed)
  const isApart = operators.some(({ operator }) => operator === 'difference')
  if (one && other)
    return [{ is: isApart ? 'choice' : 'between', trick: labelOf(one.motion), other: labelOf(other.motion) }]
  const compared = mentions.filter(isNamed).flatMap((mention) => {
    const how = COMPARED[mention.role]
    return how ? [{ mention, how }] : []
  })
  const than = efforts.find(({ isThan }) => isThan)
  const [first] = compared
  if (first) {
    if (first.how === 'like' && than) {
      efforts.splice(efforts.indexOf(than), 1)
      return [{ is: 'compared', how: than.to, trick: labelOf(first.mention.motion) }]
    }
    return compared
      .slice(0, 2)
      .map(({ mention, how }) => ({ is: 'compared', how, trick: labelOf(mention.motion) }))
  }
  const wanted = wantedIn(draft)
  const [only, ...more] = wanted
  if (than && only && more.length === 0) {
    only.role = 'used'
    efforts.splice(efforts.indexOf(than), 1)
    return [{ is: 'compared', how: than.to, trick: labelOf(only.motion) }]
  }
  if (operators.some(({ operator }) => operator === 'like those')) {
    const last = mentions.filter(isNamed).findLast(({ role }) => /^(?:can|want|not|fear)$/.test(role))
    if (last) {
      if (last.role !== 'can') last.role = 'used'
      // "Something similar but less scary"
      const how = efforts.pop()?.to ?? 'like'
      return [{ is: 'compared', how, trick: labelOf(last.motion) }]
    }
  }
  if (only && more.length === 0 && draft.moods.some(({ mood }) => mood === 'rare')) {
    only.role = 'used'
    return [{ is: 'compared', how: 'like', trick: labelOf(only.motion) }]
  }
  const once = mentions.filter(isNamed).find(({ role }) => role === 'aside')
  return once &&
    operators.every(({ operator }) => operator === 'another') &&
    wanted.length === 0 &&
    !mentions.some(({ role }) => role === 'can')
    ? [{ is: 'compared', how: 'easier', trick: labelOf(once.motion) }]
    : []
}

/** "What's a slappy" asks for what is named right behind it, "what a day" for nothing. */
const isNamedBehind = ({ question, mentions }: Draft) =>
  question !== null &&
  mentions.some(({ start }) => start > question.start && start <= question.start + QUESTION_AHEAD)
const QUESTION_AHEAD = 6

/** A plain question about the one trick that was named, which asks for no other. */
function questionIn(draft: Draft, own: readonly Item[]): Item[] {
  const { mentions, asksNext, efforts } = draft
  const question = draft.question?.of === 'what' && !isNamedBehind(draft) ? null : draft.question
  if (!question || own.length > 0 || asksNext || efforts.some(({ isThan, isMost }) => isThan || isMost))
    return []
  const named = mentions.filter(({ role }) => role !== 'aside' && role !== 'used')
  const [only, ...more] = named
  const motion = only?.motion ?? standIn(only?.traits ?? [])
  if (!only || !motion || more.length > 0 || only.role === 'not' || only.role === 'can') return []
  efforts.length = 0
  return [{ is: 'question', of: question.of satisfies QuestionOf, trick: labelOf(motion) }]
}

/** What is left of what was named, each with its role. */
function mentionsOf(draft: Draft, told: ReadonlySet<string>, hasTrouble: boolean): Item[] {
  const isElse = draft.operators.some(({ operator }) => operator === 'another')
  const wanted = new Set(
    draft.mentions.flatMap(({ role, traits, motion }) => (role === 'want' && !motion ? traits : [])),
  )
  return draft.mentions.flatMap(({ motion, traits, role, isSaid }): Item[] => {
    const is = role === 'sometimes' ? 'can' : role
    if (is !== 'can' && is !== 'cannot' && is !== 'want' && is !== 'not') return []
    if (role === 'cannot' && !motion) return traits.map((trait) => ({ is: 'trait', role: 'want', trait }))
    if (!motion) {
      // "No rails, a ledge": what is wanted is not refused with the rest.
      const meant =
        hasTrouble && is === 'want'
          ? []
          : is === 'not'
            ? traits.filter((trait) => !wanted.has(trait))
            : traits
      return meant.map((trait) => ({ is: 'trait', role: is, trait }))
    }
    const trick = labelOf(motion)
    if (told.has(trick)) return []
    // "Scared of heelflips, what else": the one that is named is the one to leave.
    if (isElse && (is === 'cannot' || (is === 'want' && !isSaid)))
      return [{ is: 'trick', role: 'not', trick }]
    // Nothing comes before the first steps: who cannot do them is shown them.
    if (is === 'cannot' && exactDifficulty(motion) < FIRST_STEPS)
      return [{ is: 'trick', role: 'want', trick }]
    return [{ is: 'trick', role: is, trick }]
  })
}

const FIRST_STEPS = 1.7

/** Nothing is easier than the first steps: who asks for it is shown them. */
function orFirstSteps(item: Item): Item {
  const made = item.is === 'compared' && item.how === 'easier' ? motionCalled(item.trick.toLowerCase()) : null
  return item.is === 'compared' && made && exactDifficulty(made) < FIRST_STEPS
    ? { is: 'trick', role: 'want', trick: item.trick }
    : item
}

function othersOf({ moods, efforts, heroes, operators }: Draft): Item[] {
  const items: Item[] = []
  for (const { mood, isDenied } of moods) if (!isDenied) items.push({ is: 'mood', mood })
  const effort = efforts.at(-1)
  if (effort) items.push({ is: 'effort', to: effort.to, isMost: effort.isMost })
  for (const hero of heroes) items.push({ is: 'hero', hero })
  if (operators.some(({ operator }) => operator === 'in one')) items.push({ is: 'together' })
  return items
}
