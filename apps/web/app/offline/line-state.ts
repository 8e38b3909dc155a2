/** How this browser stands with the shop just now. Browsers alone write here. */
export interface Line {
  isOnline: boolean
  /** What is shown comes from this browser, and is how things were at that hour. */
  dataFrom: string | undefined
  /** Messages and requests that wait for the line. */
  waiting: number
  /** A new version of the shop is ready to be started. */
  hasUpdate: boolean
}

const quiet: Line = { isOnline: true, dataFrom: undefined, waiting: 0, hasUpdate: false }

let line = quiet
const listeners = new Set<() => void>()

if (typeof window !== 'undefined') {
  line = { ...quiet, isOnline: navigator.onLine }
  window.addEventListener('online', () => changeLine({ isOnline: true }))
  window.addEventListener('offline', () => changeLine({ isOnline: false }))
}

export function changeLine(change: Partial<Line>): void {
  line = { ...line, ...change }
  for (const listener of listeners) listener()
}

export function currentLine(): Line {
  return line
}

/** What a server draws, and a browser first. */
export function quietLine(): Line {
  return quiet
}

export function listenToLine(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
