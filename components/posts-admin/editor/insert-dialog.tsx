import { useQuery } from '@tanstack/react-query'
import type { Editor } from '@tiptap/react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { isComposing } from '@/components/ui/behavior/composing'
import { ActionButton, buttonStyle } from '@/components/ui/button'
import { TextField } from '@/components/ui/forms/text-fields'
import { Dialog } from '@/components/ui/overlays/dialog'
import { DialogActions } from '@/components/ui/overlays/dialog-actions'
import { libraryQuery } from '@/lib/offline/account-queries'
import type { UploadedImage } from '@/lib/uploads/schema'
import { embedUrl, startSecondsFrom, videoIdFrom } from '@/lib/youtube/link'
import { PictureSource, Thumbnail, uploadErrorOf, useDescribeUpload, useUploadPicture } from '../pictures'
import type { Insertion } from './commands'
import { behindOuterBlock, insertJson, pictureAt, placePicture } from './insert-block'

/** What a dialog is about: an insertion, for a picture perhaps its file. */
export type Asked = { kind: Insertion; file?: File }

type Props = { asked: Asked; isLast: boolean; editor: Editor; onClose: () => void }

/** Asks for the details of a link, a picture, a video or a trick. After the last one the focus returns to the text. */
export function InsertDialog({ asked, isLast, editor, onClose }: Props) {
  const returnFocus = () => {
    if (isLast) editor.view.focus()
  }
  const shared = { editor, onClose }
  switch (asked.kind) {
    case 'link':
      return (
        <Dialog
          title="Link"
          description="Marks the selected words as a link. Empty: takes the link away."
          onClose={onClose}
          returnFocus={returnFocus}
        >
          <LinkFields {...shared} />
        </Dialog>
      )
    case 'picture':
      return (
        <Dialog
          title="Picture"
          description="Upload one, pick one you have, or give the address of one."
          onClose={onClose}
          returnFocus={returnFocus}
        >
          <PictureFields {...shared} file={asked.file} />
        </Dialog>
      )
    case 'video':
      return (
        <Dialog
          title="Video"
          description="Any link to a YouTube video."
          onClose={onClose}
          returnFocus={returnFocus}
        >
          <VideoFields {...shared} />
        </Dialog>
      )
    case 'trick':
      return (
        <Dialog
          title="Trick"
          description="Shows it moving. So does every link to a trick that has a line of its own."
          onClose={onClose}
          returnFocus={returnFocus}
        >
          <TrickFields {...shared} />
        </Dialog>
      )
  }
}

const isAddress = (text: string) => /^(\/(?!\/)|#|https?:\/\/|mailto:|tel:)\S+$/.test(text)
// As people say it: darkslide.app/tricks
const isBareAddress = (text: string) => /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}([/?#]\S*)?$/i.test(text)
const invalidAddress = 'Begin with https:// or, for a page of ours, with /'

type FieldsProps = { editor: Editor; onClose: () => void }

// Not forms: they would be nested in the form of the post.
const onEnter = (apply: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
  event.preventDefault()
  apply()
}

function LinkFields({ editor, onClose }: FieldsProps) {
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''))
  const [wrong, setWrong] = useState<string>()
  const apply = () => {
    const typed = address.trim()
    const href = isBareAddress(typed) ? `https://${typed}` : typed
    const chain = editor.chain().focus()
    if (href === '') chain.extendMarkRange('link').unsetLink().run()
    else if (!isAddress(href)) return setWrong(invalidAddress)
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.extendMarkRange('link').setLink({ href }).run()
    onClose()
  }
  return (
    <div className="mt-4 space-y-4">
      <TextField
        label="Address"
        value={address}
        error={wrong}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={onEnter(apply)}
      />
      <DialogActions onCancel={onClose}>
        <button type="button" className={buttonStyle()} onClick={apply}>
          Apply
        </button>
      </DialogActions>
    </div>
  )
}

