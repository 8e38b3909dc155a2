export function focusFirstInvalid(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  const control = first instanceof HTMLFieldSetElement ? first.querySelector('input') : first
  control?.focus()
}
