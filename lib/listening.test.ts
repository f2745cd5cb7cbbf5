import { expect, it } from 'vitest'
import { listenSentence, localOrigin, ownOrigin } from './listening.ts'

it.each([
  [undefined, 'http://127.0.0.1:3000', 'http://localhost:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000', 'http://localhost:3000'],
  ['::', 'http://[::1]:3000', 'http://localhost:3000'],
  ['127.0.0.1', 'http://127.0.0.1:3000', 'http://localhost:3000'],
  ['localhost', 'http://localhost:3000', 'http://localhost:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000', 'http://192.168.1.5:3000'],
  ['fd00::5', 'http://[fd00::5]:3000', 'http://[fd00::5]:3000'],
])('a server that listens on %s is reached at %s, and shown as %s', (host, own, shown) => {
  expect([ownOrigin(host, 3000), localOrigin(host, 3000)]).toEqual([own, shown])
})

it.each([
  ['EADDRINUSE', 3000, 'Port 3000 is in use.'],
  ['EACCES', 80, 'Port 80 needs rights that this user does not have, as all ports below 1024 do.'],
  ['EACCES', 3000, 'Port 3000 cannot be used (EACCES).'],
  ['EADDRNOTAVAIL', 3000, '10.0.0.9 (HOST or METRICS_HOST) is no address of this machine.'],
  ['ENOTFOUND', 3000, '10.0.0.9 (HOST or METRICS_HOST) is no address of this machine.'],
])('%s on port %i is told in one sentence', (code, port, sentence) => {
  expect(listenSentence(code, port, '10.0.0.9')).toBe(sentence)
})
