import { recordOf, turnOf } from '../contacts.ts'
import type { Motion } from '../motion.ts'
import type { Lead } from '../stance.ts'

// What a sentence of a lesson claims of the trick, as far as words that mean one thing alone tell, against the motion.

/** A trick as its lesson has to have it; `out` is the foot that leads as it rolls away, null where nothing decides it. */
export type Subject = { name: string; motion: Motion; out: Lead | null }

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?;:]) /)

/** What should not be, what may be, and what is elsewhere claims nothing of this trick. */
const isOpen = (sentence: string): boolean =>
  /\b(?:not|no|never|nothing|nobody|without|instead|unlike|than|would|could|as (?:in|for|with)|learn|have|usual|normal|plain|tries|on (?:a|the) (?:bank|ramp|wall|flat))\b|n't\b/i.test(
    sentence,
  )

const longestName = 5

/** Whether a sentence names a trick that is no part of this one. `names` are in lower case. */
function namesAnother(sentence: string, name: string, names: ReadonlySet<string>): boolean {
  const words = sentence.toLowerCase().match(/[a-z0-9-]+/g) ?? []
  const own = name.toLowerCase()
  return words.some((_, at) =>
    Array.from({ length: longestName }, (_, more) => words.slice(at, at + more + 1).join(' ')).some(
      (said) => [said, said.replace(/s$/, '')].some((each) => names.has(each) && !own.includes(each)),
    ),
  )
}

/** How a sentence ends a trick: "you roll away fakie", "let the wall take you back and coast out in switch", "ends in fakie". */
const ending = (where: string) =>
  new RegExp(
    String.raw`\b(?:(?:roll|ride|coast|come|drift|leave)s? [^,.;:]{0,12}\b(?:away|out|down|off|back|you) |(?:land|end|finish)(?:s|es)? )[^,.;:]{0,12}(?<!of )\b${where}\b`,
    'i',
  )

const waysOut: readonly (readonly [RegExp, Lead, string])[] = [
  [ending('fakie'), 'B', 'out in fakie'],
  [ending('switch'), 'B', 'out in switch'],
  [ending('forward'), 'F', 'out forward'],
  [ending('your own stance'), 'F', 'out in the own stance'],
]

function outClaims(sentence: string, { motion, out }: Subject): string[] {
  // Who comes in switch calls it forward.
  const isBackward = motion.stance === 'switch'
  // What is rolled out of is then reverted, or one part of several.
  if (out === null || motion.revert || motion.parts.length > 0) return []
  return waysOut.flatMap(([words, lead, claim]) =>
    words.test(sentence) && lead !== out && !(isBackward && claim === 'out forward') ? [claim] : [],
  )
}

const turnWords = /\b(half|full|whole|three quarters|quarter|and a half|two|turns?|spin|spun|around)\b[^,.]{0,14}\b(frontside|backside)\b/i

function sideClaims(sentence: string, { motion }: Subject): string[] {
  const side = turnWords.exec(sentence)?.[2]?.toLowerCase()
  const { bodyDeg, boardDeg, contact, parts } = motion
  if (!side || contact || parts.length > 0 || bodyDeg === null || boardDeg === null) return []
  const turns = [bodyDeg, boardDeg, boardDeg - bodyDeg].filter((deg) => deg !== 0)
  const isThere = turns.some((deg) => deg > 0 === (side === 'frontside'))
  return turns.length > 0 && !isThere ? [`a turn ${side}`] : []
}

/** The end that is popped, where the sentence has it popped; fakie and switch are popped off the trailing end by name, the tail. */
function popClaims(sentence: string, { motion }: Subject): string[] {
  const { stance, contact, parts, style, pop, wrap } = motion
  if (style === 'Slappy') return /\b(?:pop|ollie)s?\b/i.test(sentence) ? ['a pop'] : []
  const end = /\b(?:pop|stamp|snap)s? (?:off )?(?:the |your )?(nose|tail)\b/i.exec(sentence)?.[1]?.toLowerCase()
  if (!end || contact || parts.length > 0 || style || wrap) return []
  if (!pop) return ['a pop']
  return end === (stance === 'nollie' ? 'nose' : 'tail') ? [] : [`a pop off the ${end}`]
}

