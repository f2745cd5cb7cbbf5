import fillers from '../../fillers.json'

export const dynamicParams = false

export const generateStaticParams = () => fillers.map(({ name }) => ({ name }))

export default async function EmptyPage({ params }) {
  const { name } = await params
  const filler = fillers.find((one) => one.name === name)
  return <p>{'x'.repeat(filler?.length ?? 0)}</p>
}
