import type { ProductCard } from '@tecnoclick/contract/catalogue/browse/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { type SavedListName, savedListSizes } from '@tecnoclick/domain/catalogue/saved-lists'
import { readAccountList, readProducts, writeAccountList } from './account-lists.ts'
import { emptyState, idsIn, type SavedStore } from './saved-store.ts'

/**
 * Keeps the browser's copy of an account's list in sync with the server. What was chosen before signing in is added
 * once; the visitor's own list stays as it was (catalogue.md#wishlist-and-compare).
 */
export class AccountCopy {
  readonly #name: SavedListName
  readonly #copy: SavedStore
  readonly #guest: SavedStore
  readonly #client: Client
  /** One exchange after the other. */
  #line: Promise<void> = Promise.resolve()

  constructor(name: SavedListName, owner: string, copy: SavedStore, guest: SavedStore, client: Client) {
    this.#name = name
    this.#copy = copy
    this.#guest = guest
    this.#client = client
    if (copy.getState().owner !== owner) copy.setState({ ...emptyState, owner }, true)
  }

  /** Resolves when both sides know the same, or the server could not be reached: the next exchange tells it then. */
  exchange(): Promise<void> {
    this.#line = this.#line.then(() => this.#bringTogether())
    return this.#line
  }

  async #bringTogether(): Promise<void> {
    const theirs = await readAccountList(this.#client, this.#name)
    if (!theirs) return
    const mine = idsIn(this.#copy)
    const brought = this.#guest.getState()
    const newcomers = brought.items.filter(({ id }) => !brought.handedOver.includes(id))
    const merged = mergeIds(this.#copy.getState().base, mine, theirs)
    const wanted = [...new Set([...merged, ...newcomers.map(({ id }) => id)])]
    const agreed = await this.#agree(wanted.slice(0, savedListSizes[this.#name]), theirs)
    if (!agreed) return
    const met = [...this.#copy.getState().items, ...newcomers]
    const cards = await this.#cardsOf(agreed, met)
    // Somebody may have pressed a heart while the server was asked.
    const shown = mergeIds(mine, idsIn(this.#copy), agreed)
    for (const card of this.#copy.getState().items) cards.set(card.id, card)
    this.#copy.setState({ items: shown.flatMap((id) => cards.get(id) ?? []), base: agreed })
    if (newcomers.length > 0) this.#guest.setState({ handedOver: brought.items.map(({ id }) => id) })
  }

  async #agree(wanted: readonly number[], theirs: readonly number[]): Promise<readonly number[] | undefined> {
    const isSame = wanted.length === theirs.length && wanted.every((id) => theirs.includes(id))
    return isSame ? theirs : writeAccountList(this.#client, this.#name, wanted)
  }

  /** Products that this browser has not met are fetched. */
  async #cardsOf(ids: readonly number[], met: readonly ProductCard[]): Promise<Map<number, ProductCard>> {
    const cards = new Map(met.map((card) => [card.id, card]))
    const missing = ids.filter((id) => !cards.has(id))
    for (const card of (await readProducts(this.#client, missing)) ?? []) cards.set(card.id, card)
    return cards
  }
}

/**
 * Two lists that grew apart from the same one: theirs, without what was taken off mine since then, and with what was
 * put on it.
 */
export function mergeIds(
  base: readonly number[],
  mine: readonly number[],
  theirs: readonly number[],
): number[] {
  const added = mine.filter((id) => !base.includes(id) && !theirs.includes(id))
  const removed = new Set(base.filter((id) => !mine.includes(id)))
  return [...theirs.filter((id) => !removed.has(id)), ...added]
}
