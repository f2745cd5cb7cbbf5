import { FigureClip } from '@/components/figure/picture'
import type { ShareCard } from '@/components/figure/share-card'
import { ShareCardButton } from '@/components/figure/share-card-button'
import { TrickStill } from '@/components/figure/trick-still'
import { Lamp } from '@/components/tricks/tree-lamp'
import { useFirstRead } from '@/components/ui/behavior/use-first-read'
import { CloseIcon } from '@/components/ui/icons'
import type { MyTrick } from '@/lib/my-tricks/schema'
import { standingsOf } from '@/lib/my-tricks/standing'
import { readMotion } from '@/lib/tricks/read-motion'
import { type TreeTrick, wayTo } from '@/lib/tricks/tree'

type Props = { trick: MyTrick; tricks: readonly MyTrick[]; onClose: () => void }

const mostGrown = 3

/** The moment in which a trick is mastered, where it went: the rider lands it, and its branch of the tree is lit. */
export default function Mastered({ trick, tricks, onClose }: Props) {
  return (
    <section
      aria-label={`You have it: ${trick.name}`}
      className="relative mb-4 border-2 border-line bg-sheet p-2 shadow-sticker sm:max-w-md sm:p-3"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-3">
        <div className="row-span-2 w-26 self-start overflow-hidden border-2 border-line bg-flatground text-ink sm:row-span-1 sm:w-30">
          <Landing trick={trick} />
        </div>
        <div className="pr-8">
          <p className="font-semibold text-label text-signal-text uppercase">Mastered</p>
          <h2 className="wrap-anywhere text-xl leading-tight">{trick.name}</h2>
        </div>
        <Way trick={trick} tricks={tricks} />
      </div>
      <div className="mt-2 sm:mt-3">
        <ShareCardButton card={cardOf(trick)} size="sm" />
      </div>
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="absolute top-1 right-1 grid size-11 place-items-center"
      >
        <CloseIcon className="size-6" />
      </button>
    </section>
  )
}

function Landing({ trick: { name } }: Pick<Props, 'trick'>) {
  const motion = readMotion(name)
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  return isStill || !motion ? (
    <TrickStill size="card" name={name} className="h-auto w-full" />
  ) : (
    <FigureClip motion={motion} name={name} />
  )
}

/** The branch from its beginning to the trick, all lit now, and what grows from there. */
function Way({ trick, tricks }: Pick<Props, 'trick' | 'tricks'>) {
  const { data } = useFirstRead<TreeTrick[]>('/api/tricks/tree')
  if (!data) return null
  const levels = new Map(tricks.map(({ id, progress }) => [id, progress.masteryLevel]))
  const standings = standingsOf(data, levels.set(trick.id, 'MASTERED'), [])
  const grown = data.filter(({ parent, id }) => parent === trick.id && standings.get(id) === 'dark')
  const shown = [...wayTo(data, trick.id).slice(-3), ...grown.slice(0, mostGrown)]
  return (
    <ol
      aria-label="In the skill tree"
      className="mt-1 flex flex-wrap content-start gap-x-3 gap-y-0.5 text-xs sm:col-span-2 sm:mt-2 sm:text-sm"
    >
      {shown.map(({ id, name }) => {
        const standing = standings.get(id) ?? 'dark'
        return (
          <li key={id} className="flex items-center gap-1.5">
            <Lamp standing={standing} />
            <span className={standing === 'lit' ? 'font-semibold' : 'text-soft'}>{name}</span>
          </li>
        )
      })}
    </ol>
  )
}

const cardOf = ({ name, landing }: MyTrick): ShareCard => ({
  kicker: 'Mastered',
  title: name,
  trick: name,
  lines: landing ? [{ text: 'Landed', figure: `${landing.lands} of ${landing.tries}` }] : [],
  footer: new Date().toLocaleDateString('en-US', { dateStyle: 'long' }),
})
