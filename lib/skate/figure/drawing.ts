import { type BoardSeen, boardSeen, type Truck } from './board.ts'
import type { Pose, Shoe } from './body.ts'
import { contour, inkAt, type Part } from './brush.ts'
import { type Eye, eyeFor, isHigh, type Look, spanOf, targetAt, withHead } from './camera.ts'
import { sparks, turnsShown } from './effects.ts'
import { type Film, filmedAt, type Take, takeAt } from './film.ts'
import { add, columns, dot, sub, times, type Vec } from './geometry.ts'
import type { Ghost } from './ghosts.ts'
import { riderParts, shoe } from './rider.ts'
import {
  coping,
  facesSeen,
  floorUnder,
  groundSeen,
  isBetween,
  isInFront,
  isSeen,
  marks,
  obstaclesNear,
  type Placed,
  placed,
  rampSeen,
  shadow,
} from './scenery.ts'
import type { Shape } from './shape.ts'

/** How the picture is made. */
interface Framing {
  readonly look: Look
  /** Without the rider: board and shoes, nearer. */
  readonly isBoardOnly?: boolean
  /** Without the ground's marks, where nothing moves. */
  readonly isStill?: boolean
  /** Meters from the bottom to the top of the picture; left out, what the film needs. */
  readonly span?: number
  /** Other moments of the board, seen through beside the rider; given, each has an arrow that tells how it turns. */
  readonly ghosts?: readonly Ghost[]
}

/** A still is smaller than the player and follows no jump: it is taken from nearer. */
const CLOSER = 0.88

/** From this steeply above, the rider would hide the board and where the feet stand on it. */
const FROM_ABOVE = 68

/** Room over the head, for its own height: in a still some air as well. */
const OVERHEAD = { still: 30, moving: 22 }

/** The picture of a film at a moment, from back to front. */
export function drawingAt(film: Film, t: number, framing: Framing): Shape[] {
  const { look, isBoardOnly = false, isStill = false } = framing
  const take = takeAt(film, t)
  const pose = filmedAt(film, t)
  const target = targetAt(film, t, isBoardOnly ? 0.25 : 1)
  const isAbove = look.up > FROM_ABOVE && !isBoardOnly
  const near = isStill && !isBoardOnly ? (isHigh(film) ? 0.9 : CLOSER) : isAbove ? 0.85 : 1
  const span = framing.span ?? spanOf(film, isBoardOnly) * near
  const room = isStill ? OVERHEAD.still : OVERHEAD.moving
  const isFree = isAbove || isBoardOnly
  const eye = eyeFor(isFree ? target : withHead(target, pose, look, span, room), look, span)
  const solids = obstaclesNear(film, take, t)
  const { before, between, after, behind, parts } = standing(eye, take, pose, solids)
  const figure = isBoardOnly
    ? onlyBoard(eye, pose, parts, between)
    : isAbove
      ? [...seenThrough(eye, pose), ...onlyBoard(eye, pose, parts, between)]
      : whole(eye, pose, parts, between)
  const floor = floorUnder(solids, pose)
  const shade = take.obstacles.some(({ curve }) => curve !== null) ? [] : [shadow(eye, pose, floor)]
  // What stands on the ground hides a shadow there.
  const hidden = [...contour(eye, pose.board.at, behind), ...behind, ...before]
  const below = floor > 0 ? [...hidden, ...shade] : [...shade, ...hidden]
  const grinds = isAbove ? [] : sparks(film, t, pose, eye)
  const { ghosts } = framing
  const ground = isBoardOnly && isStill ? [] : [groundSeen(eye, target, look)]
  const moving = isStill ? [] : marks(eye, target, take)
  const others = (ghosts ?? []).flatMap((each) => ghostSeen(eye, film, each))
  const { trail, arrows } = ghosts ? turnsShown(eye, film, t, ghosts) : { trail: [], arrows: [] }
  const back = [...ground, ...moving, ...below, ...trail, ...others]
  return [...back, ...figure, ...grinds, ...after, ...arrows].filter(isSeen)
}

