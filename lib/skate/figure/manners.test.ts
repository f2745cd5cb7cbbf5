import { describe, expect, it } from 'vitest'
import type { Motion } from '../motion.ts'
import { parseTrick } from '../read/parse.ts'
import { offDeck } from '../testdata/film-breaches.ts'
import { BOARD, deckHeight, onBoard } from './body.ts'
import { filmedAt, filmOf, tellingMoment } from './film.ts'
import type { Vec } from './geometry.ts'

const RIDERS = ['regular', 'goofy'] as const

function named(name: string): Motion {
  const parsed = parseTrick(name)
  if (!parsed.ok) throw new Error(parsed.message)
  return parsed.motion
}

/** Where the corners of what a film is done on lie, along one axis. */
const rangeOf = (corners: readonly Vec[], axis: 0 | 1 | 2) => {
  const values = corners.map((corner) => corner[axis])
  return { least: Math.min(...values), most: Math.max(...values) }
}

describe('a bonk', () => {
  it.each([
    ['Nose Bonk', 1, [BOARD.truck, 0.085, -BOARD.standing]],
    ['Switch Nose Bonk', 1, [BOARD.truck, 0.085, -BOARD.standing]],
    ['Tail Bonk', -1, [BOARD.half, 0, deckHeight(BOARD.half) - BOARD.thick]],
  ] as const)('%s taps the top of something, within a centimeter', (name, end, [along, across, low]) => {
    for (const rider of RIDERS) {
      const film = filmOf(named(name), rider)
      const at = film.moments.find((moment) => moment.name === 'Tap')?.at ?? 0
      expect(at).toBe(tellingMoment(film))
      const { board } = filmedAt(film, at)
      const corners = film.takes[0]?.obstacles[0]?.solids.flat().flatMap(({ points }) => points) ?? []
      const [x, y, z] = ([0, 1, 2] as const).map((axis) => rangeOf(corners, axis))
      const touching = [across, -across]
        .map((side) => onBoard(board, [end * along, side, low]))
        .filter((point) => point[1] >= (y?.least ?? 0) - 0.01 && point[1] <= (y?.most ?? 0) + 0.01)
      expect(touching.length, rider).toBeGreaterThan(0)
      for (const point of touching) {
        expect(Math.abs(point[2] - (z?.most ?? 0)), rider).toBeLessThan(0.01)
        expect(point[0]).toBeGreaterThan((x?.least ?? 0) - 0.01)
        expect(point[0]).toBeLessThan((x?.most ?? 0) + 0.02)
      }
    }
  })
})

describe('a coffin', () => {
  it('lies flat on the board, chest up and feet ahead', () => {
    for (const rider of RIDERS) {
      const film = filmOf(named('Coffin'), rider)
      const { hips, chest, head, shoes, facing } = filmedAt(film, tellingMoment(film))
      expect(facing[2], rider).toBeGreaterThan(0.9)
      expect(head[0]).toBeLessThan(chest[0])
      expect(hips[0] - chest[0]).toBeGreaterThan(0.4)
      for (const { at } of [shoes.front, shoes.back]) expect(at[0] - hips[0]).toBeGreaterThan(0.6)
      expect(Math.max(hips[2], chest[2])).toBeLessThan(0.3)
    }
  })
})

describe('a railwhip', () => {
  it('turns the board once around on its edge while both feet are above it', () => {
    for (const rider of RIDERS) {
      const film = filmOf(named('Railwhip'), rider)
      const at = film.moments.find(({ name }) => name === 'Turn')?.at ?? 0
      const noses = [-0.14, 0, 0.14].map((later) => {
        const { board, shoes } = filmedAt(film, at + later)
        for (const { at: sole } of [shoes.front, shoes.back])
          expect(sole[2] - board.at[2], rider).toBeGreaterThan(0.2)
        return onBoard(board, [BOARD.half, 0, 0]).map((value, axis) => value - (board.at[axis] ?? 0))
      })
      expect(noses[1]?.[0], 'halfway it points back').toBeLessThan(-0.3)
      expect(
        (noses[0]?.[1] ?? 0) * (noses[2]?.[1] ?? 0),
        'on one side before, on the other after',
      ).toBeLessThan(0)
    }
  })
})

