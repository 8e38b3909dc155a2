import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { explainOutput } from './errors.ts'
import { appendToLog } from './log-file.ts'
import { cleanEnvironment, commandAs, type RunAs } from './run-as.ts'
import type { StoreFolder } from './store-folder.ts'

/** Runs a program to its end, as PostgreSQL's user. What a failing one printed goes to the log and explains the error. */
export async function runProgram(
  folder: StoreFolder,
  runAs: RunAs,
  program: string,
  programArgs: string[],
  input = '',
): Promise<void> {
  const { file, args, user } = commandAs(runAs, program, programArgs)
  const options = { ...user, cwd: folder.home, env: cleanEnvironment, windowsHide: true }
  const running = promisify(execFile)(file, args, options)
  // A program that ends early does not read its input; its exit code reports that.
  running.child.stdin?.on('error', () => {}).end(input)
  try {
    await running
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    const explained = explainOutput(output, folder.home, folder.logFile)
    appendToLog(folder.logFile, output)
    throw explained
  }
}
