/** A storage that lists its keys and nothing else, as that of browsers does. */
export function openStorage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? Reflect.get(storage, key) : null),
    setItem: (key: string, value: string) => void Reflect.set(storage, key, value),
    removeItem: (key: string) => void Reflect.deleteProperty(storage, key),
  }
  const storage: Storage = Object.create(methods)
  return storage
}

const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}

/** A window whose browser lets no site keep anything: it throws where storage is only looked at. */
export const refusingWindow = (window: object = {}): object =>
  Object.defineProperties(window, { localStorage: { get: refuse }, sessionStorage: { get: refuse } })
