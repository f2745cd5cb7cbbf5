/** Deduplicates in-flight requests: overlapping calls with one key share a run of the task and its outcome. */
export function shareInFlight<T>() {
  const inFlight = new Map<string, Promise<T>>()
  return (key: string, task: () => Promise<T>): Promise<T> => {
    const running = inFlight.get(key)
    if (running) return running
    const run = task().finally(() => inFlight.delete(key))
    inFlight.set(key, run)
    return run
  }
}
