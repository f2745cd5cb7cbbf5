import type { Contact, ContactKind, ContactName } from '../../contacts.ts'
import { analyze } from '../../lessons/analysis.ts'
import { flipNoun, turns, withArticle } from '../../lessons/phrases.ts'
import type { Motion } from '../../motion.ts'
import { inSentence, listed } from '../../wording.ts'
import { keyOf } from '../library.ts'

const STANCE_ADDS = {
  regular: 'rolling in your own stance',
  nollie: 'the pop off the nose with your front foot',
  fakie: 'rolling backward in fakie',
  switch: 'having your other foot in front',
} as const

const STYLE_ADDS: Readonly<Record<string, string>> = {
  'No Comply': 'the front foot stepping off as the board comes up',
  Boneless: 'a hand on the edge and a jump off the planted foot',
  Pressure: 'a flip that is pressed out of the tail instead of flicked',
  'Ollie North': 'the front foot kicked out past the nose',
  'Old School': 'a flip that the feet lift instead of flick',
  Wallride: 'wheels on a wall',
  Wallie: 'wheels that bump up the edge by themselves and throw you over it',
  'One Foot': 'one foot off the board',
  Powerslide: 'wheels that slide sideways',
  Slappy: 'the trucks pushed up the curb without an ollie',
  'Late Shuvit': 'a push of the back foot at the top',
  'Back Foot': 'a flick that the back foot does',
  'Front Foot': 'the front foot doing the work of the back one',
  Shifty: 'a quarter turn of the board that is brought back before the landing',
  Fingerflip: 'a flip that the fingers do',
  'Ollie Fingerflip': 'a hand that takes the nose at the top and flips it',
  'Foot Brake': 'a foot that drags on the ground',
  'Tail Brake': 'the heel pressing the tail to the ground',
  Kickturn: 'the front wheels lifted for the turn',
  'Tic Tac': 'one small turn after the other, which gives speed',
  Carve: 'a long turn with the weight on one edge',
  Pump: 'speed that comes from bending and stretching',
  'Hippie Jump': 'a jump that leaves the board rolling under you',
  Caveman: 'the jump onto the board from the ground',
  'Acid Drop': 'rolling off the end of something high without a pop',
  'Bomb Drop': 'a jump off something high with the board in the hand',
  'Drop In': 'putting all your weight on the front foot at once',
  'Roll In': 'rolling over the edge without a stop',
  'Hang Ten': 'both feet on the nose',
  Underflip: 'a flick from below, against the way it turns',
  Casper: 'a foot under the board and one on top of it',
  'Casper Slide': 'speed, so that the tail slides along the ground',
  Airwalk: 'both feet kicked off in the air',
  'Ollie South': 'the back foot kicked out past the tail',
  'Pole Jam': 'riding up a pole that leans away from you',
  'Walk the Dog': 'walking the board around with the front foot',
  Spacewalk: 'the nose swung from side to side on the back wheels',
  Bertslide: 'a hand on the ground and the board slid around it',
  'Coleman Slide': 'a hand on the ground and the board slid across to slow down',
  Pogo: 'hops with the board on its end',
  Railstand: 'standing on the edge of the board',
  Daffy: 'a second board under the other foot',
  'Alley-Oop': 'a turn against the way you carve up',
  'Body Jar': 'the tail slapping the coping on the way back in',
  'Casper Flip': 'half a flip that is caught upside down and scooped onto its wheels',
  'Pressure Flip': 'a flip that is pressed out of the tail instead of flicked',
  'Tail Bonk': 'a knock of the tail on the way over',
  'Nose Bonk': 'a tap of the front wheels on the way over',
  'No Foot': 'both feet lifted off at the top',
  Cancel: 'a flip that the toes stop and send back',
  Rodeo: 'leaning back until your head is below the board',
}

/** How a grab holds the board. */
const GRIPS: Partial<Record<ContactName, string>> = {
  Indy: 'the back hand on the toe edge between your feet',
  Mute: 'the front hand on the toe edge by your front foot',
  Melon: 'the front hand on the heel edge between your feet',
  Stalefish: 'the back hand reaching behind the back leg to the heel edge',
  Method: 'the front hand on the heel edge and the board pulled up behind you',
  'Nose Grab': 'the front hand on the nose',
  'Tail Grab': 'the back hand on the tail',
  'Crail Grab': 'the back hand reaching across to the nose',
  'Japan Air': 'the front hand on the toe edge and the board pulled up behind you',
  'Judo Air': 'the front foot kicked out ahead while a hand keeps the board',
  'Lien Air': 'the front hand on the heel edge near the nose',
  'Slob Air': 'the front hand on the toe edge by your front foot',
  'Roast Beef': 'the back hand going between your legs to the heel edge',
  Nosebone: 'the front leg pushing the nose out while you hold the toe edge',
  Tailbone: 'the back leg pushing the tail out while you hold the nose',
  Madonna: 'the front foot hanging off behind while you hold the nose',
  'Rocket Air': 'both hands on the nose and both feet on the tail',
  Cannonball: 'one hand on the nose and one on the tail',
  Seatbelt: 'the front hand crossing your lap to the tail',
  Nuclear: 'the back hand crossing over to the heel edge by your front foot',
  'Tuck Knee': 'the back knee folded down onto the board',
  'Del Mar Indy': 'the board pulled up behind you while you hold the toe edge',
  Benihana: 'the back foot off and stretched down while you hold the tail',
  'Christ Air': 'both feet off and the board held out in one hand',
  'Layback Air': 'lying back over the coping while you hold the nose',
}

