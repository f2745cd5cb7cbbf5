import { VOCABULARY } from '../../../vocabulary.ts'
import { isAnyOf, type Mood } from '../../tastes/moods.ts'
import type { Trait } from '../../traits.ts'
import { type Reading, standIns } from '../reading.ts'
import { LEXICON, phraseAt, STOP } from './lexicon.ts'
import type { Meaning, Mode } from './modes.ts'

/** What was named so far belongs to the clause before. */
export function startClause(reading: Reading): void {
  const { mentions, wanted, clause } = reading
  if (mentions.length > clause.mentions || wanted.length > clause.wanted)
    reading.clause = { mentions: mentions.length, wanted: wanted.length, before: clause }
}

/** Where the clause begins that a remark is about: the one that it ends, or the one before when it stands alone. */
function remarkedOn({ clause, mentions, wanted }: Reading): { mentions: number; wanted: number } {
  const isAlone = mentions.length === clause.mentions && wanted.length === clause.wanted
  return (isAlone ? clause.before : null) ?? clause
}

export function turnTo(reading: Reading, mode: Mode, isSaid: boolean): void {
  reading.mode = mode
  reading.isSaid = isSaid
  reading.isOnTheWay ||= mode === 'toward'
}

export function meant(
  reading: Reading,
  meaning: Meaning,
  length: number,
  words: readonly string[],
  at: number,
): number {
  if (/^(?:traits|mood|ease)$/.test(meaning.is)) reading.heard.push(words.slice(at, at + length).join(' '))
  switch (meaning.is) {
    case 'traits':
      // "No ledges" says where one is, and rules nothing out.
      if (meaning.isPlace && (words[at] === 'no' || isWhereItIs(reading, words, at)))
        turnTo(reading, 'want', false)
      return taken(reading, meaning, length, at, words[at] ?? '')
    case 'mode':
      if (isTurned(reading, meaning.mode, words, at, length)) turnTo(reading, meaning.mode, true)
      if (isSomethingToDo(words, at)) {
        reading.asks++
        reading.plain += 0.5
      }
      return length
    case 'mood': {
      // A phrase of several words says more than a word that may stand anywhere.
      reading.plain += length
      // "The quarter is high and scary": an easy one is wanted.
      const isOfPlace = reading.mentions.length === reading.clause.mentions
      if (meaning.mood === 'scary' && isOfPlace && isSaidToBe(words, at)) {
        reading.ease = { to: 'easier', isMost: false, isThan: false }
        return length
      }
      if (reading.mode === 'can' && !PERSONAL.has(meaning.mood) && hasListed(reading)) return length
      if (reading.mode === 'exclude' && meaning.mood === 'scary')
        reading.ease = { to: 'easier', isMost: false, isThan: false }
      // "Hates the noise" wants it quiet.
      else if (reading.mode !== 'exclude' || PERSONAL.has(meaning.mood) || meaning.mood === 'quiet')
        reading.moods.push(meaning.mood)
      else if (/^(?:technical|gnarly|banger|aggressive|sweaty|steezy|impress|rare)$/.test(meaning.mood)) {
        reading.ease = { to: 'easier', isMost: false, isThan: false }
        if (meaning.mood === 'technical') reading.excluded.push('flip')
      }
      if (meaning.mood === 'child') reading.mode = 'want'
      return length
    }
    case 'ease': {
      if (reading.mode === 'can' && words[at] !== 'what') return length
      if (meaning.ease === 'harder' && !meaning.isThan && !meaning.isMost && isSaidToBe(words, at)) {
        // "Grinds are so hard": an easy one is wanted, and of one trick help with it.
        if (reading.mentions.length === reading.clause.mentions)
          reading.ease = { to: 'easier', isMost: false, isThan: false }
        return length
      }
      // "Hard but not scary" is still to be hard.
      if (
        meaning.ease === 'easier' &&
        reading.ease?.to === 'harder' &&
        words.slice(at, at + length).includes('scary')
      )
        return length
      // "Isn't a boardslide and not too hard": what says "not" itself is not turned round.
      const isTurnedRound = reading.mode === 'exclude' && !/^(?:not|nothing)$/.test(words[at] ?? '')
      reading.ease = {
        to: isTurnedRound === (meaning.ease === 'easier') ? 'harder' : 'easier',
        isMost: meaning.isMost ?? false,
        isThan: meaning.isThan ?? false,
      }
      reading.plain += 1
      return length
    }
    case 'ask':
      if (meaning.isPlain) reading.plain += words.length <= 5 ? 0.5 : 0.25
      else reading.sure += 1
      reading.asks++
      if (reading.mode === 'can' && words[at + length] !== ':') turnTo(reading, 'want', false)
      return length
    case 'landed':
      // "What grabs are there?"
      if (words[at + 1] === 'there' && /^(?:what|which|how|an?y)$/.test(words[0] ?? '')) return length
      // "Heelflip down stairs" is a wish.
      if (words[at] === 'down' && length === 1 && isPlaceAt(words, pastCount(words, at + 1))) return length
      // "Landed my first kickflip": it may stand before what it speaks of.
      if (
        !reading.mentions.some(({ mode }) => mode === 'want') &&
        /^(?:landed|mastered|learned|sorted|nailed|figured out|stomped|dialed)$/.test(
          words.slice(at, at + length).join(' '),
        )
      )
        turnTo(reading, 'can', true)
      for (const mention of reading.mentions)
        if (mention.mode === 'want' && !mention.isSure) mention.mode = 'can'
      // "Kickflip on lock, shuvits both ways": the list goes on.
      if (words[at + length] === ',' && hasListed(reading)) turnTo(reading, 'can', false)
      // "All my shuvits are done."
      if (reading.mentions.length === 0 && !reading.isSaid)
        for (const motion of standIns([
          ...reading.wanted.splice(0),
          ...reading.place.filter((trait) => trait === 'kind manual' || trait === 'style Slappy'),
        ]))
          reading.mentions.push({ motion, mode: 'can', isSure: false, isProposed: false, end: at })
      return length
    case 'sometimes': {
      reading.plain += 1
      const last = reading.mentions.at(-1)
      if (last?.end === at) last.mode = 'sometimes'
      else turnTo(reading, 'sometimes', true)
      return length
    }
    case 'failing': {
      // "Ollie and shuvit solid, heelflip not yet": only what was named since the last mark.
      const [last] = reading.mentions.slice(-1)
      const isOnly = reading.mentions.length === 1 && reading.wanted.length === 0 && !last?.isSure
      if (last && (hasListed(reading) || isOnly)) last.mode = 'cannot'
      // "I like spins, flips not so much."
      // "Nollie feels impossible."
      else if (reading.mentions.length === 0 && reading.wanted.some((trait) => trait.startsWith('stance '))) {
        for (const motion of standIns(reading.wanted.splice(0), true))
          reading.mentions.push({ motion, mode: 'cannot', isSure: false, isProposed: false, end: at })
      } else if (reading.mentions.length === 0) ruleOut(reading, at)
      return length
    }
    case 'variation': {
      const last = reading.mentions.at(-1)
      if (last?.end === at && last.mode === 'want') {
        last.mode = 'like'
        reading.isLiked = true
      }
      return length
    }
    case 'too': {
      const last = reading.mentions.at(-1)
      if (last?.end === at && reading.mentions.some(({ mode }) => mode === 'can')) last.mode = 'can'
      return length
    }
    case 'ruled out':
      ruleOut(reading, at)
      return length
    case 'alike':
      reading.isAlike = true
      return length
    case 'mirrored':
      reading.plain += 1
      reading.isMirrored = true
      return length
    case 'both sides':
      reading.plain += 1
      return length
    case 'join':
      reading.joins ||= reading.mentions.some(({ mode }) => mode === 'want')
      return length
    case 'but':
      startClause(reading)
      // "Can heelflip but not kickflip": the list of what lands goes on to what does not yet.
      if (words[at + length] === 'not' && reading.mode === 'can' && hasListed(reading)) return length
      if (reading.mode !== 'exclude' || words[at] !== 'only') {
        const last = reading.mentions.at(-1)
        // "Kickflip but nollie" begins at the kickflip.
        if (last?.mode === 'want' && goesOnAbout(words, at + length)) {
          last.mode = 'like'
          reading.isLiked = true
        }
        turnTo(reading, 'want', false)
      }
      return length
    case 'elsewhere':
      reading.elsewhere++
      reading.ignored.push(words.slice(at, at + length).join(' '))
      return length
    case 'filler':
      if (meaning.isContent) reading.passed.push(words.slice(at, at + length).join(' '))
      return length
  }
}

