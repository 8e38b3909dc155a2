import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { type SavedListName, savedListSizes } from '@tecnoclick/domain/catalogue/saved-lists'
import { readAccountList, readProducts, writeAccountList } from './account-lists.ts'
import { emptyState, idsIn, type SavedStore } from './saved-store.ts'

/**
 * Keeps the browser's copy of an account's list in sync with the server. Products saved before signing in are added
 * once; the visitor's own list stays unchanged (catalogue.md#wishlist-and-compare).
 */
export class AccountSync {
  readonly #name: SavedListName
  readonly #copy: SavedStore
  readonly #visitor: SavedStore
  readonly #client: Client
  /** Runs one sync after the other. */
  #queue: Promise<void> = Promise.resolve()

  constructor(name: SavedListName, owner: string, copy: SavedStore, visitor: SavedStore, client: Client) {
    this.#name = name
    this.#copy = copy
    this.#visitor = visitor
    this.#client = client
    if (copy.getState().owner !== owner) copy.setState({ ...emptyState, owner }, true)
  }

  /** Also resolves if the server could not be reached; the next sync sends the changes then. */
  sync(): Promise<void> {
    this.#queue = this.#queue.then(() => this.#syncOnce())
    return this.#queue
  }

  async #syncOnce(): Promise<void> {
    const remote = await readAccountList(this.#client, this.#name)
    if (!remote) return
    const local = idsIn(this.#copy)
    const visitor = this.#visitor.getState()
    const added = visitor.items.filter(({ id }) => !visitor.handedOver.includes(id))
    const merged = mergeIds(this.#copy.getState().base, local, remote)
    const wanted = [...new Set([...merged, ...added.map(({ id }) => id)])]
    const saved = await this.#save(wanted.slice(0, savedListSizes[this.#name]), remote)
    if (!saved) return
    const cards = await this.#cardsOf(saved, [...this.#copy.getState().items, ...added])
    // The list may have changed while the requests were running.
    const shown = mergeIds(local, idsIn(this.#copy), saved)
    for (const card of this.#copy.getState().items) cards.set(card.id, card)
    this.#copy.setState({ items: shown.flatMap((id) => cards.get(id) ?? []), base: saved })
    if (added.length > 0) this.#visitor.setState({ handedOver: visitor.items.map(({ id }) => id) })
  }

  async #save(wanted: readonly number[], remote: readonly number[]): Promise<readonly number[] | undefined> {
    const isSame = wanted.length === remote.length && wanted.every((id) => remote.includes(id))
    return isSame ? remote : writeAccountList(this.#client, this.#name, wanted)
  }

  /** Fetches the products that are not among the known ones. */
  async #cardsOf(ids: readonly number[], known: readonly ProductCard[]): Promise<Map<number, ProductCard>> {
    const cards = new Map(known.map((card) => [card.id, card]))
    const missing = ids.filter((id) => !cards.has(id))
    for (const card of (await readProducts(this.#client, missing)) ?? []) cards.set(card.id, card)
    return cards
  }
}

/** Three-way merge: applies to `remote` what was added to and removed from `local` since `base`. */
export function mergeIds(
  base: readonly number[],
  local: readonly number[],
  remote: readonly number[],
): number[] {
  const added = local.filter((id) => !base.includes(id) && !remote.includes(id))
  const removed = new Set(base.filter((id) => !local.includes(id)))
  return [...remote.filter((id) => !removed.has(id)), ...added]
}
