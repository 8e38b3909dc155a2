/**
 * For the shop's own numbers, which have their one form. Typed ones go through domain/platform/phone; on every page that
 * rule would be too much script.
 */
export function telephoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}

/** Lets the sender choose whom to send it to. */
export function whatsappShareHref(text: string): string {
  return `https://wa.me/?${new URLSearchParams({ text })}`
}

export function whatsappHref(phone: string, text?: string): string {
  const chat = `https://wa.me/${phone.replace(/\D/g, '')}`
  return text ? `${chat}?${new URLSearchParams({ text })}` : chat
}
