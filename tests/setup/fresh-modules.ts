import { vi } from 'vitest'

// Files share a worker and its document, and no module of ours: what one keeps, the next must not find.
vi.resetModules()
