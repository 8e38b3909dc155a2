import { useT } from '@tecnoclick/ui/messages'
import { faqTitle } from './faq-title.ts'

export function FaqIndex({ sections }: { sections: readonly string[] }) {
  const t = useT()
  return (
    <nav aria-label={t('site.page.contents')}>
      <ul className="flex flex-wrap gap-2">
        {[...sections, 'entrega'].map((section) => (
          <li key={section}>
            <a
              href={`#${section}`}
              className="flex min-h-11 items-center rounded-full border bg-surface px-4 font-medium text-sm transition-colors hover:border-line-strong/50 hover:bg-sunken"
            >
              {faqTitle(section, t)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
