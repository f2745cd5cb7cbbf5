import type { Motion } from '../../motion.ts'
import synonyms from '../lexicon/synonyms.json' with { type: 'json' }
import type { Trait } from '../traits.ts'
import { motionCalled } from './called.ts'
import type { Unit } from './chart.ts'
import type { Token } from './lexer.ts'
import { COMPARING, type Cue, type Meaning, type Operator, type Remark } from './lexicon.ts'
import type { Speakers } from './speakers.ts'
import { standIn } from './stand-ins.ts'

/** A trick or a kind of trick that was named, and how it is meant. */
export interface Mention {
  readonly motion: Motion | null
  readonly traits: readonly Trait[]
  readonly isPlace: boolean
  /** `used` when something else was made of it, `theirs` when somebody else does it, or does not. */
  role: Cue | 'used' | 'theirs' | 'not theirs'
  /** A cue said how it is meant, rather than nothing. */
  isSaid: boolean
  readonly clause: number
  /** The words it was read from. */
  readonly start: number
  readonly end: number
}

/** What the pieces of a text say, before anything is concluded from it. */
export interface Draft {
  readonly mentions: Mention[]
  readonly moods: { readonly mood: string; readonly isDenied: boolean; readonly start: number }[]
  readonly efforts: {
    readonly to: 'easier' | 'harder'
    readonly isMost: boolean
    readonly isThan: boolean
    readonly start: number
  }[]
  readonly operators: { readonly operator: Operator; readonly start: number }[]
  readonly heroes: string[]
  question: { readonly of: Extract<Meaning, { is: 'question' }>['of']; readonly start: number } | null
  asksNext: boolean
  joins: boolean
  /** "Only ollies and 50-50s": nothing else is landed, or wanted. */
  isOnly: boolean
  or: number | null
  readonly unknown: number[]
  /** Skaters' own words, everyday words that mean something here, and words of something else. */
  sure: number
  everyday: number
  elsewhere: number
  asks: number
  /** How unlikely it is that somebody says it so. */
  strain: number
}

/** Cues after which a list goes on behind a comma. */
const LISTS: readonly Cue[] = ['not', 'can', 'cannot', 'after', 'once', 'bored', 'sometimes']
/** Cues behind which the word for a kind stands for its plainest trick. */
const OF_TRICKS: readonly Cue[] = ['fear', 'can', 'cannot', 'once', 'sometimes', ...COMPARING]
/** Whether a cue holds an answer against a trick, which has to be named right behind: "before sunday" does not. */
const isComparing = (cue: Cue) => COMPARING.some((each) => each === cue)
const LISTED_ASIDE = 2
/** So many pieces ahead one looks for it. */
const AHEAD = 6
/** What a cue says that stands behind what it is about. */
const REMARK_OF: Readonly<Partial<Record<Cue, Remark>>> = {
  can: 'landed',
  cannot: 'failing',
  not: 'failing',
  fear: 'fear',
}
/** Words between which and a cue nothing comes: "something i can do". */
const ASKING = new Set(['what', 'which', 'how', 'something', 'anything', 'trick', 'that', 'thing', 'stuff'])
/** What lands in fewer of ten tries than that is not landed yet. */
const OFTEN = 0.45
/** The word for a trick, as people say it. */
const TRICK = new Set(['trick', ...synonyms.trick])
/** Words that say of a trick that it lands, and of anything else nothing. */
const NEEDS_THING = new Set(['my', 'did', 'popped', 'nailed'])
const SAYING = new Set('is are so too really very feel seem pretty kinda'.split(' '))
const AT = new Set(
  'on at in over down off up for with en em na sobre para pra au sur dans pour auf im am beim fur'.split(' '),
)

/** Reads the pieces of a text from left to right: cues say how what follows is meant, remarks how what went before is. */
export function draftOf(units: readonly Unit[], tokens: readonly Token[], speakers: Speakers): Draft {
  return new Roles(units, tokens, speakers).read()
}

