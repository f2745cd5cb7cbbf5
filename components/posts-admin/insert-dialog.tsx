import { useMutation } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-field'
import { toastError } from '@/components/ui/toast-problem'
import { embedUrl, videoIdFrom } from '@/lib/youtube/link'
import { tooLarge } from './cover-field'
import { pictureTypes, uploadPicture } from './upload'

export type Insertion = 'link' | 'picture' | 'video'

type Fields = { address: string; words: string }
type Size = { width?: number; height?: number }

const asks: Record<Insertion, { title: string; description: string; words: string | null; address: string }> =
  {
    link: {
      title: 'Link',
      description: 'Marks the selected words as a link. Empty: takes the link away.',
      address: 'Address',
      words: null,
    },
    picture: {
      title: 'Picture',
      description: 'Upload one, or give the address of one.',
      address: 'Address',
      words: 'Alternative text',
    },
    video: {
      title: 'Video',
      description: 'Any link to a YouTube video.',
      address: 'YouTube link',
      words: 'Title',
    },
  }

/** Puts it into the text; answers what is wrong, or null. */
function insert(editor: Editor, kind: Insertion, { address, words }: Fields, size: Size): string | null {
  const chain = editor.chain().focus()
  if (kind === 'video') {
    const videoId = videoIdFrom(address)
    if (!videoId) return 'This is no link to a YouTube video'
    const attrs = { src: embedUrl(videoId), title: words.trim() || 'Video' }
    return chain.insertContent({ type: 'videoFrame', attrs }).run() ? null : 'No video can stand here'
  }
  const isAddress = /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S+$/.test(address)
  if (kind === 'link' && address === '') chain.extendMarkRange('link').unsetLink().run()
  else if (!isAddress) return 'Begin with https:// or, for a page of ours, with /'
  else if (kind === 'picture')
    chain.insertContent({ type: 'image', attrs: { src: address, alt: words, ...size } }).run()
  else if (editor.state.selection.empty && !editor.isActive('link'))
    chain
      .insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] })
      .run()
  else chain.extendMarkRange('link').setLink({ href: address }).run()
  return null
}

type InsertProps = { kind: Insertion; editor: Editor; onClose: () => void }

/** Asks for what a link, a picture or a video needs. */
export function InsertDialog({ kind, editor, onClose }: InsertProps) {
  const { title, description, address: addressLabel, words: wordsLabel } = asks[kind]
  const present = kind === 'link' ? String(editor.getAttributes('link').href ?? '') : ''
  const [fields, setFields] = useState<Fields>({ address: present, words: '' })
  const [size, setSize] = useState<Size>({})
  const [wrong, setWrong] = useState<string | null>(null)
  const change = (more: Partial<Fields>) => setFields((now) => ({ ...now, ...more }))
  const upload = useMutation({
    mutationFn: uploadPicture,
    onSuccess: ({ url, width, height }) => {
      change({ address: url })
      setSize({ width, height })
    },
    onError: (error) => toastError(error, tooLarge),
  })
  const apply = () => {
    const problem = insert(editor, kind, { ...fields, address: fields.address.trim() }, size)
    setWrong(problem)
    if (problem === null) onClose()
  }
  return (
    <Dialog title={title} description={description} onClose={onClose}>
      {/* No form of its own: it would stand within the editor's. */}
      <div className="mt-4 space-y-4">
        <TextField
          label={addressLabel}
          value={fields.address}
          error={wrong ?? undefined}
          onChange={({ target }) => {
            change({ address: target.value })
            setSize({})
          }}
        />
        {kind === 'picture' && (
          <input
            type="file"
            aria-label="Upload a picture"
            accept={pictureTypes}
            disabled={upload.isPending}
            onChange={({ target }) => target.files?.[0] && upload.mutate(target.files[0])}
          />
        )}
        {wordsLabel && (
          <TextField
            label={wordsLabel}
            value={fields.words}
            onChange={({ target }) => change({ words: target.value })}
          />
        )}
        <button type="button" disabled={upload.isPending} className={buttonStyle()} onClick={apply}>
          {kind === 'link' ? 'Apply' : 'Insert'}
        </button>
      </div>
    </Dialog>
  )
}
