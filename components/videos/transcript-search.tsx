import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useQueryString } from '@/components/ui/behavior/history'
import { Link } from '@/components/ui/link'
import { call } from '@/lib/http/client'
import { getQueryClient } from '@/lib/offline/client'
import { counted } from '@/lib/skate/wording'
import { formatTimestamp, postVideoHref, trickVideoHref } from '@/lib/videos/player'
import type { SnippetPart, TranscriptHit } from '@/lib/videos/schema'
import { SearchFailed, VideoResults } from './video-results'

/** Where the search text is said in the videos; each result links to its video at that second. */
export function TranscriptSearch() {
  const [query] = useQueryString()
  const text = (new URLSearchParams(query).get('q') ?? '').slice(0, 100)
  const { hits, isError, refetch } = useTranscriptSearch(text)
  const count = hits?.length ?? 0
  if (!isError && count === 0) return null
  return (
    <VideoResults>
      {isError ? (
        <SearchFailed onRetry={() => void refetch()} />
      ) : (
        <>
          <p role="status" className="mb-3 text-sm text-soft">
            Said in {counted(count, 'video')}
          </p>
          <Hits hits={hits ?? []} />
        </>
      )}
    </VideoResults>
  )
}

// A row to swipe on narrow screens, so that the tricks stay visible; a column beside them on wide ones.
function Hits({ hits }: { hits: TranscriptHit[] }) {
  return (
    <ul className="flex snap-x gap-3 overflow-x-auto overscroll-x-contain pb-2 lg:flex-col lg:overflow-visible">
      {hits.map((hit) => (
        <li
          key={hit.videoId}
          className="w-[280px] shrink-0 snap-start border-2 border-line bg-sheet lg:w-auto lg:shrink"
        >
          <Hit hit={hit} />
        </li>
      ))}
    </ul>
  )
}

function Hit({ hit }: { hit: TranscriptHit }) {
  const href = hit.trick ? trickVideoHref(hit.trick.slug, hit) : postVideoHref(hit.post?.slug ?? '', hit)
  return (
    <Link href={href} className="block h-full p-3 hover:bg-paper">
      <span className="flex items-baseline justify-between gap-3">
        <strong className="font-semibold">{hit.trick?.name ?? hit.post?.title}</strong>
        <span className="shrink-0 font-semibold text-sm tabular-nums">
          at {formatTimestamp(hit.startSeconds)}
        </span>
      </span>
      <span className="mt-1 block">
        <Snippet parts={hit.snippet} />
      </span>
      {hit.title && <span className="mt-1 block truncate text-sm text-soft">{hit.title}</span>}
    </Link>
  )
}

function Snippet({ parts }: { parts: SnippetPart[] }) {
  return parts.map(({ text, isMatch }, index) => {
    const key = `${index} ${text}`
    return isMatch ? (
      <mark key={key} className="bg-signal px-0.5 text-signal-ink">
        {text}
      </mark>
    ) : (
      <span key={key}>{text}</span>
    )
  })
}

const minLength = 2
const debounceMs = 250
const staleMs = 60_000

/** Searches the transcripts, debounced. */
function useTranscriptSearch(text: string) {
  const wanted = useDeferredValue(text.trim())
  const isSearching = wanted.length >= minLength
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['/api/youtube/search', wanted],
      queryFn: async ({ signal }) => {
        // The debounce: a query whose text has changed meanwhile is aborted before it sends anything.
        await new Promise((resolve) => setTimeout(resolve, debounceMs))
        signal.throwIfAborted()
        return call<TranscriptHit[]>(`/api/youtube/search?${new URLSearchParams({ q: wanted })}`, { signal })
      },
      enabled: isSearching,
      placeholderData: keepPreviousData,
      staleTime: staleMs,
    },
    getQueryClient(),
  )
  return { hits: isSearching ? data : undefined, isError: isSearching && isError, refetch }
}
