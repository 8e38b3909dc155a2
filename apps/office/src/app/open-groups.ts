import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../platform/stored-value.ts'

const storageKey = 'office.openGroups'
const listeners = new Set<() => void>()
let openGroups: readonly string[] | undefined

/** The unfolded groups of the navigation, remembered in this browser. */
export function useOpenGroups(): readonly string[] {
  return useSyncExternalStore(subscribe, readGroups)
}

function readGroups(): readonly string[] {
  openGroups ??= [readStored<unknown>(storageKey)].flat().filter((label) => typeof label === 'string')
  return openGroups
}

export function foldGroup(label: string, isFolded: boolean): void {
  const others = readGroups().filter((open) => open !== label)
  openGroups = isFolded ? others : [...others, label]
  writeStored(storageKey, openGroups)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