/** How a board lies on an edge, a coping or two wheels. */
const LIES: Partial<Record<ContactName, string>> = {
  Manual: 'balance on the back wheels',
  'Nose Manual': 'balance on the front wheels',
  '50-50': 'both trucks on the edge',
  '5-0': 'balance on the back truck',
  Nosegrind: 'balance on the front truck',
  'Smith Grind': 'the front truck hanging down beside the edge while the back one grinds',
  'Feeble Grind': 'the front truck hanging over on the far side while the back one grinds',
  'Crooked Grind': 'the nose pressed down at an angle',
  'Overcrook Grind': 'the nose pressed down with the tail out over the far side',
  'Salad Grind': 'the nose held up and pushed across to the far side',
  'Suski Grind': 'the nose held up and pointing out to your side',
  'Willy Grind': 'the front truck grinding while the tail hangs down on your side',
  'Losi Grind': 'the front truck grinding while the tail hangs over the far side',
  'Layback Grind': 'leaning back with a hand on the deck behind you',
  'Tailblock Grind': 'the tail pressed down and the nose pulled up in your hand',
  'Pogo Grind': 'the board stood nearly upright with a hand on the nose',
  'Crail Grind': 'the back hand holding the nose',
  Hurricane: 'half a turn that puts you into it backward',
  Sugarcane: 'riding it backward with the nose hanging down on your side',
  'Bennett Grind': 'half a turn onto the front truck, which you ride backward',
  'Barley Grind': 'half a turn that puts you into it switch',
  Boardslide: 'the middle of the board sliding across the edge',
  'Noseblunt Slide': 'the nose slid with the wheels on top of the edge',
  Noseslide: 'locking the nose onto the edge',
  Tailslide: 'locking the tail onto the edge',
  Lipslide: 'swinging the tail over the edge first',
  Bluntslide: 'the tail slid with the wheels on top of the edge',
  'Crail Slide': 'the back hand holding the nose while the tail slides',
  Darkslide: 'landing on the edge with the board upside down',
  'Rock and Roll': 'the half turn on the coping to come back in',
  Rock: 'the tail going over the coping first',
  'Rock to Fakie': 'the front wheels over the coping and back again',
  Disaster: 'half a turn that lands the middle of the board on the coping',
  Pivot: 'turning on the back truck alone',
  'Axle Stall': 'both trucks on the coping',
  '5-0 Stall': 'the back truck on the coping with the nose up',
  'Feeble Stall': 'the front truck hanging over the deck',
  'Smith Stall': 'the front truck hanging down below the coping',
  'Tail Stall': 'standing on the tail as before you drop in',
  'Nose Stall': 'standing on the nose with its truck against the coping',
  'Tail Tap': 'a tap of the tail on the coping',
  'Nose Pick': 'the front truck on the coping and a hand that keeps the board on your feet',
  'Boardslide Stall': 'the middle of the board across the coping',
  Blunt: 'the back wheels up over the coping, the board steep on its tail',
  'Noseblunt Stall': 'the front wheels up over the coping, the board steep on its nose',
  'Crail Stall': 'the back hand holding the nose on the coping',
  'Stalefish Stall': 'the back hand on the heel edge while the tail stands on the coping',
  Sweeper: 'the front foot stepping off while a hand sweeps the board around on its tail',
}

/** What a hand or foot is planted for. */
const PLANTS: Partial<Record<ContactName, string>> = {
  'Street Plant': 'a handstand on the ground with the board in one hand',
  'Gymnast Plant': 'both hands on the ground and the board held up by your feet',
  Wallplant: 'a foot that kicks off the wall',
  'Bean Plant': 'the front foot stepping off onto the coping',
  'Texas Plant': 'the back foot stepping off onto the coping',
  Fastplant: 'the back foot kicking off the deck',
  Andrecht: 'the front hand on the heel edge and the board behind your back',
  'Egg Plant': 'planting the front hand instead of the back one',
  'Ho Ho': 'both hands on the coping and nothing but your feet on the board',
  'Miller Flip': 'going over the top and coming down the other way',
  'Sad Plant': 'one leg stretched and the other tucked',
  Stiffy: 'both legs straight',
  'Phillips 66': 'a full turn out of fakie with a hand on the coping',
}

const KIND_ADDS = {
  grind: 'riding along an edge on the trucks',
  slide: 'sliding along an edge on the wood',
  manual: 'balance on two wheels',
  stall: 'a stop on the coping',
  grab: 'a hand on the board',
  air: 'leaving the coping',
  plant: 'a hand planted on the coping and the board above you',
} as const satisfies Record<ContactKind, string>

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
