import { listFaq } from '@tecnoclick/contract/site/content/endpoints'
import type { FaqEntry } from '@tecnoclick/contract/site/content/schemas'
import { parseMarkdown } from '@tecnoclick/domain/site/markdown'
import type { TranslateAll } from '@tecnoclick/messages/translate'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useFullT } from '@tecnoclick/ui/messages'
import { Prose } from '@tecnoclick/ui/prose'
import Plus from 'lucide-react/icons/plus'
import { DeliverySection } from '../delivery/delivery-section.tsx'
import { loadDelivery } from '../delivery/load-delivery.ts'
import { keptPage } from '../offline/kept-page.ts'
import { type InLanguage, loadContent } from '../platform/content/load-content.ts'
import { JsonLd } from '../platform/page/json-ld.tsx'
import { ListFailed } from '../platform/page/list-failed.tsx'
import { Page } from '../platform/page/page.tsx'
import { visitOf } from '../rendering/context.ts'
import type { Route } from './+types/faq.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const { client } = visit
  const [delivery, faq, content] = await Promise.all([
    loadDelivery(client, url.searchParams),
    client.attempt(listFaq),
    loadContent(visit, 'faq'),
  ])
  const show = (entry: FaqEntry) => content.show(entry, ['question', 'answer'])
  return {
    delivery,
    faq: faq.ok ? faq.data.data.map(show).filter((entry) => entry !== undefined) : undefined,
  }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return keptPage(request.url, serverLoader)
}

export default function Faq({ loaderData: { delivery, faq } }: Route.ComponentProps) {
  const t = useFullT()
  const { questions, aboutDelivery } = groupFaq(faq ?? [])
  return (
    <Page title={t('site.faq.title')} intro={t('site.faq.text')}>
      {faq && faq.length > 0 && <FaqData entries={faq} />}
      <FaqIndex sections={questions.map(({ section }) => section)} />
      <div className="mt-10 grid gap-14">
        {!faq && <ListFailed text={t('errors.unavailable')} />}
        {questions.map(({ section, entries }) => (
          <FaqSection key={section} section={section} entries={entries} />
        ))}
        <div>
          <DeliverySection delivery={delivery} />
          {aboutDelivery.length > 0 && <FaqSection entries={aboutDelivery} className="mt-8" />}
        </div>
        <Card padding="lg" className="flex flex-wrap items-center justify-between gap-4">
          <div>
            <h2 className="text-lg">{t('site.faq.more')}</h2>
            <p className="text-ink-muted">{t('site.faq.moreText')}</p>
          </div>
          <Button href="/site/contact-us-alt">{t('site.contact.write')}</Button>
        </Card>
      </div>
    </Page>
  )
}

/** The section with the delivery form; 'Entrega' in the footer links there. */
const deliverySection = 'entrega'

type ShownEntry = InLanguage<FaqEntry>

interface FaqGroup {
  section: string
  entries: ShownEntry[]
}

/** Questions by section, in the order of the list; those about delivery go below the delivery form. */
function groupFaq(faq: readonly ShownEntry[]): { questions: FaqGroup[]; aboutDelivery: ShownEntry[] } {
  const groups = [...new Set(faq.map(({ section }) => section))].map((section) => ({
    section,
    entries: faq.filter((entry) => entry.section === section),
  }))
  return {
    questions: groups.filter(({ section }) => section !== deliverySection),
    aboutDelivery: groups.find(({ section }) => section === deliverySection)?.entries ?? [],
  }
}

function FaqIndex({ sections }: { sections: readonly string[] }) {
  const t = useFullT()
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

interface FaqSectionProps {
  /** Without one the questions belong to the section above. */
  section?: string
  entries: readonly ShownEntry[]
  className?: string
}

function FaqSection({ section, entries, className }: FaqSectionProps) {
  const t = useFullT()
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

function FaqQuestion({ entry: { question, answer, lang } }: { entry: ShownEntry }) {
  return (
    <details className="group" lang={lang} dir="auto">
      <summary className="flex min-h-14 items-center justify-between gap-4 px-5 py-3 text-start font-semibold -outline-offset-2 hover:bg-sunken">
        {question}
        <Plus
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-45"
        />
      </summary>
      <Prose blocks={parseMarkdown(answer)} lang={lang} className="px-5 pb-5 text-ink-muted" />
    </details>
  )
}

const known = ['compra', 'entrega', 'pagos', 'garantia', 'servicios', 'resets'] as const

/** The standard sections are translated; one that staff add is shown by its own name. */
function faqTitle(section: string, t: TranslateAll): string {
  const key = known.find((name) => name === section)
  if (key) return t(`site.faq.${key}`)
  const words = section.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function FaqData({ entries }: { entries: readonly ShownEntry[] }) {
  const mainEntity = entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }))
  const inLanguage = [...new Set(entries.map(({ lang }) => lang))]
  return <JsonLd data={{ '@type': 'FAQPage', inLanguage, mainEntity }} />
}