class Roles {
  private readonly draft: Draft = {
    mentions: [],
    moods: [],
    efforts: [],
    operators: [],
    heroes: [],
    question: null,
    asksNext: false,
    joins: false,
    isOnly: false,
    or: null,
    unknown: [],
    sure: 0,
    everyday: 0,
    elsewhere: 0,
    asks: 0,
    strain: 0,
  }
  private cue: Cue = 'want'
  private isSaid = false
  private clause = 0
  /** A comma went on with a list in this clause. */
  private listed = false

  private readonly units: readonly Unit[]
  private readonly tokens: readonly Token[]
  private readonly speakers: Speakers

  constructor(units: readonly Unit[], tokens: readonly Token[], speakers: Speakers) {
    this.units = units
    this.tokens = tokens
    this.speakers = speakers
  }

  read(): Draft {
    for (const [at, unit] of this.units.entries())
      switch (unit.is) {
        case 'stop':
          this.stop(unit.mark, at)
          break
        case 'name':
          this.name(unit)
          break
        case 'phrase':
          this.phrase(unit, unit.meaning, at)
          break
        case 'unknown':
          this.draft.unknown.push(unit.start)
          break
        case 'number':
          this.number(unit.form)
          break
        default:
          unit satisfies never
      }
    return this.draft
  }

  /** "8/10": so many of so many tries land. */
  private number(form: string): void {
    const [lands, tries] = form.endsWith('%') ? [Number.parseInt(form, 10), 100] : form.split('/').map(Number)
    const last = this.draft.mentions.at(-1)
    if (lands === undefined || !tries || !last || last.role === 'not') return
    last.role = lands / tries < OFTEN ? 'sometimes' : 'can'
  }

  private turnTo(cue: Cue, isSaid: boolean): void {
    this.cue = cue
    this.isSaid = isSaid
  }

  private startClause(): void {
    if (this.draft.mentions.some(({ clause }) => clause === this.clause)) this.clause++
  }

  private form(at: number): string {
    return this.tokens[at]?.form ?? ''
  }

  /** A list goes on behind a comma, a sentence does not go on behind a full stop. */
  private stop(mark: string, at: number): void {
    if (mark === ':' && (this.cue === 'can' || this.cue === 'cannot' || this.cue === 'bored')) return
    // "Not a noseslide, a tailslide."
    const isOther = this.cue === 'not' && /^an?$/.test(this.form(this.units[at]?.end ?? 0))
    if (
      mark === ',' &&
      LISTS.includes(this.cue) &&
      !isOther &&
      (this.isThingNext(at + 1) || this.isAside(at + 1))
    ) {
      this.listed = true
      return
    }
    // "Can half cab, full cab?" asks for the second.
    const [last, before] = this.draft.mentions.slice(-2).toReversed()
    if (
      mark === '?' &&
      last?.role === 'can' &&
      before?.role === 'can' &&
      last.clause === this.clause &&
      this.listed
    )
      last.role = 'want'
    this.listed = false
    this.turnTo('want', false)
    this.startClause()
  }

  /** Whether a list goes on with something that is no trick: "can push, stop, kickturn". */
  private isAside(from: number): boolean {
    const length = this.units.slice(from).findIndex(({ is }) => is === 'stop')
    return (
      length > 0 &&
      length <= LISTED_ASIDE &&
      this.units
        .slice(from, from + length)
        .every((unit) => unit.is === 'unknown' || (unit.is === 'phrase' && unit.meaning.is === 'passing'))
    )
  }

  /** Whether a trick or a kind is named next, behind nothing but small words. */
  private isThingNext(from: number): boolean {
    for (const unit of this.units.slice(from, from + 4)) {
      if (unit.is === 'name') return true
      if (unit.is === 'number') continue
      if (unit.is !== 'phrase') return false
      if (unit.meaning.is === 'trait') return true
      if (
        (unit.meaning.is !== 'filler' && unit.meaning.is !== 'passing') ||
        /^(?:what|which)$/.test(this.form(unit.start))
      )
        return false
    }
    return false
  }

  private isPlaceNext(from: number): boolean {
    const next = this.units[from]
    return next?.is === 'phrase' && next.meaning.is === 'place'
  }

