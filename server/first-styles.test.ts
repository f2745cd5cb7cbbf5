import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { firstStyles, namesOfElement, readSheet, readStyles, takeOutFonts } from './first-styles.ts'

const address = '/_next/static/chunks/a.css'

/** The first rules of one sheet for a page with these elements and classes. */
const first = (css: string, names: string[], html = '') =>
  firstStyles([readSheet(css, address)], new Set(names), html)

it('keeps the rules whose elements and classes are all in the page', () => {
  const css = 'p{margin:0}.card p{color:red}.card>.old{color:blue}ul{margin:0}'
  expect(first(css, ['p', '.card'])).toBe('p{margin:0}.card p{color:red}')
})

it('keeps of several selectors those that can match', () => {
  expect(first('h1,h2,.title{margin:0}', ['h2', '.title'])).toBe('h2,.title{margin:0}')
})

it.each([
  ['.md\\:flex{display:flex}', ['.md:flex']],
  ['.w-\\[min\\(2\\.75rem\\,14vw\\)\\]{width:0}', ['.w-[min(2.75rem,14vw)]']],
  ['.\\32xl{margin:0}', ['.2xl']],
  [':where(.space-y-6>:not(:last-child)){margin:0}', ['.space-y-6']],
  ['.has-checked\\:bg:has(:checked){color:red}', ['.has-checked:bg']],
  [
    '.aria-\\[current\\=page\\]\\:bg[aria-current=page]{color:red}',
    ['.aria-[current=page]:bg', '[aria-current]'],
  ],
])('reads what %s needs', (css, names) => {
  expect(first(css, names)).toBe(css)
  expect(first(css, [])).toBe('')
})

it.each([
  '*{margin:0}',
  ':root{margin:0}',
  ':is(h1,.title){margin:0}',
  'body:not(.old){margin:0}',
  '#menu{margin:0}',
])('keeps %s, which may match', (css) => {
  expect(first(css, ['body'])).toBe(css)
})

it('leaves out what somebody has to do first, what is for paper and forced colors', () => {
  const css =
    '.card:hover{color:red}a:focus-visible{color:red}.card:hover:not([disabled]){color:red}::selection{color:red}@media print{.card{color:red}}@media (forced-colors:active){.card{color:red}}'
  expect(first(css, ['a', '.card'])).toBe('')
})

it('styles what is before and after elements only where a rule puts something there', () => {
  const reset = '*,:before,:after{margin:0}'
  expect(first(`${reset}.a:before{color:red}`, ['.a'])).toBe('*{margin:0}')
  const css = `${reset}@media (min-width:1px){.a:before{content:"-"}}`
  expect(first(css, ['.a'])).toBe(css)
  expect(first(css, [])).toBe('*{margin:0}')
})

it.each([
  ['::placeholder{color:red}', 'input', 'text'],
  ['::placeholder{color:red}', 'textarea', ''],
  ['::file-selector-button{color:red}', 'input', 'file'],
  ['::-webkit-datetime-edit{padding:0}', 'input', 'datetime-local'],
  ['::-webkit-search-decoration{appearance:none}', 'input', 'search'],
])('keeps %s where an %s of type "%s" is', (css, element, type) => {
  expect(first(css, namesOfElement(element, new Map([['type', type]])))).toBe(css)
  expect(first(css, namesOfElement('p', new Map([['type', type]])))).toBe('')
})

it('keeps what needs an attribute where one is, or may be set before the first paint', () => {
  const css =
    '.card[aria-current=page]{color:red}body:has(a[aria-busy]){color:red}.button:disabled{color:red}'
  expect(first(css, ['body', 'a', '.card', '.button'])).toBe('')
  expect(first(css, ['body', 'a', '.card', '.button', '[aria-current]', '[aria-busy]', '[disabled]'])).toBe(
    css,
  )
  const early = '[data-stance=goofy] .still{scale:-1 1}'
  expect(first(early, ['.still'])).toBe(early)
})

it('keeps groups around their rules, and layers also where nothing is left in them', () => {
  const css =
    '@layer base,utilities;@layer base{p{margin:0}}@layer utilities{@media (min-width:1px){.a{margin:0}.b{margin:0}}}@supports (top:0){.b{top:0}}@layer last{.b{top:0}}'
  expect(first(css, ['.a'])).toBe(
    '@layer base,utilities;@layer base;@layer utilities{@media (min-width:1px){.a{margin:0}}}@layer last;',
  )
})

it('says nothing twice, and leaves what old browsers need to the sheet itself', () => {
  const css =
    '@layer properties{@supports (-moz-orient:inline){*{--x:0}}}a{-webkit-text-decoration:inherit;-webkit-text-decoration:inherit;text-decoration:inherit}'
  expect(first(css, ['a'])).toBe(
    '@layer properties;a{-webkit-text-decoration:inherit;text-decoration:inherit}',
  )
})

it('keeps the custom properties that are in use, through others and in the page', () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px;--d:3px}p{margin:var(--a)}.old{margin:var(--c)}'
  expect(first(css, ['p'], '<p style="top:var(--d)">')).toBe(
    ':root{--a:var(--b);--b:1px;--d:3px}p{margin:var(--a)}',
  )
})

it('keeps the keyframes and registered properties that are in use', () => {
  const css =
    '@property --x{syntax:"*";inherits:false}@property --y{syntax:"*";inherits:false}@keyframes spin{to{rotate:1turn}}@keyframes pulse{50%{opacity:.5}}.a{animation:spin 1s;top:var(--x)}.b{animation:pulse 1s}'
  expect(first(css, ['.a'])).toBe(
    '@property --x{syntax:"*";inherits:false}@keyframes spin{to{rotate:1turn}}.a{animation:spin 1s;top:var(--x)}',
  )
})

it('keeps the order of sheets and what is nested in a rule', () => {
  const sheets = ['p{margin:0;&:hover{margin:1px}}', 'p{margin:2px}'].map((css) => readSheet(css, address))
  expect(firstStyles(sheets, new Set(['p']), '')).toBe('p{margin:0;&:hover{margin:1px}}p{margin:2px}')
})

it('names files from the root, since a page is elsewhere than its sheet', () => {
  expect(first('p{background:url(../media/a.png)}', ['p'])).toBe(
    'p{background:url(/_next/static/media/a.png)}',
  )
  expect(first('p{mask:url(#a)}', ['p'])).toBe('p{mask:url(#a)}')
})

it('never ends the element that it is in', () => {
  expect(first('p{mask:url("data:image/svg+xml,<svg></svg>")}', ['p'])).not.toContain('</')
})

it('takes the fonts out of the sheets of a build, once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'styles-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const sheet = path.join(folder, 'static/chunks/a.css')
  await mkdir(path.dirname(sheet), { recursive: true })
  await writeFile(
    sheet,
    '@font-face{font-family:"My Font";src:url(../media/f.woff2);font-display:optional}p{margin:0}',
  )
  takeOutFonts(folder)
  takeOutFonts(folder)
  expect(await readFile(sheet, 'utf8')).toBe('p{margin:0}')
  const { fonts, sheets } = readStyles(folder)
  const css = '@font-face{font-family:"My Font";src:url(/_next/static/media/f.woff2);font-display:optional}'
  expect(fonts).toEqual([{ family: 'My Font', css, isOptional: true }])
  expect([...sheets.keys()]).toEqual([address])
})
