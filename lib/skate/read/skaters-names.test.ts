import { describe, expect, it } from 'vitest'
import type { Motion } from '../motion.ts'
import { exitOf } from '../stance.ts'
import { CAPTION_NAMES, COMMENT_NAMES, NO_TRICKS } from '../testdata/captions.ts'
import { cellsOf } from '../testdata/known-tricks.ts'
import {
  FLIP_NAMES,
  FOREIGN_NAMES,
  GRIND_NAMES,
  MISSPELLED_NAMES,
  MORE_NAMES,
  NONSENSE,
  OLD_SCHOOL_NAMES,
  RAMP_NAMES,
  UNREAD_NAMES,
} from '../testdata/skaters-names.ts'
import { UNSEEN_NAMES, UNSEEN_NO_TRICKS } from '../testdata/unseen-names.ts'
import { parseTrick } from './parse.ts'

type Verdict = 'right' | 'refused' | 'wrong'

interface Heard {
  readonly name: string
  readonly verdict: Verdict
  readonly read: string
}

const size = (deg: number | null, turn: number | null) =>
  deg === null ? `±${turn ?? '?'}` : turn ? `${deg}` : '0'

function agrees(wanted: string, deg: number | null, turn: number | null): boolean {
  if (wanted === '*') return true
  return wanted.startsWith('±') ? `${turn}` === wanted.slice(1) : size(deg, turn) === wanted
}

function flipOf({ flip }: Motion): string {
  if (flip.kind === 'none') return '-'
  return flip.kind === null ? '?' : `${flip.kind[0]}${flip.count}${flip.late ? 'l' : ''}`
}

function hear([name = '', ...wanted]: readonly string[]): Heard {
  const parsed = parseTrick(name)
  const isNonsense = wanted[0] === 'refused'
  if (!parsed.ok) return { name, verdict: isNonsense ? 'right' : 'refused', read: parsed.message }
  const { motion } = parsed
  const [stance, body = '', board = '', flip = '', contact = '', approach = '', exit = ''] = wanted
  const heard = [
    motion.stance,
    flipOf(motion),
    motion.contact?.name ?? '-',
    motion.approach ?? '-',
    exitOf(motion) ?? '?',
  ]
  const isRight =
    !isNonsense &&
    agrees(body, motion.bodyDeg, motion.bodyTurn) &&
    agrees(board, motion.boardDeg, motion.boardTurn) &&
    [stance, flip, contact, approach, exit].every((cell, at) => cell === '*' || cell === heard[at])
  const turns = [size(motion.bodyDeg, motion.bodyTurn), size(motion.boardDeg, motion.boardTurn)]
  return { name, verdict: isRight ? 'right' : 'wrong', read: [...heard, ...turns].join(' ') }
}

const GROUPS = {
  flips: cellsOf(FLIP_NAMES),
  grinds: cellsOf(GRIND_NAMES),
  ramps: cellsOf(RAMP_NAMES),
  'old school': cellsOf(OLD_SCHOOL_NAMES),
  misspelled: cellsOf(MISSPELLED_NAMES),
  foreign: cellsOf(FOREIGN_NAMES),
  more: cellsOf(MORE_NAMES),
  captions: cellsOf(CAPTION_NAMES),
  comments: cellsOf(COMMENT_NAMES),
  unseen: cellsOf(UNSEEN_NAMES),
  nonsense: [...NONSENSE, ...UNREAD_NAMES, ...NO_TRICKS, ...UNSEEN_NO_TRICKS].map((name) => [
    name,
    'refused',
  ]),
}

const heardIn = (group: keyof typeof GROUPS) => GROUPS[group].map(hear)
const share = (heard: readonly Heard[], verdict: Verdict) =>
  heard.filter((one) => one.verdict === verdict).length / heard.length
const everything = () => Object.keys(GROUPS).flatMap((group) => heardIn(group as keyof typeof GROUPS))
const failures = (heard: readonly Heard[]) => heard.filter(({ verdict }) => verdict !== 'right')

describe('names as skaters say them', () => {
  it.each([
    ['flips', 0.98],
    ['grinds', 0.98],
  ] as const)('are read right in %s', (group, least) => {
    const heard = heardIn(group)
    expect(share(heard, 'right'), JSON.stringify(failures(heard), null, 1)).toBeGreaterThanOrEqual(least)
  })

  it('are no tricks when no skater would take them for one', () => {
    expect(failures(heardIn('nonsense'))).toEqual([])
  })

  it('are read right nearly always', () => {
    const heard = everything()
    expect(share(heard, 'right'), JSON.stringify(failures(heard), null, 1)).toBeGreaterThanOrEqual(0.96)
  })

  it('are almost never misread with confidence', () => {
    const heard = everything()
    const wrong = heard.filter(({ verdict }) => verdict === 'wrong')
    expect(share(heard, 'wrong'), JSON.stringify(wrong, null, 1)).toBeLessThan(0.01)
  })
})
