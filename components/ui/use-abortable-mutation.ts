import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

type Options<Data, Variables> = Omit<UseMutationOptions<Data, Error, Variables>, 'mutationFn'> & {
  mutationFn: (variables: Variables, signal: AbortSignal) => Promise<Data>
}

/** A mutation whose request is aborted when its component unmounts or resets it. */
export function useAbortableMutation<Data, Variables>({ mutationFn, ...options }: Options<Data, Variables>) {
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])
  const mutation = useMutation({
    ...options,
    mutationFn: (variables: Variables) => {
      controller.current = new AbortController()
      return mutationFn(variables, controller.current.signal)
    },
  })
  const reset = () => {
    mutation.reset()
    controller.current?.abort()
  }
  return { ...mutation, reset }
}
