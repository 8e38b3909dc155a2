import type { FaqEntry } from '@tecnoclick/contract/site/content/schemas'
import { useT } from '@tecnoclick/ui/messages'
import Plus from 'lucide-react/icons/plus'
import { parseMarkdown } from '../prose/markdown.ts'
import { Prose } from '../prose/prose.tsx'
import { faqTitle } from './faq-title.ts'

interface FaqSectionProps {
  /** Without one the questions belong to the section above them. */
  section?: string
  entries: readonly FaqEntry[]
  className?: string
}

export function FaqSection({ section, entries, className }: FaqSectionProps) {
  const t = useT()
  const questions = (
    <div className="divide-y overflow-hidden rounded-lg border bg-surface">
      {entries.map((entry) => (
        <FaqQuestion key={entry.id} entry={entry} />
      ))}
    </div>
  )
  if (section === undefined) return <div className={className}>{questions}</div>
  return (
    <section
      id={section}
      tabIndex={-1}
      aria-labelledby={`${section}-titulo`}
      className={`grid gap-x-12 gap-y-4 outline-none lg:grid-cols-[16rem_1fr] ${className ?? ''}`}
    >
      <h2 id={`${section}-titulo`} className="text-xl">
        {faqTitle(section, t)}
      </h2>
      {questions}
    </section>
  )
}

function FaqQuestion({ entry: { question, answer } }: { entry: FaqEntry }) {
  return (
    <details className="group" lang="es" dir="ltr">
      <summary className="flex min-h-14 items-center justify-between gap-4 px-5 py-3 text-start font-semibold -outline-offset-2 hover:bg-sunken">
        {question}
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-45"
        />
      </summary>
      <Prose blocks={parseMarkdown(answer)} className="px-5 pb-5 text-ink-muted" />
    </details>
  )
}
