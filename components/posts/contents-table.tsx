import type { Heading } from '@/lib/posts/body'

/** What a post is made of, to jump to. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
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
