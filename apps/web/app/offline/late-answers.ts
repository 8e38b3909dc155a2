import type { ShellData } from '../shell/shell-data.ts'

/** Answers that came after something older was shown in their place, until the page asks again. */
const late = new Map<string, unknown>()
/** The shell is every page's. */
let lateShell: ShellData | undefined
const listeners = new Set<() => void>()

export function rememberLate(address: string, answer: unknown): void {
  late.set(address, answer)
  tell()
}

/** The same address was answered by the same loader, which is what makes this a `Fresh`. */
export function takeLate<Fresh>(address: string): { answer: Fresh } | undefined {
  if (!late.has(address)) return undefined
  const answer = late.get(address) as Fresh
  late.clear()
  return { answer }
}

export function rememberLateShell(shell: ShellData): void {
  lateShell = shell
  tell()
}

export function hasLateShell(): boolean {
  return lateShell !== undefined
}

export function takeLateShell(): ShellData | undefined {
  const shell = lateShell
  lateShell = undefined
  return shell
}

export function listenToLate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function tell(): void {
  for (const listener of listeners) listener()
}
