import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { send } from '@/lib/http/client'
import { emptyLinksIn, imagesWithoutAlt, internalLinksIn } from '@/lib/posts/content-hints'

// One after the other: a post has a dozen links, and nobody waits for this.
async function brokenAmong(links: readonly string[], signal: AbortSignal): Promise<string[]> {
  const broken: string[] = []
  for (const link of links) {
    const isThere = await send(link, { method: 'HEAD', signal }).then(
      () => true,
      () => signal.aborted,
    )
    if (!isThere) broken.push(link)
  }
  return broken
}

const plural = (count: number, one: string, many: string) => (count === 1 ? `One ${one}` : `${count} ${many}`)

/** What a careful editor would notice: links that lead nowhere, pictures that say nothing. */
export function ContentNotes({ html }: { html: string }) {
  const settled = useDeferredValue(html)
  const links = internalLinksIn(settled)
  const { data: broken = [] } = useQuery({
    queryKey: ['links', ...links],
    queryFn: ({ signal }) => brokenAmong(links, signal),
    staleTime: 60_000,
  })
  const [silent, empty] = [imagesWithoutAlt(settled), emptyLinksIn(settled)]
  const notes = [
    ...broken.map((link) => `Nothing is at ${link}`),
    ...(empty > 0 ? [`${plural(empty, 'link leads', 'links lead')} nowhere`] : []),
    ...(silent > 0 ? [`${plural(silent, 'picture has', 'pictures have')} no alternative text`] : []),
  ]
  return (
    <div role="status" aria-label="Notes on the content">
      {notes.length > 0 && (
        <ul className="mt-2 list-disc space-y-1 pl-5 text-sm">
          {notes.map((note) => (
            <li key={note} className="font-semibold text-signal-text">
              {note}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
