import { brand, colors } from '../brand.ts'
import { siteUrl } from '../env.ts'
import { escapeHtml } from '../markup.ts'

/** What a mail says, in plain text. */
export type Letter = {
  subject: string
  paragraphs: string[]
  /** The one thing to do, and its address. */
  action?: { label: string; url: string }
  /** What it means for those who did not expect the mail. */
  closing: string
}

const { light, dark, signal, signalInk } = colors

const fonts = {
  display: "Anton,Impact,'Arial Narrow Bold',sans-serif",
  body: "Archivo,system-ui,-apple-system,'Segoe UI',Helvetica,Arial,sans-serif",
}

// Inline styles are what all mail programs read; those that know dark themes read this too, which has to win.
const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .paper { background: ${dark.paper} !important }
  .sheet { background: ${dark.sheet} !important; border-color: ${dark.line} !important }
  .ink, .ink a { color: ${dark.ink} !important }
  .soft, .soft a { color: ${dark.soft} !important }
}`

const paragraph = (html: string, kind: 'ink' | 'soft', size: number) =>
  `<p class="${kind}" style="margin:0 0 16px;color:${light[kind]};font:${size}px/1.5 ${fonts.body};overflow-wrap:anywhere">${html}</p>`

const button = (label: string, url: string) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;background:${signal};border:2px solid ${signalInk};color:${signalInk};font:bold 17px/1.2 ${fonts.body};text-decoration:none">${escapeHtml(label)}</a></p>`

function toHtml({ subject, paragraphs, action, closing }: Letter): string {
  const parts = [
    ...paragraphs.map((text) => paragraph(escapeHtml(text), 'ink', 17)),
    ...(action
      ? [
          button(action.label, action.url),
          paragraph(`If the button does not work, open this address: ${escapeHtml(action.url)}`, 'soft', 14),
        ]
      : []),
    paragraph(escapeHtml(closing), 'soft', 14),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyles}
</style>
</head>
<body class="paper" style="margin:0;padding:24px 12px;background:${light.paper}">
<div class="sheet" style="max-width:520px;margin:0 auto;padding:24px;background:${light.sheet};border:2px solid ${light.line}">
<p class="ink" style="margin:0 0 20px;color:${light.ink};font:24px/1.1 ${fonts.display};text-transform:uppercase"><a href="${escapeHtml(siteUrl)}" style="color:inherit;text-decoration:none;border-bottom:5px solid ${signal}">${escapeHtml(brand)}</a></p>
<h1 class="ink" style="margin:0 0 16px;color:${light.ink};font:bold 21px/1.3 ${fonts.body}">${escapeHtml(subject)}</h1>
${parts.join('\n')}
</div>
</body>
</html>
`
}

function toText({ paragraphs, action, closing }: Letter): string {
  const parts = [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), closing]
  return `${parts.join('\n\n')}\n\n${brand}\n${siteUrl}\n`
}

/** A mail as it is sent: the same in plain text and in HTML, which follows the reader's theme. */
export const renderMail = (letter: Letter) => ({
  subject: letter.subject,
  text: toText(letter),
  html: toHtml(letter),
})
