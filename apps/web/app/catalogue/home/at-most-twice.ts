/** Lists of products in the order of the page: a product that two of them show is left out of the later ones. */
export function atMostTwice() {
  const shown = new Map<number, number>()
  return function pick<Product extends { id: number }>(
    products: readonly Product[],
    count: number,
  ): Product[] {
    const picked = products.filter(({ id }) => (shown.get(id) ?? 0) < 2).slice(0, count)
    for (const { id } of picked) shown.set(id, (shown.get(id) ?? 0) + 1)
    return picked
  }
}
