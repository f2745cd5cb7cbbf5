/** The attribute of a form that was sent before the scripts of its page were there, until they send it. */
export const heldMark = 'aria-busy'
