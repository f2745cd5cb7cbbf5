import { constants } from 'node:os'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs `tidy` when the process is asked to end or has nothing left to do. If nobody else listens to the
 * signal the process then ends; if somebody does, ending (and tidying) is theirs. A second signal ends it at
 * once. Answers a function that withdraws.
 */
export function onSignal(tidy: () => Promise<void>): () => void {
  const asked = (signal: NodeJS.Signals) => {
    if (process.listenerCount(signal) > 1) return
    withdraw()
    tidy().finally(() => process.exit(128 + constants.signals[signal]))
  }
  const idle = () => {
    withdraw()
    void tidy()
  }
  const withdraw = () => {
    for (const signal of signals) process.off(signal, asked)
    process.off('beforeExit', idle)
  }
  for (const signal of signals) process.on(signal, asked)
  process.on('beforeExit', idle)
  return withdraw
}
