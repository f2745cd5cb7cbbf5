import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CONTACT_NAMES, contactNamed, recordOf } from '../contacts.ts'
import { planLine } from '../lines/plan.ts'
import type { StartingPosition } from '../lines/trick.ts'
import { type Motion, motion } from '../motion.ts'
import { labelOf } from '../name/name.ts'
import { parseTrick } from '../read/parse.ts'
import { exitOf, leadOf, type Natural } from '../stance.ts'
import { combination, singleMotion } from '../testdata/arbitrary-motion.ts'
import {
  type Breach,
  breaches,
  INSTANT,
  inTake,
  JUMP,
  jumpsIn,
  limbsBroken,
  offDeck,
  points,
  SIDES,
  said,
  samplesOf,
} from '../testdata/film-breaches.ts'
import { lineTricks, seedTricks } from '../testdata/library.ts'
import { sampled, sampledRuns } from '../testdata/sample.ts'
import { BOARD, deckHeight, onBoard } from './body.ts'
import { HEIGHT, lookOf, type View, WIDTH } from './camera.ts'
import { drawingAt } from './drawing.ts'
import { type Film, filmedAt, filmOf, type Take, takeAt, tellingMoment } from './film.ts'
import { columns, distance, dot, type Point, type Vec } from './geometry.ts'
import { type LineFilm, lineFilmOf } from './line.ts'
import { depthIn, heightOf } from './obstacles.ts'

function named(name: string): Motion {
  const parsed = parseTrick(name)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.motion
}

const listed = sampled(seedTricks, 8).flatMap(({ name }) => {
  const parsed = parseTrick(name)
  return parsed.ok ? [{ name, motion: parsed.motion }] : []
})

describe('filmOf: every trick of the library', () => {
  // The other half is the mirror of these, as is shown below.
  it('moves without a part passing through another, for either rider', () => {
    const found = listed.flatMap(({ name, motion }, at) => {
      const rider = at % 2 === 0 ? 'regular' : 'goofy'
      return said(name, rider, breaches(filmOf(motion, rider)))
    })
    expect(found).toEqual([])
  })

  it('rolls away on its wheels and not across them', () => {
    const more = [
      ...['frontside boardslide pretzel', 'fakie frontside tailslide pretzel', 'half cab noseslide 270 out'],
      ...['switch backside boardslide frontside 270 out', 'backside 270 lipslide', '270 noseblunt'],
    ].map((name) => ({ name, motion: named(name) }))
    const found = [...listed, ...more].flatMap(({ name, motion }) => {
      const score = filmOf(motion, 'goofy').takes.at(-1)?.score
      const yaw = score ? score.body.last + score.slew.last : 0
      const across = [yaw, yaw + (score?.apart.last ?? 0)].map((deg) =>
        Math.abs(Math.sin((deg * Math.PI) / 180)),
      )
      return across.some((share) => share > 0.3) ? [name] : []
    })
    expect(found).toEqual([])
  })

  it.each([
    ['Fakie Rock', 0],
    ['Half Cab Rock', 180],
    ['Fakie Disaster', 180],
    ['Caballerial Disaster', 360],
    ['Fakie Axle Stall', 90],
    ['Rock and Roll', 0],
  ])('has turned for a %s when it touches', (name, deg) => {
    const film = filmOf(named(name), 'regular')
    const at = film.moments.find((moment) => moment.name === 'Lock in')?.at ?? 0
    const { score, from } = takeAt(film, at)
    expect(Math.abs(score.slew.at(at - from))).toBeCloseTo(deg, 0)
  })

  it('rolls away as the words say', () => {
    const found = listed.flatMap(({ name, motion }) => {
      const film = filmOf(motion, 'regular')
      const last = film.takes.at(-1)
      const isWall = (take: Take) => take.obstacles.some(({ curve, far }) => curve !== null && far === null)
      if (!last || (motion.parts.length > 0 && film.takes.some(isWall))) return []
      const wanted = exitOf(motion, isWall(last) ? 'ramp' : 'flat')
      const halves = Math.round((last.score.body.last + last.score.slew.last) / 180) + (isWall(last) ? 1 : 0)
      const leads = (halves % 2 === 0) === (last.score.lead === 1) ? 'F' : 'B'
      return wanted === null || wanted === leads ? [] : [`${name}: ${leads}, not ${wanted}`]
    })
    expect(found).toEqual([])
  })

  it('leaves the rider as the planner says', () => {
    const found = lineTricks.flatMap(({ name, motion, exit }) => {
      const film = filmOf(motion, 'regular', exit)
      const last = film.takes.at(-1)
      if (!last || exit === null) return []
      const isWall = last.obstacles.some(({ curve, far }) => curve !== null && far === null)
      const halves = Math.round((last.score.body.last + last.score.slew.last) / 180) + (isWall ? 1 : 0)
      const leads = (halves % 2 === 0) === (last.score.lead === 1) ? 'F' : 'B'
      return leads === exit ? [] : [name]
    })
    expect(found).toEqual([])
  })

  it('is the same for a goofy rider in the mirror', () => {
    for (const { name, motion } of listed.filter((_, at) => at % 7 === 0)) {
      const [one, other] = [filmOf(motion, 'regular'), filmOf(motion, 'goofy')]
      for (const share of [0.3, 0.5, 0.7, 0.95]) {
        const [a, b] = [filmedAt(one, one.lasts * share), filmedAt(other, other.lasts * share)]
        const mirrored: Vec = [a.head[0], -a.head[1], a.head[2]]
        expect(distance(mirrored, b.head), `${name} at ${share}`).toBeLessThan(0.001)
      }
    }
  })
})

