import { editableEndpoints } from '../../platform/editable.ts'
import { endpoint } from '../../platform/endpoint.ts'
import type { NewRepairStep, RepairStepChange, RepairStepRow } from './schemas.ts'

export const adminRepairSteps = editableEndpoints<RepairStepRow, NewRepairStep, RepairStepChange>(
  '/admin/repair-steps',
)

/** Only one that no repair has come to, and that not every shop has. */
export const deleteRepairStep = endpoint<{ params: { id: number }; response: undefined }>(
  'DELETE',
  '/admin/repair-steps/{id}',
)
