import { flushSync } from 'react-dom'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Shows a lazy part in place of its server HTML, and puts into its fields what a visitor typed or chose before its script
 * was there.
 */
export function keepTyped(id: string, show: () => void): void {
  const before = fieldsIn(id)
  const focused = before.findIndex((field) => field.matches(':focus'))
  flushSync(show)
  const after = fieldsIn(id)
  for (const [index, field] of after.entries()) {
    const typed = before[index]
    if (typed?.name === field.name) restore(field, typed)
  }
  after[focused]?.focus()
}

function fieldsIn(id: string): Field[] {
  const found = document.getElementById(id)?.querySelectorAll<Field>('input:not([type=file]), textarea')
  return [...(found ?? [])]
}

function restore(field: Field, typed: Field): void {
  // A click also tells the component.
  if (isChecked(typed) !== isChecked(field)) field.click()
  else if (typed.value !== typed.defaultValue) field.value = typed.value
}

function isChecked(field: Field): boolean {
  return 'checked' in field && field.checked
}
