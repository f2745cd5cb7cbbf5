import type { LineEntry } from '@/lib/lines/schema'

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
