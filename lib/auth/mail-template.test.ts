import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { colors } from '../brand'
import { renderMail } from './mail-template'

const letter = {
  subject: 'Fish & <chips>',
  paragraphs: ['The account "<b>Mo</b>" wants this.', 'Second.'],
  action: { label: 'Do it', url: 'https://darkslide.test/do#it' },
  closing: 'Or not.',
}

describe('a mail', () => {
  const { subject, text, html } = renderMail(letter)

  it('says the same in both versions', () => {
    for (const part of ['Second.', 'https://darkslide.test/do#it', 'Do it', 'Or not.']) {
      expect(text).toContain(part)
      expect(html).toContain(part)
    }
    expect(subject).toBe('Fish & <chips>')
  })

  it('takes words for words, not for HTML', () => {
    expect(html).toContain('Fish &amp; &lt;chips&gt;')
    expect(html).toContain('&quot;&lt;b&gt;Mo&lt;/b&gt;&quot;')
    expect(text).toContain('"<b>Mo</b>"')
  })

  it('loads nothing from anywhere, and runs nothing', () => {
    expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|@import/)
  })

  it('follows the theme of its reader', () => {
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    const [, rules = ''] = /@media \(prefers-color-scheme: dark\) \{([^@]*)<\/style>/.exec(html) ?? []
    const classes = new Set([...html.matchAll(/ class="(\w+)"/g)].map(([, name]) => name))
    for (const name of classes) expect(rules).toContain(`.${name}`)
    // What is written in the element wins over what is not important.
    expect(rules.match(/: #/g)?.length).toBe(rules.match(/!important/g)?.length)
  })

  it('needs no action', () => {
    const { action: _, ...note } = letter
    expect(renderMail(note).html).not.toContain('If the button')
  })
})

const channel = (part: number) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
const luminance = (color: string) =>
  [1, 3, 5]
    .map((at) => channel(Number.parseInt(color.slice(at, at + 2), 16) / 255))
    .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe('the colors', () => {
  const css = readFileSync('app/globals.css', 'utf8')

  it.each(Object.keys(colors.light) as (keyof typeof colors.light)[])(
    'are those of the pages: %s',
    (name) => {
      expect(css).toContain(`--${name}: light-dark(${colors.light[name]}, ${colors.dark[name]})`)
    },
  )

  it('are those of the pages: signal', () => {
    expect(css).toContain(`--signal: ${colors.signal};`)
    expect(css).toContain(`--signal-ink: ${colors.signalInk};`)
  })

  it.each(['light', 'dark'] as const)('can be read in mails: %s', (theme) => {
    for (const text of ['ink', 'soft'] as const)
      expect(contrast(colors[theme][text], colors[theme].sheet)).toBeGreaterThan(4.5)
    expect(contrast(colors.signalInk, colors.signal)).toBeGreaterThan(4.5)
  })
})
