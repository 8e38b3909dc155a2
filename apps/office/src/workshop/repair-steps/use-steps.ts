import type { RepairStepRow } from '@tecnoclick/contract/workshop/repair-steps/schemas'
import { useAllRows } from '../../platform/api/use-api-query.ts'

/** Every step in the order of the board; those that are off too, as repairs may stand there. */
export function useSteps(): readonly RepairStepRow[] | undefined {
  return useAllRows<RepairStepRow>('repair-steps', 'position')?.toSorted(
    (a, b) => a.position - b.position || a.id - b.id,
  )
}
