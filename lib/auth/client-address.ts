import { isIPv4, isIPv6 } from 'node:net'

/**
 * The client's address as a rate limiter should see it, or null without a trusted proxy that names it. The nearest
 * proxy writes last, so only the last entry counts. An IPv6 client owns its /64, so that stands for it.
 */
export function clientAddress(headers: Headers, isBehindProxy: boolean): string | null {
  if (!isBehindProxy) return null
  const last = headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  const mapped = last.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(mapped)) return mapped
  return isIPv6(last) ? networkOf(last) : null
}

function networkOf(address: string): string {
  const canonical = new URL(`http://[${address.replace(/%.*/, '')}]`).hostname.slice(1, -1)
  const [head = '', tail = ''] = canonical.split('::')
  const front = head ? head.split(':') : []
  const back = tail ? tail.split(':') : []
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0')
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`
}
