import { useCallback, useEffect, useState } from 'react'

type State<Code> = { code: Code } | 'loading' | 'failed'

// What was loaded before is there at once: a page that Back returns to is then as tall as it was, and is scrolled there.
const loaded = new WeakMap<() => Promise<unknown>, unknown>()

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
