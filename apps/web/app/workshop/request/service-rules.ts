import { newServiceOrderSchema } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { complaintsOf } from '../../platform/form/complaints.ts'
import type { FormRules } from '../../platform/form/form-rules.ts'
import { readServiceRequest } from './read-service-request.ts'

export const serviceRules: FormRules = {
  check: (form, t) => complaintsOf(newServiceOrderSchema, readServiceRequest(form), t),
}
