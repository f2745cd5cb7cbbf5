/**
 * Another one whenever stills may look different: part of their addresses, so that browsers need not ask again. Null in
 * development, where they may look different at any time.
 */
// biome-ignore lint/style/noProcessEnv: the build writes one word in its place.
export const stillVersion = process.env.FIGURE_VERSION ?? null

/** A name as it stands in an address. */
export function stillWords(name: string): string {
  // A comma stands between two tricks, and so changes what is read.
  return (name.toLowerCase().match(/[a-z0-9]+,?/g) ?? []).join('-')
}

/** The address of a trick's still. It is read from the name alone, so what has no page has a still as well. */
export const stillPath = (name: string): string => `/stills/${stillVersion ?? 'now'}/${stillWords(name)}.svg`

/** The address of the picture of what stands in a park. */
export const featurePicturePath = (name: string): string =>
  `/stills/${stillVersion ?? 'now'}/park/${stillWords(name)}.svg`

/** The script of a framed trick, which the build writes there; null in development, where a framed trick stands still. */
export const framedPlayerPath = stillVersion && `/_next/static/framed-${stillVersion}.js`
