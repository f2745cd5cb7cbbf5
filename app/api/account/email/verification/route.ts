import { askForVerification } from '@/lib/auth/email-links'
import { route } from '@/lib/http/route'

const limit = { name: 'email-verification', times: 20, seconds: 3600 }

export const POST = route({ access: 'user', limit }, ({ viewer }) => askForVerification(viewer))
