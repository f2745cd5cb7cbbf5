import { type Feature, leadOff, type ParkTrick } from './park-feature.ts'
import { leadOf } from './stance.ts'

const WHY: Record<ParkTrick['place'], (feature: string) => string> = {
  flat: (feature) => `It leaves room for error on ${feature}: pop, land over the bolts, roll on.`,
  manual: (feature) => `Hold it across ${feature} and let the board drop off by itself.`,
  edge: (feature) => `Come at ${feature} at a small angle and look at its far end.`,
  wall: (feature) => `Ride straight up ${feature} and let the wall slow you down before you set it.`,
  air: (feature) => `It wants all the speed ${feature} gives, so pump before you go up.`,
}

function ownWords(trick: ParkTrick): string {
  if (trick.own === 'LEARNING') return 'You are learning it, and a new spot is good practice.'
  return trick.own ? 'You land it already, so this is a fair next place for it.' : ''
}

function article(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name.toLowerCase()}`
}

function rollsOut(trick: ParkTrick, feature: Feature): string {
  const exit = leadOff(trick, feature)
  if (exit === null) return ''
  const isTurned = exit !== leadOf(trick.motion.stance)
  return isTurned ? `You roll out ${exit === 'F' ? 'forward' : 'fakie'}.` : ''
}

/** Why this trick, on this feature, for this rider. */
export function parkReason(trick: ParkTrick, feature: Feature, level: ParkTrick['level'] | 'all'): string {
  const isOff = level !== 'all' && trick.level !== level
  const off = isOff ? `There is little at ${level} level for it; this one is ${trick.level}.` : ''
  return [ownWords(trick), WHY[trick.place](article(feature.name)), rollsOut(trick, feature), off]
    .filter(Boolean)
    .join(' ')
}
