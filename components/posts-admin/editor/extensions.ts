import { Extension, mergeAttributes, Node } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'
import { pictureMarkdown } from '@/lib/posts/markdown'

/**
 * A video between two blocks of the text, where its page shows it. In the editor it is a box with its title, so that
 * nothing is fetched from YouTube.
 */
const VideoFrame = Node.create({
  name: 'videoFrame',
  // In no container but the text itself: a table, a list or a quote cannot hold it.
  group: 'media',
  atom: true,
  draggable: true,
  addAttributes: () => ({ src: { default: null }, title: { default: null } }),
  parseHTML: () => [{ tag: 'iframe[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['iframe', mergeAttributes(HTMLAttributes)],
  addNodeView:
    () =>
    ({ node }) => {
      const dom = document.createElement('div')
      dom.className = 'editor-video'
      const title = node.attrs.title === 'Video' ? null : node.attrs.title
      dom.textContent = `Video: ${title || node.attrs.src}`
      return { dom }
    },
})

const Picture = Image.extend({
  addAttributes() {
    // That a picture is decoration, and needs no description.
    return { ...this.parent?.(), role: { default: null } }
  },
  renderText: ({ node: { attrs } }) => pictureMarkdown({ src: attrs.src, alt: attrs.alt ?? '', caption: '' }),
})

const pictureAttributes = ['src', 'alt', 'role', 'title', 'width', 'height'] as const

/** A picture with a caption, which is written in its place. */
const Figure = Node.create({
  name: 'figure',
  group: 'media',
  content: 'figcaption',
  isolating: true,
  draggable: true,
  addAttributes: () => Object.fromEntries(pictureAttributes.map((name) => [name, { default: null }])),
  parseHTML: () => [
    {
      tag: 'figure',
      contentElement: 'figcaption',
      getAttrs(figure) {
        const images = figure.querySelectorAll('img')
        const [image] = images
        const isOurs =
          images.length === 1 && figure.querySelector('figcaption') && figure.children.length === 2
        if (!image || !isOurs) return false
        return Object.fromEntries(pictureAttributes.map((name) => [name, image.getAttribute(name)]))
      },
    },
  ],
  // The element around the caption goes when the text is sanitized.
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['div', 0]],
  renderText: ({ node: { attrs, textContent } }) =>
    pictureMarkdown({ src: attrs.src, alt: attrs.alt ?? '', caption: textContent }),
})

const Figcaption = Node.create({
  name: 'figcaption',
  content: '(text | hardBreak)*',
  parseHTML: () => [{ tag: 'figcaption' }],
  renderHTML: () => ['figcaption', 0],
})

const Doc = Node.create({ name: 'doc', topNode: true, content: '(block | media)+' })

/** Alt+F10 goes from the text to its toolbar, as in other editors. Enter leaves a caption. */
const Keys = Extension.create({
  name: 'editorKeys',
  addKeyboardShortcuts() {
    return {
      'Alt-F10': () => {
        const toolbar = this.editor.view.dom.closest('[data-editor]')?.querySelector('[role=toolbar]')
        toolbar?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
        return toolbar !== null
      },
      Enter: () => {
        const { $from } = this.editor.state.selection
        if ($from.parent.type.name !== 'figcaption') return false
        const behind = $from.after($from.depth - 1)
        return this.editor
          .chain()
          .insertContentAt(behind, { type: 'paragraph' })
          .setTextSelection(behind + 1)
          .run()
      },
    }
  },
})

/** Everything that lib/html.ts allows, so that opening a post in the editor loses nothing. */
export const editorExtensions = [
  StarterKit.configure({
    document: false,
    heading: { levels: [2, 3, 4] },
    trailingNode: false,
    dropcursor: { color: 'var(--signal-text)', width: 3 },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  Doc,
  Picture.configure({ inline: true }),
  Figure,
  Figcaption,
  Table.configure({ resizable: false }),
  TableRow,
  TableCell,
  TableHeader.extend({
    addAttributes() {
      return { ...this.parent?.(), scope: { default: null } }
    },
  }),
  VideoFrame,
  Keys,
]
