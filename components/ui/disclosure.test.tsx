import { renderToStaticMarkup as render } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Disclosure } from './disclosure'

it('a disclosure works without scripts, and has neither badge nor body that it was not given', () => {
  expect(
    render(
      <Disclosure heading="Ledges" isOpen>
        body
      </Disclosure>,
    ),
  ).toMatch(/^<details open="".*body<\/div><\/details>$/)
  const empty = render(<Disclosure heading="Transcript">{null}</Disclosure>)
  expect(empty).toMatch(/^<details class.*<\/summary><\/details>$/)
  expect(empty).not.toContain('bg-ink')
  expect(
    render(
      <Disclosure heading="Ledges" badge="4">
        {null}
      </Disclosure>,
    ),
  ).toContain('>4<')
})
