import { coverOf } from '@/lib/posts/covers'

type CoverProps = {
  coverImage: string | null
  /** How wide it is shown, as in an img. */
  sizes: string
  /** The first picture of a page comes before everything else. */
  isFirst?: boolean
  /** Beside its title a cover says nothing more. */
  isSilent?: boolean
  className?: string
}

const fileOf = (name: string, format: string) =>
  [800, 1600].map((width) => `/art/covers/${name}-${width}.${format} ${width}w`).join(', ')

/** The picture of a post, 16 by 9: a drawing of ours in two formats and widths, or whatever an editor chose. */
export function Cover({ coverImage, sizes, isFirst = false, isSilent = false, className = '' }: CoverProps) {
  const { address, name, alt } = coverOf(coverImage)
  return (
    <picture>
      {name && <source type="image/avif" srcSet={fileOf(name, 'avif')} sizes={sizes} />}
      {name && <source type="image/webp" srcSet={fileOf(name, 'webp')} sizes={sizes} />}
      <img
        src={address}
        alt={isSilent ? '' : alt}
        width={1600}
        height={900}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={`aspect-video w-full object-cover ${className}`}
      />
    </picture>
  )
}
