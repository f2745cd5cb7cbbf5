/** Lets equal calls that overlap share one run of the task and its outcome. */
export function shareInFlight<T>() {
  const flights = new Map<string, Promise<T>>()
  return (key: string, task: () => Promise<T>): Promise<T> => {
    const running = flights.get(key)
    if (running) return running
    const flight = task().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
