import { Fragment, type ReactElement, type ReactNode } from 'react'
import { type BodyPart, bodyParts, type Heading, type PostTrick, type PostVideo } from '@/lib/posts/content'
import { videoAnchor } from '@/lib/videos/player'

/** Links to the headings of a post. */
function TableOfContents({ headings }: { headings: Heading[] }) {
  return (
    <nav aria-labelledby="table-of-contents" className="border-2 border-line bg-sheet p-5 shadow-sticker">
      <p id="table-of-contents" className="font-semibold text-label text-soft uppercase">
        Table of Contents
      </p>
      <ol className="mt-2">
        {headings.map(({ id, text, level }) => (
          <li key={id} className={level === 3 ? 'ml-5 text-base' : 'font-semibold'}>
            <a href={`#${id}`} className="block py-1.5 leading-snug hover:text-signal-text hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type RichTextProps = { html: string; className?: string }

/** Renders HTML that lib/html.ts has sanitized. Nothing else may be passed to it. */
export function RichText({ html, className }: RichTextProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized where it is read
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

type Renderers = {
  renderVideo: (video: PostVideo) => ReactNode
  /** What shows a trick; nothing where there is none, whose link then stays. */
  renderTrick: (trick: PostTrick) => ReactNode
}

/** The text of a post, with its table of contents, its videos and its tricks. `content` is sanitized. */
export function PostBody({ content, ...renderers }: Renderers & { content: string }) {
  return (
    <div className="prose-post">
      {bodyParts(content).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
        <Fragment key={index}>{renderPart(part, renderers)}</Fragment>
      ))}
    </div>
  )
}

function renderPart(part: BodyPart, { renderVideo, renderTrick }: Renderers): ReactElement {
  switch (part.kind) {
    case 'html':
      return <RichText html={part.html} />
    case 'contents':
      return <TableOfContents headings={part.headings} />
    case 'video':
      return <div id={`${videoAnchor}-${part.videoId}`}>{renderVideo(part)}</div>
    case 'trick':
      return <>{renderTrick(part) ?? <RichText html={part.html} />}</>
  }
}
