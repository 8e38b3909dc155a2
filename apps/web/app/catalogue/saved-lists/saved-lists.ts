import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import { type Client, createClient } from '@tecnoclick/contract/platform/client'
import { type SavedListName, savedListSizes } from '@tecnoclick/domain/catalogue/saved-lists'
import { browserSend } from '../../offline/browser-send.ts'
import { stateKey } from '../../platform/browser-state.ts'
import { migrateState } from '../../platform/migrate-state.ts'
import { privatePrefix } from '../../platform/session/private-prefix.ts'
import { readProducts } from './account-lists.ts'
import { AccountSync } from './account-sync.ts'
import { savedIds } from './saved-ids.ts'
import { createSavedStore, idsIn, type Owner, reloadSavedStore, type SavedStore } from './saved-store.ts'

const names: readonly SavedListName[] = ['wishlist', 'compare']

migrateState()

/** A visitor's lists and the copies of an account's lists, by part of the browser state. Copies are deleted on sign-out. */
const stores = new Map<string, SavedStore>()

function storeOf(part: string): SavedStore {
  const store = stores.get(part) ?? createSavedStore(part)
  stores.set(part, store)
  return store
}

/** One person's wishlist and comparison in this browser. */
export class SavedLists {
  readonly #client: Client
  readonly #stores: Record<SavedListName, SavedStore>
  readonly #syncs: Partial<Record<SavedListName, AccountSync>> = {}
  readonly #stop = new AbortController()

  constructor(owner: Owner, client: Client) {
    this.#client = client
    const prefix = owner === undefined ? '' : privatePrefix
    this.#stores = { wishlist: storeOf(`${prefix}wishlist`), compare: storeOf(`${prefix}compare`) }
    for (const name of names) {
      const store = this.#stores[name]
      const sync =
        owner === undefined ? undefined : new AccountSync(name, owner, store, storeOf(name), client)
      if (sync) this.#syncs[name] = sync
      const publish = () => savedIds.setState({ [name]: new Set(idsIn(store)) })
      this.#stop.signal.addEventListener('abort', store.subscribe(publish))
      publish()
      void sync?.sync()
    }
    globalThis.addEventListener?.('storage', this.#handleStorage, { signal: this.#stop.signal })
  }

  items(name: SavedListName): readonly ProductCard[] {
    return this.#stores[name].getState().items
  }

  /** Returns how to unsubscribe. */
  subscribe(name: SavedListName, listener: () => void): () => void {
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

  /** Loads current prices, stock and specifications, and drops products that are no longer sold. */
  async refresh(name: SavedListName): Promise<void> {
    const asked = new Set(idsIn(this.#stores[name]))
    const products = await readProducts(this.#client, [...asked])
    if (!products) return
    const fresh = new Map(products.map((product) => [product.id, product]))
    // One that was added meanwhile was not asked for, so it stays.
    const items = this.items(name).flatMap((item) => fresh.get(item.id) ?? (asked.has(item.id) ? [] : item))
    this.#stores[name].setState({ items })
  }

  close(): void {
    this.#stop.abort()
  }

  #change(name: SavedListName, items: readonly ProductCard[]): void {
    this.#stores[name].setState({ items })
    void this.#syncs[name]?.sync()
  }

  /** Applies changes made in another tab. */
  readonly #handleStorage = ({ key }: StorageEvent): void => {
    if (key !== null && key !== stateKey) return
    for (const [part, store] of stores) reloadSavedStore(part, store)
  }
}

const browserClient = createClient(browserSend)
let open: SavedLists | undefined

/** Closes the previous owner's lists, for example after signing in or out. */
export function openSavedLists(owner: Owner, client: Client = browserClient): SavedLists {
  open?.close()
  open = new SavedLists(owner, client)
  return open
}
