import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { type Client, createClient } from '@tecnoclick/contract/platform/client'
import { type SavedListName, savedListSizes } from '@tecnoclick/domain/catalogue/saved-lists'
import { browserSend } from '../../offline/browser-send.ts'
import { privatePrefix } from '../../people/session/clear-browser-state.ts'
import { readProducts } from './account-lists.ts'
import { AccountCopy } from './account-sync.ts'
import { publishIds } from './saved-ids.ts'
import { createSavedStore, emptyState, idsIn, type SavedStore } from './saved-store.ts'
import type { Owner } from './use-saved-list.ts'

const names: readonly SavedListName[] = ['wishlist', 'compare']

/** A visitor's own lists, and the copies of an account's: those are private and go when one signs out. */
const stores = new Map<string, SavedStore>()

function storeOf(key: string): SavedStore {
  const store = stores.get(key) ?? createSavedStore(key)
  stores.set(key, store)
  return store
}

/** The wishlist and the comparison of one person in this browser. */
export class SavedLists {
  readonly #client: Client
  readonly #stores: Record<SavedListName, SavedStore>
  readonly #copies: Partial<Record<SavedListName, AccountCopy>> = {}
  readonly #stop = new AbortController()

  constructor(owner: Owner, client: Client) {
    this.#client = client
    const prefix = owner === undefined ? '' : privatePrefix
    this.#stores = { wishlist: storeOf(`${prefix}wishlist`), compare: storeOf(`${prefix}compare`) }
    for (const name of names) {
      const store = this.#stores[name]
      const copy =
        owner === undefined ? undefined : new AccountCopy(name, owner, store, storeOf(name), client)
      if (copy) this.#copies[name] = copy
      const publish = () => publishIds(name, idsIn(store))
      this.#stop.signal.addEventListener('abort', store.subscribe(publish))
      publish()
      void copy?.exchange()
    }
    globalThis.addEventListener?.('storage', this.#follow, { signal: this.#stop.signal })
  }

  items(name: SavedListName): readonly ProductCard[] {
    return this.#stores[name].getState().items
  }

  /** Calls back after every change; gives back how to stop. */
  listen(name: SavedListName, listener: () => void): () => void {
    return this.#stores[name].subscribe(listener)
  }

  toggle(name: SavedListName, product: ProductCard): 'added' | 'removed' | 'full' {
    const items = this.items(name)
    const others = items.filter(({ id }) => id !== product.id)
    if (others.length < items.length) {
      this.#change(name, others)
      return 'removed'
    }
    if (items.length >= savedListSizes[name]) return 'full'
    this.#change(name, [...items, product])
    return 'added'
  }

  clear(name: SavedListName): void {
    this.#change(name, [])
  }

  /** Prices, stock and specifications as they are now; what the shop no longer has goes. */
  async refresh(name: SavedListName): Promise<void> {
    const products = await readProducts(this.#client, idsIn(this.#stores[name]))
    if (!products) return
    const fresh = new Map(products.map((product) => [product.id, product]))
    const items = this.items(name).flatMap(({ id }) => fresh.get(id) ?? [])
    this.#stores[name].setState({ items })
  }

  close(): void {
    this.#stop.abort()
  }

  #change(name: SavedListName, items: readonly ProductCard[]): void {
    this.#stores[name].setState({ items })
    void this.#copies[name]?.exchange()
  }

  /** What another tab did. */
  readonly #follow = ({ key }: StorageEvent): void => {
    const store = key === null ? undefined : stores.get(key)
    if (key !== null && !store) return
    for (const each of store ? [store] : stores.values()) {
      if (localStorage.getItem(each.persist.getOptions().name ?? '') === null) each.setState(emptyState, true)
      else void each.persist.rehydrate()
    }
  }
}

const browserClient = createClient(browserSend)
let open: SavedLists | undefined

/** One person at a time: who signs in or out leaves the lists of before. */
export function openSavedLists(owner: Owner, client: Client = browserClient): SavedLists {
  open?.close()
  open = new SavedLists(owner, client)
  return open
}
