import { buttonStyle } from './button'

type Props = { message: string; onRetry: () => void; className?: string }

/** Says that something could not be loaded, with a button that tries again. */
export function LoadError({ message, onRetry, className = '' }: Props) {
  return (
    <div role="alert" className={`space-y-3 ${className}`}>
      <p>{message}</p>
      <button type="button" className={buttonStyle({ variant: 'outline' })} onClick={onRetry}>
        Try Again
      </button>
    </div>
  )
}
