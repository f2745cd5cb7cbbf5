/** A failure that a person can act on: its message is one clear sentence, shown without a stack. */
export class Problem extends Error {}

const isExpected = (error: unknown): error is Error =>
  error instanceof Problem || (error instanceof Error && error.constructor.name === 'EnvironmentError')

function loadEnvironmentFiles(): void {
  for (const file of ['.env.local', '.env']) {
    try {
      process.loadEnvFile(file)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) {
        throw new Problem(`${file} cannot be read.`)
      }
    }
  }
}

/** Runs a script's main function with the variables of .env; a failure ends the process with code 1. */
export async function runScript(main: () => Promise<void>): Promise<void> {
  try {
    loadEnvironmentFiles()
    await main()
  } catch (error) {
    console.error(isExpected(error) ? error.message : error)
    process.exitCode = 1
  }
}
