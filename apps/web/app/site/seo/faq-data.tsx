import type { FaqEntry } from '@tecnoclick/contract/site/content/schemas'
import { JsonLd } from './json-ld.tsx'

export function FaqData({ entries }: { entries: readonly FaqEntry[] }) {
  const mainEntity = entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  return <JsonLd data={{ '@type': 'FAQPage', inLanguage: 'es', mainEntity }} />
}
