import { serveTasks } from '../../lib/thread-pool.ts'

/** What a thread in the tests of lib/thread-pool.ts can be asked to do. */
export type ThreadTask = 'say' | 'hang' | 'die' | 'throw' | 'devour'

let prepared = 0

function hang(): never {
  for (;;);
}

serveTasks(
  (said: string) => {
    if (said === 'hang') hang()
    prepared += 1
    return said
  },
  (task: ThreadTask, said) => {
    if (task === 'hang') hang()
    if (task === 'die') process.exit(1)
    if (task === 'throw') throw new RangeError('Not today.')
    if (task === 'devour') for (const all: number[][] = []; ; ) all.push(new Array(100_000).fill(0.5))
    return { said, prepared }
  },
)
