import { renderToStaticMarkup as render } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RadioGroup, Stepper } from './choices'

it('a stepper stays focusable at the end of its range', () => {
  const html = render(
    <Stepper
      label="Flips"
      shown="1"
      less={{ label: 'One fewer', onPress: null }}
      more={{ label: 'One more', onPress: () => undefined }}
    />,
  )
  expect(html).toMatch(/aria-label="One fewer"[^>]*aria-disabled="true"/)
  expect(html).toMatch(/aria-label="One more"(?![^>]*aria-disabled=)/)
  expect(html).not.toContain(' disabled=')
})

it('radios of one group share a name and have one choice', () => {
  const options = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B' },
  ]
  const html = render(<RadioGroup legend="L" options={options} value="b" onChange={() => undefined} />)
  expect(new Set([...html.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)).size).toBe(1)
  expect(html.match(/checked=""/g)).toHaveLength(1)
  expect(html).toMatch(/checked="" value="b"|value="b"[^>]*checked=""/)
})
