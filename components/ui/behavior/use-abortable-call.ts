import { useEffect, useRef, useState } from 'react'

type Options<Data, Variables> = {
  call: (variables: Variables, signal: AbortSignal) => Promise<Data>
  onSuccess?: (data: Data, variables: Variables) => void
  onError?: (error: unknown) => void
}

type State<Data> = { data: Data | null; isPending: boolean; isError: boolean; succeeded: number }

const idle = { data: null, isPending: false, isError: false }

/**
 * A call that a press makes, and what came of it: aborted when its component unmounts, when it is reset, and when it is
 * made again. For what no one else on the site shows; what others show too is a mutation of the query client.
 */
export function useAbortableCall<Data, Variables>(options: Options<Data, Variables>) {
  const { call, onSuccess, onError } = options
  const [state, setState] = useState<State<Data>>({ ...idle, succeeded: 0 })
  const flight = useRef<AbortController | null>(null)
  useEffect(() => () => flight.current?.abort(), [])
  const mutate = async (variables: Variables): Promise<void> => {
    flight.current?.abort()
    const controller = new AbortController()
    flight.current = controller
    setState((last) => ({ ...last, ...idle, isPending: true }))
    try {
      const data = await call(variables, controller.signal)
      if (controller.signal.aborted) return
      setState((last) => ({ data, isPending: false, isError: false, succeeded: last.succeeded + 1 }))
      onSuccess?.(data, variables)
    } catch (error) {
      if (controller.signal.aborted) return
      setState((last) => ({ ...last, data: null, isPending: false, isError: true }))
      onError?.(error)
    }
  }
  const reset = () => {
    flight.current?.abort()
    setState((last) => ({ ...last, ...idle }))
  }
  return { ...state, mutate, reset }
}
