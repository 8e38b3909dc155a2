import { withStore } from '../platform/indexed-db.ts'

interface KeptPage {
  data: unknown
  at: number
}

export function readKept(pathname: string): Promise<KeptPage | undefined> {
  return withStore<KeptPage | undefined>('kept', 'readonly', (store) => store.get(keyOf(pathname)))
}

export async function storeKept(pathname: string, page: KeptPage): Promise<void> {
  await withStore('kept', 'readwrite', (store) => store.put(page, keyOf(pathname)))
}

/** Texts of the shop are in the language of the page. */
function keyOf(pathname: string): string {
  return `page:${document.documentElement.lang}:${pathname}`
}
