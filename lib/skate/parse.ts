import { contactNamed } from './contacts.ts'
import { blankDraft } from './draft.ts'
import { motionOf } from './fold.ts'
import { combine, type Motion } from './motion.ts'
import type { Piece } from './piece.ts'
import { readAll } from './read.ts'
import { carriedStance, exitOf } from './stance.ts'
import { LONGEST_NAME, tokenize } from './tokenize.ts'

export type ParseResult =
  | { readonly ok: true; readonly motion: Motion }
  | { readonly ok: false; readonly stumbledOn: string; readonly message: string }

function isBareAir(piece: Piece): boolean {
  const [spin] = piece.spins
  const { stance, contact, flip, wrap, isOllie, style, revert, to } = piece
  if (piece.late || (stance && stance !== 'regular')) return false
  const isMore = contact || flip || wrap || isOllie || style || revert || to || piece.varials.length > 0
  return spin !== undefined && !isMore && piece.spins.length === 1 && spin.deg === null && spin.turn >= 540
}

function motionsOf(pieces: readonly Piece[]): Motion[] {
  const motions: Motion[] = []
  for (const piece of pieces) {
    const before = motions.at(-1)
    motions.push(motionOf(piece, before ? carriedStance(before.stance, exitOf(before)) : 'regular'))
  }
  return motions
}

/**
 * Reads a trick's name. Words the trade does not know, and words that do not go together, are refused with
 * the part it stumbled on; nothing is guessed. `step` is called once per unit of work.
 */
export function parseTrick(name: string, step: () => void = () => {}): ParseResult {
  if (name.length > LONGEST_NAME)
    return { ok: false, stumbledOn: name.slice(0, 40), message: 'That name is too long.' }
  const cut = tokenize(name, step)
  if (!cut.ok) return { ...cut, message: `Not understood: "${cut.stumbledOn}".` }
  const draft = blankDraft()
  const stop = readAll(draft, cut.tokens, step)
  const stumbledOn = cut.tokens[stop?.at ?? 0]?.text ?? ''
  if (stop) return { ok: false, stumbledOn, message: `Not understood at "${stumbledOn}": ${stop.problem}.` }
  const [first, ...rest] = draft.done
  if (!first) return { ok: false, stumbledOn, message: 'There is no trick in that name.' }
  if (first.ahead?.needsFlip && !first.flip)
    return { ok: false, stumbledOn, message: 'Not understood: "big" wants a flip.' }
  if (rest.length === 0 && isBareAir(first)) first.contact = contactNamed('Air')
  return { ok: true, motion: combine(motionsOf(draft.done)) }
}