function VideoFields({ editor, onClose }: FieldsProps) {
  const present = editor.isActive('videoFrame') ? editor.getAttributes('videoFrame') : null
  const [address, setAddress] = useState(String(present?.src ?? ''))
  const [title, setTitle] = useState(String(present?.title ?? ''))
  const [wrong, setWrong] = useState<string>()
  const apply = () => {
    const videoId = videoIdFrom(address)
    if (!videoId) return setWrong('This is not a link to a YouTube video')
    const attrs = { src: embedUrl(videoId, startSecondsFrom(address)), title: title.trim() || 'Video' }
    if (present) editor.chain().focus().updateAttributes('videoFrame', attrs).run()
    else if (!insertJson(editor, [{ type: 'videoFrame', attrs }])) return setWrong('A video cannot go here')
    onClose()
  }
  return (
    <div className="mt-4 space-y-4">
      <TextField
        label="YouTube link"
        value={address}
        error={wrong}
        onChange={({ target }) => setAddress(target.value)}
        onKeyDown={onEnter(apply)}
      />
      <TextField
        label="Title"
        hint="What the video shows, for those who cannot see it."
        value={title}
        onChange={({ target }) => setTitle(target.value)}
        onKeyDown={onEnter(apply)}
      />
      <DialogActions onCancel={onClose}>
        <button type="button" className={buttonStyle()} onClick={apply}>
          {present ? 'Apply' : 'Insert'}
        </button>
      </DialogActions>
    </div>
  )
}

function TrickFields({ editor, onClose }: FieldsProps) {
  const library = useQuery(libraryQuery)
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string>()
  const apply = async () => {
    const tricks = library.data ?? (await library.refetch()).data
    // It reads names, for which it needs much: loaded for those who ask.
    const search = await import('@/lib/tricks/search').catch(() => null)
    if (!tricks || !search) return setWrong('The library did not come through. Try again')
    const id = search.trickCalled(search.buildTrickIndex(tricks), name)
    const trick = tricks.find((each) => each.id === id)
    if (!trick) return setWrong('No trick in the library goes by that')
    const marks = [{ type: 'link', attrs: { href: `/tricks/${trick.slug}` } }]
    const content = [{ type: 'text', text: trick.name, marks }]
    const at = behindOuterBlock(editor.state)
    if (!insertJson(editor, [{ type: 'paragraph', content }], at)) return setWrong('A trick cannot go here')
    onClose()
  }
  return (
    <div className="mt-4 space-y-4">
      <TextField
        label="Trick"
        hint="Any name it goes by: tre flip, half cab, crooks."
        value={name}
        error={wrong}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={onEnter(apply)}
      />
      <DialogActions onCancel={onClose}>
        <button type="button" className={buttonStyle()} onClick={apply}>
          Insert
        </button>
      </DialogActions>
    </div>
  )
}

type PictureProps = FieldsProps & { file?: File | undefined }
type Size = { width?: number; height?: number }

