import { buttonStyle } from './button'

type Props = {
  title?: string
  message: string
  onRetry: () => void
  /** Where it stands for all of a page's content. */
  isBoxed?: boolean
}

/** Says that something could not be loaded, with a button that tries again. */
export function LoadError({ title, message, onRetry, isBoxed = false }: Props) {
  return (
    <div role="alert" className={`space-y-3 ${isBoxed ? 'border-2 border-line bg-sheet p-6' : ''}`}>
      {title && <p className="font-semibold">{title}</p>}
      <p>{message}</p>
      <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={onRetry}>
        Try Again
      </button>
    </div>
  )
}
