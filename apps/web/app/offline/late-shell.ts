import type { ShellData } from '../shell/shell-data.ts'

/** A shell that came after an older one had been shown in its place, until it is asked for again. */
let late: ShellData | undefined
const listeners = new Set<() => void>()

export function rememberLateShell(shell: ShellData): void {
  late = shell
  for (const listener of listeners) listener()
}

export function takeLateShell(): ShellData | undefined {
  const shell = late
  late = undefined
  return shell
}

export function listenToLateShell(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
