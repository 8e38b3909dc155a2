import { newServiceMessageSchema } from '@tecnoclick/contract/workshop/service-orders/message-schemas'
import { type FormRules, validationErrors } from '../../platform/form/form-rules.ts'
import { textOf } from '../../platform/form/read-form.ts'

/** The fields of the form. Blank text is none: photos alone are a message too. */
export function readMessage(form: FormData) {
  const text = textOf(form, 'text').trim()
  return {
    ...(text !== '' && { text }),
    photos: form.getAll('photos').filter((name) => typeof name === 'string'),
  }
}

export const messageRules: FormRules = {
  check: (form, t) => validationErrors(newServiceMessageSchema, readMessage(form), t),
}
