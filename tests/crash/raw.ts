import { connect, type Socket } from 'node:net'

/** What a server sends in response to exactly these bytes until it closes the connection. */
export function sendRaw(
  url: string,
  bytes: string | Uint8Array,
  { trickle }: { trickle?: (socket: Socket) => NodeJS.Timeout } = {},
): Promise<{ head: string; body: string; status: number }> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    let said = ''
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    const timer = trickle?.(socket)
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      said += chunk
    })
    // What the server no longer reads may come back as a reset.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearInterval(timer)
      const [head = '', ...rest] = said.split('\r\n\r\n')
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0)
      resolve({ head, body: rest.join('\r\n\r\n'), status })
    })
  })
}

/** One request whose response ends the connection. */
export const sendRawRequest = (url: string, line: string, headers = '', body = '') =>
  sendRaw(url, `${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${headers}\r\n${body}`)
