// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { findToast, show, withScreens } from '@/tests/setup/screen'
import { late, lateDialog } from './late'

withScreens()

const offline = () => Promise.reject(new TypeError('Failed to fetch'))

/** Loads this part of a page once there is a network again. */
function loading<Props>(part: ComponentType<Props>) {
  let isOnline = false
  return {
    load: () => (isOnline ? Promise.resolve({ default: part }) : offline()),
    comeBack: () => {
      isOnline = true
    },
  }
}

describe('a part of a page that comes late', () => {
  it('says that it is missing without the network, and comes with a press', async () => {
    const { load, comeBack } = loading(() => <p>Notes</p>)
    const Part = late(load)
    const { user } = show(
      <>
        <h1>My Tricks</h1>
        <Part />
      </>,
    )
    await screen.findByText('This part could not be loaded. Check your connection.')
    screen.getByRole('heading', { name: 'My Tricks' })
    comeBack()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await screen.findByText('Notes')
  })

  it('is left out where the page says enough without it', async () => {
    const { load } = loading(() => <p>Picture</p>)
    const Part = late(load, { loading: 'Loading', missing: null })
    const { container } = show(<Part />)
    await waitFor(() => expect(container.textContent).not.toContain('Loading'))
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a dialog that comes late', () => {
  const dialog: ComponentType<{ onClose: () => void }> = ({ onClose }) => (
    <div role="dialog">
      <button type="button" onClick={onClose}>
        Close
      </button>
    </div>
  )

  function page(load: () => Promise<{ default: typeof dialog }>) {
    const Late = lateDialog(load)
    return function Page() {
      const [isOpen, setIsOpen] = useState(false)
      return (
        <>
          <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
            Remove
          </button>
          {isOpen && <Late onClose={() => setIsOpen(false)} />}
        </>
      )
    }
  }

  const remove = () => screen.getByRole('button', { name: 'Remove' })

  it('says so where it cannot be loaded, and opens with the next press', async () => {
    const { load, comeBack } = loading(dialog)
    const Page = page(load)
    const { user } = show(<Page />)
    await user.click(remove())
    await findToast('Network error. Please check your connection and try again.')
    comeBack()
    await user.click(remove())
    await screen.findByRole('dialog')
  })

  it('does not open for whoever has gone back on it by then', async () => {
    const code = Promise.withResolvers<{ default: typeof dialog }>()
    const Page = page(() => code.promise)
    const { user } = show(<Page />)
    await user.click(remove())
    expect(remove().ariaExpanded).toBe('true')
    await user.keyboard('{Escape}')
    expect(remove().ariaExpanded).toBe('false')
    code.resolve({ default: dialog })
    await user.click(remove())
    await screen.findByRole('dialog')
  })
})
