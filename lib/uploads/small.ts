// A phone has no use for a picture that fills a large screen: each larger one is there in this width too.

/** In pixels: what a phone of today shows across its screen. */
export const smallWidth = 1200

const address = /^\/uploads\/([\w-]{22})\.webp$/
const smallKey = new RegExp(`^([\\w-]{22})-${smallWidth}\\.webp$`)

/** The key of the small form of a picture. */
export const smallKeyOf = (key: string) => key.replace(/\.webp$/, `-${smallWidth}.webp`)

/** The key of the picture of which this is the key of the small form; null for any other key. */
export function originalOf(key: string): string | null {
  const name = smallKey.exec(key)?.[1]
  return name === undefined ? null : `${name}.webp`
}

/** The two widths of a picture of ours for `srcset`; undefined for any other, and where there is nothing to gain. */
export const widthsOf = (src: string, width: number): string | undefined =>
  address.test(src) && width > smallWidth ? `${smallKeyOf(src)} ${smallWidth}w, ${src} ${width}w` : undefined
