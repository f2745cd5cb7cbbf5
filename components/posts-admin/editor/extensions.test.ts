// @vitest-environment jsdom
import { Editor } from '@tiptap/core'
import { expect, it } from 'vitest'
import { sanitizeHtml } from '@/lib/html'
import { withVideosBetweenBlocks } from '@/lib/posts/content'
import { editorExtensions } from './extensions'

const everything = [
  '<h2>One</h2><p>a <strong>b</strong> <em>i</em> <u>u</u> <s>s</s> <code>c</code><br>d</p><h3>Two</h3><h4>Three</h4>',
  '<blockquote><p>q</p></blockquote><pre><code>pre</code></pre><hr><ol start="3"><li><p>l</p></li></ol><ul><li><p>m</p></li></ul>',
  '<p><a href="/tricks/ollie" title="t">x</a> <img src="/art/covers/default-1600.webp" alt="A deck" width="160" height="90"></p>',
  '<table><tbody><tr><th scope="col" colspan="2"><p>h</p></th></tr><tr><td><p>1</p></td><td rowspan="1"><p>2</p></td></tr></tbody></table>',
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ?start=5" title="A film"></iframe>',
].join('')

const tagsIn = (html: string) => [...html.matchAll(/<([a-z]+\d?)/g)].map(([, tag]) => tag).sort()

it('what a post may hold comes out of the editor as it went in, but for the words that are written', () => {
  const before = sanitizeHtml(everything)
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: editorExtensions,
    content: withVideosBetweenBlocks(before),
  })
  editor.commands.insertContentAt(1, 'X')
  const after = sanitizeHtml(editor.getHTML())
  editor.destroy()
  expect(after).toContain('XOne')
  expect(tagsIn(after)).toEqual(tagsIn(before))
  for (const kept of [
    'start="3"',
    'title="t"',
    'alt="A deck"',
    'width="160"',
    'scope="col"',
    'colspan="2"',
    'start=5',
    'A film',
  ])
    expect(after).toContain(kept)
})
