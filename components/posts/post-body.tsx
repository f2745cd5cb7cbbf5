import type { ReactNode } from 'react'
import { bodyParts, type PostVideo } from '@/lib/posts/body'
import { videoAnchor } from '@/lib/videos/landing'
import { TableOfContents } from './contents-table'
import { RichText } from './rich-text'

type Props = { content: string; renderVideo: (video: PostVideo) => ReactNode }

/** The text of a post, with its contents table and its videos. `content` is sanitised. */
export function PostBody({ content, renderVideo }: Props) {
  return (
    <div className="prose-post">
      {bodyParts(content).map((part, index) => {
        const key = `${index}`
        if (part.kind === 'html') return <RichText key={key} html={part.html} />
        if (part.kind === 'contents') return <TableOfContents key={key} headings={part.headings} />
        return (
          <div key={key} id={`${videoAnchor}-${part.videoId}`}>
            {renderVideo(part)}
          </div>
        )
      })}
    </div>
  )
}
