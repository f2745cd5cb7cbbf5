import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { FramedTrick } from '@/components/figure/framed-trick'
import { pageTitle } from '@/lib/brand'
import { fillPath } from '@/lib/pages'
import { absoluteUrl, pageMetadata } from '@/lib/site'
import { findEmbedded } from '@/lib/tricks/search-data'
import { framedPlayerPath } from '@/lib/tricks/still-path'

// Before the first paint: the page is the same for everyone, only its address says how it is to look.
const applyLook = `{let q=new URLSearchParams(location.search),d=document.documentElement.dataset;for(let [k,v] of [['theme',/^(light|dark)$/],['stance',/^(regular|goofy)$/]])if(v.test(q.get(k)))d[k]=q.get(k)}`

type Props = PageProps<'/embed/tricks/[slug]'>

// The server takes out every script that is not its own (server/paint-first.ts).
// Rendered when first asked for, then cached until what it shows changes.
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug: end } = await params
  const trick = await findEmbedded(end)
  if (!trick) return { title: pageTitle('No trick goes by that') }
  const { name, slug } = trick
  const description = `${name}, a skateboarding trick, moving.`
  return {
    ...pageMetadata('/embed/tricks/[slug]', { value: slug ?? end, title: name, description }),
    ...(slug && { alternates: { canonical: absoluteUrl(fillPath('/tricks/[slug]', slug)) } }),
  }
}

export default async function FramedTrickPage({ params }: Props) {
  const trick = await findEmbedded((await params).slug)
  if (!trick) notFound()
  const { name, slug, motion } = trick
  return (
    <>
      <script data-own>{applyLook}</script>
      <FramedTrick name={name} motion={motion} href={slug ? fillPath('/tricks/[slug]', slug) : '/tricks'} />
      {framedPlayerPath && <script data-own defer src={framedPlayerPath} />}
    </>
  )
}
