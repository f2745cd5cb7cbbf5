import { TrickStill } from '@/components/figure/trick-still'
import { Link } from '@/components/ui/link'
import { type PagePath, page } from '@/lib/pages'

type Tool = { path: PagePath; text: string; tricks: readonly string[] }

const tools: Tool[] = [
  {
    path: '/trickbot/suggest',
    text: 'Say what you feel like skating and how hard it should be. Get one trick to try, and why.',
    tricks: ['360 Flip'],
  },
  {
    path: '/trickbot/builder',
    text: 'Pick up to five tricks. Get the order in which they link, stance by stance.',
    tricks: ['Kickflip', 'Backside 180', 'Half Cab'],
  },
  {
    path: '/trickbot/parkflow',
    text: 'Pick what is in your park. Get tricks for every obstacle, and one run through all of it.',
    tricks: ['Rock to Fakie', 'Backside 50-50', 'Frontside Boardslide'],
  },
]

/** Three cards, one for each question that TrickBot answers. */
export function Hub() {
  return (
    <ul className="grid gap-3 md:grid-cols-3 md:gap-6">
      {tools.map(({ path, text, tricks }) => (
        <li key={path} className="flex">
          <Link
            href={path}
            className="group flex w-full flex-wrap border-2 md:flex-col md:flex-nowrap border-line bg-sheet shadow-sticker transition-transform ease-pop hover:-translate-y-1"
          >
            <div
              className="overflow-hidden border-line max-md:w-28 max-md:shrink-0 max-md:grow max-md:border-r-2 md:border-b-2"
              aria-hidden="true"
            >
              <Stills tricks={tricks} />
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

/** Tricks side by side; where there is no room, the first. */
const Stills = ({ tricks }: { tricks: readonly string[] }) => (
  <div className="grid size-full auto-cols-fr grid-flow-col gap-0.5 bg-line md:aspect-3/2">
    {tricks.map((name) => (
      <TrickStill
        key={name}
        name={name}
        size="card"
        className="size-full object-cover object-[50%_75%] max-md:not-first:hidden"
      />
    ))}
  </div>
)
