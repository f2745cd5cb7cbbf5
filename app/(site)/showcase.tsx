import type { ReactNode } from 'react'
import { LineFilm } from '@/components/figure/line-film'
import { MovingStill } from '@/components/figure/moving-still'
import { StillLink, TrickStill } from '@/components/figure/trick-still'
import { NameThatTrick } from '@/components/game/name-that-trick'
import { PostCards } from '@/components/posts/card'
import { buttonStyle } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { listPosts } from '@/lib/posts/data'
import { counted } from '@/lib/skate/wording'
import { getPrerequisites, listTricks } from '@/lib/tricks/data'
import { readMotion } from '@/lib/tricks/read-motion'
import { guesses, shownLine, shownTrick, wayThere } from '@/lib/tricks/showcase'
import { wayHere } from '@/lib/tricks/way'

/** What DarkSlide does, seen instead of told: everything here moves once it is in view and loads until then nothing. */
export async function Showcase() {
  const [tricks, prerequisites, { posts }] = await Promise.all([
    listTricks(),
    getPrerequisites(),
    listPosts(),
  ])
  const slugs = new Map(tricks.map(({ name, slug }) => [name, slug]))
  const rounds = guesses.flatMap(([name, ...others]) => {
    const [slug, motion] = [slugs.get(name), readMotion(name)]
    return slug && motion ? [{ slug, name, motion, choices: [name, ...others].toSorted() }] : []
  })
  return (
    <div className="mx-auto max-w-page *:below-fold-60 lg:*:below-fold-40 space-y-20 px-4 py-16">
      <Band
        title="See every trick"
        text={`${counted(tricks.length, 'trick')}, each one drawn and moving. Turn it, slow it down, see which foot does what.`}
        action={{ href: '/tricks', label: 'Open the Trick Library' }}
        isBeside
      >
        <div className="mx-auto w-full max-w-3xl">
          <MovingStill name={shownTrick} motion={readMotion(shownTrick)} />
        </div>
      </Band>
      <Band
        title="Skate it as a line"
        text="Pick your tricks. TrickBot puts them in an order your feet agree with, and you see it before you push."
        action={{ href: '/trickbot/builder', label: 'Build a line' }}
      >
        <LineFilm tricks={shownLine} start="flatground">
          <LineStills />
        </LineFilm>
      </Band>
      <Band
        title="Name that trick"
        text="Watch the feet. How good is your eye?"
        action={{ href: '/skate', label: 'Play a game of SKATE' }}
      >
        <NameThatTrick rounds={rounds} />
      </Band>
      <Band
        title={`The way to a ${wayThere.name}`}
        text="Every trick grows out of an easier one. Find where you stand and what comes next."
        action={{ href: '/tricks/tree', label: 'Open the skill tree' }}
      >
        <Way steps={wayHere(wayThere.slug, prerequisites)} />
      </Band>
      {posts.length > 0 && (
        <Band title="From the blog" action={{ href: '/blog', label: 'All posts' }}>
          <PostCards posts={posts.slice(0, 3)} />
        </Band>
      )}
    </div>
  )
}

const Way = ({ steps }: { steps: ReturnType<typeof wayHere> }) => (
  <ol className="flex flex-wrap gap-3">
    {steps.map(({ link: { slug, name } }) => (
      <li key={slug} className="w-40 flex-1 basis-36">
        <StillLink slug={slug} name={name} />
      </li>
    ))}
  </ol>
)

/** What stands there until the line moves. */
const LineStills = () => (
  <ul aria-hidden="true" className="grid aspect-4/3 grid-cols-2 gap-0.5 bg-line">
    {shownLine.map(({ name }) => (
      <li key={name} className="min-h-0 overflow-hidden bg-flatground last:odd:col-span-2">
        <TrickStill name={name} size="card" className="size-full" />
      </li>
    ))}
  </ul>
)

type BandProps = {
  title: string
  text?: string
  action: { href: '/tricks' | '/trickbot/builder' | '/skate' | '/tricks/tree' | '/blog'; label: string }
  /** Whether the words stand beside it where there is room. */
  isBeside?: boolean
  children: ReactNode
}

const beside = 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,44rem)] lg:gap-x-12'

/** One thing to see, with the way to more of it. */
function Band({ title, text, action, isBeside = false, children }: BandProps) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <section aria-labelledby={id} className={isBeside ? beside : undefined}>
      <div className="mb-6 flex flex-wrap content-start items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-prose">
          <h2 id={id} className="text-title">
            {title}
          </h2>
          {text && <p className="mt-2 text-lg text-soft">{text}</p>}
        </div>
        <Link href={action.href} className={buttonStyle({ variant: 'outline' })}>
          {action.label}
        </Link>
      </div>
      {children}
    </section>
  )
}
