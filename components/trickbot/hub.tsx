import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { type PagePath, page } from '@/lib/pages'

type Tool = { path: PagePath; text: string; ground: string; drawing: ReactNode }

const tools: Tool[] = [
  {
    path: '/trickbot/suggest',
    text: 'Say what you feel like skating and how hard it should be. Get one trick to try, and why.',
    ground: 'bg-flips',
    drawing: <SuggestDrawing />,
  },
  {
    path: '/trickbot/builder',
    text: 'Pick up to five tricks. Get the order in which they link, stance by stance.',
    ground: 'bg-flatground',
    drawing: <BuilderDrawing />,
  },
  {
    path: '/trickbot/parkflow',
    text: 'Pick what is in your park. Get tricks for every obstacle, and one run through all of it.',
    ground: 'bg-ledge',
    drawing: <ParkDrawing />,
  },
]

/** Three cards, one for each question that TrickBot answers. */
export function Hub() {
  return (
    <ul className="grid gap-3 md:grid-cols-3 md:gap-6">
      {tools.map(({ path, text, ground, drawing }) => (
        <li key={path} className="flex">
          <Link
            href={path}
            className="group flex w-full flex-wrap border-2 md:flex-col md:flex-nowrap border-line bg-sheet shadow-sticker transition-transform ease-pop hover:-translate-y-1"
          >
            <div
              className={`halftone block border-line text-signal-ink max-md:w-28 max-md:shrink-0 max-md:grow max-md:border-r-2 md:border-b-2 ${ground}`}
              aria-hidden="true"
            >
              {drawing}
            </div>
            <div className="min-w-0 p-3 max-md:basis-40 max-md:grow-999 md:flex-1 md:p-5">
              <h2 className="text-title group-hover:text-signal-text">{page(path).title}</h2>
              <p className="mt-1 text-soft max-md:text-sm md:mt-2">{text}</p>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 320 180"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid meet"
      className="block size-full fill-none stroke-[5] stroke-current [stroke-linecap:round] [stroke-linejoin:round]"
    >
      {children}
    </svg>
  )
}

// A deck from the side, its middle at 0 0.
const deck = 'M-38-6c6 0 8 8 16 8h44c8 0 10-8 16-8'

const wheels = (
  <>
    <circle cx="-20" cy="11" r="6" className="fill-signal" />
    <circle cx="20" cy="11" r="6" className="fill-signal" />
  </>
)

/** A board that turns over, and the question what to try. */
function SuggestDrawing() {
  return (
    <Drawing>
      <path d="M20 150h280" />
      <g transform="translate(104 84) rotate(-24)">
        <path d={deck} />
        {wheels}
      </g>
      <path d="M62 52c10-22 40-34 66-24M128 28l-14-9M128 28l-11 12" />
      <path d="M208 62c0-22 44-24 44 2 0 20-24 18-24 40M228 126v1" strokeWidth="11" />
    </Drawing>
  )
}

/** Three places in a row with the way from one to the next. */
function BuilderDrawing() {
  return (
    <Drawing>
      <path d="M20 150h280" />
      <path
        d="M40 142c10-54 52-54 62 0M130 142c10-84 52-84 62 0M220 142c8-116 54-116 64-24"
        strokeDasharray="2 13"
      />
      <g transform="translate(160 62)">
        <path d={deck} />
        {wheels}
      </g>
      <circle cx="71" cy="102" r="9" className="fill-signal" />
      <circle cx="254" cy="42" r="9" className="fill-signal" />
    </Drawing>
  )
}

/** A quarter pipe, a ledge and a rail under one route. */
function ParkDrawing() {
  return (
    <Drawing>
      <path d="M20 58c4 60 30 92 74 92h206M20 58h-16" />
      <path d="M136 150v-30h62v30M230 124h66M240 124v26M286 124v26" />
      <path d="M22 46c14 54 44 84 84 82 26 0 20-32 44-32h38c22 0 20 6 44 6h62" strokeDasharray="2 13" />
      <g transform="translate(262 82)">
        <path d={deck} />
        {wheels}
      </g>
    </Drawing>
  )
}
