/** Addresses that stand for every interface of a machine, with one at which the machine reaches itself then. */
const everywhere: Record<string, string> = { '': '127.0.0.1', '0.0.0.0': '127.0.0.1', '::': '::1' }

const originOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** Where a server that listens on an interface (none named: on all of them) is reached from its own machine. */
export const ownOrigin = (host: string | undefined, port: number): string =>
  originOf(everywhere[host ?? ''] ?? host ?? '', port)

/** The same as people on that machine write it, for links. */
export function localOrigin(host: string | undefined, port: number): string {
  const own = everywhere[host ?? ''] ?? host ?? ''
  return originOf(/^(127\.0\.0\.1|::1)$/.test(own) ? 'localhost' : own, port)
}

const foreign = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EAFNOSUPPORT']

/** Why a server cannot listen, as one sentence; `code` is the system's word for it. */
export function listenSentence(code: string, port: number, host = ''): string {
  if (foreign.includes(code)) return `${host} (HOST or METRICS_HOST) is no address of this machine.`
  if (code === 'EADDRINUSE') return `Port ${port} is in use.`
  if (code === 'EACCES' && port < 1024)
    return `Port ${port} needs rights that this user does not have, as all ports below 1024 do.`
  return `Port ${port} cannot be used (${code}).`
}
