import { explainFault } from '../explain-fault.ts'
import { exitCodes } from '../fault.ts'

/** Runs an operator command. A failure is printed as one sentence and sets the exit code. */
export async function runCommand(failed: string, work: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await work(process.argv.slice(2))
  } catch (error) {
    const fault = explainFault(error, failed)
    process.stderr.write(`✗ ${fault.message}\n`)
    process.exitCode = exitCodes[fault.kind]
  }
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** The folder in which `npm run` was called; npm itself changes to the project's. */
export function callerFolder(): string {
  return process.env.INIT_CWD ?? process.cwd()
}
