import { runInNewContext } from 'node:vm'
import { expect, it, vi } from 'vitest'
import { heldMark } from '../lib/page-marks.ts'
import { readSheet, type Styles } from './first-styles.ts'
import { holdingScript, preferencesScript } from './inline-scripts.ts'
import { paintFirst } from './paint-first.ts'

const none: Styles = { fonts: [], sheets: new Map() }
const deferScripts = (html: string) => paintFirst(html, { defersScripts: true, styles: none })

const page = [
  '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>',
  '<link rel="preload" href="/f.woff2" as="font"/>',
  '<script src="/_next/a.js" async=""></script><script src="/old.js" noModule=""></script></head>',
  '<body><h1>Ollie</h1><script>data()</script><script src="/_next/b.js" id="_R_" async=""></script></body></html>',
].join('')

/** Runs the starting script in a stub of a browser; `picture` is what is seen first. */
function runStarter(html: string, picture: object | null = null) {
  const script = /<head><script>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const run: { painted?: () => void; loaded?: () => void; later?: () => void; sources: string[] } = {
    sources: [],
  }
  runInNewContext(script, {
    localStorage: { getItem: () => null },
    document: {
      documentElement: { dataset: {} },
      createElement: () => ({}),
      querySelector: () => picture,
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
    setTimeout: (later: () => void) => {
      run.later = later
    },
  })
  return run
}

it('takes out the async scripts and their preloads, and asks for fonts at the end', () => {
  const deferred = deferScripts(page)
  expect(deferred.replace(/<head><script>.*?<\/script>/s, '<head>')).toBe(
    [
      '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
      '<script src="/old.js" noModule=""></script></head>',
      '<body><h1>Ollie</h1><script>data()</script><link rel="preload" href="/f.woff2" as="font"/></body></html>',
    ].join(''),
  )
})

it('keeps a form that only scripts can send until they are there', () => {
  const withForm = (method: string) => page.replace('<h1>', `<form method="${method}"></form><h1>`)
  expect(deferScripts(withForm('get'))).not.toContain(holdingScript)
  const [script] = /(?<=<head><script>).*?(?=<\/script>)/s.exec(deferScripts(withForm('post'))) ?? []
  expect(script).toContain(holdingScript)
  let submit: (event: object) => void = () => undefined
  runInNewContext(holdingScript, {
    addEventListener: (_: string, listener: typeof submit) => (submit = listener),
  })
  const send = (event: { defaultPrevented: boolean }, method = 'post') => {
    const form = { method, setAttribute: vi.fn() }
    const preventDefault = vi.fn()
    submit({ ...event, target: form, preventDefault })
    return [preventDefault.mock.calls.length, form.setAttribute.mock.calls]
  }
  expect(send({ defaultPrevented: false })).toEqual([1, [[heldMark, 'true']]])
  // React has it already, or the browser can send it alone.
  expect(send({ defaultPrevented: true })).toEqual([0, []])
  expect(send({ defaultPrevented: false }, 'get')).toEqual([0, []])
})

it('leaves a page that stands alone the scripts that are its own, and what is data', () => {
  const own = '<script data-own="">look()</script><script data-own="" defer="" src="/own.js"></script>'
  const data = '<script type="application/ld+json">{}</script>'
  const alone = paintFirst(page.replace('</h1>', `</h1>${own}${data}`), {
    defersScripts: true,
    standsAlone: true,
    styles: none,
  })
  expect(alone.replace(/<head><script>.*?<\/script>/s, '<head>')).toBe(
    [
      '<!DOCTYPE html><html><head><meta charSet="utf-8"/>',
      '</head>',
      `<body><h1>Ollie</h1>${own}${data}<link rel="preload" href="/f.woff2" as="font"/></body></html>`,
    ].join(''),
  )
})

it('starts the scripts once, in their order, after the first paint', () => {
  const run = runStarter(deferScripts(page))
  expect(run.sources).toEqual([])
  run.painted?.()
  run.painted?.()
  run.loaded?.()
  expect(run.sources).toEqual(['/_next/a.js', '/_next/b.js'])
})

it('starts the scripts after the picture that is seen first, or after a while', () => {
  const pending = () => {
    const picture = new EventTarget()
    const run = runStarter(deferScripts(page), picture)
    run.painted?.()
    expect(run.sources).toEqual([])
    return { picture, run }
  }
  const [loaded, failed, slow] = [pending(), pending(), pending()]
  loaded.picture.dispatchEvent(new Event('load'))
  failed.picture.dispatchEvent(new Event('error'))
  slow.run.later?.()
  for (const { run } of [loaded, failed, slow]) expect(run.sources).toEqual(['/_next/a.js', '/_next/b.js'])
})

it('starts the scripts all the same where nothing is ever painted', () => {
  const run = runStarter(deferScripts(page))
  run.loaded?.()
  run.later?.()
  expect(run.sources).toEqual(['/_next/a.js', '/_next/b.js'])
})

it('gives the starting script the nonce of the others', () => {
  expect(deferScripts('<head><script src="/a.js" async="" nonce="n+/="></script></head>')).toMatch(
    /^<head><script nonce="n\+\/=">/,
  )
})

it('leaves a page without scripts as it is', () => {
  expect(deferScripts('<head></head><p>$& stays</p>')).toBe('<head></head><p>$& stays</p>')
})

it('applies what the reader prefers where scripts are not deferred too', () => {
  const html = '<head><script src="/a.js" async=""></script></head>'
  expect(paintFirst(html, { defersScripts: false, styles: none })).toBe(
    html.replace('<head>', `<head><script>${preferencesScript}</script>`),
  )
})

const styled = page.replace(
  '<script src="/old.js"',
  '<link rel="stylesheet" href="/a.css"/><link rel="stylesheet" href="/elsewhere.css"/><script src="/old.js"',
)
const styles: Styles = {
  fonts: [
    { family: 'body', css: '@font-face{font-family:body}', isOptional: true },
    { family: 'display', css: '@font-face{font-family:display}', isOptional: false },
  ],
  sheets: new Map([['/a.css', readSheet('h1{margin:0}h2{margin:0}', '/a.css')]]),
}
// What is used whenever it comes is not settled.
const font =
  '<style data-font="body">@font-face{font-family:body}</style><style>@font-face{font-family:display}</style>'

it('puts the rules of the first paint before a style sheet, which waits where there are scripts', () => {
  const html = paintFirst(styled, { defersScripts: true, styles, carriesFirstStyles: true })
  expect(html).toContain(
    `${font}<style>h1{margin:0}</style><link rel="expect" href="#content" blocking="render"><link rel="stylesheet" data-href="/a.css"/><noscript><link rel="stylesheet" href="/a.css"/></noscript><link rel="stylesheet" href="/elsewhere.css"/>`,
  )
})

it.each([
  { defersScripts: true },
  { defersScripts: false, carriesFirstStyles: true },
  { defersScripts: true, standsAlone: true, carriesFirstStyles: true },
])('declares only the fonts where sheets are waited for: %j', (options) => {
  const html = paintFirst(styled, { ...options, styles })
  expect(html).toContain(`${font}<link rel="stylesheet" href="/a.css"/>`)
  expect(html).not.toContain('h1{margin:0}')
})

it('declares the fonts on a page that only the browser fills, and that brings no style sheet', () => {
  const html = '<html id="__next_error__"><head><script src="/a.js" async=""></script></head></html>'
  expect(paintFirst(html, { defersScripts: false, styles })).toContain(`</script>${font}<script src="/a.js"`)
})

it('colors the page and the bar of the browser by the theme that was chosen', () => {
  const page = { dataset: {} as Record<string, string> }
  const bars = [{ content: '#f4f0e6' }, { content: '#131211' }]
  runInNewContext(preferencesScript, {
    localStorage: { getItem: (key: string) => ({ theme: 'dark', 'rider-stance': 'goofy' })[key] ?? null },
    document: { documentElement: page, querySelectorAll: () => bars },
    addEventListener: (_name: string, listener: () => void) => listener(),
  })
  expect(page.dataset).toEqual({ theme: 'dark', stance: 'goofy' })
  expect(bars).toEqual([{ content: '#131211' }, { content: '#131211' }])
})

it('leaves a page as it is where storage is refused', () => {
  const localStorage = {
    getItem() {
      throw new Error('refused')
    },
  }
  const page = { dataset: {} }
  runInNewContext(preferencesScript, { localStorage, document: { documentElement: page } })
  expect(page.dataset).toEqual({})
})
