/** When a session started, read from the id in local storage; null when the id is not one of ours. */
export function createdAtOf(sessionId: string): Date | null {
  const [time] = /^[0-9a-z]{9}(?=\.[\w-]{22,}$)/.exec(sessionId) ?? []
  return time === undefined ? null : new Date(Number.parseInt(time, 36))
}