/** What was named in this clause is not wanted; a trick that was counted up just before does not work yet. */
export function ruleOut(reading: Reading, at: number): void {
  const from = remarkedOn(reading)
  for (const mention of reading.mentions.slice(from.mentions))
    if (mention.mode === 'want' && !mention.isSure) mention.mode = 'exclude'
    else if (mention.mode === 'can' && mention.end === at) mention.mode = 'cannot'
  reading.excluded.push(...reading.wanted.splice(from.wanted))
}

/** "Instead of a 50-50 on the curb", "no grabs on the mini", "no grabs transition": what is refused is not where. */
const isWhereItIs = ({ mode, mentions, excluded }: Reading, words: readonly string[], at: number) =>
  mode === 'exclude' &&
  (mentions.at(-1)?.mode === 'exclude' || excluded.length > 0) &&
  (words.slice(Math.max(mentions.at(-1)?.end ?? 0, at - 2), at).some((word) => /^(?:on|at|in)$/.test(word)) ||
    (/^(?:flip|grab|hand|spin|switch|nollie|fakie|shuvit)$/.test(words[at - 1] ?? '') &&
      !/^(?:in|out)$/.test(words[at + 1] ?? '')))

/** "Something I can practice" asks for a trick, if for nothing more. */
const isSomethingToDo = (words: readonly string[], at: number) =>
  words[at] === 'something' &&
  words.slice(at + 1, at + 5).some((word) => /^(?:practice|practise|try|skate|learn)$/.test(word))

