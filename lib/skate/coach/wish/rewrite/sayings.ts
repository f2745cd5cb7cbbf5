import { SPOTS_COMPARED } from '../../reply/spots-compared.ts'
import { BASICS_FAIL } from '../../trouble/basics.ts'
import { COMPLAINTS } from '../../trouble/complaints/complaints.ts'
import { said } from '../pattern.ts'
import { ASIDES } from './asides.ts'
import { BOUNDS } from './bounds.ts'
import { DESCRIBED } from './descriptions.ts'
import { LINES, ofGames } from './games.ts'
import { FOLLOW_UPS, GOALS } from './goals.ts'
import { LANDED_NOW, LISTS } from './lists.ts'
import { LOOSE_NAMES } from './loose-names.ts'
import { NEWCOMERS } from './newcomers.ts'
import { PARTS } from './parts.ts'
import { TURNS_OF_PHRASE } from './turns-of-phrase.ts'
import { ONE_PART_CHANGED, withEndsSwapped } from './variants.ts'
import { WORD_ORDER } from './word-order.ts'

const SAYINGS = [
  ...WORD_ORDER,
  ...ONE_PART_CHANGED,
  ...LANDED_NOW,
  ...FOLLOW_UPS,
  ...SPOTS_COMPARED,
  ...BOUNDS,
  ...NEWCOMERS,
  ...BASICS_FAIL,
  ...LINES,
  ...COMPLAINTS,
  ...ASIDES,
  ...LISTS,
  ...GOALS,
  ...LOOSE_NAMES,
  ...PARTS,
  ...TURNS_OF_PHRASE,
  ...DESCRIBED,
]

/** A text with skaters' sayings in words that can be looked up one by one. */
export function inPlainWords(text: string): string {
  return said(SAYINGS, ofGames(/ but /.test(text) ? withEndsSwapped(text) : text))
}
