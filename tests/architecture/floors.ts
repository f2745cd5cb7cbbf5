/** The oldest versions without a known hole that matters here. */
const floors: Record<string, string> = {
  next: '16.4.1',
  react: '19.3.1',
  'react-dom': '19.3.1',
  'next-auth': '4.24.15',
  dompurify: '3.4.16',
}

export type Lock = { packages: Record<string, { version?: string }> }

const parse = (version: string) => {
  const [numbers = '', prerelease] = version.split('+')[0]?.split('-') ?? []
  return { numbers: numbers.split('.').map(Number), isPrerelease: prerelease !== undefined }
}

function isBelow(version: string, floor: string): boolean {
  const [one, other] = [parse(version), parse(floor)]
  const difference = one.numbers
    .map((number, index) => number - (other.numbers[index] ?? 0))
    .find((gap) => gap !== 0)
  if (difference === undefined) return one.isPrerelease
  return !(difference > 0)
}

/** Locked packages that are too old, at whatever depth, and those that are not locked at all. */
export function belowFloor(lock: Lock): string[] {
  const locked = Object.entries(lock.packages).map(([place, { version = '' }]) => ({
    name: place.split('node_modules/').at(-1) ?? '',
    version,
  }))
  return Object.entries(floors).flatMap(([name, floor]) => {
    const copies = locked.filter((copy) => copy.name === name)
    if (copies.length === 0) return [`${name} is not in the lock file`]
    return copies
      .filter(({ version }) => isBelow(version, floor))
      .map(({ version }) => `${name} ${version} < ${floor}`)
  })
}
