import type { Identifier } from 'ra-core'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Values } from '../api/resource-calls.ts'

export interface Change {
  /** What was done, or why it could not be taken back. */
  text: string
  failed?: boolean
  /** What takes it back: the old values over the version that the change made. */
  undo?: { resource: string; id: Identifier; values: Values; version: number }
}

interface LastChange {
  change: Change | undefined
  tell(change: Change | undefined): void
}

const LastChangeContext = createContext<LastChange | undefined>(undefined)

/** The latest thing somebody did in this tab, kept so that it can be taken back. */
export function LastChangeProvider({ children }: { children: ReactNode }) {
  const [change, tell] = useState<Change>()
  const value = useMemo(() => ({ change, tell }), [change])
  return <LastChangeContext value={value}>{children}</LastChangeContext>
}

export function useLastChange(): LastChange {
  const value = useContext(LastChangeContext)
  if (!value) throw new Error('No LastChangeProvider above this component')
  return value
}
