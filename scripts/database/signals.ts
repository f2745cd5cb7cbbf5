const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs `tidy` when the process is asked to end or has nothing left to do. If nobody else listens to the
 * signal the process then ends by it; if somebody does, ending (and stopping) is theirs. Answers a function
 * that withdraws.
 */
export function onSignal(tidy: () => Promise<void>): () => void {
  const ended = (signal: NodeJS.Signals) => {
    if (process.listenerCount(signal) > 1) return
    tidy().finally(() => {
      withdraw()
      process.kill(process.pid, signal)
    })
  }
  const idle = () => {
    withdraw()
    void tidy()
  }
  const withdraw = () => {
    for (const signal of signals) process.off(signal, ended)
    process.off('beforeExit', idle)
  }
  for (const signal of signals) process.on(signal, ended)
  process.on('beforeExit', idle)
  return withdraw
}
