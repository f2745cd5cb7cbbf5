import { parseEnv } from 'node:util'
import { envNames } from '../../lib/env-schema.ts'
import { spellingDistance } from '../../lib/skate/read/spelling.ts'
import { readEnvironmentFiles } from './problem.ts'

type Settings = Readonly<Record<string, string | undefined>>

// A name and what is written for it.
const setting = /^\s*(?:export\s+)?([\w.-]+)\s*=(.*)$/

/** The names in the text of a file whose values end at a # that was meant to belong to them, most likely. */
function cutIn(text: string, settings: Settings): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [, name = '', written = ''] = setting.exec(line) ?? []
    const [kept = '', ...rest] = written.split('#')
    const isQuoted = /^\s*["'`]/.test(written)
    // A comment stands apart from the value, or from its own #.
    const isComment = kept === '' ? /^\s/.test(rest[0] ?? '') : /\s$/.test(kept)
    // Otherwise it is part of a longer text, or set elsewhere.
    const counts = settings[name] === kept.trim()
    return rest.length > 0 && !isQuoted && !isComment && counts ? [name] : []
  })
}

const lettersOf = (name: string) => name.toUpperCase().replace(/[^A-Z\d]/g, '')

/** The known names that another one was meant to be, most likely. */
function meantBy(name: string): string[] {
  // Short ones are near to each other: HOST is no PORT.
  const limit = Math.min(3, Math.max(1, Math.floor((name.length - 1) / 4)))
  const distances = envNames.map((each) => spellingDistance(lettersOf(name), lettersOf(each), limit))
  const nearest = Math.min(limit, ...distances)
  return envNames.filter((_, at) => distances[at] === nearest)
}

/**
 * A sentence for each setting that does not say what its owner thinks: `texts` are those of the files, `settings` what
 * is set by now. No sentence shows a value.
 */
export function environmentWarnings(texts: readonly string[], settings: Settings): string[] {
  const cut = new Set(texts.flatMap((text) => cutIn(text, settings)))
  const inFiles = new Set(texts.flatMap((text) => Object.keys(parseEnv(text))))
  const misspelled = Object.keys(settings).flatMap((name) => {
    if (envNames.includes(name)) return []
    // Beside one that is set, what comes from elsewhere belongs to another program.
    const meant = meantBy(name).filter((each) => inFiles.has(name) || !settings[each])
    return meant.length > 0 ? [{ name, meant: meant.join(' or ') }] : []
  })
  return [
    ...[...cut].map((name) => `${name} ends before its #: write the value in quotes.`),
    ...misspelled.map(({ name, meant }) => `${name} is not a setting: did you mean ${meant}?`),
  ]
}

/** Says at a start which settings do not say what their owner thinks. */
export function warnOfEnvironment(): void {
  for (const warning of environmentWarnings(readEnvironmentFiles(), process.env)) console.warn(warning)
}
