import type { Transaction } from '../../../connect.ts'
import { promotions } from '../../../schema/selling/promotions.ts'

const everybody = {
  ...{ minimums: {}, productIds: [], categoryIds: [], brandIds: [], customerIds: [] },
  ...{ priceTier: null, firstOrder: false, paymentMethods: [] },
}

/** By a code or switched off: the prices of the demo shop are those of its documents. */
export async function storePromotions(tx: Transaction, now: Date): Promise<void> {
  const dated = { createdAt: now, updatedAt: now }
  await tx.insert(promotions).values([
    {
      ...dated,
      ...{ name: 'Bienvenida', code: 'BIENVENIDA', active: true, maxUsesPerCustomer: 1 },
      reward: { kind: 'percent', percent: 5 },
      conditions: { ...everybody, firstOrder: true },
    },
    {
      ...dated,
      ...{ name: 'Semana de la tinta', active: false, combines: false },
      reward: { kind: 'nForM', take: 3, pay: 2 },
      conditions: everybody,
    },
  ])
}
