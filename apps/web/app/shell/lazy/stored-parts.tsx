import { KeptPages } from '../../offline/kept-pages.tsx'
import { useOwnShell } from '../../offline/use-own-data.ts'
import { usePrecache } from '../../offline/use-precache.ts'
import { migrateState } from '../../platform/migrate-state.ts'
import { useOpenParts } from './use-open-parts.ts'

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
