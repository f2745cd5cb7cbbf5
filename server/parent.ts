/**
 * Calls `act` when the process that started this one is gone, however it ended: later, or now if it is gone already.
 * It is noticed by the channel between them; without one `act` is never called. Returns what takes this back.
 */
export function onParentGone(act: () => void): () => void {
  if (process.connected === false) act()
  if (!process.connected) return () => undefined
  process.once('disconnect', act)
  // To wait for this is no reason to live on.
  process.channel?.unref()
  return () => process.off('disconnect', act)
}
