import type { Stance } from '../../skate/motion'
import { labelOf } from '../../skate/name/name'
import { nameKey } from '../../skate/name/query'
import { LONGEST_NAME, parseTrick } from '../../skate/read/parse'
import type { Side } from './words'

/** A trick that a name may mean: one of the library, or, without an id, one that is kept as the skater's own. */
export type Meant = { id: number | null; name: string }

/** What a name means, the likeliest first; none where it is no name of a trick. */
export type Reading = { kind: 'understood' | 'guessed' | 'unknown'; choices: Meant[] }

export type KnownTrick = { id: number; slug?: string; name: string; aliases: readonly string[] }

/** Reads names of tricks, and remembers what it read. */
export type Names = {
  read: (name: string) => Reading
  /** Whether all of a text is the name of a trick. */
  isName: (text: string) => boolean
  /** Whether a text is a name or a nickname in the library. */
  isListed: (text: string) => boolean
  /** Whether a trick ends on something: what follows it may be done there, too. */
  isHeld: (name: string) => boolean
  /** A name that is done in a stance and to a side which stand beside it. */
  withSaid: (name: string, stance: Stance | null, side: Side | null) => string
  bySlug: (slug: string) => Meant | null
}

/** Longer texts are no names. */
const longestName = 120
const mostWords = 14

const prepared = new WeakMap<readonly KnownTrick[], Names>()

/** The names of a library made ready to be read, which takes a while: once for each. */
export function namesOf(library: readonly KnownTrick[]): Names {
  const known = prepared.get(library) ?? prepare(library)
  prepared.set(library, known)
  return known
}

/** So many names are remembered: more than stand in the longest list. */
const mostRemembered = 20_000

function prepare(library: readonly KnownTrick[]): Names {
  const byKey = new Map<string, Meant[]>()
  // A nickname never takes the place of a name; one of two tricks means either.
  for (const { id, name, aliases } of library)
    for (const alias of aliases) {
      const others = (byKey.get(exactKey(alias)) ?? []).filter((each) => each.id !== id)
      byKey.set(exactKey(alias), [...others, { id, name }])
    }
  for (const { id, name } of library) byKey.set(exactKey(name), [{ id, name }])
  byKey.delete('')
  const bySlug = new Map(library.flatMap((each) => (each.slug ? [[each.slug, each] as const] : [])))
  const known = new Map<string, Reading>()
  const read = (name: string) => {
    const key = name.trim()
    const before = known.get(key)
    if (before) return before
    const reading = readName(key, byKey)
    if (known.size >= mostRemembered) known.clear()
    known.set(key, reading)
    return reading
  }
  return {
    read,
    isName: (text) => read(text).kind !== 'unknown',
    isListed: (text) => byKey.has(exactKey(text)),
    isHeld,
    withSaid,
    bySlug: (slug) => {
      const found = bySlug.get(slug)
      return found ? { id: found.id, name: found.name } : null
    },
  }
}

/** Letters of other scripts are none of a key: what they say would be lost. */
const exactKey = (text: string) => (/[^\p{Script=Latin}\P{L}]/u.test(text) ? '' : nameKey(text))

const unknown: Reading = { kind: 'unknown', choices: [] }

function readName(text: string, byKey: ReadonlyMap<string, Meant[]>): Reading {
  if (text.length > longestName || text.split(/\s+/).length > mostWords) return unknown
  const exact = byKey.get(exactKey(text)) ?? []
  if (exact.length > 0) return { kind: exact.length === 1 ? 'understood' : 'guessed', choices: exact }
  const label = labelRead(text, 'exact')
  const name = label ?? labelRead(text, 'forgiving')
  if (name === null) return unknown
  const choices = choicesFor(name, byKey)
  const isSure = label !== null && choices.length === 1 && !isJoined(text, name)
  return { kind: isSure ? 'understood' : 'guessed', choices }
}

/** What is listed under a name that was read; half a turn whose side is open may be either. */
function choicesFor(name: string, byKey: ReadonlyMap<string, Meant[]>): Meant[] {
  const listed = byKey.get(exactKey(name.replace(/ on Coping\b/, '')))
  if (listed) return listed
  const sided = ['Frontside', 'Backside'].flatMap(
    (side) => byKey.get(exactKey(name.replace(/(?:Ollie )?180/, `${side} 180`))) ?? [],
  )
  return name.includes('180') && sided.length > 1 ? sided : [{ id: null, name }]
}

/** Whether the engine joined two tricks that the text does not: "nose pivot" is no noseslide to pivot. */
const isJoined = (text: string, name: string) =>
  / to /.test(name) && !/(?:^|[^a-z])(?:to|2|into)(?:[^a-z]|$)|トゥ/i.test(text)

/** The name that the engine gives to all of a text; null where it reads none, several in a row, or not that name again. */
function labelRead(text: string, spelling: 'exact' | 'forgiving'): string | null {
  const parsed = parseTrick(text.slice(0, LONGEST_NAME), undefined, spelling)
  if (!parsed.ok) return null
  const label = labelOf(parsed.motion)
  if (!/^[^a-z,][^,]*$/.test(label)) return null
  const again = parseTrick(label, undefined, 'exact')
  return again.ok && labelOf(again.motion) === label ? label : null
}

function isHeld(name: string): boolean {
  const parsed = parseTrick(name)
  if (!parsed.ok) return false
  const last = parsed.motion.parts.at(-1) ?? parsed.motion
  return last.contact !== null
}

const sideWord = /\b(?:frontside|backside|front ?side|back ?side|front|back|fs|bs)\b/i

function withSaid(name: string, stance: Stance | null, side: Side | null): string {
  const parsed = parseTrick(name)
  const isStanced = parsed.ok && parsed.motion.stance !== 'regular'
  const isSided = sideWord.test(name)
  return [stance && stance !== 'regular' && !isStanced ? stance : '', side && !isSided ? side : '', name]
    .filter(Boolean)
    .join(' ')
}