describe('filmOf: whatever can be read', () => {
  it('has a film for any motion, in which limbs and feet stay together', () => {
    const motions = fc.sample(
      fc.oneof({ arbitrary: singleMotion, weight: 4 }, { arbitrary: combination, weight: 1 }),
      { numRuns: sampledRuns(2_000, 5), seed: 18 },
    )
    const found = motions.flatMap((each, at) => {
      const rider = at % 2 === 0 ? 'regular' : 'goofy'
      const film = filmOf(each, rider)
      const samples = samplesOf(film)
      const broken = limbsBroken(film, samples)
      const leap = at % 10 === 0 ? jumpsIn(film, samples) : []
      return broken.length + leap.length > 0 ? said(labelOf(each), rider, [...broken, ...leap]) : []
    })
    expect(found).toEqual([])
  })

  it.each([
    'ollie, drop in',
    'rock to fakie, drop in',
    'manual to drop in',
    'axle stall, roll in',
    'kickflip, tail drop',
  ])('rides up the wall to what begins on top: %s', (name) => {
    const film = filmOf(named(name), 'regular')
    const line = lineFilmOf(
      name.split(/, | to (?=drop)/).map((each) => ({ name: each, motion: named(each) })),
      'dropin',
      'goofy',
    )
    for (const each of [film, line.film]) expect(jumpsIn(each, samplesOf(each))).toEqual([])
  })

  it('grinds the coping between ramp tricks, and the ledge in a line of the street', () => {
    const groundIn = (start: StartingPosition, ...names: string[]) => {
      const { film, scenes } = lineFilmOf(
        names.map((name) => ({ name, motion: named(name) })),
        start,
        'regular',
      )
      const grind = scenes.find(({ name }) => /50-50|Smith/.test(name))
      return takeAt(film, grind?.tells ?? 0).obstacles.map(({ kind }) => kind)
    }
    expect(groundIn('dropin', 'Rock to Fakie', 'Fakie 50-50', 'Axle Stall')).toEqual(['mini'])
    expect(groundIn('quarterpipe', 'Frontside Smith Grind', 'Rock to Fakie')).toEqual(['mini'])
    expect(groundIn('flatground', 'Kickflip', '50-50')).toEqual(['ledge'])
    expect(groundIn('ramp', 'Ollie', '50-50')).toEqual(['ledge'])
  })

  it('says what the words leave open, and nothing where they do not', () => {
    expect(filmOf(named('Kickflip'), 'regular').open).toEqual([])
    // Two boards, of which one would be drawn: Daffy.
    const open = ['Semi Flip', 'Smith Grind', 'Casper Flip', 'Layback Grind', 'Daffy', 'Boneless 180']
    const said = open.map((name) => filmOf(named(name), 'regular').open)
    expect(said.map(({ length }) => length)).toEqual(open.map(() => 1))
    expect(new Set(said.flat()).size).toBe(open.length - 1)
    // The first part says it for the second.
    for (const name of [
      'Kickflip',
      'Frontside Smith Grind',
      'Frontside Lien to Tail',
      'Backside 50-50 to 5-0',
      'Backside Noseslide to Crooked Grind',
      'Madonna',
      'Slob Air',
    ])
      expect(filmOf(named(name), 'regular').open).toEqual([])
  })
})

