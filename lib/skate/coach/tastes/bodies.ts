import type { Taste } from './taste.ts'

/** What the body allows, and what it is afraid of. */
export const BODIES = {
  gentle: {
    most: 3.2,
    ideal: 2.4,
    never: ['flip', 'gap', 'turn 360', 'speed'],
    first: [
      'Manual',
      'Powerslide',
      'Shuvit',
      'No Comply',
      'Kickturn',
      'Tic Tac',
      'Fakie Shuvit',
      'Rock to Fakie',
      '50-50',
      'Nollie Shuvit',
      'Frontside Shuvit',
    ],
    says: 'easy on knees and back, because nothing in it lands from high',
  },
  injured: {
    most: 2.4,
    ideal: 1.8,
    never: ['flip', 'gap', 'turn 360', 'transition', 'board turn', 'jump', 'speed'],
    first: ['Kickturn', 'Manual', 'Tic Tac', 'Carve', 'Pushing'],
    says: 'nothing you have to jump for while it heals',
  },
  hands: {
    most: 2.2,
    ideal: 1.5,
    never: [
      'flip',
      'gap',
      'turn 360',
      'transition',
      'board turn',
      'jump',
      'speed',
      'place edge',
      'kind manual',
      'hand',
    ],
    first: ['Kickturn', 'Tic Tac', 'Pushing', 'Carve'],
    says: 'slow and low, so that there is nothing to catch with your hands',
  },
  careful: {
    most: 2.3,
    ideal: 1.6,
    never: ['flip', 'gap', 'turn 360', 'transition', 'speed', 'jump', 'place edge'],
    first: ['Kickturn', 'Tic Tac', 'Manual'],
    says: 'slow and close to the ground, so there is little to fall from',
  },
  'fear of edges': {
    most: 3.2,
    ideal: 2.4,
    must: ['place edge'],
    never: ['flip', 'gap'],
    first: ['50-50', 'Slappy 50-50', 'Boardslide', 'Noseslide'],
    says: 'begin on something ankle-high that you can step off at any moment, and the fear goes first',
  },
} as const satisfies Readonly<Record<string, Taste>>
