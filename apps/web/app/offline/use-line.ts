import { useSyncExternalStore } from 'react'
import { currentLine, type Line, listenToLine, quietLine } from './line-state.ts'

export function useLine(): Line {
  return useSyncExternalStore(listenToLine, currentLine, quietLine)
}

/** For what changes with the line alone: a page has hundreds of links. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    listenToLine,
    () => currentLine().isOnline,
    () => true,
  )
}