const hands = { leading: /\b(?:leading|front) hand\b/i, trailing: /\b(?:trailing|back) hand\b/i } as const
const edges = { 'toe edge': /\btoe(?:-side)? edge\b/i, 'heel edge': /\bheel(?:-side)? edge\b/i } as const
const grabbing = /\b(?:grab|take|hold|reach|close|catch|drop)s?\b/i

function gripClaims(sentence: string, { contact, parts }: Motion): string[] {
  if (contact?.kind !== 'grab' || parts.length > 0) return []
  const record = recordOf(contact)
  const grip = 'grip' in record ? record.grip : null
  if (!grip || !grabbing.test(sentence)) return []
  const names = <Key extends string>(words: Readonly<Record<Key, RegExp>>) =>
    (Object.keys(words) as Key[]).filter((key) => words[key].test(sentence))
  const [hand, ...more] = names(hands)
  const [edge, ...others] = names(edges)
  return [
    ...(hand && more.length === 0 && grip.hand !== 'both' && hand !== grip.hand ? [`the ${hand} hand`] : []),
    ...(edge && others.length === 0 && edge !== grip.at && grip.at in edges ? [`the ${edge}`] : []),
  ]
}

/** The truck that a grind or a stall stands on, where it stands on one. */
function truckClaims(sentence: string, motion: Motion): string[] {
  const { contact, stance, parts } = motion
  if (parts.length > 0) return []
  if (contact?.kind !== 'grind' && contact?.kind !== 'stall') return []
  // Half a turn onto it changes which truck is ahead.
  if (turnOf(contact) !== 0) return []
  const { rest } = recordOf(contact).lie
  if (rest !== 'nose truck' && rest !== 'tail truck') return []
  const said =
    /\b(front|back|leading|trailing) truck (?:alone |only )?(?:grinds|stands on|sits on|locks on|runs along|carries)/i
      .exec(sentence)?.[1]
      ?.toLowerCase()
  if (!said) return []
  const isAhead = said === 'front' || said === 'leading'
  const isNose = stance === 'fakie' ? !isAhead : isAhead
  return isNose === (rest === 'nose truck') ? [] : [`the ${said} truck`]
}

const turns: readonly (readonly [RegExp, number])[] = [
  [/(?<!and )(?<!one and )\b(?:half a|a half) turn\b/i, 180],
  [/\ba (?:full|whole) turn\b/i, 360],
  [/\b(?:one|a turn) and a half(?: turns)?\b/i, 540],
  [/(?<!the |these )\btwo (?:full |whole )?turns\b/i, 720],
  [/\btwo and a half turns\b/i, 900],
]

/** How far rider or board turn, on the flat; a board is also said to turn under the rider. */
function turnClaims(sentence: string, { motion }: Subject): string[] {
  const { bodyDeg, boardDeg, contact, parts, style, revert, wrap } = motion
  if (contact || parts.length > 0 || style || revert || wrap || bodyDeg === null || boardDeg === null) return []
  const said = turns.filter(([words]) => words.test(sentence))
  const made = [bodyDeg, boardDeg, boardDeg - bodyDeg].map(Math.abs)
  // Of a longer turn a part may be spoken of.
  return said.flatMap(([, deg]) => (Math.max(...made) < deg ? [`${deg} degrees`] : []))
}

/** The claims of a sentence that the motion denies. What cannot be read claims nothing. */
const deniedOf = (sentence: string, subject: Subject): string[] => [
  ...outClaims(sentence, subject),
  ...sideClaims(sentence, subject),
  ...popClaims(sentence, subject),
  ...turnClaims(sentence, subject),
  ...gripClaims(sentence, subject.motion),
  ...truckClaims(sentence, subject.motion),
]

/** What a description and steps say of a trick that its motion denies, a line each. `names`: of all tricks, in lower case. */
export const falseClaims = (
  texts: readonly string[],
  subject: Subject,
  names: ReadonlySet<string>,
): string[] =>
  texts
    .flatMap(sentencesOf)
    .filter((sentence) => !isOpen(sentence) && !namesAnother(sentence, subject.name, names))
    .flatMap((sentence) => deniedOf(sentence, subject).map((claim) => `${claim}: ${sentence}`))
