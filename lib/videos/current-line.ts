import type { TranscriptSegment } from './schema'

/** The index of the line that is said at a second: the last that has begun; -1 before the first. */
export function currentLine(segments: Pick<TranscriptSegment, 'startMs'>[], seconds: number): number {
  let [low, high] = [0, segments.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((segments[middle]?.startMs ?? 0) <= seconds * 1000) low = middle + 1
    else high = middle
  }
  return low - 1
}
