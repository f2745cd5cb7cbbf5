/** The attribute of a form that was sent before the scripts of its page were there, until they send it. */
export const heldMark = 'aria-busy'

/** Where this browser keeps what its user prefers: the key in localStorage, and the data attribute of <html>. */
export const preferencePlaces = {
  stance: { key: 'rider-stance', attribute: 'stance' },
  theme: { key: 'theme', attribute: 'theme' },
} as const
