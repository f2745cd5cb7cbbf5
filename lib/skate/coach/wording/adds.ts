import type { Contact, ContactKind } from '../../contacts.ts'
import { analyze } from '../../lessons/analysis.ts'
import { flipNoun, turns, withArticle } from '../../lessons/phrases.ts'
import type { Motion, Stance } from '../../motion.ts'
import { inSentence, listed } from '../../wording.ts'
import { keyOf } from '../library.ts'
import rows from './adds.json' with { type: 'json' }

/** What a trick adds, by the name of what adds it. */
type Said = Partial<Record<string, string>>

/** What a stance adds. */
const STANCE_ADDS: Readonly<Record<Stance, string>> = rows.stances
/** What a movement of its own adds. */
const STYLE_ADDS: Said = rows.styles
/** How a grab holds the board. */
const GRIPS: Said = rows.grips
/** How a board lies on an edge, a coping or two wheels. */
const LIES: Said = rows.lies
/** What a hand or foot is planted for. */
const PLANTS: Said = rows.plants
/** What any contact of its kind adds. */
const KIND_ADDS: Readonly<Record<ContactKind, string>> = rows.kinds

const isFlown = ({ contact }: Motion) => contact?.kind === 'grab' || contact?.kind === 'air'

/** Above a coping, with a hand on the board or without one. */
const isUp = (motion: Motion) => isFlown(motion) || (motion.contact === null && motion.reverses)

/** In fakie neither truck is in front: they are called after the end above them. */
const byEnds = (lies: string): string =>
  lies
    .replace(/\bfront (trucks?|wheels)\b/g, '$1 under the nose')
    .replace(/\bback (trucks?|wheels)\b/g, '$1 under the tail')
    .replace('the back one', 'the other one')
    .replace('swinging the tail', 'swinging the nose')

/** What the second contact has that the first, or none, has not. */
function contactAdds(from: Motion, { name, kind }: Contact, { bodyTurn, stance }: Motion): string {
  const before = from.contact?.kind
  const lies = LIES[name]
  const own = (stance === 'fakie' && lies ? byEnds(lies) : lies) ?? GRIPS[name] ?? PLANTS[name]
  if (kind === 'air' && (before === 'grab' || before === 'air')) return 'another way above the coping'
  if (name === 'Rock' && bodyTurn === 180)
    return before ? 'a half cab below the coping' : 'the nose over the coping at the end of it'
  if (kind === 'plant' && !PLANTS[name] && from.style === 'Boneless') return 'doing it at the top of a ramp'
  if (kind === 'grind' && before === 'stall') return 'rolling on along the edge instead of stopping'
  // Who has been on no edge yet has to get onto one.
  if ((name === '50-50' || name === 'Axle Stall') && before === undefined) return KIND_ADDS[kind]
  return own ?? KIND_ADDS[kind]
}

/** Where a rider has the obstacle who comes to it on the other side. */
function sideAdds({ approach, contact }: Motion): string {
  if (contact?.kind === 'grind' || contact?.kind === 'slide')
    return approach === 'backside'
      ? 'having the edge behind you as you roll up'
      : 'having the edge in front of you as you roll up'
  return `going up ${approach ?? ''}`
}

/** What the second trick has that the first has not; null where there is no more to say than its name. */
export function added(from: Motion, to: Motion): string | null {
  if (to.parts.length > 0) return combined(from, to)
  const adds: string[] = []
  if (to.stance !== from.stance) adds.push(STANCE_ADDS[to.stance])
  if (to.contact && to.contact.name !== from.contact?.name) adds.push(contactAdds(from, to.contact, to))
  else if (isUp(to) && !isUp(from) && to.style === from.style)
    adds.push(to.contact || to.to === null ? KIND_ADDS.air : 'doing it at the top of a wall')
  if (to.approach && from.approach && to.approach !== from.approach) adds.push(sideAdds(to))
  if (to.style && to.style !== from.style)
    adds.push(...(STYLE_ADDS[to.style] ? [STYLE_ADDS[to.style] ?? ''] : []))
  // A carve is no kickturn with less turn, and what the feet lift is not flicked too.
  const isWhole = to.style !== from.style && (to.style === 'Old School' || (to.style && !to.pop))
  if (!isWhole) adds.push(...flipAdds(from, to), ...turnAdds(from, to))
  if (to.late && !from.late) adds.push('waiting until the top before the board turns')
  if (to.wrap && to.wrap !== from.wrap) adds.push(wrapAdds(from, to))
  if (to.pop && !from.pop && adds.length === 0) adds.push('a pop, so that all four wheels leave the ground')
  if (to.revert && !from.revert) adds.push('a last half turn slid on the wheels')
  if (to.to === 'fakie' && from.to !== 'fakie') adds.push('rolling away fakie')
  return adds.length > 0 ? listed(adds.slice(0, 2)) : null
}