const STARTS: readonly StartingPosition[] = ['flatground', 'ramp', 'dropin', 'quarterpipe']

/** Planned lines of two to five random tricks of the library, as the planner links them. */
function someLines(count: number) {
  const trick = fc.constantFrom(...lineTricks)
  const wanted = fc.record({
    start: fc.constantFrom(...STARTS),
    tricks: fc.uniqueArray(trick, { minLength: 2, maxLength: 5, selector: ({ id }) => id }),
  })
  return fc.sample(wanted, { numRuns: count, seed: 18 }).flatMap(({ start, tricks }) => {
    const planned = planLine({ start, tricks })
    const steps = planned.ok ? planned.plans[0]?.steps : undefined
    if (!steps) return []
    const linked = steps.map(({ trick, enters, leaves, repair }) => {
      const { name, motion } = trick
      return { name, motion, enters, leaves: trick.exit && leaves, repair: repair?.name ?? null }
    })
    return { start, linked }
  })
}

/** Which natural foot leads at a moment, going the way the board goes then. */
function leadsAt({ film }: LineFilm, at: number): 'F' | 'B' {
  const [before, now] = [filmedAt(film, at - 0.05), filmedAt(film, at)]
  const way = now.board.at[0] - before.board.at[0]
  return (now.shoes.front.at[0] - now.shoes.back.at[0]) * way > 0 ? 'F' : 'B'
}

