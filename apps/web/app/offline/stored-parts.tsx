import { KeptPages } from './kept-pages.tsx'
import { useOwnShell } from './use-own-data.ts'

/** What this browser stores of pages and of its person. Whoever saves data loads neither it nor this script. */
export function StoredParts() {
  useOwnShell()
  return <KeptPages />
}
