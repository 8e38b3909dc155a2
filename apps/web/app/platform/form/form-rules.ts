import type { Translate } from '@tecnoclick/messages/translate'
import type { FieldErrors } from './form-answer.ts'

/**
 * What a form demands, the same for browser and server. In the browser it is loaded when somebody touches the form,
 * because the schemas weigh as much as the page.
 */
export interface FormRules {
  check(form: FormData, t: Translate): FieldErrors
  /** Makes of what was typed what is sent. */
  prepare?(form: FormData): FormData
}
