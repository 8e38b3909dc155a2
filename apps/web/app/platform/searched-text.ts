const key = 'searched'

/** What was searched last in this tab: the page of a supply marks the device that was meant (catalogue.md#product-page). */
export function rememberSearchedText(text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Storage is disabled: nothing is marked.
  }
}

export function readSearchedText(): string {
  try {
    return sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}
