export type Encoding = 'br' | 'gzip'

/** The best encoding that a caller takes; null when it wants the bytes as they are. */
export function encodingFor(accepted: string | undefined): Encoding | null {
  const named = (accepted ?? '').split(',').map((part) => part.trim().toLowerCase())
  const takes = (name: string) =>
    named.some((part) => part === name || (part.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(part)))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null
}