describe('lineFilmOf', () => {
  const wanted = sampledRuns(250, 2)
  const lines = someLines(wanted)
  const filmed = lines.flatMap(({ start, linked }) =>
    (['regular', 'goofy'] as const).map((rider) => ({
      names: linked.map(({ name }) => name).join(', '),
      linked,
      line: lineFilmOf(linked, start, rider),
      rider,
    })),
  )

  it('has a film for every line that can be planned, with each trick in its order', () => {
    expect(lines.length).toBeGreaterThan(wanted / 2)
    for (const { line, linked } of filmed) {
      const tricks = line.scenes.filter(({ is }) => is === 'trick')
      expect(tricks.map(({ name }) => name)).toEqual(linked.map(({ name }) => name))
      expect(tricks.map(({ order }) => order)).toEqual(linked.map((_, at) => at + 1))
    }
  })

  it('never leaps, nor lets go of a limb, from one trick into the next', () => {
    const found = filmed.flatMap(({ names, line, rider }) => {
      const { film, scenes } = line
      const seams = scenes.slice(1).flatMap(({ name, from }): Breach[] => {
        const [a, b] = [points(film, from - INSTANT / 2), points(film, from + INSTANT / 2)]
        const by = Math.max(...a.map((point, at) => distance(point, b[at] as Vec)))
        return by > JUMP ? [{ what: `jumps into ${name}`, by, at: from }] : []
      })
      const samples = samplesOf(film)
      return said(names, rider, [...seams, ...jumpsIn(film, samples), ...limbsBroken(film, samples)])
    })
    expect(found).toEqual([])
  })

  it('ends each scene in the stance in which the next one begins, and goes the way the rider looks', () => {
    const found = filmed.flatMap(({ names, line, rider }) =>
      line.scenes.slice(1).flatMap(({ name, enters, from }, at) => {
        const before = line.scenes[at]
        const lead = leadsAt(line, from - 0.01)
        const isRight = lead === leadOf(enters) && before && lead === leadOf(before.leaves)
        return isRight
          ? []
          : [`${names}, ${rider}: ${before?.leaves} into ${name}, ${enters}, led by ${lead}`]
      }),
    )
    expect(found).toEqual([])
  })

  it('leaves each trick as the planner says', () => {
    const found = filmed.flatMap(({ linked, line, rider }) =>
      line.scenes.flatMap(({ is, order, leaves }) => {
        const trick = is === 'trick' ? linked[(order ?? 0) - 1] : null
        const isSaid = !trick?.leaves || leadOf(trick.leaves) === leadOf(leaves)
        return isSaid ? [] : [`${trick?.name}, ${rider}: ${leaves}, not ${trick?.leaves}`]
      }),
    )
    expect([...new Set(found)]).toEqual([])
  })

  it('lets nothing that is skated come or go within the picture', () => {
    const found = filmed.slice(0, 80).flatMap(({ names, line, rider }) => {
      const moments = [...new Set(line.film.takes.flatMap(({ shows = [] }) => shows))]
      const inside = moments.filter((at) => at > 0 && at < line.film.lasts)
      return inside.flatMap((at) =>
        (['side', 'above'] as const).flatMap((view) => {
          const [before, after] = [skatedIn(line, at - 1e-4, view), skatedIn(line, at + 1e-4, view)]
          return before === after ? [] : [`${names}, ${rider}, ${view} at ${at}: ${before}, then ${after}`]
        }),
      )
    })
    expect(found).toEqual([])
  })

  it('never lets what is skated stand in the rider, or in what else is there', () => {
    const found = filmed.flatMap(({ names, line: { film }, rider }) => {
      const worst = Array.from({ length: 120 }, (_, at) => (film.lasts * at) / 120).flatMap((t) => {
        const pose = filmedAt(film, t)
        const own = takeAt(film, t)
        const others = film.takes.filter(
          (take) => take.origin !== own.origin && take.shows && take.shows[0] <= t && t < take.shows[1],
        )
        return others.flatMap((take) =>
          take.obstacles.flatMap((obstacle) => {
            const by = depthIn(obstacle, inTake(take, pose.hips))
            const board = depthIn(obstacle, inTake(take, pose.board.at))
            return Math.max(by, board) > 0.03
              ? [{ what: `in ${obstacle.kind}`, by: Math.max(by, board), at: t }]
              : []
          }),
        )
      })
      return said(names, rider, worst.slice(0, 1))
    })
    expect(found).toEqual([])
  })
})

/** How many shapes of what is skated are in the picture. */
function skatedIn({ film, aimAt }: LineFilm, at: number, view: View): number {
  const isIn = ({ x, y }: Point) => x > 5 && x < WIDTH - 5 && y > 5 && y < HEIGHT - 5
  return drawingAt(film, at, aimAt(at, view)).filter(
    ({ paint, points }) => /^(concrete|steel|wood|brick|slope)/.test(paint) && points.some(isIn),
  ).length
}

/** How high a truck's hanger is, from the deck. */
const HANGER = -0.084

/** Where the two ends of the board are at the telling moment: their height over the edge, toward the obstacle. */
function lieOf(name: string, rider: Natural) {
  const film = filmOf(named(name), rider)
  const pose = filmedAt(film, tellingMoment(film))
  const take = takeAt(film, tellingMoment(film))
  const [obstacle] = take.obstacles
  const kind = obstacle?.kind === 'flat bar' ? 'flat bar' : 'ledge'
  const toes = (rider === 'regular' ? -1 : 1) * (named(name).approach === 'backside' ? -1 : 1)
  const end = (sign: 1 | -1) => {
    const [, y, z] = onBoard(pose.board, [sign * take.nose * BOARD.truck, 0, 0])
    const [, hanger] = onBoard(pose.board, [sign * take.nose * BOARD.truck, 0, HANGER])
    return { up: z - heightOf(kind), over: y * toes, hanger: hanger * toes }
  }
  return { nose: end(1), tail: end(-1) }
}

