import { createElement, Fragment, type ReactNode } from 'react'

/** A text in which no line ends inside of "50-50" or "5-0". */
export function unbroken(text: string): ReactNode {
  const parts = text.split(/(\b\d+-\d+\b)/)
  if (parts.length === 1) return text
  const kept = parts.map((part, at) =>
    at % 2 === 0 ? part : createElement('span', { className: 'whitespace-nowrap' }, part),
  )
  return createElement(Fragment, null, ...kept)
}