/** What is known of the picture that is asked about, and what puts it into the text. */
function usePicture({ editor, onClose, file }: PictureProps) {
  const [present] = useState(() => (file ? null : pictureAt(editor)))
  const known = present?.node.attrs
  const [address, setAddress] = useState(String(known?.src ?? ''))
  const [size, setSize] = useState<Size>(known ? { width: known.width, height: known.height } : {})
  const [alt, setAlt] = useState(String(known?.alt ?? ''))
  const [isDecoration, setIsDecoration] = useState(known?.role === 'presentation')
  const [caption, setCaption] = useState(present?.node.textContent ?? '')
  const [wrong, setWrong] = useState<{ address?: string; alt?: string }>({})
  const describe = useDescribeUpload()

  const take = ({ url, width, height, alt: described }: UploadedImage) => {
    setAddress(url)
    setSize({ width, height })
    setAlt((written) => written || described)
    setWrong({})
  }
  const upload = useUploadPicture(take)
  const { mutate: start } = upload
  useEffect(() => {
    if (file) start(file)
  }, [file, start])

  const apply = () => {
    const src = address.trim()
    const words = isDecoration ? '' : alt.trim()
    if (!isAddress(src)) return setWrong({ address: invalidAddress })
    if (!words && !isDecoration)
      return setWrong({ alt: 'Say what the picture shows, or mark it as decoration' })
    const attrs = { src, alt: words, role: isDecoration ? 'presentation' : null, ...size }
    if (!placePicture(editor, { attrs, caption: caption.trim(), present }))
      return setWrong({ address: 'A picture cannot go here' })
    const key = /^\/uploads\/([\w-]{22}\.webp)$/.exec(src)?.[1]
    if (key && words) describe.mutate({ key, alt: words })
    onClose()
  }

  return {
    address,
    change: (typed: string) => {
      setAddress(typed)
      setSize({})
    },
    take,
    upload,
    again: file && (() => start(file)),
    alt: isDecoration ? '' : alt,
    setAlt,
    isDecoration,
    setIsDecoration,
    caption,
    setCaption,
    wrong,
    isThere: present !== null,
    apply,
  }
}

/** How far the file is that was dropped or pasted. */
function Uploading({
  file,
  upload,
  onAgain,
}: {
  file: File | undefined
  upload: Upload
  onAgain?: (() => void) | undefined
}) {
  return (
    <>
      {upload.isPending && <p role="status">Uploading{file ? ` ${file.name}` : ''}...</p>}
      {file && upload.isError && (
        <>
          <p className="break-words font-semibold text-danger text-sm">
            {file.name}: {uploadErrorOf(upload.error)}
          </p>
          <p>
            <button
              type="button"
              className={buttonStyle({ variant: 'outline', size: 'sm' })}
              onClick={onAgain}
            >
              Try Again
            </button>
          </p>
        </>
      )}
    </>
  )
}

type Upload = ReturnType<typeof useUploadPicture>

const DecorationSwitch = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <label className="flex min-h-11 items-center gap-3">
    <input
      type="checkbox"
      className="size-5 accent-signal"
      checked={isOn}
      onChange={({ target }) => onChange(target.checked)}
    />
    Only decoration: it needs no description
  </label>
)

function PictureFields(props: PictureProps) {
  const { onClose, file } = props
  const picture = usePicture(props)
  const { address, upload, take, apply, wrong, isDecoration } = picture
  return (
    <div className="mt-4 space-y-4">
      {address && (
        <Thumbnail
          src={address}
          alt="Preview"
          className="max-h-48 max-w-full border-2 border-line bg-paper object-contain"
        />
      )}
      <Uploading file={file} upload={upload} onAgain={picture.again} />
      {(!file || upload.isError) && (
        <>
          <PictureSource label="Upload a picture" upload={upload} onPick={take} />
          <TextField
            label="Address"
            value={address}
            error={wrong.address}
            onChange={({ target }) => picture.change(target.value)}
            onKeyDown={onEnter(apply)}
          />
        </>
      )}
      <TextField
        label="Alternative text"
        hint="What the picture shows, for those who cannot see it."
        value={picture.alt}
        disabled={isDecoration}
        error={wrong.alt}
        autoFocus={Boolean(file)}
        onChange={({ target }) => picture.setAlt(target.value)}
        onKeyDown={onEnter(apply)}
      />
      <DecorationSwitch isOn={isDecoration} onChange={picture.setIsDecoration} />
      <TextField
        label="Caption"
        hint="Shown below the picture. It may stay empty."
        value={picture.caption}
        maxLength={500}
        onChange={({ target }) => picture.setCaption(target.value)}
        onKeyDown={onEnter(apply)}
      />
      <DialogActions onCancel={onClose}>
        <ActionButton isResting={upload.isPending || !address} className={buttonStyle()} onClick={apply}>
          {picture.isThere ? 'Apply' : 'Insert'}
        </ActionButton>
      </DialogActions>
    </div>
  )
}