/** What is skated, before and after the rider and between board and feet, and the parts of the board. */
function standing(eye: Eye, take: Take, pose: Pose, solids: readonly Placed[]) {
  const board = boardSeen(eye, take, pose, inkAt(eye, pose.board.at))
  const hidden = new Set<Truck>()
  const before: Shape[] = []
  const between: Shape[] = []
  const after: Shape[] = []
  const overDeck: Shape[] = []
  for (const { obstacle, at } of solids) {
    const isRamp = obstacle.curve !== null
    for (const solid of obstacle.solids) {
      const faces = solid.map((face) => placed(face, at))
      const hides = (point: Vec, higher = point) => !isRamp && isInFront(faces, eye.at, point, higher)
      const shapes = isRamp ? rampSeen(faces, eye) : facesSeen(faces, eye)
      if (board.isGripSeen) for (const truck of board.trucks) hides(truck.at) && hidden.add(truck)
      if (isBetween(faces, pose)) between.push(...shapes)
      else if (hides(pose.board.at, pose.hips)) after.push(...shapes)
      // An end of a board on edge hangs behind what its wheels stand on.
      else if (!board.isGripSeen && board.tips.some((tip) => hides(tip))) overDeck.push(...shapes)
      else before.push(...shapes)
    }
    for (const tube of obstacle.copings) before.push(...coping(tube, at, eye))
  }
  const trucks = board.trucks.filter((truck) => !hidden.has(truck))
  const parts = boardShapes({ ...board, trucks, deck: [...board.deck, ...overDeck] })
  return { before, between, after, parts, behind: [...hidden].flatMap(({ shapes }) => shapes) }
}

const FEET = ['front', 'back'] as const

/** Whether the board is between a point and the camera. */
function isBehind(eye: Eye, { board }: Pose, point: Vec): boolean {
  const [, , normal] = columns(board.turn)
  const isCameraOnGrip = dot(normal, sub(eye.at, board.at)) > 0
  return dot(normal, sub(point, board.at)) > 0 !== isCameraOnGrip
}

const up = ({ at, turn }: Shoe): Vec => add(at, times(columns(turn)[2], 0.05))

const inOrder = (parts: readonly Part[]) =>
  parts.toSorted((a, b) => a.near - b.near).flatMap(({ shapes }) => shapes)

function boardShapes({ isGripSeen, trucks, deck }: BoardSeen): Shape[] {
  const under = trucks.flatMap(({ shapes }) => shapes)
  return isGripSeen ? [...under, ...deck] : [...deck, ...under]
}

function ghostSeen(eye: Eye, film: Film, { at, shift }: Ghost): Shape[] {
  const pose = filmedAt(film, at)
  const board = { ...pose.board, at: add(pose.board.at, shift) }
  const seen = boardSeen(eye, takeAt(film, at), { ...pose, board }, inkAt(eye, board.at))
  return boardShapes(seen).map((shape) => ({ ...shape, opacity: 0.55 }))
}

function onlyBoard(eye: Eye, pose: Pose, board: readonly Shape[], between: readonly Shape[]): Shape[] {
  const shoes = FEET.map((name) => ({ name, isHidden: isBehind(eye, pose, up(pose.shoes[name])) }))
  const drawn = (isHidden: boolean) =>
    shoes
      .filter((each) => each.isHidden === isHidden)
      .toSorted((a, b) => eye(pose.shoes[a.name].at).near - eye(pose.shoes[b.name].at).near)
      .flatMap(({ name }) => shoe(eye, pose.shoes[name], `${name} shoe`))
  const shapes = [...drawn(true), ...board, ...between, ...drawn(false)]
  return [...contour(eye, pose.board.at, shapes), ...shapes]
}

/** The rider from above, through whom the board is seen. */
const seenThrough = (eye: Eye, pose: Pose): Shape[] => {
  const { legs, over } = riderParts(eye, pose, false)
  return inOrder([...over, legs.front, legs.back]).map((shape) => ({ ...shape, opacity: 0.55 }))
}

function whole(eye: Eye, pose: Pose, board: readonly Shape[], between: readonly Shape[]): Shape[] {
  const { legs, over } = riderParts(eye, pose)
  const hidden: Part[] = []
  const parts = [...over]
  for (const name of FEET) (isBehind(eye, pose, up(pose.shoes[name])) ? hidden : parts).push(legs[name])
  const drawn =
    hidden.length === 2
      ? [...inOrder([...hidden, ...parts]), ...board, ...between]
      : [...inOrder(hidden), ...board, ...between, ...inOrder(parts)]
  return [...contour(eye, pose.hips, drawn), ...drawn]
}
