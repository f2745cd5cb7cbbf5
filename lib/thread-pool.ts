import { parentPort, type Worker } from 'node:worker_threads'

/** Why a task got no answer: its thread was ended or died of it, or the threads had too much to do to begin it. */
type Reason = 'too slow' | 'too busy' | 'thread died'

export class TaskRefused extends Error {
  readonly reason: Reason

  constructor(reason: Reason, options?: ErrorOptions) {
    super(`The task was given up: ${reason}`, options)
    this.name = 'TaskRefused'
    this.reason = reason
  }
}

/** What all tasks need, sent to a thread once for each version. */
type Context<Data> = { readonly version: string; readonly data: Data }

/** Times are in milliseconds. */
type Limits = {
  /** Makes a thread, whose module calls `serveTasks`. */
  start: () => Worker
  size: number
  /** How long a task may run before its thread is ended. */
  runMs: number
  /** How long a thread may take to make a context ready. */
  prepareMs: number
  /** How long a task may wait for a thread, and how many may. */
  waitMs: number
  mostWaiting: number
  /** How long tasks wait before another thread is started beside those that are busy. */
  growMs: number
  /** After how long without a task a thread is ended, and what it holds given back. */
  idleMs: number
}

type Request = { context: unknown; isNew: boolean; task: unknown }
type Report =
  | { is: 'ready' }
  | { is: 'begun' }
  | { is: 'answered'; answer: unknown }
  | { is: 'failed'; error: unknown }

type Job<Data> = {
  context: Context<Data>
  task: unknown
  resolve: (answer: unknown) => void
  reject: (error: unknown) => void
  /** Runs out when it has waited for too long, and once begun, when it has taken too long. */
  timer: NodeJS.Timeout
}

type Thread<Data> = {
  worker: Worker
  isReady: boolean
  /** Of the context that it has made ready; null for none. */
  version: string | null
  job: Job<Data> | null
  idle: NodeJS.Timeout | undefined
}

/**
 * A few threads for work that may never end. A thread does one task at a time; one that takes too long is ended with
 * its thread, and another takes its place. Threads start when they are needed, and keep no process alive.
 */
export class ThreadPool<Data, Task> {
  readonly #limits: Limits
  readonly #threads = new Set<Thread<Data>>()
  readonly #waiting: Job<Data>[] = []
  #growing: NodeJS.Timeout | undefined

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** How many threads there are, busy and idle ones. */
  get size(): number {
    return this.#threads.size
  }

  /**
   * The answer of a thread to a task; context, task and answer are copied (structured clone). Rejects with a
   * TaskRefused, or with what the task threw.
   */
  run(context: Context<Data>, task: Task): Promise<unknown> {
    const { mostWaiting, waitMs } = this.#limits
    if (this.#waiting.length >= mostWaiting) return Promise.reject(new TaskRefused('too busy'))
    return new Promise((resolve, reject) => {
      const job: Job<Data> = {
        context,
        task,
        resolve,
        reject,
        timer: setTimeout(() => {
          this.#waiting.splice(this.#waiting.indexOf(job), 1)
          reject(new TaskRefused('too busy'))
        }, waitMs),
      }
      this.#waiting.push(job)
      this.#assign()
    })
  }

  /** Gives up all tasks, and ends all threads with whatever they do. */
  close(): void {
    clearTimeout(this.#growing)
    this.#giveUp(new TaskRefused('too busy'))
    for (const thread of [...this.#threads]) this.#drop(thread, new TaskRefused('thread died'))
  }

  #giveUp(why: TaskRefused): void {
    for (const { timer, reject } of this.#waiting.splice(0)) {
      clearTimeout(timer)
      reject(why)
    }
  }

  /** Gives waiting tasks to idle threads; starts a thread where there is none, and in a while where they are too few. */
  #assign(): void {
    for (const thread of this.#threads) {
      if (!thread.isReady || thread.job) continue
      const job = this.#waiting.shift()
      if (!job) return
      this.#begin(thread, job)
    }
    if (this.#waiting.length === 0) return
    if (this.#threads.size === 0) this.#start()
    else this.#growing ??= setTimeout(() => this.#grow(), this.#limits.growMs)
  }

  #grow(): void {
    this.#growing = undefined
    const isStarting = [...this.#threads].some(({ isReady }) => !isReady)
    if (this.#waiting.length > 0 && !isStarting && this.#threads.size < this.#limits.size) this.#start()
  }

  #start(): void {
    const worker = this.#limits.start()
    const thread: Thread<Data> = { worker, isReady: false, version: null, job: null, idle: undefined }
    this.#threads.add(thread)
    let problem: unknown
    worker.unref()
    worker.on('message', (report: Report) => this.#read(thread, report))
    worker.on('error', (error) => {
      problem = error
    })
    worker.on('exit', () => this.#drop(thread, new TaskRefused('thread died', { cause: problem })))
  }

  #begin(thread: Thread<Data>, job: Job<Data>): void {
    clearTimeout(thread.idle)
    thread.job = job
    this.#limit(thread, job, this.#limits.prepareMs)
    const { data, version } = job.context
    const isNew = thread.version !== version
    thread.version = version
    const request: Request = { context: isNew ? data : null, isNew, task: job.task }
    thread.worker.postMessage(request)
  }

  /** Ends the thread unless it reports something within a time. */
  #limit(thread: Thread<Data>, job: Job<Data>, ms: number): void {
    clearTimeout(job.timer)
    job.timer = setTimeout(() => this.#drop(thread, new TaskRefused('too slow')), ms)
  }

  #read(thread: Thread<Data>, report: Report): void {
    const { job } = thread
    if (!this.#threads.has(thread)) return
    if (report.is === 'begun') {
      if (job) this.#limit(thread, job, this.#limits.runMs)
      return
    }
    thread.isReady = true
    thread.job = null
    clearTimeout(job?.timer)
    if (report.is === 'answered') job?.resolve(report.answer)
    if (report.is === 'failed') {
      // What it made of the context may be incomplete.
      thread.version = null
      job?.reject(report.error)
    }
    thread.idle = setTimeout(() => this.#drop(thread, null), this.#limits.idleMs).unref()
    this.#assign()
  }

  /** Ends a thread and goes on without it; `why` is said to whoever waits for it. */
  #drop(thread: Thread<Data>, why: TaskRefused | null): void {
    if (!this.#threads.delete(thread)) return
    const { job, isReady, idle, worker } = thread
    clearTimeout(idle)
    clearTimeout(job?.timer)
    void worker.terminate()
    job?.reject(why)
    // One that does not even start would not start for the others either.
    if (why && !isReady && this.#threads.size === 0) this.#giveUp(why)
    this.#assign()
  }
}

/** What a thread of a pool does: makes each context ready once, and answers tasks with it, one after the other. */
export function serveTasks<Data, Ready, Task>(
  prepare: (data: Data) => Ready,
  answer: (task: Task, ready: Ready) => unknown,
): void {
  const port = parentPort
  if (!port) throw new Error('This is to run in a thread')
  const report = (said: Report) => port.postMessage(said)
  let ready: Ready
  port.on('message', ({ context, isNew, task }: Request) => {
    try {
      if (isNew) ready = prepare(context as Data)
      report({ is: 'begun' })
      report({ is: 'answered', answer: answer(task as Task, ready) })
    } catch (error) {
      report({ is: 'failed', error })
    }
  })
  report({ is: 'ready' })
}