describe('a grind', () => {
  // The end that is free: higher (+) or lower (-) than the one that grinds, over the far side (+), the near one (-) or
  // in line (0).
  it.each([
    ['Backside 50-50', 'nose', 0, 0],
    ['Backside 5-0', 'nose', 1, 0],
    ['Backside Nosegrind', 'tail', 1, 0],
    ['Backside Smith Grind', 'nose', -1, -1],
    ['Backside Feeble Grind', 'nose', -1, 1],
    ['Backside Salad Grind', 'nose', 1, 1],
    ['Backside Suski Grind', 'nose', 1, -1],
    ['Backside Crooked Grind', 'tail', 1, -1],
    ['Backside Overcrook Grind', 'tail', 1, 1],
    ['Backside Willy Grind', 'tail', -1, -1],
    ['Backside Losi Grind', 'tail', -1, 1],
    ['Frontside Smith Grind', 'nose', -1, -1],
    ['Frontside Losi Grind', 'tail', -1, 1],
  ] as const)('%s: its %s', (name, end, up, over) => {
    for (const rider of ['regular', 'goofy'] as const) {
      const lie = lieOf(name, rider)
      const [free, held] = end === 'nose' ? [lie.nose, lie.tail] : [lie.tail, lie.nose]
      const rise = free.up - held.up
      expect(Math.abs(rise) < 0.01 ? 0 : Math.sign(rise), 'height').toBe(up)
      expect(Math.abs(free.over) < 0.02 ? 0 : Math.sign(free.over), 'side').toBe(over)
      expect(Math.abs(held.hanger), 'grinding truck over the edge').toBeLessThan(0.005)
    }
  })

  it('meets the edge with the part that its record names, within a centimeter', () => {
    const parts = { 'nose truck': 1, 'tail truck': -1, nose: 1, tail: -1, deck: 0, 'both trucks': 0 } as const
    for (const name of CONTACT_NAMES) {
      const contact = contactNamed(name)
      const record = recordOf(contact)
      if (!('on' in record) || record.on === 'pad' || record.on === 'coping') continue
      const film = filmOf(motion({ contact, approach: 'backside' }), 'regular')
      const at = film.moments.find((moment) => moment.name === 'Hold')?.at ?? 0
      const take = takeAt(film, at)
      const pose = filmedAt(film, at)
      const kind = take.obstacles[0]?.kind === 'flat bar' ? 'flat bar' : 'ledge'
      const { rest, angle, isUpsideDown } = record.lie
      const isSteep = Math.abs(angle) === 90 && rest.endsWith('truck')
      const along = rest.endsWith('truck') ? BOARD.truck : rest === 'nose' || rest === 'tail' ? 0.3 : 0
      const where = parts[rest] * take.nose * along
      const low = rest.includes('truck') ? -0.098 : isUpsideDown ? 0 : deckHeight(along) - BOARD.thick
      const [, y, z] = onBoard(pose.board, [where, 0, low])
      if (isSteep) continue
      expect(Math.hypot(y, z - heightOf(kind)), name).toBeLessThan(rest.includes('truck') ? 0.03 : 0.01)
    }
  })
})

