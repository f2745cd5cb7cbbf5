import { toast } from '@/components/ui/overlays/toast'

/** Says it also where the code that logs out could not be loaded, so it does without that. */
export const sayLogoutFailed = (description = 'An error occurred during logout') =>
  toast({ title: 'Logout failed', description, variant: 'destructive' })
