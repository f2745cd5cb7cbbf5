import { type Draft, nextPiece, settleSpin } from './draft.ts'
import { hasContent, hasTurn, isWhole } from './piece.ts'
import { settleShape } from './read-flip.ts'
import { styleNamed } from './styles.ts'

/** Gives a waiting "late" to the flip or turn before it; answers what is wrong, or null. */
export function settleLate(draft: Draft): string | null {
  if (!draft.isLate) return null
  draft.isLate = false
  const { piece } = draft
  const own = piece.style && isWhole(piece) ? styleNamed(piece.style).flip : null
  if (piece.flip) piece.flip = { ...piece.flip, late: true }
  else if (own && own.kind !== 'none') piece.flip = { ...own, late: true }
  else if (hasTurn(piece) && !isWhole(piece)) piece.late = true
  else return 'Late wants a flip or a turn'
  return null
}

function settle(draft: Draft): string | null {
  const problem = settleShape(draft)
  if (problem) return problem
  settleSpin(draft)
  const late = settleLate(draft)
  if (late) return late
  const { piece } = draft
  if (!hasContent(piece) && piece.stance === 'nollie') piece.isOllie = true
  if (draft.count !== null) return 'Say which flip is doubled'
  if (draft.isAnti) return '"Anti" goes with a bigspin'
  if (draft.side && piece.contact && !piece.approach && piece.contact.kind !== 'grab') {
    piece.approach = draft.side
    draft.side = null
  }
  if (draft.side) return `${draft.side} what`
  return hasContent(piece) || !piece.stance ? null : `${piece.stance} what`
}

/** Ends the piece at hand with the words that still wait; answers what is wrong, or null. */
export function endPiece(draft: Draft): string | null {
  const problem = settle(draft)
  nextPiece(draft)
  return problem
}
