import { useLayoutEffect, useState } from 'react'

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * For the form of a lazy part, whose server HTML is replaced: what a visitor typed or chose before its script was there
 * stays. Returns the attributes of the form.
 */
export function useTypedBefore(name: string) {
  // The server HTML is still in the page during the first render.
  const [before] = useState(() => (import.meta.env.SSR ? [] : fieldsOf(name)))
  const [focused] = useState(() => before.findIndex((field) => field.matches(':focus')))
  useLayoutEffect(() => {
    const fields = fieldsOf(name)
    for (const [index, field] of fields.entries()) {
      const typed = before[index]
      if (typed?.name === field.name) restore(field, typed)
    }
    fields[focused]?.focus()
  }, [name, before, focused])
  return { 'data-typed': name }
}

function fieldsOf(name: string): Field[] {
  const selector = ['input:not([type=file])', 'textarea'].map((tag) => `[data-typed="${name}"] ${tag}`)
  return [...document.querySelectorAll<Field>(selector.join())]
}

function restore(field: Field, typed: Field): void {
  // A click also tells the component.
  if (isChecked(typed) !== isChecked(field)) field.click()
  else if (typed.value !== typed.defaultValue) field.value = typed.value
}

function isChecked(field: Field): boolean {
  return 'checked' in field && field.checked
}
