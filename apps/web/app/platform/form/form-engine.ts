import type { Translate } from '@tecnoclick/messages/translate'
import { afterPress } from './after-press.ts'
import { focusFirstInvalid } from './focus-first-invalid.ts'
import type { FieldErrors } from './form-answer.ts'
import type { FormRules } from './form-rules.ts'

export interface FormPage {
  form: HTMLFormElement
  rules: FormRules
  t: Translate
  /** Shows the complaints at once, so that the focus can go to them. */
  show(errors: FieldErrors): void
}

/** What a checked form does once somebody touches it; loaded then, with its rules. */
export class FormEngine {
  readonly #page: FormPage
  readonly #visited = new Set<string>()

  constructor(page: FormPage) {
    this.#page = page
  }

  /** A field is complained about where it is left. */
  async leave(field: Element, goingTo: Element | null): Promise<void> {
    const name = field.getAttribute('name')
    if (!name || isStillThere(field, goingTo)) return
    this.#visited.add(name)
    await afterPress()
    this.recheck()
  }

  /** Of the fields visited so far; what is no longer true goes away while one types. */
  recheck(): void {
    const { form, rules, t, show } = this.#page
    const found = Object.entries(rules.check(new FormData(form), t))
    show(Object.fromEntries(found.filter(([name]) => this.#visited.has(name))))
  }

  complain(errors: FieldErrors): void {
    for (const name of Object.keys(errors)) this.#visited.add(name)
    this.#page.show(errors)
    focusFirstInvalid(this.#page.form)
  }

  /** What to send; undefined where there is something to put right first. */
  async accept(ask?: (form: FormData) => Promise<boolean>): Promise<FormData | undefined> {
    const { form, rules, t, show } = this.#page
    const data = new FormData(form)
    const errors = rules.check(data, t)
    if (Object.keys(errors).length > 0) {
      this.complain(errors)
      return undefined
    }
    show({})
    if (ask && !(await ask(data))) return undefined
    // Should it come back empty, nobody has been anywhere yet.
    this.#visited.clear()
    return rules.prepare?.(data) ?? data
  }
}

/** On the field's own button (the eye of a password), or about to send the form, which checks everything at once. */
function isStillThere(field: Element, goingTo: Element | null): boolean {
  if (field.parentElement?.contains(goingTo)) return true
  return goingTo instanceof HTMLButtonElement && goingTo.type === 'submit'
}
