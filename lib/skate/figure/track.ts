/** How a change goes: from 0 at its start to 1 at its end. A hop ends where it began. */
export type Ease = (u: number) => number

/** Starts and ends gently. */
export const soft: Ease = (u) => u * u * (3 - 2 * u)

/** At one speed. */
export const even: Ease = (u) => u

/** A thing that spins in the air: nearly even, so that it does not jerk. */
export const spun: Ease = (u) => (u + soft(u)) / 2

/** Thrown upward: fast first, still at the end. */
export const thrown: Ease = (u) => u * (2 - u)

/** Dropped: still first. */
export const dropped: Ease = (u) => u * u

/** Up and down again as a stone flies, 1 at the top. */
export const hop: Ease = (u) => 4 * u * (1 - u)

/** Up and down again gently, 1 in the middle. */
export const swell: Ease = (u) => soft(u < 0.5 ? 2 * u : 2 - 2 * u)

/** Up, a while there, and down again. */
export const held: Ease = (u) => soft(Math.min(1, 5 * Math.min(u, 1 - u)))

/** One number over time: a start and changes that add up, so that changes may overlap. Seconds. */
export class Track {
  readonly #changes: {
    readonly from: number
    readonly to: number
    readonly by: number
    readonly ease: Ease
  }[] = []
  readonly #start: number
  #end = 0

  constructor(start = 0) {
    this.#start = start
  }

  /** Adds a change between two moments. */
  add(from: number, to: number, by: number, ease: Ease = soft): this {
    if (by !== 0) this.#changes.push({ from, to: Math.max(to, from + 1e-6), by, ease })
    this.#end = Math.max(this.#end, to)
    return this
  }

  /** Goes to a value between two moments, from whatever it is by the first. */
  to(from: number, to: number, value: number, ease: Ease = soft): this {
    return this.add(from, to, value - this.last, ease)
  }

  /** The value when every change is over. */
  get last(): number {
    return this.#changes.reduce((sum, { by, ease }) => sum + by * ease(1), this.#start)
  }

  /** The moment when every change is over. */
  get end(): number {
    return this.#end
  }

  at(t: number): number {
    let value = this.#start
    for (const { from, to, by, ease } of this.#changes) {
      if (t >= to) value += by * ease(1)
      else if (t > from) value += by * ease((t - from) / (to - from))
    }
    return value
  }
}
