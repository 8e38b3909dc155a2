import { refuse } from '../platform/refusal.ts'

export function outOfStock(products: readonly { id: number; name: string }[], id: number) {
  const name = products.find((product) => product.id === id)?.name ?? ''
  return refuse('outOfStock', { values: { name } })
}
