/** `navigator.clipboard` is missing on plain HTTP, where many shops in a local network live. */
export async function copyText(text: string): Promise<boolean> {
  if (navigator.clipboard) {
    return navigator.clipboard.writeText(text).then(
      () => true,
      () => copyBySelection(text),
    )
  }
  return copyBySelection(text)
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.style.cssText = 'position:fixed;inset-block-start:0;opacity:0'
  // Inside an open dialog: the rest of the page is inert and cannot be selected.
  const host = document.querySelector('dialog:modal') ?? document.body
  const focused = document.activeElement
  host.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  if (focused instanceof HTMLElement) focused.focus()
  return copied
}
