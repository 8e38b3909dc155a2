import type { FaqEntry } from '@tecnoclick/contract/site/content/schemas'

/** The section that has a form of its own: 'Entrega' of the footer leads there. */
const deliverySection = 'entrega'

export interface FaqGroup {
  section: string
  entries: FaqEntry[]
}

/** Questions by section, in the order they came; those about delivery stand below the delivery form. */
export function groupFaq(faq: readonly FaqEntry[]): { questions: FaqGroup[]; aboutDelivery: FaqEntry[] } {
  const groups = [...new Set(faq.map(({ section }) => section))].map((section) => ({
    section,
    entries: faq.filter((entry) => entry.section === section),
  }))
  return {
    questions: groups.filter(({ section }) => section !== deliverySection),
    aboutDelivery: groups.find(({ section }) => section === deliverySection)?.entries ?? [],
  }
}
