import { useId } from 'react'
import { buttonStyle } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { SavedLine } from '@/lib/lines/schema'
import { useShareLine } from './use-lines'

/** Gives a line a link that anybody can open, and takes it back. */
export function ShareLine({ line: { id, name, shareToken } }: { line: SavedLine }) {
  const fieldId = useId()
  const sharing = useShareLine(id)
  const share = (isShared: boolean) => !sharing.isPending && sharing.mutate(isShared)
  if (shareToken === null) {
    return (
      <button
        type="button"
        aria-label={`Share ${name}`}
        aria-disabled={sharing.isPending}
        onClick={() => share(true)}
        className={buttonStyle({ variant: 'outline' })}
      >
        {sharing.isPending ? 'Sharing...' : 'Share'}
      </button>
    )
  }
  const link = `${window.location.origin}/lines/${shareToken}`
  const copied = () => toast({ title: 'Link copied' })
  const refused = () =>
    toast({ title: 'Error', description: 'The link could not be copied', variant: 'destructive' })
  return (
    <div className="w-full">
      <label htmlFor={fieldId} className="mb-1 block font-semibold text-label text-soft uppercase">
        Anybody with this link can see the line
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={fieldId}
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
        <a href={link} className={buttonStyle({ variant: 'outline' })}>
          Open
        </a>
        <button
          type="button"
          aria-disabled={sharing.isPending}
          onClick={() => share(false)}
          className={buttonStyle({ variant: 'ghost' })}
        >
          Stop sharing
        </button>
      </div>
    </div>
  )
}