  /** Whether a trick or a kind is named before anything else is said. */
  private isThingAhead(from: number): boolean {
    for (const unit of this.units.slice(from, from + AHEAD)) {
      if (unit.is === 'name') return true
      if (
        unit.is === 'stop' ||
        (unit.is === 'phrase' && (unit.meaning.is === 'cue' || unit.meaning.is === 'but'))
      )
        return false
      if (unit.is === 'phrase' && (unit.meaning.is === 'trait' || unit.meaning.is === 'trick')) return true
    }
    return false
  }

  private name({ motion, isSure, isDone, kind, start, end }: Extract<Unit, { is: 'name' }>): void {
    // Among tricks the word for a kind is one of them.
    if ((kind?.is === 'trait' || kind?.is === 'place') && !OF_TRICKS.includes(this.cue)) {
      this.kind(kind, start, end)
      return
    }
    if (isSure || OF_TRICKS.includes(this.cue)) this.draft.sure += 2
    else this.draft.everyday += 1
    // "I kickturned" says that it was done.
    if (isDone && this.cue === 'want' && !this.isSaid) this.turnTo('can', false)
    this.push({ motion, traits: [], isPlace: false, start, end })
  }

  private push(
    what: Pick<Mention, 'motion' | 'traits' | 'isPlace' | 'start' | 'end'>,
    isAskedFor = false,
  ): void {
    const role = this.roleOf(what)
    this.draft.mentions.push({ ...what, role, isSaid: this.isSaid || isAskedFor, clause: this.clause })
  }

  private roleOf({
    motion,
    traits,
    isPlace,
    start,
  }: Pick<Mention, 'motion' | 'traits' | 'isPlace' | 'start'>): Mention['role'] {
    const isDone =
      this.cue === 'can' ||
      this.cue === 'cannot' ||
      this.cue === 'once' ||
      (this.cue === 'want' && !this.isSaid)
    if (
      isDone &&
      (!isPlace || traits.some((trait) => trait.startsWith('kind '))) &&
      this.speakers.isOthers[start]
    )
      return this.cue === 'cannot' ? 'not theirs' : 'theirs'
    // Of a kind that somebody is tired of nothing more is wanted; from a trick one goes on.
    return this.cue === 'bored' ? (motion ? 'can' : 'not') : this.cue
  }

  private phrase({ start, end }: Unit, meaning: Meaning, at: number): void {
    const { draft } = this
    switch (meaning.is) {
      case 'trait':
      case 'place':
        this.kind(meaning, start, end)
        break
      case 'cue':
        this.turn(meaning.cue, start, end, at)
        break
      case 'said':
        // "Down the stairs" says where, and not that it is down.
        if (this.form(start) !== 'down' || !this.isPlaceNext(at + 1)) this.remark(meaning.remark, start)
        break
      case 'trick': {
        const motion = motionCalled(meaning.trick.toLowerCase())
        const isDone = this.form(start).endsWith('ed')
        if (motion) this.name({ is: 'name', motion, isSure: true, isDone, kind: null, start, end, cost: 0 })
        break
      }
      case 'mood':
        draft.everyday += end - start
        draft.moods.push({ mood: meaning.mood, isDenied: this.cue === 'not', start })
        break
      case 'effort':
        this.effort(meaning, start)
        break
      case 'operator':
        draft.everyday += 1
        draft.operators.push({ operator: meaning.operator, start })
        if (meaning.operator === 'another') this.turnTo('want', false)
        if (meaning.operator === 'difference') this.turnTo('between', true)
        break
      case 'question':
        draft.question ??= { of: meaning.of, start }
        break
      case 'hero':
        draft.sure += 2
        draft.heroes.push(meaning.hero)
        break
      case 'next':
        draft.asksNext = true
        draft.asks += 1
        draft.everyday += 0.5
        this.turnTo('want', false)
        this.startClause()
        break
      case 'ask':
        // "I know three tricks: …" asks for none.
        if (this.units[at - 1]?.is === 'number' && this.cue === 'can') break
        draft.asks += 1
        if (meaning.isEveryday) draft.everyday += 0.5
        else draft.sure += 1
        if (this.cue === 'can') this.turnTo('want', false)
        break
      case 'but':
        this.startClause()
        if (this.cue !== 'can' || this.form(end) !== 'not') this.turnTo('want', false)
        break
      case 'join':
        draft.joins ||= draft.mentions.length > 0
        break
      case 'or':
        draft.or ??= start
        break
      case 'elsewhere':
        draft.elsewhere += 1
        break
      case 'filler':
      case 'passing':
        break
      default:
        meaning satisfies never
    }
  }

