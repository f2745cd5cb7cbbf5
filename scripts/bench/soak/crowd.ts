import { withClient } from '../../database/connect.ts'
import type { Database } from '../../database.ts'
import { withBuilt, withScratch } from '../surroundings.ts'
import { fill } from './fill.ts'
import type { World } from './mix.ts'
import { size } from './size.ts'
import { createWorld } from './visitors.ts'

/** Lends a database of a thousand skaters, some of them signed in; afterwards it is gone. */
export const withCrowd = (use: (database: Database, world: World) => Promise<void>): Promise<void> =>
  withBuilt((home) =>
    withScratch(home, { database: 'darkslide_crowd', quiet: true }, async (database) => {
      await fill(database.url, size)
      await use(database, await withClient(database.url, createWorld))
    }),
  )
