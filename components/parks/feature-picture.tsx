import { featurePicturePath } from '@/lib/tricks/still-path'

/** What a feature looks like, beside its name. */
export const FeaturePicture = ({ name, className = '' }: { name: string; className?: string }) => (
  // biome-ignore lint/performance/noImgElement: a drawing of half a kilobyte needs no other sizes
  <img
    src={featurePicturePath(name)}
    alt=""
    width={64}
    height={48}
    loading="lazy"
    className={`shrink-0 border border-line ${className}`.trim()}
  />
)
