import { newServiceOrderSchema } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { type FormRules, validationErrors } from '../../platform/form/form-rules.ts'
import { readServiceRequest } from './service-request.ts'

export const serviceRules: FormRules = {
  check: (form, t) => validationErrors(newServiceOrderSchema, readServiceRequest(form), t),
}
