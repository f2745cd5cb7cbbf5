import { dayMs, notAhead } from '../days'

// A phone whose clock is days off loses nothing of what was logged on it: the server's clock counts then.

/** Says what the clock of a device shows while it sends what may have waited there. */
export const clockHeader = 'x-clock'

/** A moment that a device wrote down, by our clock: moved by as much as the device's is off, where that is days. */
export function byOurClock(moment: Date, deviceClock: string | null, now: number): Date {
  const off = now - Date.parse(deviceClock ?? '')
  return notAhead(Math.abs(off) > dayMs ? new Date(moment.getTime() + off) : moment, now)
}

/** The input of a write, with the moment in it by our clock. */
export function inOurTime<Key extends string, Input extends { [Name in Key]?: Date | undefined }>(
  input: Input,
  key: Key,
  { headers }: Request,
): Input {
  const moment = input[key]
  return moment ? { ...input, [key]: byOurClock(moment, headers.get(clockHeader), Date.now()) } : input
}
