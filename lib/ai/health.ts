import { hasModel } from './model'
import { modelState } from './trouble'

/** What an admin may know of the model: whether there is one, when it last answered here, and what keeps it from it. */
export const modelHealth = () => ({ isConfigured: hasModel(), ...modelState() })
