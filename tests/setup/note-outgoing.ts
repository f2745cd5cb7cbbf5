// Loaded into a program before all else (node --import): notes each process that it starts and each connection that it
// opens, a line each, in the file that NOTE_OUTGOING names.
import { ChildProcess } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { Socket } from 'node:net'

/** As Node declares neither to be called by others. */
type Method = (this: unknown, ...args: unknown[]) => unknown

function noteCalls(prototype: object, name: string): void {
  const original = Reflect.get(prototype, name) as Method
  const noted: Method = function (...args) {
    const what = JSON.stringify(args[0], ['args', 'host', 'port'])
    appendFileSync(process.env.NOTE_OUTGOING ?? '', `${name} ${what}\n`)
    return original.apply(this, args)
  }
  Reflect.set(prototype, name, noted)
}

noteCalls(ChildProcess.prototype, 'spawn')
noteCalls(Socket.prototype, 'connect')
