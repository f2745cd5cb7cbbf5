import { Problem } from '../../problem.ts'

export type Memory = { rss: number; heap: number }

type Answer = { id: number; result?: { result?: { value?: unknown } } }

/** Looks into a Node process through its inspector: memory after everything that is unused was let go. */
export async function inspectMemory(
  port: number,
): Promise<{ look: () => Promise<Memory>; close: () => void }> {
  const targets = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()
  const socket = new WebSocket(targets[0].webSocketDebuggerUrl)
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data))
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Problem('The server lets nobody look into it.')))
  })
  let id = 0
  const say = (method: string, params = {}) =>
    new Promise<Answer>((resolve) => {
      id += 1
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
  const look = async () => {
    await say('HeapProfiler.collectGarbage')
    const expression = '(({ rss, heapUsed }) => ({ rss, heap: heapUsed }))(process.memoryUsage())'
    const { result } = await say('Runtime.evaluate', { expression, returnByValue: true })
    return result?.result?.value as Memory
  }
  return { look, close: () => socket.close() }
}
