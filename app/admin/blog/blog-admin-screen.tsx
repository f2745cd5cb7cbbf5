'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { knownAuthStatus, useAuthStatus, useHeld } from '@/components/accounts/auth-status'
import { logOut } from '@/components/accounts/log-out'
import SignInAgain from '@/components/accounts/sign-in-again'
import { keepSignedIn } from '@/components/accounts/welcome'
import { PostBody, RichText } from '@/components/posts/body'
import { Cover } from '@/components/posts/card'
import { AdminLogin, NotAnAdmin } from '@/components/posts-admin/admin-login'
import { BlogAdmin, type PostPreview } from '@/components/posts-admin/blog-admin'
import { TrickInText } from '@/components/tricks/links'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { PageHeading } from '@/components/ui/page'
import { Spinner } from '@/components/ui/status'
import { PageVideo } from '@/components/videos/video-player'
import { libraryQuery } from '@/lib/offline/account-queries'
import { page } from '@/lib/pages'

/** The way in, and what is behind it. */
export function BlogAdminScreen() {
  const status = useAuthStatus()
  const user = status?.user ?? null
  const isEditor = user?.role === 'ADMIN'
  const [isLeaving, setIsLeaving] = useState(false)
  const desk = useHeld(isEditor ? user : null, user === null && !isLeaving)
  const client = useQueryClient()
  const leave = async () => {
    setIsLeaving(true)
    await logOut('this', 'Logout successful')
    if (!knownAuthStatus()?.user) desk.leave()
    setIsLeaving(false)
  }
  const readAgain = () =>
    client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  return (
    <>
      <PageHeading
        title={page('/admin/blog').title}
        aside={isEditor && <SignedIn username={user.username} onLeave={leave} />}
      />
      {!status && <Spinner label="Checking authentication..." />}
      {user && !isEditor && <NotAnAdmin username={user.username} onLogOut={leave} />}
      {status && !user && !desk.held && <AdminLogin onSignedIn={keepSignedIn} />}
      {desk.held && (
        <BlogAdmin key={desk.held.id} userId={desk.held.id} preview={(post) => <Preview post={post} />} />
      )}
      {desk.isOver && <SignInAgain from="/admin/blog" onSignedIn={readAgain} onClose={desk.leave} />}
    </>
  )
}

const SignedIn = ({ username, onLeave }: { username: string; onLeave: () => Promise<void> }) => (
  <div className="flex min-w-0 items-center gap-4">
    <p className="truncate text-soft max-md:sr-only">Signed in as {username}</p>
    <Link href="/admin/tutorials" className="inline-flex min-h-11 items-center underline">
      {page('/admin/tutorials').title}
    </Link>
    <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={onLeave}>
      Logout
    </button>
  </div>
)

function Preview({ post }: { post: PostPreview }) {
  const { title, tags, coverImage, imageAttribution, content } = post
  const { data: library } = useQuery(libraryQuery)
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
            // The page has them moving.
            renderTrick={({ slug, href, words }) => {
              const name = library?.find((each) => each.slug === slug)?.name
              return name && <TrickInText href={href} name={name} words={words} motion={null} />
            }}
          />
        ) : (
          <p className="text-soft">No content yet.</p>
        )}
      </div>
    </article>
  )
}
