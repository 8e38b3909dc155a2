import { useShellData } from '../../shell/shell-data.ts'
import { JsonLd } from './json-ld.tsx'
import { storeFacts } from './store-facts.ts'

/** Who we are and how to search here; told once, on the home page. */
export function StoreData() {
  const shell = useShellData()
  return shell ? <JsonLd data={storeFacts(shell)} /> : null
}
