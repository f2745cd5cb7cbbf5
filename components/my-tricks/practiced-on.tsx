import { useSyncExternalStore } from 'react'

const never = () => () => undefined

const format = (moment: string) =>
  new Date(moment).toLocaleDateString('en-US', { day: 'numeric', month: 'short', year: 'numeric' })

/** The day of the last practice where the skater is, which the server does not know. */
export function PracticedOn({ moment }: { moment: string | null }) {
  const day = useSyncExternalStore(
    never,
    () => (moment ? format(moment) : ''),
    () => '',
  )
  if (moment === null) return <span>Not practised yet</span>
  return (
    <span className="min-h-5">
      {day && (
        <>
          Practised <time dateTime={moment}>{day}</time>
        </>
      )}
    </span>
  )
}