/** "Flips are too hard" says what they are; "something that is hard" asks for it. */
function isSaidToBe(words: readonly string[], at: number): boolean {
  // "Is it too hard for me" asks for nothing hard.
  if (words[at - 1] === 'too') return true
  const back = words.slice(Math.max(0, at - 5), at).toReversed()
  const plain = back.slice(
    back.findIndex(
      (word) =>
        !/^(?:so|too|really|very|super|pretty|still|just|kinda|way|a|bit|and|but|\d+|feet|foot|ft|high|tall|big|steep|deep|huge)$/.test(
          word,
        ),
    ),
  )
  const [verb = '', subject = ''] = plain
  return (
    /^(?:is|are|feels?|seems?|was|were)$/.test(verb) &&
    !/^(?:that|which|what|it|trick|tricks|one|ones|something|anything|this|[.,;:!?]|)$/.test(subject)
  )
}

/** Something was counted up as landed: what is said of it is no wish. */
const hasListed = ({ mentions }: Reading) => mentions.some(({ mode }) => mode === 'can')

const PERSONAL = new Set<Mood>(['careful', 'gentle', 'injured', 'first day', 'beginner', 'child'])

const COMPARES = /^[a-z]{3,}i?er$/

/** Whether a change to what was just named follows, rather than something that the skater has or has not. */
function goesOnAbout(words: readonly string[], at: number): boolean {
  for (let next = at; next < Math.min(words.length, at + 6); next++) {
    const phrase = phraseAt(words, next)
    if (phrase?.meaning.is === 'traits') return !phrase.meaning.isPlace
    if (phrase?.meaning.is === 'ease' || (phrase?.meaning.is === 'mood' && COMPARES.test(words[next] ?? '')))
      return true
    if (/^(?:kickflip|heelflip)$/.test(words[next] ?? '')) return true
    if (phrase?.meaning.is === 'mode' && /^(exclude|can|cannot)$/.test(phrase.meaning.mode)) return false
  }
  return false
}

/** Some words turn the meaning only where a thing can follow, or not at all where they are part of another. */
function isTurned(
  reading: Reading,
  mode: Mode,
  words: readonly string[],
  at: number,
  length: number,
): boolean {
  const word = words[at] ?? ''
  if (mode === 'want') {
    // "Who can only drop in."
    if (
      word === 'only' &&
      reading.mode === 'can' &&
      /^(?:can|ha[sd]|have|got|knows?|do(?:es)?|lands?)$/.test(words[at - 1] ?? '')
    )
      return false
    // "The only things I have are…" goes on with what one has.
    if (/^(?:is|are)$/.test(word) && reading.mode === 'can' && !STOP.test(words[at - 1] ?? '.')) return false
    // "Nothing for stairs", but "no flips for flat".
    return (
      word !== 'for' ||
      reading.mode !== 'exclude' ||
      length > 1 ||
      (isPlaceAt(words, pastCount(words, at + 1)) && LEXICON.get(words[at - 1] ?? '')?.is !== 'mode')
    )
  }
  if (mode === 'like' && /^(like|like a)$/.test(words.slice(at, at + length).join(' '))) {
    // "I'd like", "feel like" and "I like" are no comparisons; "like" before a trick is.
    if (/^(id|feel|would|i|to)$/.test(words[at - 1] ?? '')) {
      turnTo(reading, 'want', true)
      return false
    }
  }
  if (mode === 'can' && reading.mode === 'exclude' && length === 1 && /^(do|can|my|know)$/.test(word))
    return false
  if (
    mode === 'can' &&
    /^(can|i can|can do)$/.test(words.slice(at, at + length).join(' ')) &&
    /^(what|which|how|something|anything|trick|that)$/.test(words[at - 1] ?? '')
  )
    return false
  if (mode === 'can' && word === 'my' && length === 1) {
    // "My kickflips", but not "my hallway".
    const next = words.slice(at + 1, at + 4)
    return next.some(
      (each) =>
        (VOCABULARY.has(each) || /^\d{3}$/.test(each)) &&
        LEXICON.get(each)?.is !== 'filler' &&
        LEXICON.get(each)?.is !== 'mood',
    )
  }
  if (mode === 'exclude' && reading.mode === 'like' && word === 'except') {
    turnTo(reading, 'want', true)
    return false
  }
  // "Can do backside 180s, not frontside ones": what does not work yet.
  if (mode === 'exclude' && word === 'not' && length === 1 && reading.mode === 'can' && hasListed(reading)) {
    turnTo(reading, 'cannot', true)
    return false
  }
  if (mode === 'exclude' && word === 'no' && /^(problem|issue|idea|matter)$/.test(words[at + 1] ?? ''))
    return false
  return true
}

