/** Answers that came after something older was shown in their place, until the page asks again. */
const late = new Map<string, unknown>()
const listeners = new Set<() => void>()

export function rememberLate(address: string, answer: unknown): void {
  late.set(address, answer)
  for (const listener of listeners) listener()
}

/** The same address was answered by the same loader, which is what makes this a `Fresh`. */
export function takeLate<Fresh>(address: string): { answer: Fresh } | undefined {
  if (!late.has(address)) return undefined
  const answer = late.get(address) as Fresh
  late.clear()
  return { answer }
}

export function listenToLate(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
