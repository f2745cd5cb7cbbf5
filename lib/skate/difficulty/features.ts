import type { Motion } from '../motion.ts'
import { isWhole } from '../styles.ts'

/** What a motion consists of, as far as it costs something to learn: name of the cost to how often it counts. */
export type Features = ReadonlyMap<string, number>

/** Whether turns and flips say most about the trick; else a name stands for something that numbers do not show. */
export function isSumOfParts(motion: Motion): boolean {
  return motion.contact === null && (motion.style === null || !isWhole(motion.style))
}

/** Tricks with the same turns and flips share what is learnt about them, whatever the stance. */
export function likeness(motion: Motion): string {
  const { bodyDeg, boardDeg, flip, wrap, style } = motion
  const words = ['like', `${bodyDeg}/${boardDeg}`, flip.kind, flip.count, flip.late && 'late', wrap, style]
  return words.filter(Boolean).join(' ')
}

function turnCosts(motion: Motion, add: (name: string, times?: number) => void): void {
  const { bodyDeg, boardDeg, bodyTurn, flip, stance } = motion
  const body = (bodyTurn ?? 0) / 180
  const apart = bodyDeg === null || boardDeg === null ? 0 : Math.abs(boardDeg - bodyDeg) / 180
  add('rider turn', Math.min(body, 1))
  add('further rider turn', Math.max(body - 1, 0))
  add('board turn', Math.min(apart, 1))
  add('further board turn', Math.max(apart - 1, 0))
  if (body > 0 && apart > 0) add('rider and board apart')
  const isFlip = flip.kind === 'kick' || flip.kind === 'heel'
  if (isFlip && body > 0) add('flip while turning')
  if (isFlip && apart > 0) add('flip over a board turn')
  const ahead = (boardDeg ?? 0) - (bodyDeg ?? 0)
  if (isFlip && apart > 0 && (flip.kind === 'kick') === ahead > 0) add('flip against its board turn')
  if (bodyDeg && ahead * bodyDeg < 0) add('rider against board')
  const sense = Math.sign(boardDeg || bodyDeg || 0)
  add('frontside', sense)
  if (stance === 'regular') return
  add(`frontside ${stance}`, sense)
  if (body > 0) add(`rider turn ${stance}`)
  if (apart > 0) add(`board turn ${stance}`)
  if (isFlip) add(`flip ${stance}`)
}

function flipCosts(motion: Motion, add: (name: string, times?: number) => void): void {
  const { kind, count, late } = motion.flip
  if (kind === 'kick' || kind === 'heel') {
    add('flip')
    add('further flip', Math.max((count ?? 1) - 1, 0))
    if (kind === 'heel') add('heelflip')
  }
  if (late || motion.late) add('late')
}

/** The costs of a single trick. */
export function featuresOf(motion: Motion): Features {
  const features = new Map<string, number>([['base', 1]])
  const add = (name: string, times = 1) => {
    if (times !== 0) features.set(name, (features.get(name) ?? 0) + times)
  }
  const { stance, contact, style, wrap } = motion
  if (contact) {
    add(contact.kind)
    add(contact.name)
    if (stance !== 'regular') add(`${stance} on an obstacle`)
    if (motion.approach) add(`${motion.approach} ${contact.kind}`)
    add('spin in the air', contact.kind === 'stall' ? 0 : Math.max((motion.bodyTurn ?? 0) / 180 - 1, 0))
    flipCosts(motion, add)
    return features
  }
  if (stance !== 'regular') add(stance)
  if (style) add(style)
  if (motion.revert) add('revert')
  if (wrap) add(wrap === 'forward' ? 'end over end forward' : 'impossible')
  if (wrap === 'front foot') add('round the front foot')
  if (style && isWhole(style)) add('rider turn', (motion.bodyTurn ?? 0) / 180)
  else {
    flipCosts(motion, add)
    turnCosts(motion, add)
  }
  add(likeness(motion))
  return features
}