describe('a bluntslide', () => {
  it.each([
    'Frontside Bluntslide',
    'Backside Bluntslide',
    'Frontside Noseblunt Slide',
    'Backside Noseblunt Slide',
  ])('%s has the far edge between truck and tip, and its wheels on top', (name) => {
    for (const rider of ['regular', 'goofy'] as const) {
      const film = filmOf(named(name), rider)
      const at = film.moments.find((moment) => moment.name === 'Hold')?.at ?? 0
      const { board } = filmedAt(film, at)
      const { nose, obstacles } = takeAt(film, at)
      const end = name.includes('Nose') ? nose : -nose
      const corners = obstacles[0]?.solids.flat().flatMap(({ points }) => points) ?? []
      const top = Math.max(...corners.map(([, , z]) => z))
      const far = Math.max(...corners.map(([, y]) => Math.abs(y)))
      const [, tipY, tipZ] = onBoard(board, [end * BOARD.half, 0, deckHeight(BOARD.half)])
      const [, wheelY, wheelZ] = onBoard(board, [end * BOARD.truck, 0, -BOARD.standing + BOARD.wheel])
      expect(tipZ, `${rider}: tip below`).toBeLessThan(top)
      expect(Math.abs(tipY), `${rider}: tip beyond`).toBeGreaterThan(far)
      expect(Math.abs(wheelY), `${rider}: wheels on top`).toBeLessThan(far)
      expect(wheelZ - BOARD.wheel, rider).toBeCloseTo(top, 2)
    }
  })
})

describe('the pictures of grinds', () => {
  const LIES = ['Smith', 'Feeble', 'Suski', 'Salad', 'Crooked', 'Overcrook', 'Losi', 'Willy']

  /** How the board and the line of travel slant in a still, in degrees, and how far its middle is over the edge. */
  function slantOf(name: string, rider: Natural) {
    const film = filmOf(named(name), rider)
    const at = tellingMoment(film)
    const { board } = filmedAt(film, at)
    const { nose } = takeAt(film, at)
    const { around, up } = lookOf(film, 'side')
    const [a, u] = [(around * Math.PI) / 180, (up * Math.PI) / 180]
    const right: Vec = [-Math.sin(a), Math.cos(a), 0]
    const above: Vec = [-Math.cos(a) * Math.sin(u), -Math.sin(a) * Math.sin(u), Math.cos(u)]
    const slant = (axis: Vec) => (Math.atan2(dot(axis, above), Math.abs(dot(axis, right))) * 180) / Math.PI
    const [ahead] = columns(board.turn)
    return {
      board: slant([ahead[0] * nose, ahead[1] * nose, ahead[2] * nose]),
      edge: slant([1, 0, 0]),
      over: board.at[2] - heightOf(take(film, at)),
    }
  }
  const take = (film: Film, at: number) =>
    takeAt(film, at).obstacles[0]?.kind === 'flat bar' ? 'flat bar' : 'ledge'

  it.each(['Frontside', 'Backside'])('are all different at a glance, %s', (approach) => {
    for (const rider of ['regular', 'goofy'] as const) {
      const seen = LIES.map((lie) => ({ lie, ...slantOf(`${approach} ${lie} Grind`, rider) }))
      for (const [index, one] of seen.entries())
        for (const other of seen.slice(index + 1)) {
          const apart =
            Math.abs(one.board - other.board) +
            Math.abs(one.edge - other.edge) +
            100 * Math.abs(one.over - other.over)
          expect(apart, `${one.lie} and ${other.lie}`).toBeGreaterThan(8)
        }
    }
  })
})

describe('a slide', () => {
  // Which end crosses, for a regular rider; frontside is on the right.
  it.each([
    ['Frontside Boardslide', 'right'],
    ['Frontside Lipslide', 'left'],
    ['Frontside Noseslide', 'right'],
    ['Frontside Tailslide', 'left'],
    ['Backside Tailslide', 'right'],
    ['Backside Boardslide', 'left'],
    ['Fakie Frontside Boardslide', 'right'],
  ])('%s points its nose to the %s', (name, side) => {
    const film = filmOf(named(name), 'regular')
    const at = tellingMoment(film)
    const [, y] = columns(filmedAt(film, at).board.turn)[0]
    expect(y * takeAt(film, at).nose).toBeCloseTo(side === 'left' ? 1 : -1, 1)
  })
})

// How a regular rider's board and body go round: counterclockwise from above is positive.
const TURNS = [
  ['Ollie', 0, 0],
  ['Hardflip', 180, 0],
  ['Varial Kickflip', -180, 0],
  ['360 Flip', -360, 0],
  ['Frontside Bigspin', 360, 180],
  ['Half Cab', -180, -180],
  ['Switch Varial Kickflip', 180, 0],
  ['Fakie Bigspin', -360, -180],
  ['Gazelle Flip', -540, -360],
  ['Frontside 180', 180, 180],
  ['Switch Frontside 180', -180, -180],
  ['Kickflip Frontside Body Varial', 0, 180],
] as const

