import { enableCompileCache } from 'node:module'
import path from 'node:path'

// What starts the server waits beside it for as long as it runs. Out of the cache its code comes without what takes the
// types out of it, which would keep 18 MB; so this file, which is read before, has none.
enableCompileCache(path.join(import.meta.dirname, '../node_modules/.cache/compiled'))
await import('./start.ts')
