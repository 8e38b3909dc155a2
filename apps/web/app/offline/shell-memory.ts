import type { ShellData } from '../shell/shell-data.ts'

let known: ShellData | undefined

/** The shell of this document, for when the server cannot be asked for a newer one. */
export function rememberShell(shell: ShellData): void {
  known = shell
}

export function knownShell(): ShellData | undefined {
  return known
}
