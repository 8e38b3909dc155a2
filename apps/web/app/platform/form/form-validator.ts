import type { Translate } from '@tecnoclick/messages/translate'
import type { FieldErrors } from './form-result.ts'
import type { FormRules } from './form-rules.ts'

export interface FormPage {
  form: HTMLFormElement
  rules: FormRules
  t: Translate
  /** Renders the errors synchronously, so that the focus can move to the first of them. */
  show(errors: FieldErrors): void
}

/** Browser-side validation of one form; loaded with its rules on the first interaction. */
export class FormValidator {
  readonly #page: FormPage
  readonly #visited = new Set<string>()

  constructor(page: FormPage) {
    this.#page = page
  }

  /** A field is checked when it loses the focus. */
  async leave(field: Element, goingTo: Element | null): Promise<void> {
    const name = field.getAttribute('name')
    if (!name || isStillThere(field, goingTo)) return
    this.#visited.add(name)
    await afterPress()
    this.recheck()
  }

  /** Only the fields visited so far, so that errors disappear while typing and none appear early. */
  recheck(): void {
    const { form, rules, t, show } = this.#page
    const found = Object.entries(rules.check(new FormData(form), t))
    show(Object.fromEntries(found.filter(([name]) => this.#visited.has(name))))
  }

  showErrors(errors: FieldErrors): void {
    for (const name of Object.keys(errors)) this.#visited.add(name)
    this.#page.show(errors)
    focusFirstInvalid(this.#page.form)
  }

  /** What to send; undefined if the form has errors or `confirm` said no. */
  async accept(confirm?: (form: FormData) => Promise<boolean>): Promise<FormData | undefined> {
    const { form, rules, t, show } = this.#page
    const data = new FormData(form)
    const errors = rules.check(data, t)
    if (Object.keys(errors).length > 0) {
      this.showErrors(errors)
      return undefined
    }
    show({})
    if (confirm && !(await confirm(data))) return undefined
    // If the form is reset after it is accepted, no field has been visited yet.
    this.#visited.clear()
    return rules.prepare?.(data) ?? data
  }
}

/** The focus went to the field's own button (show password), or to the submit button, which checks everything anyway. */
function isStillThere(field: Element, goingTo: Element | null): boolean {
  if (field.parentElement?.contains(goingTo)) return true
  return goingTo instanceof HTMLButtonElement && goingTo.type === 'submit'
}

function focusFirstInvalid(form: HTMLFormElement): void {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = first instanceof HTMLFieldSetElement ? first.querySelector('input') : first
  control?.focus()
}

let isPressed = false

// This module is only ever loaded in browsers.
for (const event of ['pointerdown', 'pointerup', 'pointercancel']) {
  window.addEventListener(event, () => (isPressed = event === 'pointerdown'), { capture: true })
}

/**
 * Resolves when no pointer is held down. An error that appears between press and release moves the button away from
 * under the pointer, and the click is lost.
 */
function afterPress(): Promise<void> {
  return new Promise((resolve) => {
    if (!isPressed) return resolve()
    const settle = () => setTimeout(resolve)
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, settle, { once: true })
  })
}
