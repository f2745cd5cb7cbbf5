import { NavLink } from './nav-link'
import { trickBotPages } from './navigation'

const trickBotMenuId = 'trickbot-menu'
const trickBotMenuLink =
  'block border-line border-b px-5 py-3 font-semibold last:border-b-0 hover:bg-signal hover:text-signal-ink aria-[current=page]:text-signal-text'

/** The dropdown of the bar on wide screens; opened and closed by the browser alone. */
export function TrickBotMenu({ className }: { className: string }) {
  return (
    <>
      <button
        type="button"
        popoverTarget={trickBotMenuId}
        className={`flex items-center gap-2 [anchor-name:--trickbot] ${className}`}
      >
        TrickBot
        <svg viewBox="0 0 12 8" aria-hidden="true" className="w-3 fill-none stroke-2 stroke-current">
          <path d="M1 1l5 5 5-5" />
        </svg>
      </button>
      <nav
        id={trickBotMenuId}
        popover="auto"
        aria-label="TrickBot"
        className="fixed top-16 right-[max(1rem,calc((100vw-76rem)/2+1rem))] bottom-auto left-auto m-0 w-60 border-2 border-line bg-sheet text-ink shadow-sticker supports-[right:anchor(right)]:right-[anchor(right)] supports-[right:anchor(right)]:[position-anchor:--trickbot]"
      >
        {trickBotPages.map((destination) => (
          <NavLink key={destination.href} {...destination} className={trickBotMenuLink} />
        ))}
      </nav>
    </>
  )
}