describe('a turn', () => {
  it.each(TURNS)('%s turns the board by %i and the rider by %i', (name, board, body) => {
    for (const [rider, side] of [
      ['regular', 1],
      ['goofy', -1],
    ] as const) {
      const score = filmOf(named(name), rider).takes[0]?.score
      expect((score?.body.last ?? 0) + (score?.apart.last ?? 0)).toBe(board * side || 0)
      expect(score?.body.last).toBe(body * side || 0)
    }
  })

  const edgeAt = (name: string, rider: Natural, share: number) => {
    const film = filmOf(named(name), rider)
    const from = film.moments.find((moment) => moment.name === 'Pop')?.at ?? 0
    const to = film.moments.find((moment) => moment.name === 'Land')?.at ?? 0
    return filmedAt(film, from + (to - from) * share)
  }

  it('presses the heel-side edge down first in a kick flip, the toe-side edge in a heel flip', () => {
    // Where rider and board turn against each other, or faster than it flips, the toe side is soon another.
    const isSlow = ({ bodyDeg, boardDeg }: Motion) => Math.abs((boardDeg ?? 0) - (bodyDeg ?? 0)) <= 360
    const flipped = listed.filter(
      ({ motion }) =>
        motion.flip.kind !== 'none' &&
        motion.flip.count &&
        !motion.wrap &&
        !motion.contact &&
        !motion.reverses &&
        motion.parts.length === 0 &&
        (motion.bodyDeg ?? 0) * (motion.boardDeg ?? 0) >= 0 &&
        isSlow(motion),
    )
    const wrong = flipped.flatMap(({ name, motion: { flip } }) =>
      (['regular', 'goofy'] as const).filter((rider) => firstDown(name, rider) !== flip.kind).map(() => name),
    )
    expect(flipped.length).toBeGreaterThan(20)
    expect(wrong).toEqual([])
  })

  /** The flip that begins with the edge of the board that goes down first. */
  function firstDown(name: string, rider: Natural): 'kick' | 'heel' {
    const film = filmOf(named(name), rider)
    const flick = film.moments.find((moment) => moment.name === 'Flick')?.at ?? 0
    const land = film.moments.find((moment) => moment.name === 'Land')?.at ?? film.lasts
    for (let at = flick; at < land; at += 0.01) {
      const { board, facing } = filmedAt(film, at)
      const [along, across] = columns(board.turn)
      if (Math.abs(across[2]) < 0.35 || Math.abs(along[2]) > 0.7) continue
      // The toe side is where the rider looks; later than now the board has turned on.
      const isTowardToes = dot(across, [facing[0], facing[1], 0]) > 0
      return across[2] > 0 === isTowardToes ? 'kick' : 'heel'
    }
    throw new Error(`${name} does not flip.`)
  }

  it('shows the chest first frontside, the back first backside', () => {
    for (const rider of ['regular', 'goofy'] as const) {
      expect(edgeAt('Frontside 180', rider, 0.5).facing[0]).toBeGreaterThan(0.5)
      expect(edgeAt('Backside 180', rider, 0.5).facing[0]).toBeLessThan(-0.5)
    }
  })

  it('is over, and the feet are back on the board, before the ground', () => {
    for (const name of [
      'Kickflip',
      'Heelflip',
      '360 Flip',
      'Hardflip',
      'Pop Shuvit',
      'Impossible',
      'Double Kickflip',
    ]) {
      const pose = edgeAt(name, 'regular', 0.9)
      expect(columns(pose.board.turn)[2][2], name).toBeGreaterThan(0.97)
      for (const side of SIDES) expect(offDeck(pose, pose.shoes[side].at), name).toBeLessThan(0.01)
      expect(pose.board.at[2], name).toBeGreaterThan(0.13)
    }
  })
})