  private kind(
    { traits, mood, is, isEveryday }: Extract<Meaning, { is: 'trait' | 'place' }>,
    start: number,
    end: number,
  ): void {
    const { draft } = this
    const isPlace = is === 'place'
    if (mood) draft.moods.push({ mood, isDenied: this.cue === 'not', start })
    // Who is tired of a kind is after something fresh.
    if (this.cue === 'bored') draft.moods.push({ mood: 'fun', isDenied: false, start })
    if (isEveryday) draft.everyday += isPlace ? 2 : 1
    else draft.sure += 1
    // "I cannot do anything fakie" asks for it, and is no word of one trick.
    const isStance = this.cue === 'cannot' && traits.every((trait) => trait.startsWith('stance '))
    const motion = OF_TRICKS.includes(this.cue) && !isStance ? standIn(traits) : null
    // "No grabs on the mini": where it is refused is where it is wanted.
    const isWhere =
      isPlace &&
      this.cue === 'not' &&
      draft.mentions.some(({ role, clause }) => role === 'not' && clause === this.clause) &&
      [start, start - 1, start - 2].some((word) => AT.has(this.form(word)))
    const last = draft.mentions.at(-1)
    const isBehind =
      isPlace && this.cue === 'not' && last?.role === 'not' && !last.isPlace && last.end === start
    if (isWhere || isBehind) {
      draft.mentions.push({
        motion: null,
        traits,
        isPlace,
        role: 'want',
        isSaid: false,
        clause: this.clause,
        start,
        end,
      })
      return
    }
    // A "flip trick" is asked for, "it flips" is not.
    const isAskedFor = !motion && this.cue === 'want' && TRICK.has(this.form(end - 1))
    this.push({ motion, traits, isPlace, start, end }, isAskedFor)
  }

  private turn(cue: Cue, start: number, end: number, at: number): void {
    const before = this.form(start - 1)
    const isAlone = end - start === 1
    const remark = REMARK_OF[cue]
    if (remark && this.isSaidOfBefore(at)) {
      this.remark(remark, start)
      return
    }
    // "Like 200 of them", "shuvits, which I learned before ollies".
    if (cue === 'like' && this.units[at + 1]?.is === 'number') return
    if (cue === 'toward' && this.form(start) === 'before' && this.cue === 'can' && this.isSaid) return
    if (cue === 'like' && /^(?:i|id|would|feel|to)$/.test(before)) {
      this.turnTo('want', true)
      return
    }
    if (isComparing(cue) && !this.isThingAhead(at + 1)) return
    if (cue === 'can' && isAlone) {
      if (ASKING.has(before)) return
      if (this.form(start) === 'my' && this.isSaid) return
      if (NEEDS_THING.has(this.form(start)) && !this.isThingNext(at + 1)) return
      if (this.cue === 'not' && /^(?:do|can|my|know)$/.test(this.form(start))) return
    }
    const hasList = this.draft.mentions.some(({ role }) => role === 'can')
    // "I have nothing on ledges": what is missing is wanted.
    if (
      cue === 'not' &&
      this.form(start) === 'nothing' &&
      (this.cue === 'can' || this.cue === 'once' || hasList)
    ) {
      this.turnTo('want', true)
      return
    }
    if (cue === 'not' && this.cue === 'can' && hasList) {
      this.turnTo('cannot', true)
      return
    }
    if (cue === 'open' && this.form(start) === 'only') this.draft.isOnly = true
    if (cue === 'open' && (this.cue === 'can' || this.cue === 'once')) return
    if (cue === 'want') this.draft.asks += 0.5
    // "My kickflip", "I land primo on kickflips": less is said of it than by "I land kickflips".
    const isWeak = cue === 'can' && (this.form(start) === 'my' || !this.isThingNext(at + 1))
    this.turnTo(cue === 'open' ? 'want' : cue, cue !== 'open' && !isWeak)
  }

