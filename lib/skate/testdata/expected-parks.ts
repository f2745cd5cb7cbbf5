import type { Level } from '../difficulty/difficulty.ts'

/** What skaters do on an obstacle, by the names of tricks: only these, and at least one of the usual ones. */
interface ExpectedFeature {
  readonly only: RegExp
  readonly usual: RegExp
  /** Can be ridden one way only. */
  readonly isDownhill?: true
  /** Sends one back the way one came. */
  readonly isWall?: true
}

const EDGE =
  /50-50|5-0|grind|boardslide|lipslide|noseslide|tailslide|bluntslide|noseblunt|crail slide|hurricane|sugarcane|darkslide/i
const RAIL = /darkslide|50-50|5-0|grind|boardslide|lipslide|noseslide|tailslide|bluntslide|noseblunt|hurricane|sugarcane/i
const POPPED =
  /ollie|nollie|flip|heel|180|360|540|shuvit|cab|spin|impossible|no comply|boneless|shifty|airwalk|north|south|one foot|varial|gazelle|ghetto bird|milkshake|720/i
const GRABBED = /grab|indy|melon|mute|stalefish|method|tail grab|nosebone|japan|slob|lien|roast beef|crail|judo|benihana|tuck knee|rocket|airwalk|christ|cannonball|madonna|del mar/i
const LIP =
  /stall|rock|pivot|disaster|blunt|to fakie|fakie ollie|half cab|50-50|5-0|grind|nose pick|sweeper|feeble|tailslide|lipslide|kickturn|drop in|staple|body jar|bean plant|fakie rock|invert|caballerial|hurricane|sugarcane|tail tap|side ollie|side one foot|^unit$|tail$/i
const AIR = /alley-oop|side ollie|elguerial|phillips|unit|side one foot|cannonball|tuck knee|air|grab|indy|melon|mute|540|720|900|1080|mctwist|stalefish|method|plant|invert|andrecht|ho ho|madonna|benihana|nosebone|roast beef|backflip|miller|stiffy|airwalk|north|cab|fakie ollie|360/i
const either = (...patterns: RegExp[]) => new RegExp(patterns.map(({ source }) => source).join('|'), 'i')

const edge = { only: EDGE, usual: /50-50|5-0|noseslide|tailslide|crooked|smith|boardslide/i }
const rail = { only: RAIL, usual: /boardslide|lipslide|50-50|5-0|feeble|smith/i }
const jump = { only: POPPED, usual: /ollie|180|kickflip|heelflip|360 flip|frontside flip|backside flip/i }
const grabbed = { only: either(POPPED, GRABBED), usual: jump.usual }
const lip = { only: either(LIP, AIR), usual: /rock (to|and)|axle stall|tail stall|kickturn/i, isWall: true } as const

