import { connect } from 'node:net'
import { type Running, startSystemProgram } from './process.ts'

const respondsToPing = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    socket.once('data', (said) => resolve(String(said).startsWith('+PONG')))
    socket.once('error', () => resolve(false))
    socket.once('close', () => socket.destroy())
    socket.unref()
  })

/** A Redis that keeps nothing when it ends. */
export function startRedis(port: number, directory: string): Promise<Running> {
  const args = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', directory]
  return startSystemProgram('redis-server', args.map(String), () => respondsToPing(port))
}
