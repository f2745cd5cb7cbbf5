// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, toast } from './toast'
import { Toaster } from './toaster'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  render(<Toaster />)
})
afterEach(() => {
  cleanup()
  dismissToast()
  vi.useRealTimers()
})

const region = () => screen.getByRole('region', { name: /^Notifications/ })
const say = (title: string) => act(() => toast({ title }))
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

/** It was shown for three seconds and then held for long: it has two seconds left, and then is gone. */
function expectTimeLeft() {
  pass(1900)
  screen.getByText('Feature Added')
  pass(200)
  expect(region().textContent).toBe('')
}

describe('a toast', () => {
  it('is gone after five seconds', () => {
    say('Feature Added')
    pass(4900)
    screen.getByText('Feature Added')
    pass(200)
    expect(region().textContent).toBe('')
  })

  it('makes place for the next one, which has its own five seconds', () => {
    say('Flatground')
    pass(3000)
    say('Ledge')
    expect(region().textContent).toBe('Ledge')
    pass(4000)
    expect(region().textContent).toBe('Ledge')
    pass(1100)
    expect(region().textContent).toBe('')
  })

  it('waits while it is focused, which F8 leads to, then has the time that was left', () => {
    say('Feature Added')
    pass(3000)
    fireEvent.keyDown(window, { key: 'F8' })
    expect(document.activeElement).toBe(region())
    const dismiss = screen.getByRole('button', { name: 'Dismiss' })
    act(() => dismiss.focus())
    pass(20_000)
    screen.getByText('Feature Added')
    act(() => region().focus())
    expectTimeLeft()
  })

  it('waits while it is pointed at, then has the time that was left', () => {
    say('Feature Added')
    pass(3000)
    fireEvent.pointerEnter(screen.getByText('Feature Added'))
    fireEvent.pointerOver(screen.getByText('Feature Added'))
    pass(20_000)
    screen.getByText('Feature Added')
    fireEvent.pointerOut(screen.getByText('Feature Added'), { relatedTarget: document.body })
    expectTimeLeft()
  })

  it('is dismissed by its button', () => {
    say('Feature Added')
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(region().textContent).toBe('')
  })

  it('is read out at once where something failed, else when there is a pause', () => {
    say('Feature Added')
    expect(screen.getByRole('status').textContent).toBe('Feature Added')
    act(() => toast({ title: 'Error', variant: 'destructive' }))
    expect(screen.getByRole('alert').textContent).toBe('Error')
    expect(screen.getByRole('status').textContent).toBe('')
  })
})
