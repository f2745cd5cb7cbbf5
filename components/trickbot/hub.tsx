import Link from 'next/link'
import type { ReactNode } from 'react'
import { BuilderDrawing, ParkDrawing, SuggestDrawing } from './drawings'

type Tool = { href: string; title: string; text: string; ground: string; drawing: ReactNode }

const tools: Tool[] = [
  {
    href: '/trickbot/suggest',
    title: 'Suggest a Trick',
    text: 'Say what you feel like skating and how hard it may be. Get one trick to try, and why.',
    ground: 'bg-flips',
    drawing: <SuggestDrawing />,
  },
  {
    href: '/trickbot/builder',
    title: 'Line Builder',
    text: 'Pick up to five tricks. Get the order in which they link, stance by stance.',
    ground: 'bg-flatground',
    drawing: <BuilderDrawing />,
  },
  {
    href: '/trickbot/parkflow',
    title: 'Park Flow',
    text: 'Tick what stands in your park. Get tricks for every obstacle, and one run through all of it.',
    ground: 'bg-ledge',
    drawing: <ParkDrawing />,
  },
]

/** Three doors, one per question that TrickBot answers. */
export function Hub() {
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {tools.map(({ href, title, text, ground, drawing }) => (
        <li key={href} className="flex">
          <Link
            href={href}
            prefetch={false}
            className="group flex w-full flex-col border-2 border-line bg-sheet shadow-sticker transition-transform ease-pop hover:-translate-y-1"
          >
            <div
              className={`halftone block border-line border-b-2 text-signal-ink max-md:h-36 ${ground}`}
              aria-hidden="true"
            >
              {drawing}
            </div>
            <div className="flex flex-1 flex-col p-5">
              <h2 className="text-title group-hover:text-signal-text">{title}</h2>
              <p className="mt-2 text-soft">{text}</p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}
