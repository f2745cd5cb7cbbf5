import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { buttonStyle } from '@/components/ui/button'
import { TabList, tabIds } from '@/components/ui/tab-list'
import { sanitizeHtml, sanitizeInline } from '@/lib/html'
import type { StoredAutosave } from '@/lib/offline/autosave'
import type { EditedPost } from '@/lib/posts/schema'
import { ConflictDialog } from './conflict-dialog'
import { PicturesManager } from './pictures'
import { PostEditor } from './post-editor'
import { PostsList, shelfButton } from './posts-list'
import { TagsManager } from './tags-manager'
import { UnsavedWork } from './unsaved-work'
import { usePostEditor } from './use-post-editor'
import { useOpenPost } from './use-posts'

/** A post as written so far; its HTML is sanitized. */
export type PostPreview = {
  title: string
  tags: string[]
  coverImage: string
  imageAttribution: string
  content: string
}

type Props = { userId: number; preview: (post: PostPreview) => ReactNode }

const id = 'cms'
const tabs = [
  { value: 'posts', label: 'Posts List' },
  { value: 'editor', label: 'Post Editor' },
  { value: 'preview', label: 'Preview' },
] as const

type Tab = (typeof tabs)[number]['value']

/** What the list shows: the posts, or what all of them share. */
type Shelf = 'posts' | 'tags' | 'pictures'

/** List, editor and preview as tabs. The editor stays mounted, so switching tabs loses nothing. */
export function BlogAdmin({ userId, preview }: Props) {
  const [tab, setTab] = useState<Tab>('posts')
  const [shelf, setShelf] = useState<Shelf>('posts')
  const back = useRef<HTMLButtonElement>(null)
  // What was pressed is gone with its tab, and the next one may be far out of sight.
  const go = (next: Tab) => {
    flushSync(() => setTab(next))
    document.getElementById(tabIds(id, next).tab)?.focus()
  }
  const editing = usePostEditor({ userId, onSaved: () => go('posts') })
  const show = (next: Shelf) => {
    flushSync(() => setShelf(next))
    if (next === 'posts' && shelf !== 'posts') document.getElementById(shelfButton(shelf))?.focus()
    else back.current?.focus()
  }
  const edit = (post: EditedPost | null, left?: StoredAutosave) => {
    editing.open(post, left)
    if (post) return go('editor')
    flushSync(() => setTab('editor'))
    editing.focusTitle()
  }
  const resume = (left: StoredAutosave) => {
    if (editing.autosave.key() === left.key) return go('editor')
    opening.mutate({ id: left.postId, left })
  }
  const opening = useOpenPost(edit)
  const ids = tabIds(id, tab)
  return (
    <>
      <TabList
        id={id}
        label="Blog posts"
        tabs={[...tabs]}
        selected={tab}
        onSelect={(next) => {
          editing.autosave.flush()
          setTab(next)
        }}
      />
      <div role="tabpanel" id={ids.panel} aria-labelledby={ids.tab} className="mt-4">
        <h2 className="sr-only">{tabs.find(({ value }) => value === tab)?.label}</h2>
        {tab === 'posts' && shelf === 'posts' && (
          <>
            <UnsavedWork
              userId={userId}
              isOpening={opening.isPending}
              onContinue={resume}
              onEmptied={() => go('posts')}
            />
            <PostsList
              onNew={() => edit(null)}
              onEdit={(post) => opening.mutate({ id: post })}
              openingId={opening.isPending ? opening.variables.id : null}
              onRemoved={(removed) => editing.post?.id === removed && editing.open(null)}
              onShelf={show}
            />
          </>
        )}
        {tab === 'posts' && shelf !== 'posts' && (
          <OtherShelf shelf={shelf} back={back} onBack={() => show('posts')} />
        )}
        <div hidden={tab !== 'editor'}>
          <PostEditor
            editing={editing}
            onOpen={edit}
            onCancel={() => {
              editing.autosave.flush()
              go('posts')
            }}
          />
        </div>
        {tab === 'preview' && preview(previewOf(editing.form.getValues()))}
      </div>
      {editing.conflict && <ConflictDialog editing={editing} conflict={editing.conflict} onOpen={edit} />}
    </>
  )
}

type ShelfProps = {
  shelf: Exclude<Shelf, 'posts'>
  back: RefObject<HTMLButtonElement | null>
  onBack: () => void
}

function OtherShelf({ shelf, back, onBack }: ShelfProps) {
  return (
    <section aria-labelledby="shelf">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h3 id="shelf" className="text-title">
          {shelf === 'tags' ? 'Tags' : 'Pictures'}
        </h3>
        <button ref={back} type="button" className={buttonStyle({ variant: 'outline' })} onClick={onBack}>
          Back to the posts
        </button>
      </div>
      {shelf === 'tags' ? <TagsManager /> : <PicturesManager />}
    </section>
  )
}

function previewOf(values: {
  title: string
  tags: string
  coverImage: string
  imageAttribution: string
  content: string
}): PostPreview {
  return {
    title: values.title,
    tags: values.tags.split(',').flatMap((name) => name.trim() || []),
    coverImage: values.coverImage,
    imageAttribution: sanitizeInline(values.imageAttribution),
    content: sanitizeHtml(values.content),
  }
}
