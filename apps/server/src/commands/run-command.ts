import { explainFault } from '../explain-fault.ts'
import { exitCodes } from '../fault.ts'

/** The whole life of a command of the operator. What stops it is told in one sentence, and by its exit code. */
export async function runCommand(failed: string, work: (args: string[]) => Promise<void>): Promise<void> {
  try {
    await work(process.argv.slice(2))
  } catch (error) {
    const fault = explainFault(error, failed)
    process.stderr.write(`✗ ${fault.message}\n`)
    process.exitCode = exitCodes[fault.kind]
  }
}

export function tell(line: string): void {
  process.stdout.write(`${line}\n`)
}

/** The folder in which `npm run` was typed; npm itself changes to the project's. */
export function typedIn(): string {
  return process.env.INIT_CWD ?? process.cwd()
}
