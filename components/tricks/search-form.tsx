'use client'

import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react'
import { useBrowserValue } from '@/components/ui/behavior/rendering'
import { buttonStyle } from '@/components/ui/button'
import { longestSearch, percentDecoded } from '@/lib/addresses'
import type { TrickSearch } from './search'

let search: Promise<TrickSearch> | undefined

/** What searches the whole library by its names and aliases. Fetched once; fails without the network. */
export function loadTrickSearch(): Promise<TrickSearch> {
  search ??= import('./search').then(({ createTrickSearch }) => createTrickSearch())
  search.catch(() => {
    search = undefined
  })
  return search
}

type FieldProps = Omit<ComponentProps<'input'>, 'type' | 'name' | 'maxLength' | 'className'> & {
  /** Whether a list below follows each letter; else the form leads to it. */
  isLive?: boolean
}

/** The field of every search for tricks. */
export function TrickSearchField({ isLive = false, ...props }: FieldProps) {
  return (
    <label className="block min-w-0 flex-1 basis-60">
      <span className="sr-only">Search tricks</span>
      <input
        {...props}
        type="search"
        name="q"
        maxLength={longestSearch}
        placeholder="tre flip, front shuv, rock to fakie..."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        // What it takes is there by the time the first letter is.
        onFocus={() => isLive && void loadTrickSearch().catch(() => undefined)}
        className="min-h-13 w-full border-2 border-line bg-sheet px-4 text-lg shadow-sticker-sm"
      />
    </label>
  )
}

type FormProps = FieldProps & { id?: string }

/** Searches the library. A plain form, so that it works without scripts and before they have loaded. */
export function TrickSearchForm({ id, isLive = false, ...field }: FormProps) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!isLive) return
    event.preventDefault()
    // Puts the keyboard of a phone away.
    const isTouched = window.matchMedia('(pointer: coarse)').matches
    if (isTouched && document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  return (
    <search className="block">
      <form id={id} action="/tricks" onSubmit={send} className="flex flex-wrap gap-3">
        <TrickSearchField isLive={isLive} {...field} />
        <button
          type="submit"
          className={`${buttonStyle({ size: 'lg' })} ${isLive ? 'not-noscript:hidden' : ''}`}
        >
          Search
        </button>
      </form>
    </search>
  )
}

type LostProps = {
  /** What addresses begin with that end in a token, which says nothing. */
  wordless: readonly string[]
}

/** The search of a page that is not there, with the words of its address filled in. */
export function LostSearch({ wordless }: LostProps) {
  const field = useRef<HTMLInputElement>(null)
  const words = useBrowserValue(() => wordsOf(window.location.pathname, wordless), '')
  useEffect(() => {
    // Not over what someone has entered meanwhile.
    if (field.current?.value === '') field.current.value = words
  }, [words])
  return <TrickSearchForm ref={field} required />
}

/** The last part of an address as words: "tre flip" of "/tricks/tre-flip". A link to something of a skater's has none. */
function wordsOf(path: string, wordless: readonly string[]): string {
  if (wordless.some((start) => path.startsWith(start))) return ''
  const last = path.split('/').filter(Boolean).at(-1) ?? ''
  return (percentDecoded(last) ?? '')
    .replace(/[-_+]+/g, ' ')
    .trim()
    .slice(0, longestSearch)
}
