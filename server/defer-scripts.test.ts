import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { deferScripts } from './defer-scripts.ts'

const page = [
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>',
  '<link rel="preload" href="/f.woff2" as="font"/>',
  '<script src="/_next/a.js" async=""></script><script src="/old.js" noModule=""></script></head>',
  '<body><h1>Ollie</h1><script>data()</script><script src="/_next/b.js" id="_R_" async=""></script></body></html>',
].join('')

/** Runs what was put in front, in a browser of which nothing but this is known. */
function started(html: string) {
  const script = /<head><script>(.*?)<\/script>/.exec(html)?.[1] ?? ''
  const run: { painted?: () => void; loaded?: () => void; sources: string[] } = { sources: [] }
  runInNewContext(script, {
    document: {
      createElement: () => ({}),
      head: { append: ({ src }: { src: string }) => run.sources.push(src) },
    },
    PerformanceObserver: class {
      constructor(observed: () => void) {
        run.painted = observed
      }
      observe = vi.fn()
    },
    addEventListener: (_name: string, listener: () => void) => {
      run.loaded = listener
    },
    setTimeout: (later: () => void) => later(),
  })
  return run
}

it('leaves everything but the scripts and what fetches them early', () => {
  const painted = deferScripts(page)
  expect(painted.replace(/<head><script>.*?<\/script>/, '<head>')).toBe(
    [
      '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
      '<link rel="preload" href="/f.woff2" as="font"/>',
      '<script src="/old.js" noModule=""></script></head>',
      '<body><h1>Ollie</h1><script>data()</script></body></html>',
    ].join(''),
  )
})

it('runs the scripts once, in their order, after the first paint', () => {
  const run = started(deferScripts(page))
  expect(run.sources).toEqual([])
  run.painted?.()
  run.painted?.()
  run.loaded?.()
  expect(run.sources).toEqual(['/_next/a.js', '/_next/b.js'])
})

it('runs them all the same where nothing is ever painted', () => {
  const run = started(deferScripts(page))
  run.loaded?.()
  expect(run.sources).toEqual(['/_next/a.js', '/_next/b.js'])
})

it('gives its own script the nonce of the others', () => {
  expect(deferScripts('<head><script src="/a.js" async="" nonce="n+/="></script></head>')).toMatch(
    /^<head><script nonce="n\+\/=">/,
  )
})

it('leaves a page without scripts as it is', () => {
  expect(deferScripts('<head></head><p>$& stays</p>')).toBe('<head></head><p>$& stays</p>')
})
