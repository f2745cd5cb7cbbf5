import { has, type Subject } from '../traits.ts'

const FALLS = /boneless|hippie|caveman|acid|bomb|drop|roll in|finger|pogo|airwalk|casper|plant|wall/i

/** Nothing in it lands from higher than a hop. */
export const isLow = (trick: Subject): boolean =>
  !trick.motion.pop &&
  trick.place !== 'air' &&
  !has(trick, 'kind plant') &&
  !FALLS.test(trick.motion.style ?? '')

/** Low, and with the feet on the board and the wheels rolling as they point. */
export const isCalm = (trick: Subject): boolean =>
  isLow(trick) && !has(trick, 'jump') && !has(trick, 'speed') && !has(trick, 'place edge')

/** It can be worked on without rolling. */
export const isStill = (trick: Subject): boolean =>
  trick.place === 'flat' && !isRolled(trick) && !has(trick, 'speed')

/** It is done while the board rolls along. */
export const isRolled = ({ place, motion: { style } }: Subject): boolean =>
  place === 'manual' ||
  (style !== null && /^(?:Pushing|Kickturn|Tic Tac|Carve|Pump|Powerslide|Spacewalk)$/.test(style))
