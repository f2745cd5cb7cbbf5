import { describe, expect, it } from 'vitest'
import { sanitizeHtml } from '../html'
import { fromWordProcessor, isPlainTextInHtml, picturesLeftBehind } from './pasted-html'

const pasted = (html: string) =>
  sanitizeHtml(fromWordProcessor(html))
    .replace(/\s*\n\s*/g, ' ')
    .trim()

const wordItem = (level: number, sign: string, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:36pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`

describe('what is pasted from Word', () => {
  it('has its headings, emphasis and no trace of its styles', () => {
    const html = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm} --></style><!--[if gte mso 9]><xml><w:WordDocument/></xml><![endif]--></head><body lang=EN-US><!--StartFragment--><p class=MsoTitle>The Title<o:p></o:p></p><h1>Feet<o:p></o:p></h1><p class=MsoNormal>Keep <b><span lang=EN-US>both</span></b> feet <i>flat</i>,&nbsp;<span style='text-decoration:line-through'>always</span>.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`
    expect(pasted(html)).toBe(
      '<h2>The Title</h2><h2>Feet</h2><p>Keep <b>both</b> feet <i>flat</i>, <s>always</s>.</p>',
    )
  })

  it('has its lists, nested and numbered', () => {
    const html = [
      wordItem(1, '·', 'one'),
      wordItem(2, 'o', 'deep'),
      wordItem(1, '·', 'two'),
      '<p class=MsoNormal>Between</p>',
      wordItem(1, '1.', 'first'),
      wordItem(1, '2.', 'second'),
    ].join('\n')
    expect(pasted(html).replace(/ (?=<)/g, '')).toBe(
      '<ul><li>one<ul><li>deep</li></ul></li><li>two</li></ul><p>Between</p><ol><li>first</li><li>second</li></ol>',
    )
  })

  it('goes on with a list where it went on there', () => {
    const html = [wordItem(1, '4.', 'four'), wordItem(1, '5.', 'five')].join('\n')
    expect(pasted(html).replace(/ (?=<)/g, '')).toBe('<ol start="4"><li>four</li><li>five</li></ol>')
  })

  it('is bold and slanted where it says so itself, whatever it says for other scripts', () => {
    const html = `<p class=MsoNormal>Keep <b style='mso-bidi-font-weight:normal'>both</b> <i style='mso-bidi-font-style:normal'>feet</i> <span style='mso-bidi-font-weight:bold;mso-bidi-font-style:italic'>flat</span><br>on it</p>`
    expect(pasted(html)).toBe('<p>Keep <b>both</b> <i>feet</i> flat<br>on it</p>')
  })

  it('has its tables', () => {
    const html =
      '<table class=MsoTableGrid border=1 style="border-collapse:collapse"><tr><td width=300 valign=top><p class=MsoNormal>A<o:p></o:p></p></td><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table>'
    expect(pasted(html)).toMatch(
      /^<table><tbody><tr><td><p>A<\/p><\/td><td><p>\s*<\/p><\/td><\/tr><\/tbody><\/table>$/,
    )
  })
})

describe('what is pasted from Google Docs', () => {
  it('is emphasized where styles say so, and not where its wrapper does', () => {
    const html =
      '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr"><span style="font-weight:700">Feet</span></h1><p dir="ltr"><span style="font-weight:400">Keep </span><span style="font-weight:700">both</span><span style="font-style:italic;text-decoration:none"> flat</span></p><br><p><a href="https://www.google.com/url?q=https://example.com/deck&amp;sa=D" style="text-decoration:none"><span style="text-decoration:underline">deck</span></a></p></b>'
    expect(pasted(html)).toBe(
      '<h2>Feet</h2><p>Keep <strong>both</strong><em> flat</em></p><p><a href="https://example.com/deck" rel="noopener nofollow ugc">deck</a></p>',
    )
  })

  it('has nested lists in the items that they belong to', () => {
    const html =
      '<ul><li dir="ltr" aria-level="1"><p role="presentation"><span>one</span></p></li><ul><li aria-level="2"><p role="presentation">deep</p></li></ul><li><p>two</p></li></ul>'
    expect(pasted(html)).toBe('<ul><li><p>one</p><ul><li><p>deep</p></li></ul></li><li><p>two</p></li></ul>')
  })
})

it('picturesLeftBehind counts the pictures that no page could show', () => {
  const html = `<p><img src="file:///C:/Temp/clip_image002.jpg" alt="A flick"><img src="data:image/png;base64,AAAA"><img></p><p><img src="https://example.com/a.png"><img src="/uploads/a.webp"></p>`
  expect(picturesLeftBehind(html)).toBe(3)
})

it('lines that are divisions become paragraphs', () => {
  expect(pasted('<div>one</div><div><br></div><div>two<div>three</div></div>')).toBe(
    '<p>one</p>two<p>three</p>',
  )
})

it('isPlainTextInHtml knows a text from a document', () => {
  expect(
    isPlainTextInHtml('<meta charset="utf-8"><div style="color:#fff"><span># Title</span><br></div>'),
  ).toBe(true)
  expect(isPlainTextInHtml('<p>words</p>')).toBe(false)
})

describe('what is pasted from anywhere', () => {
  it.each([
    ['<ol start="4"><li>four</li></ol>', '<ol start="4"><li>four</li></ol>'],
    ['<ol><li value="4">four</li><li>five</li></ol>', '<ol start="4"><li>four</li><li>five</li></ol>'],
    ['<ol><li>one</li><li value="4">four</li></ol>', '<ol><li>one</li><li>four</li></ol>'],
  ])('%s begins its list where it begins', (html, expected) => expect(pasted(html)).toBe(expected))

  it('needs no more than an empty line, of 200 KB of line breaks', () => {
    const breaks = '<br>'.repeat(50_000)
    expect(pasted(`one${breaks}two`)).toBe('one<br><br>two')
    expect(pasted(`<p>one</p>${breaks}<p>two</p>`)).toBe('<p>one</p><p>two</p>')
  })

  it.each(['b', 'div', 'span', 'ul', 'blockquote', 'font', 'p', 'table'])(
    'ends nothing where it nests thousands of <%s>',
    (tag) => {
      const html = `<${tag}>`.repeat(20_000)
      expect(pasted(`${html}word`)).toContain('word')
      expect(picturesLeftBehind(html)).toBe(0)
      expect(isPlainTextInHtml(html)).toBe(/^(div|span|font)$/.test(tag))
    },
  )
})
