import { migrateState } from '../platform/migrate-state.ts'
import { useOpenParts } from '../shell/lazy/use-open-parts.ts'
import { KeptPages } from './kept-pages.tsx'
import { useOwnShell } from './use-own-data.ts'
import { usePrecache } from './use-precache.ts'

migrateState()

/** What this browser stores of pages and of its person. Whoever saves data loads neither it nor this script. */
export function StoredParts() {
  usePrecache()
  useOwnShell()
  const QuickView = useOpenParts()
  return (
    <>
      <KeptPages />
      {QuickView && <QuickView />}
    </>
  )
}