/** Behind an article, a number and a size: "the big four". */
function pastCount(words: readonly string[], at: number): number {
  const past = words
    .slice(at)
    .findIndex((word) => !/^(?:an?|the|my|our|big|small|little|short|long|low|high|\d+)$/.test(word))
  return past < 0 ? words.length : at + past
}

function isPlaceAt(words: readonly string[], at: number): boolean {
  const meaning = phraseAt(words, at)?.meaning
  return meaning?.is === 'traits' && meaning.isPlace === true
}

function taken(
  reading: Reading,
  { traits, isPlace = false, isPlain = false }: Meaning & { is: 'traits' },
  length: number,
  at: number,
  said: string,
): number {
  if (isPlain) reading.plain += isPlace ? 2 : 1
  else reading.sure += 1
  // "Not kick, not heel": each is a trick that is refused.
  if (reading.mode === 'exclude' && traits.length === 1 && /^(?:kick|heel)flip$/.test(traits[0] ?? ''))
    for (const motion of standIns(traits))
      reading.mentions.push({ motion, mode: 'exclude', isSure: true, isProposed: false, end: at + length })
  // "A spin that isn't a 180": the plain one is refused, and not all that turn as far.
  else if (reading.mode === 'exclude' && reading.wanted.includes('spin') && /^turn/.test(traits.join()))
    for (const motion of standIns(traits))
      reading.mentions.push({ motion, mode: 'exclude', isSure: true, isProposed: false, end: at + length })
  else if (reading.mode === 'exclude') reading.excluded.push(...traits)
  // Hands alone say little.
  else if (traits.includes('hand') && length === 1) reading.passed.push('hand')
  // Who cannot jump with such a back is not to.
  else if (
    reading.mode === 'cannot' &&
    reading.moods.some(traits.includes('jump') || traits.includes('pop') ? isOfBody : isHurt)
  )
    reading.excluded.push(...traits)
  // Whoever wants to jump wants to pop.
  else if (traits.includes('jump')) reading.wanted.push('pop')
  else if (reading.mode === 'cannot' && traits.includes('kind air')) reading.lacking.push(...traits)
  // Who has airs has the plainest of them.
  else if (reading.mode === 'can' && traits.length === 1 && traits[0] === 'kind air')
    for (const motion of standIns(traits))
      reading.mentions.push({ motion, mode: 'can', isSure: true, isProposed: false, end: at + length })
  // Where it is landed is not where the next one is wanted.
  else if (isPlace && reading.mode === 'can' && hasListed(reading)) reading.known.push(...traits)
  else if (isPlace) reading.place.push(...traits)
  // "Pop shuvs, 180s, heels": among landed tricks the short word is a trick, too.
  else if (
    /^(?:can|after)$/.test(reading.mode) &&
    traits.length === 1 &&
    (isTrickAmongOthers(reading, traits[0]) || (/^flips?$/.test(said) && hasListed(reading)))
  ) {
    // Who lands "ollie and flip" lands the kickflip.
    for (const motion of standIns(traits[0] === 'flip' ? ['kickflip'] : traits))
      reading.mentions.push({ motion, mode: reading.mode, isSure: true, isProposed: false, end: at + length })
  } else if (traits.length === 1 && isStoodInFor(reading, traits[0])) {
    for (const motion of standIns(traits))
      reading.mentions.push({ motion, mode: reading.mode, isSure: true, isProposed: false, end: at + length })
  } else if (reading.mode === 'cannot') reading.lacking.push(...traits)
  else if (reading.mode !== 'can' && reading.mode !== 'after') reading.wanted.push(...traits)
  return length
}

/** "What leads to airs" is on the way to the plainest of them. */
const isStoodInFor = ({ mode }: Reading, trait: Trait | undefined) =>
  (mode === 'cannot' && (trait === 'kickflip' || trait === 'heelflip')) ||
  (mode === 'toward' && trait === 'kind air')

const isTrickAmongOthers = (reading: Reading, trait: Trait | undefined) =>
  trait === 'kickflip' ||
  trait === 'heelflip' ||
  (/^kind (?:grind|slide)$/.test(trait ?? '') && (hasListed(reading) || reading.lacking.length > 0))

const isOfBody = isAnyOf('gentle', 'injured', 'hands', 'pregnant', 'senior')
const isHurt = isAnyOf('injured', 'hands', 'pregnant')