/** What belongs to each obstacle. Written down before the engine was asked. */
export const EXPECTED_FEATURES: Readonly<Record<string, ExpectedFeature>> = {
  Flatground: {
    only: either(POPPED, /manual|hippie jump|powerslide|pushing|tic tac|caveman|wheelie|kickturn|biebelheimer|footplant/i),
    usual: /ollie|shuvit|kickflip|heelflip|180|manual/i,
  },
  'Platform / Deck': { only: either(POPPED, /drop in|roll in|acid drop|bomb drop|hippie jump/i), usual: /ollie|shuvit|180|kickflip|drop in/i },
  Curb: { only: either(EDGE, /no comply|boneless|slappy/i), usual: edge.usual },
  'Parking Block': { ...edge, only: either(EDGE, /slappy/i) },
  'Low Box': { only: either(EDGE, /manual/i), usual: edge.usual },
  Ledge: edge,
  Bench: { only: either(EDGE, /manual/i), usual: edge.usual },
  'Low-to-High Ledge': edge,
  Hubba: { ...edge, isDownhill: true },
  'Jersey Barrier': { only: either(EDGE, /wallride|wallie|stall|rock|disaster|pivot/i), usual: /wallie|wallride|50-50|rock|stall|disaster|5-0/i },
  'Flat Bar': rail,
  'Rainbow Rail': rail,
  'Down Rail': { ...rail, isDownhill: true },
  'Kinked Rail': { ...rail, isDownhill: true },
  Handrail: { ...rail, isDownhill: true },
  'Pole Jam': { only: /pole jam/i, usual: /pole jam/i },
  'Manual Pad': { only: /manual/i, usual: /manual/i },
  Bank: {
    only: either(POPPED, /kickturn|rock|stall|bertslide|wallie/i),
    usual: /kickturn|ollie|180|kickflip|half cab|shuvit/i,
    isWall: true,
  },
  'Bank to Ledge': { only: either(EDGE, /stall|rock|disaster|pivot|blunt/i), usual: either(edge.usual, /stall|rock/i) },
  Pyramid: { only: either(POPPED, GRABBED), usual: jump.usual },
  Funbox: { only: either(POPPED, GRABBED, EDGE, /manual/i), usual: either(jump.usual, edge.usual, /manual/i) },
  Hip: grabbed,
  Kicker: grabbed,
  Gap: jump,
  'Euro Gap': { only: either(POPPED, EDGE), usual: jump.usual },
  Drop: { only: either(POPPED, /acid drop|bomb drop/i), usual: either(jump.usual, /acid drop/i), isDownhill: true },
  Stairs: { ...jump, isDownhill: true },
  Roller: { only: either(POPPED, /manual|pump/i), usual: /ollie|manual|180|pump/i },
  'Snake Run': { only: /powerslide|bertslide|coleman|kickturn|tic tac|carve|pump|slide/i, usual: /powerslide|kickturn|bertslide|tic tac|carve/i },
  'Roll-In': { only: /drop in|roll in|acid drop|bomb drop/i, usual: /drop in|roll in/i, isDownhill: true },
  'Quarter Pipe': lip,
  'Mini Ramp': { only: either(LIP, /plant/i), usual: /rock to fakie|tail stall|axle stall|rock and roll|disaster/i, isWall: true },
  Bowl: lip,
  Pool: lip,
  Extension: { ...lip, usual: either(lip.usual, /air|grab|disaster|5-0|grind|invert|plant|stall/i) },
  Spine: { only: either(GRABBED, POPPED, /air|50-50|disaster|rock/i), usual: /ollie|180|air|grab|indy|melon/i },
  'Vert Ramp': { only: either(AIR, LIP), usual: /air|grab|indy|540|invert|rock|axle|stall/i, isWall: true },
  Wallride: { only: /wallride|wallie/i, usual: /wallride|wallie/i, isWall: true },
}

/** Twenty parks as they stand in towns: features with their counts, and the level asked for. */
export const EXPECTED_PARKS: readonly { features: Readonly<Record<string, number>>; level: Level | 'all' }[] = [
  { features: { Flatground: 2, Curb: 1 }, level: 'Beginner' },
  { features: { Ledge: 1, 'Flat Bar': 1, 'Manual Pad': 1 }, level: 'all' },
  { features: { 'Quarter Pipe': 2, Funbox: 1 }, level: 'Intermediate' },
  { features: { 'Mini Ramp': 1 }, level: 'Beginner' },
  { features: { 'Mini Ramp': 1 }, level: 'Intermediate' },
  { features: { Stairs: 1, Handrail: 1, Hubba: 1 }, level: 'Advanced' },
  { features: { Bank: 2, 'Flat Bar': 1, Flatground: 1 }, level: 'Beginner' },
  { features: { 'Pole Jam': 1, Kicker: 1, 'Manual Pad': 1 }, level: 'all' },
  { features: { Bowl: 2 }, level: 'Advanced' },
  { features: { 'Vert Ramp': 1 }, level: 'Advanced' },
  { features: { Spine: 1, 'Quarter Pipe': 2 }, level: 'Advanced' },
  { features: { Ledge: 3 }, level: 'Intermediate' },
  { features: { 'Roll-In': 1, Pyramid: 1, 'Quarter Pipe': 1 }, level: 'Intermediate' },
  { features: { Wallride: 1, 'Euro Gap': 1, Ledge: 1 }, level: 'all' },
  { features: { 'Low Box': 2, Roller: 1, Bank: 1 }, level: 'Beginner' },
  { features: { 'Snake Run': 1, Bowl: 1, Hip: 1 }, level: 'all' },
  { features: { Flatground: 3 }, level: 'Beginner' },
  { features: { 'Quarter Pipe': 2, 'Flat Bar': 1, Ledge: 1, 'Manual Pad': 1, Stairs: 1 }, level: 'all' },
  { features: { 'Mini Ramp': 1, 'Quarter Pipe': 1, Ledge: 1, Kicker: 1 }, level: 'all' },
  { features: { Drop: 1, Gap: 1, 'Down Rail': 1, 'Quarter Pipe': 1, Bench: 1 }, level: 'Intermediate' },
]