describe('a natas spin', () => {
  it('turns once around on top of a post, the middle of the board on it', () => {
    for (const rider of RIDERS) {
      const film = filmOf(named('Natas Spin'), rider)
      const corners = film.takes[0]?.obstacles[0]?.solids.flat().flatMap(({ points }) => points) ?? []
      const top = rangeOf(corners, 2).most
      const moment = (name: string) => film.moments.find((each) => each.name === name)?.at ?? 0
      const [on, off] = [moment('Lock in'), moment('Out')]
      for (let at = on; at < off; at += 0.05) {
        const [x, y, z] = onBoard(filmedAt(film, at).board, [0, 0, -BOARD.thick])
        expect(Math.abs(z - top), rider).toBeLessThan(0.01)
        for (const [value, axis] of [
          [x, 0],
          [y, 1],
        ] as const) {
          expect(value).toBeGreaterThan(rangeOf(corners, axis).least)
          expect(value).toBeLessThan(rangeOf(corners, axis).most)
        }
      }
      const halfway = filmedAt(film, (on + off) / 2).facing
      expect(
        halfway[0] * filmedAt(film, on).facing[0] + halfway[1] * filmedAt(film, on).facing[1],
      ).toBeLessThan(0)
    }
  })
})

describe('a transfer', () => {
  it('goes up one side of a spine and down the other, and rolls on the way it came', () => {
    for (const rider of RIDERS)
      for (const name of [
        'Ollie Transfer',
        'Indy Transfer',
        'Backside 180 Transfer',
        'Fakie Ollie Transfer',
      ]) {
        const film = filmOf(named(name), rider)
        expect(film.takes[0]?.obstacles[0]?.copings.length, name).toBe(2)
        const [start, end] = [filmedAt(film, 0), filmedAt(film, film.lasts - 0.01)]
        expect(start.board.at[0]).toBeLessThan(-1)
        expect(end.board.at[0]).toBeGreaterThan(1)
        const leads = (pose: typeof end) => pose.shoes.front.at[0] > pose.shoes.back.at[0]
        expect(leads(end) === leads(start), name).toBe(!name.includes('180'))
      }
  })

  it('goes sideways over a gap where it turns as an air does', () => {
    for (const rider of RIDERS) {
      const film = filmOf(named('Frontside Air Transfer'), rider)
      const [start, end] = [filmedAt(film, 0), filmedAt(film, film.lasts - 0.01)]
      expect(film.takes[0]?.obstacles.length).toBe(2)
      expect(Math.abs(end.board.at[1] - start.board.at[1])).toBeGreaterThan(1.5)
      expect(end.board.at[0]).toBeLessThan(0)
    }
  })
})

describe('a hippie jump', () => {
  it('goes over a bar across the way, under which the board rolls on', () => {
    for (const rider of RIDERS) {
      const film = filmOf(named('Hippie Jump'), rider)
      const [obstacle] = film.takes[0]?.obstacles ?? []
      const bar = obstacle?.solids.at(-1)?.flatMap(({ points }) => points) ?? []
      const [x, y, z] = ([0, 1, 2] as const).map((axis) => rangeOf(bar, axis))
      if (!x || !y || !z) throw new Error('There is no bar.')
      expect(y.most - y.least).toBeGreaterThan(10 * (x.most - x.least))
      let crossed = 0
      for (let at = 0; at < film.lasts; at += 0.01) {
        const { board, shoes } = filmedAt(film, at)
        if (Math.abs(board.at[0] - x.least) > BOARD.half) continue
        crossed += 1
        for (const end of [1, -1]) {
          const tip = onBoard(board, [end * BOARD.half, 0, deckHeight(BOARD.half)])
          expect(tip[2], `${rider}: board at ${at}`).toBeLessThan(z.least)
        }
        for (const { at: sole } of [shoes.front, shoes.back])
          if (Math.abs(sole[0] - x.least) < 0.1)
            expect(sole[2], `${rider}: shoe at ${at}`).toBeGreaterThan(z.most)
      }
      expect(crossed).toBeGreaterThan(10)
    }
  })
})

