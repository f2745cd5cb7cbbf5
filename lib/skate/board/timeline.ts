/** Moments of a trick, from 0 (rolling up) to 1 (rolling away). */
export const POP = 0.24
export const PEAK = 0.5
export const LANDING = 0.76

/** Degrees turned between two moments. */
export interface Span {
  readonly deg: number
  readonly from: number
  readonly to: number
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}

/** From 0 to 1 between two moments, starting and ending gently. */
export function ramp(from: number, to: number, t: number): number {
  const u = clamp((t - from) / (to - from))
  return u * u * (3 - 2 * u)
}

/** A thing in the air turns nearly evenly: half even, half eased, so that it does not jerk. */
function swing(from: number, to: number, t: number): number {
  return (clamp((t - from) / (to - from)) + ramp(from, to, t)) / 2
}

/** Degrees turned by a moment. */
export function turnedBy(spans: readonly Span[], t: number): number {
  return spans.reduce((deg, span) => deg + span.deg * swing(span.from, span.to, t), 0)
}

/** Height of a throw that leaves at the pop and lands, for a peak of 1. */
export function flight(t: number): number {
  const u = clamp((t - POP) / (LANDING - POP))
  return 4 * u * (1 - u)
}

/** Rises from 0 to 1 and comes back, within two moments. */
export function bump(from: number, to: number, t: number): number {
  const middle = (from + to) / 2
  return t < middle ? ramp(from, middle, t) : 1 - ramp(middle, to, t)
}

/** A value that goes gently from key to key; keys are moments with their values, in order. */
export function keyed(keys: readonly (readonly [moment: number, value: number])[], t: number): number {
  return keys.reduce((value, [moment, next], at) => {
    const before = keys[at - 1]
    return before ? value + (next - before[1]) * ramp(before[0], moment, t) : next
  }, 0)
}
