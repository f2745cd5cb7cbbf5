import { toastError } from '@/components/ui/toast'
import { NetworkError } from '@/lib/http/client'

/** What saves and removes tricks: here already for who is signed in, and not loaded for who only reads. */
export function loadSaving() {
  return import('./save-trick').catch(() => toastError(new NetworkError(), ''))
}
