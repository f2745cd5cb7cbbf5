import { serveTasks } from '../../lib/thread-pool.ts'

/** A coach that no text ever gets out of. */
serveTasks(
  () => null,
  () => {
    for (;;);
  },
)
