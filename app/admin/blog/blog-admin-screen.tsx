'use client'

import { refreshAuthStatus, useAuthStatus } from '@/components/accounts/auth-status'
import { logOut } from '@/components/accounts/log-out'
import { keepSignedIn } from '@/components/accounts/welcome'
import { PostBody, RichText } from '@/components/posts/post-body'
import { Cover } from '@/components/posts/post-card'
import { AdminLogin, NotAnAdmin } from '@/components/posts-admin/admin-login'
import { BlogAdmin, type PostPreview } from '@/components/posts-admin/blog-admin'
import { buttonStyle } from '@/components/ui/button'
import { Spinner } from '@/components/ui/status'
import { PageVideo } from '@/components/videos/video-player'
import { clearAutosaves } from '@/lib/posts/autosave'

async function leave() {
  clearAutosaves()
  await logOut()
}

/** The way in, and what is behind it. */
export function BlogAdminScreen() {
  const status = useAuthStatus()
  if (!status) return <Spinner label="Checking authentication..." />
  if (!status.user) return <AdminLogin onSignedIn={keepSignedIn} />
  const { id, username, role } = status.user
  if (role !== 'ADMIN') return <NotAnAdmin username={username} onLogOut={leave} />
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <p className="text-soft">Signed in as {username}</p>
        <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={leave}>
          Logout
        </button>
      </div>
      <BlogAdmin
        key={id}
        userId={id}
        onSignedOut={refreshAuthStatus}
        preview={(post) => <Preview post={post} />}
      />
    </>
  )
}

function Preview({ post }: { post: PostPreview }) {
  const { title, tags, coverImage, imageAttribution, content } = post
  return (
    <article className="mx-auto max-w-[60rem]">
      <h3 className="break-words text-headline">{title || 'No title yet'}</h3>
      <ul aria-label="Tags" className="my-4 flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag} className="border-2 border-line px-3 py-1 font-semibold text-sm">
            {tag}
          </li>
        ))}
      </ul>
      <Cover
        coverImage={coverImage || null}
        sizes="(min-width: 60rem) 60rem, 100vw"
        className="border-2 border-line"
      />
      {imageAttribution && (
        <RichText html={imageAttribution} className="mt-3 text-sm text-soft [&_a]:underline" />
      )}
      <div className="mx-auto mt-8 max-w-[42.5rem]">
        {content ? (
          <PostBody
            content={content}
            renderVideo={({ title: name, ...video }) => (
              <PageVideo video={{ ...video, title: name ?? title, channel: null }} name={name ?? title} />
            )}
          />
        ) : (
          <p className="text-soft">No content yet.</p>
        )}
      </div>
    </article>
  )
}
