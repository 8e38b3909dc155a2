import type { Translate } from '@tecnoclick/messages/translate'

const known = ['compra', 'entrega', 'pagos', 'garantia', 'servicios', 'resets'] as const

/** The sections we know have a name in every language; one that staff invent is called by its own word. */
export function faqTitle(section: string, t: Translate): string {
  const key = known.find((name) => name === section)
  if (key) return t(`site.faq.${key}`)
  const words = section.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
