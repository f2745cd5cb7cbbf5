import { renderToStaticMarkup as render } from 'react-dom/server'
import { expect, it } from 'vitest'
import { TabList, tabIds } from './tab-list'

it('tabs are one stop for the Tab key: the selected one, which alone controls the panel', () => {
  const tabs = [
    { value: 'base', label: 'Base', count: 3 },
    { value: 'combination', label: 'Combinations' },
  ]
  const html = render(
    <TabList id="types" label="Type" tabs={tabs} selected="combination" onSelect={() => undefined} />,
  )
  const [base = '', combination = ''] = html.match(/<button.*?<\/button>/g) ?? []
  expect(base).toMatch(/aria-selected="false"/)
  expect(base).toMatch(/tabindex="-1"/i)
  expect(base).not.toContain('aria-controls')
  expect(base).toContain('>3<')
  expect(combination).toContain(`aria-controls="${tabIds('types', 'combination').panel}"`)
  expect(combination).toMatch(/tabindex="0"/i)
})
