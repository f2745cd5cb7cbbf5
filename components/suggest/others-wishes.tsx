import { useId } from 'react'
import { buttonStyle } from '@/components/ui/button'

/** What many ask, to begin with. */
const wishes = [
  'I can ollie, what next',
  'My first trick, never skated before',
  'No pop, easy on the knees',
  'I land primo on kickflips',
  'To win a game of SKATE',
]

/** Wishes of others, each to be put into the prompt and changed there. */
export function OthersWishes({ onFill }: { onFill: (prompt: string) => void }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 font-body font-semibold text-label text-soft uppercase">
        What others ask
      </h2>
      <ul className="flex flex-wrap gap-2">
        {wishes.map((wish) => (
          <li key={wish}>
            <button
              type="button"
              onClick={() => onFill(wish)}
              className={`${buttonStyle({ variant: 'outline', size: 'sm' })} min-h-11 text-left`}
            >
              {wish}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