function combined(from: Motion, to: Motion): string {
  const known = (from.parts.length > 0 ? from.parts : [from]).map(keyOf)
  const fresh = to.parts.filter((part) => {
    const at = known.indexOf(keyOf(part))
    if (at >= 0) known.splice(at, 1)
    return at < 0
  })
  const [first] = fresh
  if (!first) return 'a second trick out of it'
  const name = withArticle(inSentence(keyOf(first)))
  if (to.parts.indexOf(first) === 0) return `${name} into it`
  return first.contact ? `landing it in ${name}` : `${name} out of it`
}

function wrapAdds(from: Motion, { wrap }: Motion): string {
  if (wrap === 'forward') return 'the board going over forward, end over end'
  const foot = wrap === 'front foot' ? 'front foot' : 'back foot'
  return from.wrap ? `wrapping it around the ${foot} instead` : `wrapping the board around the ${foot}`
}

/** What a flip is made of, for where it is no help to call it by its own name. */
const FLICKS = {
  kick: 'a flick of the toes that rolls the board over once',
  heel: 'a kick of the heel that rolls the board over once',
} as const

const OTHER_FLICKS = {
  kick: 'the flick off your toes instead of your heel',
  heel: 'the flick off your heel instead of your toes',
} as const

function flipAdds(from: Motion, { flip, bodyDeg, boardDeg }: Motion): string[] {
  const isOnlyFlip = bodyDeg === 0 && boardDeg === 0 && flip.count === 1 && !flip.late
  if (flip.kind !== 'kick' && flip.kind !== 'heel') return []
  if (from.flip.kind === 'none') return [isOnlyFlip ? FLICKS[flip.kind] : `${flipNoun(flip)} in it`]
  const adds: string[] = []
  if (from.flip.kind !== flip.kind) adds.push(OTHER_FLICKS[flip.kind])
  if ((flip.count ?? 1) > (from.flip.count ?? 1)) adds.push('one more roll of the board')
  if (flip.count === 0.5 && (from.flip.count ?? 1) >= 1)
    adds.push('half the flip, caught upside down and rolled back over')
  if (flip.late && !from.flip.late) adds.push('a flick that waits for the top')
  return adds
}

const AROUND: Readonly<Record<number, string>> = {
  180: 'halfway around',
  360: 'all the way around',
  540: 'one and a half times around',
  720: 'two times around',
  900: 'two and a half times around',
}

/** What a spin above the coping has more of than another. */
function spinAdds(from: Motion, to: Motion): string[] {
  const more = (to.bodyTurn ?? 0) - (from.bodyTurn ?? 0)
  return more > 0 && from.bodyTurn !== null ? [further(from.bodyTurn, more)] : []
}

/** "Half a turn", and where there was one before, "another half turn". */
const further = (before: number, more: number) =>
  before === 0 ? turns(more) : (FURTHER[more] ?? `another ${more} degrees`)

const FURTHER: Readonly<Record<number, string>> = {
  180: 'another half turn',
  360: 'another full turn',
  540: 'another turn and a half',
}