describe('a handstand', () => {
  it('has the hands on nose and tail and the feet in the air, on a board that rolls', () => {
    for (const rider of RIDERS) {
      const film = filmOf(named('Handstand'), rider)
      const at = tellingMoment(film)
      const pose = filmedAt(film, at)
      expect(pose.board.at[0] - filmedAt(film, at - 0.1).board.at[0]).toBeGreaterThan(0.15)
      const ends = [pose.arms.front.to, pose.arms.back.to].map((hand) => {
        expect(offDeck(pose, hand), rider).toBeLessThan(0.01)
        return hand[0] - pose.board.at[0]
      })
      expect(Math.min(...ends)).toBeLessThan(-0.3)
      expect(Math.max(...ends)).toBeGreaterThan(0.3)
      for (const { at: sole, turn } of [pose.shoes.front, pose.shoes.back]) {
        expect(sole[2]).toBeGreaterThan(pose.hips[2] + 0.3)
        expect(turn[2][2], 'soles up').toBeLessThan(-0.9)
      }
    }
  })
})

describe('an air that only its facts put on the flat', () => {
  it('is grabbed there, and rolls away as is known', () => {
    const grab = named('Backside 180 Mute Grab')
    const hasWall = (film: ReturnType<typeof filmOf>) =>
      film.takes.some(({ obstacles }) => obstacles.some(({ curve }) => curve !== null))
    expect(hasWall(filmOf(grab, 'regular'))).toBe(true)
    const onFlat = filmOf(grab, 'regular', 'B')
    expect(hasWall(onFlat)).toBe(false)
    expect(onFlat.moments.map(({ name }) => name)).toContain('Grab')
  })
})

describe('what comes before a contact', () => {
  it('is turned in the air, not on the wheels', () => {
    for (const name of ['Half Cab Manual', 'Half Cab Flip Backside 50-50', 'Bigspin Frontside Boardslide']) {
      const film = filmOf(named(name), 'regular')
      const pop = film.moments.find((moment) => moment.name === 'Pop')?.at ?? 0
      const { score } = film.takes[0] ?? {}
      expect(Math.abs(score?.body.at(pop - 0.1) ?? 180), name).toBeLessThan(1)
      expect(Math.abs(score?.body.last ?? 0), name).toBe(180)
    }
  })

  it('is held on the way down to the tail, at one wall', () => {
    for (const rider of RIDERS) {
      const film = filmOf(named('Lien to Tail'), rider)
      expect(film.takes.length).toBe(1)
      const order = film.moments.map(({ name }) => name)
      expect(order.indexOf('Grab')).toBeGreaterThan(0)
      expect(order.indexOf('Lock in')).toBeGreaterThan(order.indexOf('Grab'))
    }
  })
})

describe('a foot that is put down', () => {
  it.each(['No Comply', 'No Comply 180', 'Boneless 180'])(
    'is the front foot, behind the heels: %s',
    (name) => {
      for (const rider of RIDERS) {
        const film = filmOf(named(name), rider)
        const plant = film.moments.find((moment) => moment.name === 'Plant')?.at ?? 0
        const { shoes } = filmedAt(film, plant)
        const heels = rider === 'regular' ? 1 : -1
        expect(shoes.front.at[2], rider).toBeLessThan(0.01)
        expect(shoes.front.at[1] * heels, rider).toBeGreaterThan(0.15)
        expect(shoes.back.at[2], rider).toBeGreaterThan(0.05)
      }
    },
  )
})
