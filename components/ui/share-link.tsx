'use client'

import { type ReactNode, useId } from 'react'
import { buttonStyle } from './button'
import { toast } from './overlays/toast'

type Props = {
  /** Who can do what with the link. */
  label: string
  link: string
  /** What else can be done with it. */
  children?: ReactNode
}

/** A link to give away: in a field, to select by hand, and with a button that copies it. */
export function ShareLink({ label, link, children }: Props) {
  const id = useId()
  const copied = () => toast({ title: 'Link copied' })
  const refused = () =>
    toast({ title: 'Error', description: 'The link could not be copied', variant: 'destructive' })
  return (
    <>
      <label htmlFor={id} className="mb-1 block font-semibold text-label text-soft uppercase">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-11 min-w-0 flex-1 basis-64 border-2 border-line bg-paper px-3"
        />
        <button
          type="button"
          onClick={() => void navigator.clipboard.writeText(link).then(copied, refused)}
          className={buttonStyle()}
        >
          Copy link
        </button>
        {children}
      </div>
    </>
  )
}
