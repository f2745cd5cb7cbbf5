'use client'

import * as Radix from '@radix-ui/react-dialog'
import { type ReactNode, useState } from 'react'
import { isComposing } from '../behavior/composing'
import { buttonStyle } from '../button'
import { CloseIcon } from '../icons'
import { DialogActions } from './dialog-actions'

type DialogProps = {
  title: string
  description: string
  onClose: () => void
  /** Puts the focus where it belongs once the window is closed; without it, it returns to where it was. */
  returnFocus?: () => void
  children: ReactNode
}

const focusable = 'a[href], button, input:not([type="hidden"]), select, textarea'

/** What a toast says of a window stands over it: to dismiss it closes nothing else. */
function keepForToast(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-toast]')) event.preventDefault()
}

/** A window over the page that holds the focus until it is closed. It is open as long as it is rendered. */
export function Dialog({ title, description, onClose, returnFocus, children }: DialogProps) {
  const [opener] = useState(() => document.activeElement)
  const restoreFocus = (event: Event) => {
    // Without a trigger of its own, Radix does not know where the focus was.
    event.preventDefault()
    if (returnFocus) returnFocus()
    // What was pressed in it may have moved the focus on.
    else if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus()
  }
  const focusFirst = (event: Event) => {
    // Radix passes over links, and would begin with the button that closes what was just opened.
    const first = event.target instanceof Element && event.target.querySelector<HTMLElement>(focusable)
    if (!first) return
    event.preventDefault()
    first.focus()
  }
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-black/60" />
        <Radix.Content
          onOpenAutoFocus={focusFirst}
          onCloseAutoFocus={restoreFocus}
          onPointerDownOutside={keepForToast}
          onEscapeKeyDown={(event) => isComposing(event) && event.preventDefault()}
          className="fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-lg -translate-x-1/2 -translate-y-1/2 overflow-y-auto border-2 border-line bg-sheet p-6 text-ink shadow-sticker"
        >
          <Radix.Title className="pr-10 text-title">{title}</Radix.Title>
          <Radix.Description className="mt-3 text-soft">{description}</Radix.Description>
          {children}
          <Radix.Close aria-label="Close" className="absolute top-3 right-3 grid size-11 place-items-center">
            <CloseIcon className="size-6" />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type ConfirmDialogProps = {
  title: string
  question: string
  confirmLabel: string
  onConfirm: () => void
  onClose: () => void
  returnFocus?: () => void
}

/** Asks before something is taken away. The default export is for lazy loading. */
export default function ConfirmDialog({
  title,
  question,
  confirmLabel,
  onConfirm,
  onClose,
  returnFocus,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} description={question} onClose={onClose} returnFocus={returnFocus}>
      <DialogActions onCancel={onClose}>
        <button
          type="button"
          className={buttonStyle({ variant: 'destructive' })}
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          {confirmLabel}
        </button>
      </DialogActions>
    </Dialog>
  )
}
