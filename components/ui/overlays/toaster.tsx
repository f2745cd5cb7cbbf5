'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { CloseIcon } from '../icons'
import { useMovingAside } from './moving-aside'
import { dismissToast, shownToast, subscribeToToast, type Toast } from './toast'

const displayMs = 5000

const viewport =
  'pointer-events-none fixed inset-x-0 top-0 z-60 p-4 max-sm:data-aside:top-auto max-sm:data-aside:bottom-(--thumb-bar) sm:max-md:data-aside:top-16 sm:max-md:data-aside:bottom-auto sm:top-auto sm:right-0 sm:bottom-(--thumb-bar) sm:left-auto sm:w-full md:max-w-[420px] md:data-aside:right-auto md:data-aside:left-0'

/**
 * Where toasts appear. F8 brings the focus here; a toast waits while it is pointed at or focused, and is never over what
 * has the focus if the place opposite is free.
 */
export function Toaster() {
  const toast = useSyncExternalStore(subscribeToToast, shownToast, () => null)
  const region = useRef<HTMLElement>(null)

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus()
    }
    window.addEventListener('keydown', focus)
    return () => window.removeEventListener('keydown', focus)
  }, [])

  useMovingAside(region, toast, '[data-toast]')

  // Both live regions are there before a message is, since readers announce changes only. Dialogs hide the rest of the
  // page from readers, but not what says aria-live.
  const isUrgent = toast?.variant === 'destructive'
  return (
    <section ref={region} tabIndex={-1} aria-label="Notifications (F8)" className={viewport}>
      <div role="alert" aria-live="assertive">
        {isUrgent && toast && <ToastCard key={toast.id} toast={toast} />}
      </div>
      <div role="status" aria-live="polite">
        {!isUrgent && toast && <ToastCard key={toast.id} toast={toast} />}
      </div>
    </section>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  useCountdown(isPointedAt || isFocused)
  const look = toast.variant === 'destructive' ? 'border-danger' : 'border-line'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pausing is a courtesy to the pointer; every action is on the button
    <div
      data-toast
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
      className={`pointer-events-auto flex items-start gap-3 border-2 bg-sheet p-4 shadow-sticker ${look}`}
    >
      <div className="min-w-0 flex-1">
        <p className={`font-semibold ${toast.variant === 'destructive' ? 'text-danger' : ''}`}>
          {toast.title}
        </p>
        {toast.description && <p className="mt-1 text-sm text-soft">{toast.description}</p>}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={dismissToast}
        className="grid size-8 shrink-0 place-items-center hover:text-signal-text"
      >
        <CloseIcon className="size-5" />
      </button>
    </div>
  )
}

/** Dismisses the toast when its time is up; while it is pointed at or focused, the time stands still. */
function useCountdown(isPaused: boolean) {
  const leftMs = useRef(displayMs)
  useEffect(() => {
    if (isPaused) return
    const startedAt = performance.now()
    const timer = setTimeout(dismissToast, leftMs.current)
    return () => {
      clearTimeout(timer)
      leftMs.current -= performance.now() - startedAt
    }
  }, [isPaused])
}
