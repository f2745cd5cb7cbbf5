import type { ReactNode } from 'react'
import type { LineEntry, SavedTrick } from '@/lib/lines/schema'

/** What a line shows of tricks and their videos; the page hands it in, since other nouns know how. */
export type TrickSlots = {
  /** Category and difficulty as badges. */
  badges: (trick: LineEntry['trick']) => ReactNode
  save: (trick: LineEntry['trick']) => ReactNode
  tutorial: (
    trick: SavedTrick,
    onLoaded: (video: Pick<SavedTrick, 'videoUrl' | 'videoStart'>) => void,
  ) => ReactNode
}

// One markup: a table from 768 px up, cards below.
const style = [
  'block w-full border-2 border-line bg-sheet text-left md:table md:table-fixed',
  'max-md:[&_thead]:hidden max-md:[&_tbody]:block',
  '[&_th]:border-line [&_th]:border-b-2 [&_th]:px-4 [&_th]:py-3 [&_th]:font-semibold [&_th]:text-label [&_th]:text-soft [&_th]:uppercase',
  '[&_tbody>tr]:border-line/30 [&_tbody>tr]:border-t',
  'max-md:[&_tbody>tr]:grid max-md:[&_tbody>tr]:grid-cols-[2.5rem_minmax(0,1fr)] max-md:[&_tbody>tr]:gap-x-3 max-md:[&_tbody>tr]:gap-y-3 max-md:[&_tbody>tr]:p-4',
  'md:[&_td]:px-4 md:[&_td]:py-4 [&_td]:align-top max-md:[&_td:nth-child(n+3)]:col-start-2',
].join(' ')

type Props = { caption: string; change?: string; children: ReactNode }

/** The tricks of a line in their order, with the reasons; `change` names a column of controls. */
export function StepTable({ caption, change, children }: Props) {
  return (
    <table className={style}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th className="w-[6rem]">Order</th>
          <th className="w-[34%]">Trick</th>
          <th>Reasoning</th>
          {change && <th className="w-[11.5rem]">{change}</th>}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** The number of a step as it stands in the first cell. */
export const StepNumber = ({ order, isLarge = false }: { order: number; isLarge?: boolean }) => (
  <span className={`font-display text-signal-text leading-none ${isLarge ? 'text-5xl' : 'text-4xl'}`}>
    {order}
  </span>
)

type LinkProps = Partial<Pick<LineEntry, 'enters' | 'leaves' | 'repair'>>

/** How a trick is linked: what is done before it, how it is ridden into and how it leaves. */
export function TrickLink({ enters, leaves, repair }: LinkProps) {
  if (!enters || !leaves) return null
  return (
    <div className="mt-2 space-y-1 text-sm">
      {repair && (
        <p className="border-signal border-l-4 pl-2">
          First: <strong>{repair.name}</strong>
          {repair.leaves !== enters && <> to {repair.leaves}</>}
        </p>
      )}
      <p>
        <span className="text-soft">in</span> <Stance name={enters} />{' '}
        <span aria-hidden="true" className="text-signal-text">
          &rarr;
        </span>{' '}
        <span className="text-soft">out</span> <Stance name={leaves} />
      </p>
    </div>
  )
}

const Stance = ({ name }: { name: string }) => (
  <span className="inline-block border border-line px-1.5 font-semibold">{name}</span>
)