  /** Whether a clause names something before a cue and nothing behind it: "el kickflip no me sale". */
  private isSaidOfBefore(at: number): boolean {
    const tricks = this.draft.mentions.filter(({ isPlace }) => !isPlace)
    const isSaid = (clause: number) => tricks.some((mention) => mention.clause === clause)
    if (!isSaid(this.clause) && !isSaid(this.clause - 1)) return false
    const next = this.units.slice(at + 1).find((unit) => unit.is !== 'phrase' || unit.meaning.is !== 'filler')
    return !next || next.is === 'stop'
  }

  private effort(meaning: Extract<Meaning, { is: 'effort' }>, start: number): void {
    if (this.cue === 'can') return
    const isTurned = this.cue === 'not'
    this.draft.everyday += 1
    // "Nollie is so hard": an easy one is wanted.
    const isSaidToBe =
      meaning.to === 'harder' && !meaning.isThan && !meaning.isMost && SAYING.has(this.form(start - 1))
    const to = isSaidToBe || isTurned !== (meaning.to === 'easier') ? 'easier' : 'harder'
    this.draft.efforts.push({ to, isMost: meaning.isMost, isThan: meaning.isThan, start })
  }

  /** What was named in this clause, or in the one before when the remark stands alone. */
  private remarkedOn(): Mention[] {
    const { mentions } = this.draft
    const own = mentions.filter(({ clause }) => clause === this.clause)
    return own.length > 0 ? own : mentions.filter(({ clause }) => clause === this.clause - 1)
  }

  private remark(remark: Remark, start: number): void {
    const { draft } = this
    const last = draft.mentions.at(-1)
    // "A fakie trick that is easy" says nothing of what is landed.
    if (ASKING.has(this.form(start - 1))) draft.strain += 2
    switch (remark) {
      case 'landed': {
        for (const mention of this.remarkedOn()) if (mention.role === 'can') mention.isSaid = true
        const open = this.remarkedOn().filter(({ role, isSaid }) => role === 'want' && !isSaid)
        if (open.length === 0) {
          if (draft.mentions.length === 0) this.turnTo('can', true)
          return
        }
        for (const mention of open) mention.role = 'can'
        return
      }
      case 'failing':
        for (const mention of this.lastOnes(start))
          mention.role = mention.motion || standIn(mention.traits) ? 'cannot' : 'not'
        return
      case 'ruled out':
        for (const mention of this.remarkedOn())
          if (mention.role === 'want' && !mention.isSaid) mention.role = 'not'
        return
      case 'sometimes':
        if (last) last.role = 'sometimes'
        return
      case 'variation':
        if (last?.role === 'want' && last.end === start) last.role = 'like'
        return
      case 'too':
        if (last?.role === 'want' && draft.mentions.some(({ role }) => role === 'can')) last.role = 'can'
        return
      case 'wanted':
        if (last) last.role = 'want'
        return
      case 'fear':
        for (const mention of this.remarkedOn())
          if (mention.role === 'want' || mention.role === 'can') mention.role = 'fear'
        return
      case 'before':
        if (last?.role === 'want' || last?.role === 'fear') last.role = 'toward'
        return
      case 'between':
        for (const mention of draft.mentions.slice(-2)) mention.role = 'between'
        return
      case 'like':
      case 'after':
      case 'level':
      case 'toward':
      case 'harder':
      case 'easier':
        if (last && !last.isPlace) {
          const motion = last.motion ?? standIn(last.traits)
          draft.mentions[draft.mentions.indexOf(last)] = { ...last, motion, role: remark }
        }
        return
      default:
        remark satisfies never
    }
  }

  /** The mention right before a remark, if it is about one that is landed or wanted. */
  private lastOnes(start: number): Mention[] {
    const last = this.draft.mentions.findLast((mention) => mention.end <= start && !mention.isPlace)
    return last && (last.role === 'want' || last.role === 'can') ? [last] : []
  }
}
