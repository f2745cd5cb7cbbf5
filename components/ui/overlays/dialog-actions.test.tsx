import { renderToStaticMarkup as render } from 'react-dom/server'
import { expect, it } from 'vitest'
import { DialogActions } from './dialog-actions'

const labels = (html: string) => [...html.matchAll(/>([^<]+)<\/button>/g)].map(([, label]) => label)

it('the way out of a dialog stands first, the action last', () => {
  const action = <button type="button">Remove</button>
  expect(labels(render(<DialogActions onCancel={() => undefined}>{action}</DialogActions>))).toEqual([
    'Cancel',
    'Remove',
  ])
  expect(labels(render(<DialogActions>{action}</DialogActions>))).toEqual(['Remove'])
})
