import type { Transaction } from '@tecnoclick/database/connect'
import { products } from '@tecnoclick/database/schema/catalogue/products'
import { labourTasks } from '@tecnoclick/database/schema/workshop/labour'
import type { QuoteLineKind } from '@tecnoclick/domain/workshop/quote-lines'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'

interface Line {
  kind: QuoteLineKind
  productId?: number | null | undefined
  labourTaskId?: number | null | undefined
}

/** Parts name a product that is sold as it is, work a task of the price list, whose minutes are kept with the line. */
export async function planLines<L extends Line>(
  tx: Transaction,
  lines: readonly L[],
): Promise<(L & { minutes: number | null })[] | Refusal> {
  const ids = (of: 'productId' | 'labourTaskId') => lines.flatMap((line) => line[of] ?? [])
  const parts = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        inArray(products.id, ids('productId')),
        eq(products.enable, true),
        isNull(products.variantNames),
        eq(products.isCombo, false),
      ),
    )
  const tasks = await tx
    .select({ id: labourTasks.id, minutes: labourTasks.minutes })
    .from(labourTasks)
    .where(and(inArray(labourTasks.id, ids('labourTaskId')), eq(labourTasks.enable, true)))
  const minutesOf = new Map(tasks.map(({ id, minutes }) => [id, minutes]))
  const known = new Set(parts.map(({ id }) => id))
  const unknown = lines.findIndex(
    ({ kind, productId, labourTaskId }) =>
      (productId != null && (kind !== 'part' || !known.has(productId))) ||
      (labourTaskId != null && (kind !== 'labour' || !minutesOf.has(labourTaskId))),
  )
  if (unknown >= 0) return refuse('invalid', { fields: { [`quote.lines.${unknown}`]: { code: 'required' } } })
  return lines.map((line) => ({ ...line, minutes: minutesOf.get(line.labourTaskId ?? 0) ?? null }))
}
