import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import { awaitPagesUnderWay, notePage } from './pages-under-way.ts'

function ask(method: string, url: string): EventEmitter {
  const response = new EventEmitter()
  notePage({ method, url } as IncomingMessage, response as ServerResponse)
  return response
}

const isOver = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), new Promise((resolve) => setTimeout(resolve, 20, false))])

it('waits for the pages that were begun before, not for those after', async () => {
  const [page, broken] = [ask('GET', '/blog'), ask('GET', '/tricks')]
  const waiting = awaitPagesUnderWay(5000)
  const later = ask('GET', '/blog')
  page.emit('prefinish')
  expect(await isOver(waiting)).toBe(false)
  broken.emit('close')
  expect(await isOver(waiting)).toBe(true)
  later.emit('close')
})

it('waits for no call, which could be the one that changes something', async () => {
  const calls = [ask('POST', '/api/cms/blog/posts'), ask('GET', '/api/tricks')]
  expect(await isOver(awaitPagesUnderWay(5000))).toBe(true)
  for (const call of calls) call.emit('close')
})

it('waits no longer than it is told to', async () => {
  const page = ask('GET', '/blog')
  await awaitPagesUnderWay(30)
  page.emit('close')
})