function turnAdds(from: Motion, to: Motion): string[] {
  const [body, board] = [to.bodyDeg, to.boardDeg]
  if (to.style === 'Ollie North' && from.style !== to.style) return []
  // Who comes back in has made half a turn: that goes without saying.
  if (to.contact) {
    if (!isFlown(to) || (from.contact && !isFlown(from))) return []
    return spinAdds(isFlown(from) ? from : { ...from, bodyTurn: Math.max(180, from.bodyTurn ?? 0) }, to)
  }
  if (body === null || board === null || from.bodyDeg === null || from.boardDeg === null) {
    const more = (to.bodyTurn ?? 0) - (from.bodyTurn ?? 0)
    if (to.boardTurn === 0 && to.flip.kind === from.flip.kind && (to.bodyTurn ?? 0) > 0)
      return from.boardTurn === 0 && more > 0
        ? [`${turns(more)} that you make above the board`]
        : from.boardTurn
          ? [STRAIGHT_ON]
          : []
    return more > 0 && to.bodyTurn === to.boardTurn ? [further(from.bodyTurn ?? 0, more)] : []
  }
  const side = (deg: number) => (deg > 0 ? 'frontside' : 'backside')
  const more = body - from.bodyDeg
  const isAgainst = body * board < 0
  const [scoop, before] = [board - body, from.boardDeg - from.bodyDeg]
  // A board that rolls straight on is not scooped against the rider.
  if (board === 0 && from.boardDeg === 0 && more !== 0 && from.bodyDeg === 0 && !isScoopedBack(to))
    return [`${turns(Math.abs(more))} ${side(more)} that you make above the board`]
  // The board turns no further than before: it is the body that goes along, or the other way.
  if (more !== 0 && board === from.boardDeg && from.bodyDeg === 0 && board !== 0)
    return isAgainst
      ? [`${turns(Math.abs(more))} ${side(more)} that you make against the board`]
      : [`your body going along for ${turns(Math.abs(more))} ${side(more)}`]
  const isOtherWay = more !== 0 && body * from.bodyDeg < 0
  if (isOtherWay && scoop !== 0 && scoop === -before && board === -from.boardDeg && !isAgainst)
    return [`turn and scoop both going ${side(body)}`]
  const against = isAgainst && from.bodyDeg * from.boardDeg >= 0 ? ' against the board' : ''
  const adds: string[] = []
  if (more !== 0 && Math.abs(body) < Math.abs(from.bodyDeg)) adds.push('less turn')
  else if (isOtherWay) adds.push(`the turn the other way,${against || ` ${side(body)}`}`)
  else if (more !== 0) adds.push(`${further(Math.abs(from.bodyDeg), Math.abs(more))} ${side(more)}${against}`)
  if (scoop === before) return adds
  // Told over the ground: what turns on with the rider is not scooped, and what comes back to its line was.
  if (board === 0 && body !== 0) {
    if (from.boardDeg === 0 && !isScoopedBack(to)) return adds
    return [...adds, isScoopedBack(to) ? `a ${side(scoop)} scoop before the turn` : STRAIGHT_ON]
  }
  if (scoop === 0) return [...adds, to.pop && !from.pop ? 'a pop instead of the scoop' : 'no scoop']
  const isScooped = before !== 0 && (from.boardDeg !== 0 || isScoopedBack(from))
  if (isScooped && board === from.boardDeg) return adds
  const around = `${AROUND[Math.abs(board)] ?? 'further around'}${more === 0 && against ? ' against your turn' : ''}`
  if (isScooped && Math.sign(before) === Math.sign(scoop))
    adds.push(
      Math.abs(scoop) > Math.abs(before)
        ? `a bigger scoop, so that the board goes ${around}`
        : `a smaller scoop, so that the board only goes ${around}`,
    )
  else if (isScooped && scoop === -before) adds.push(`the scoop the other way, ${side(scoop)}`)
  else adds.push(`a ${side(scoop)} scoop that takes the board ${around}`)
  return adds
}

const STRAIGHT_ON = 'the board rolling straight on under you'

/** Scooped under the rider, whose turn brings it back to its line: a hardflip, and half a turn. */
const isScoopedBack = (motion: Motion) => motion.style === 'Ghetto Bird' || analyze(motion).isToldByFeet
