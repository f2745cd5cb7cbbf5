import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'
import { env } from '../env'

// Browsers name the address to which messages for them go, so that whoever calls names it: it must lead out of this
// network, by its name and by what the name stands for at the moment of the call.

const notPublic = new BlockList()
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(net, prefix, 'ipv4')
// Of those that are given out, some stand for addresses of the other kind.
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(net, prefix, 'ipv6')

const givenOut = new BlockList()
givenOut.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one of the public network. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !notPublic.check(address, 'ipv4')
    case 6:
      return givenOut.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
    default:
      return false
  }
}

/** Whether an address is that of the push service of the tests (`PUSH_SERVICE_URL`), which may be anywhere. */
export const isStandIn = (url: URL): boolean =>
  env.PUSH_SERVICE_URL !== undefined && url.origin === new URL(env.PUSH_SERVICE_URL).origin

/** Whether messages may be sent to an address, as far as it says so itself: by https, to a name, at the usual port. */
export function isPushEndpoint(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (!url || url.username + url.password !== '') return false
  if (isStandIn(url)) return true
  const isName = url.hostname.includes('.') && !url.hostname.startsWith('[') && isIP(url.hostname) === 0
  return url.protocol === 'https:' && url.port === '' && isName
}

type Resolve = (name: string, done: (error: Error | null, addresses: LookupAddress[]) => void) => void

const resolveAll: Resolve = (name, done) => lookup(name, { all: true }, done)

/** Looks a name up for a connection, which then goes to what was found and looked at here. Fails where any of it is not public. */
export const publicLookup =
  (resolve: Resolve = resolveAll): LookupFunction =>
  (name, options, callback) =>
    resolve(name, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) return callback(error ?? new Error('No address was found'), '')
      if (!addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new Error('The name leads into a network that is not public'), '')
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
