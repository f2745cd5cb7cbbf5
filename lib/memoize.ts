/** Makes something of an object when it is first asked for, and answers the same for that object from then on. */
export function memoize<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const known = new WeakMap<Of, { made: Made }>()
  return (of) => {
    const found = known.get(of) ?? { made: make(of) }
    known.set(of, found)
    return found.made
  }
}
