import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { ActionButton } from './button'

type Press = { preventDefault: () => void }

/** Presses the button as React would. */
function press(isResting: boolean) {
  const onClick = vi.fn()
  const preventDefault = vi.fn()
  const { props } = ActionButton({ isResting, onClick }) as unknown as {
    props: { onClick: (event: Press) => void }
  }
  props.onClick({ preventDefault })
  return { pressed: onClick.mock.calls.length, sent: preventDefault.mock.calls.length === 0 }
}

describe('a button at rest', () => {
  it('stays in the reach of the keyboard and says that it does nothing', () => {
    const html = renderToStaticMarkup(<ActionButton isResting={true}>Save</ActionButton>)
    expect(html).toBe('<button type="button" aria-disabled="true">Save</button>')
    expect(renderToStaticMarkup(<ActionButton isResting={false}>Save</ActionButton>)).not.toContain('aria')
  })

  it('does nothing and sends no form', () => {
    expect(press(true)).toEqual({ pressed: 0, sent: false })
    expect(press(false)).toEqual({ pressed: 1, sent: true })
  })
})

const components = path.resolve(import.meta.dirname, '..')
const sources = readdirSync(components, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({ file, text: readFileSync(path.join(components, file), 'utf8') }))

// What stands in for a video while its code loads was never pressed, so it has no focus to lose.
const placeholders = ['videos/facade.tsx']

it('no other button is taken out of the reach of the keyboard', () => {
  const disabled = sources.filter(({ text }) => /<button\b[^<]*?\sdisabled[=\s]/.test(text))
  expect(disabled.map(({ file }) => file)).toEqual(placeholders)
})
