import type { ReactNode } from 'react'

const widths = [800, 1600, 2400]
const portraitWidths = [480, 828]

const sources = (name: string, sizes: number[], format: string) =>
  sizes.map((width) => `/art/${name}-${width}.${format} ${width}w`).join(', ')

type Props = { headline: string[]; subline: string; children: ReactNode }

/** The full-screen picture of the home page under its headline. */
export function Hero({ headline, subline, children }: Props) {
  return (
    <section className="-mt-[66px] -mb-16 relative isolate flex min-h-svh items-end overflow-hidden bg-[#151310]">
      <picture>
        {['avif', 'webp'].map((format) => (
          <source
            key={`portrait-${format}`}
            media="(orientation: portrait)"
            type={`image/${format}`}
            srcSet={sources('hero-portrait', portraitWidths, format)}
            sizes="100vw"
          />
        ))}
        <source type="image/avif" srcSet={sources('hero', widths, 'avif')} sizes="100vw" />
        <img
          src="/art/hero-1600.webp"
          srcSet={sources('hero', widths, 'webp')}
          sizes="100vw"
          width={1600}
          height={900}
          alt=""
          fetchPriority="high"
          // Below the bar, which would hide what is at the top of it.
          className="absolute inset-x-0 top-[66px] -z-20 h-[calc(100%-66px)] w-full object-cover object-[75%_50%]"
        />
      </picture>
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-black/85 via-black/30 to-transparent landscape:bg-linear-to-r landscape:from-black/70 landscape:via-black/20" />
      {/* The picture is dark in either theme. */}
      <div className="mx-auto w-full max-w-page px-4 pt-24 pb-[calc(3rem+var(--thumb-bar))] text-ink short:pt-20 short:pb-6 [--ink:#f4f0e6] [--paper:#131211] [--signal-text:#ff8150] md:not-short:pb-20">
        <h1 className="text-poster short:text-[min(13vh,9vw)]">
          {headline.map((line) => (
            <span key={line} className="block">
              {line}{' '}
            </span>
          ))}
        </h1>
        <p className="mt-4 max-w-xl text-lg short:mt-2 md:not-short:text-xl">{subline}</p>
        <div className="mt-8 short:mt-4 flex flex-wrap gap-3 max-sm:*:flex-auto max-sm:*:px-3 sm:gap-4">
          {children}
        </div>
      </div>
    </section>
  )
}
