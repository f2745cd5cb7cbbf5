import { type ReactNode, useState } from 'react'
import { TabList, tabIds } from '@/components/ui/tab-list'
import { sanitizeHtml, sanitizeInline } from '@/lib/html'
import type { EditedPost } from '@/lib/posts/schema'
import { ConflictDialog } from './conflict-dialog'
import { PostEditor } from './post-editor'
import { PostsList } from './posts-list'
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

type Props = { userId: number; onSignedOut: () => void; preview: (post: PostPreview) => ReactNode }

const id = 'cms'
const tabs = [
  { value: 'posts', label: 'Posts List' },
  { value: 'editor', label: 'Post Editor' },
  { value: 'preview', label: 'Preview' },
] as const

type Tab = (typeof tabs)[number]['value']

/** List, editor and preview as tabs. The editor stays mounted, so switching tabs loses nothing. */
export function BlogAdmin({ userId, onSignedOut, preview }: Props) {
  const [tab, setTab] = useState<Tab>('posts')
  const editing = usePostEditor({ userId, onSaved: () => setTab('posts'), onSignedOut })
  const edit = (post: EditedPost | null) => {
    editing.open(post)
    setTab('editor')
  }
  const opening = useOpenPost(edit)
  const ids = tabIds(id, tab)
  return (
    <>
      <TabList id={id} label="Blog posts" tabs={[...tabs]} selected={tab} onSelect={setTab} />
      <div role="tabpanel" id={ids.panel} aria-labelledby={ids.tab} className="mt-6">
        <h2 className="sr-only">{tabs.find(({ value }) => value === tab)?.label}</h2>
        {tab === 'posts' && (
          <PostsList
            onNew={() => edit(null)}
            onEdit={opening.mutate}
            openingId={opening.isPending ? opening.variables : null}
            onRemoved={(removed) => editing.post?.id === removed && editing.open(null)}
          />
        )}
        <div hidden={tab !== 'editor'}>
          <PostEditor editing={editing} onCancel={() => setTab('posts')} />
        </div>
        {tab === 'preview' && preview(previewOf(editing.form.getValues()))}
      </div>
      {editing.conflict && <ConflictDialog editing={editing} conflict={editing.conflict} />}
    </>
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
