import type { SitePage } from '@tecnoclick/contract/site/content/schemas'
import { parseMarkdown, sectionsOf } from '@tecnoclick/domain/site/markdown'
import { formatLongDate } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { inlines, Prose } from '@tecnoclick/ui/prose'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { NoMessages } from '../platform/page/drawings/no-messages.tsx'
import { Page } from '../platform/page/page.tsx'

/** A long text with its table of contents. */
export function TextPage({ title, page }: { title: string; page: SitePage | null }) {
  const t = useFullT()
  const locale = useLocale()
  if (!page) return <UnwrittenPage title={title} />
  const blocks = parseMarkdown(page.body)
  return (
    <Page title={title} head={{ description: page.description || undefined }}>
      <p className="-mt-5 text-ink-muted text-sm">
        {t('site.terms.lastModified', { date: formatLongDate(new Date(page.updatedDate), locale) })}
      </p>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-16">
        <Prose blocks={blocks} />
        <Contents sections={sectionsOf(blocks)} />
      </div>
    </Page>
  )
}

function Contents({ sections }: { sections: ReturnType<typeof sectionsOf> }) {
  const t = useFullT()
  const headings = sections.flatMap(({ heading }) => heading ?? [])
  if (headings.length < 3) return null
  const list = (
    <ol lang="es" dir="ltr" className="text-start">
      {headings.map(({ id, content }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center text-ink-muted text-sm underline-offset-4 hover:text-ink hover:underline lg:min-h-9"
          >
            {inlines(content)}
          </a>
        </li>
      ))}
    </ol>
  )
  const frame = 'rounded-lg border bg-surface px-5 py-3'
  // Always open beside the text; on a phone it would push the text out of view.
  return (
    <>
      <nav aria-label={t('site.page.contents')} className={`order-first ${frame} lg:hidden`}>
        <details>
          <summary className="flex min-h-11 items-center justify-between font-semibold">
            {t('site.page.contents')}
            <ChevronDown aria-hidden="true" className="size-5 [[open]>summary>&]:rotate-180" />
          </summary>
          {list}
        </details>
      </nav>
      <nav
        aria-label={t('site.page.contents')}
        className={`sticky top-[calc(var(--header-height,0px)+1rem)] max-lg:hidden ${frame}`}
      >
        <p className="my-2 font-semibold">{t('site.page.contents')}</p>
        {list}
      </nav>
    </>
  )
}

/** For a new shop whose staff have not written the page yet. */
export function UnwrittenPage({ title }: { title: string }) {
  const t = useFullT()
  return (
    <Page title={title} indexed={false}>
      <EmptyState
        drawing={<NoMessages />}
        title={t('site.page.empty')}
        action={<Button href="/site/contact-us-alt">{t('site.contact.write')}</Button>}
      />
    </Page>
  )
}
