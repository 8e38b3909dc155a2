import { editableEndpoints } from '../../platform/editable.ts'
import type { LabourTask, LabourTaskChange, NewLabourTask } from './schemas.ts'

export const labourTasks = editableEndpoints<LabourTask, NewLabourTask, LabourTaskChange>(
  '/admin/labourtasks',
)
