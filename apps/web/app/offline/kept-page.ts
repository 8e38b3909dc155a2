import { networkFirst } from './network-first.ts'

let inBackground: string | undefined

/** `load` makes the router call the client loader of the page, which must then leave the page on screen alone. */
export async function loadInBackground(pathname: string, load: () => Promise<void>): Promise<void> {
  inBackground = pathname
  await load().finally(() => {
    inBackground = undefined
  })
}

/**
 * For public pages without an engine of their own offline: the data that the server sent last, in this language. A page that
 * says that it could not be loaded does not replace it.
 */
export function keptPage<Data>(
  address: string,
  serverLoader: () => Promise<Data>,
  isWhole: (data: Data) => boolean = () => true,
): Promise<Data> {
  const { pathname, search } = new URL(address)
  const fresh = async () => {
    const data = await serverLoader()
    if (search === '' && isWhole(data)) void keep(pathname, data).catch(() => {})
    return data
  }
  // Nobody reads the result, but an error would replace the page on screen.
  if (inBackground === pathname) return fresh().catch(() => ({}) as Data)
  return networkFirst({
    address,
    fresh,
    async stored(visit) {
      const { readKept, sinceText } = await loadStorage()
      const kept = await readKept(pathname)
      if (!kept) throw new Error(`${pathname} was never loaded`)
      visit.since = sinceText(kept.at)
      // Stored by the same loader.
      return kept.data as Data
    },
  })
}

async function keep(pathname: string, data: unknown): Promise<void> {
  const { storeKept } = await loadStorage()
  await storeKept(pathname, { data, at: Date.now() })
}

/** On demand: it is in the chunk that pages load when they are idle. */
async function loadStorage() {
  const [{ readKept, storeKept }, { sinceText }] = await Promise.all([
    import('./kept-data.ts'),
    import('./since-text.ts'),
  ])
  return { readKept, storeKept, sinceText }
}
