import {
  type ComponentType,
  createElement,
  // biome-ignore lint/style/noRestrictedImports: the one place, which catches what cannot be loaded.
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { NetworkError } from '@/lib/http/client'
import { LoadError } from '../load-error'
import { useEscape } from '../overlays/escape'
import { toastError } from '../overlays/toast'

type State<Code> = { code: Code } | 'loading' | 'failed'

// What was loaded before is there at once: a page that Back returns to is then as tall as it was, and is scrolled there.
const loaded = new WeakMap<() => Promise<unknown>, unknown>()

/** Loads code before it is wanted, so that it is there at once then. Without the network it is tried again later. */
export const preload = <Code,>(load: () => Promise<Code>): Promise<void> =>
  load().then(
    (code) => void loaded.set(load, code),
    () => undefined,
  )

/**
 * Code that is loaded once it is wanted: null until it is there. `load` stays the same between renders. Without the
 * network it fails, and `retry` tries again.
 */
export function useCode<Code>(load: () => Promise<Code>, isWanted = true) {
  const [state, setState] = useState<State<Code>>(() =>
    loaded.has(load) ? { code: loaded.get(load) as Code } : 'loading',
  )
  const retry = useCallback(() => {
    load().then(
      (code) => {
        loaded.set(load, code)
        setState({ code })
      },
      () => setState('failed'),
    )
  }, [load])
  const isLoaded = typeof state === 'object'
  useEffect(() => {
    if (isWanted && !isLoaded) retry()
  }, [isWanted, isLoaded, retry])
  return { code: isLoaded ? state.code : null, isError: state === 'failed', retry }
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/**
 * `Loading` is shown meanwhile. `Otherwise` stands in where the first try failed, which React would take for a fault of
 * the whole page.
 */
function lateOr<Props extends object>(
  load: Load<Props>,
  Loading: ComponentType<Props>,
  Otherwise: ComponentType<Props>,
) {
  const Code = lazy(() => load().catch(() => ({ default: Otherwise })))
  return function Late(props: Props) {
    return (
      <Suspense fallback={createElement<Props>(Loading, props)}>{createElement<Props>(Code, props)}</Suspense>
    )
  }
}

type Options = {
  /** What stands there until the code has come. */
  loading?: ReactNode
  /** What stands there when it cannot come, where the page says enough without it. */
  missing?: null
}

/**
 * A part of a page whose code is loaded when it is first shown. Without the network the page around it stays: the
 * part says that it is missing, and tries again on a press.
 */
export function late<Props extends object>(load: Load<Props>, { loading = null, missing }: Options = {}) {
  const Loading = () => loading
  return lateOr(load, Loading, function Again(props: Props) {
    const { code, isError, retry } = useCode(load)
    if (code) return createElement<Props>(code.default, props)
    if (!isError) return loading
    if (missing === null) return null
    return <LoadError message="This part could not be loaded. Check your connection." onRetry={retry} />
  })
}

/**
 * A dialog whose code is loaded when it is first opened. Where it cannot be loaded it closes with a message, and the next
 * press tries again.
 */
export function lateDialog<Props extends { onClose: () => void }>(load: Load<Props>) {
  return lateOr(load, Awaited<Props>, function Again(props: Props) {
    const { code, isError } = useCode(load)
    const giveUp = useEffectEvent(() => {
      toastError(new NetworkError(), '')
      props.onClose()
    })
    useEffect(() => {
      if (isError) giveUp()
    }, [isError])
    return code ? createElement<Props>(code.default, props) : <Awaited {...props} />
  })
}

/** A dialog that is on its way. Who has gone back on it by then does not get it. */
function Awaited<Props extends { onClose: () => void }>({ onClose }: Props) {
  useEscape(onClose)
  return null
}
