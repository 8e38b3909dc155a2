import { getSuggestions } from '@tecnoclick/contract/catalogue/browse/endpoints'
import { createClient } from '@tecnoclick/contract/platform/client'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { useEffect, useState } from 'react'
import { browserSend } from '../../offline/browser-send.ts'
import { whatsappHref } from '../../platform/page/contact-links.ts'
import { productPath } from '../../platform/page/product-urls.ts'
import { WhatsappIcon } from '../../platform/page/whatsapp-icon.tsx'
import { useShellData } from '../../rendering/shell-data.ts'
import { SearchAlertForm } from '../../stock/alerts/search-alert-form.tsx'

/** After a search that found nothing: products with similar words, and ways to ask the shop (catalogue.md#search-and-suggestions). */
export function SearchHelp({ query }: { query: string }) {
  const t = useFullT()
  const whatsapp = useShellData()?.store.whatsapp
  const near = useNearProducts(query)
  return (
    <div className="mx-auto mt-2 grid max-w-md justify-items-center gap-4 text-center">
      {near.length > 0 && (
        <div role="status">
          <p className="text-ink-muted">{t('site.search.near')}</p>
          <ul lang="es" className="mt-1">
            {near.map(({ slug, name }) => (
              <li key={slug}>
                <TextLink href={productPath(slug)} className="inline-flex min-h-11 items-center">
                  <bdi>{name}</bdi>
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-ink-muted">{t('site.search.ask')}</p>
      {whatsapp && (
        <Button
          href={whatsappHref(whatsapp, t('site.search.wanted', { query }))}
          target="_blank"
          rel="noopener"
          variant="secondary"
          icon={<WhatsappIcon className="size-4.5" />}
        >
          {t('shell.topBar.whatsapp')}
          <span className="sr-only"> ({t('ui.openInNewWindow')})</span>
        </Button>
      )}
      <SearchAlertForm query={query} />
    </div>
  )
}

const client = createClient(browserSend)
const maxNear = 5
/** Shorter words match too much. */
const shortestWord = 3
/** Letters that a misspelt word usually has right. */
const beginning = 4

interface Near {
  slug: string
  name: string
}

function useNearProducts(query: string): readonly Near[] {
  const [near, setNear] = useState<readonly Near[]>([])
  useEffect(() => {
    let isCancelled = false
    void findNear(query).then((found) => !isCancelled && setNear(found))
    return () => {
      isCancelled = true
    }
  }, [query])
  return near
}

/** By whole words, which filters may have excluded, otherwise by their beginnings. */
async function findNear(query: string): Promise<Near[]> {
  const words = query.split(/\s+/).filter((word) => word.length >= shortestWord)
  const whole = await suggestFor(words)
  return whole.length > 0 ? whole : suggestFor(words.map((word) => word.slice(0, beginning)))
}

async function suggestFor(texts: readonly string[]): Promise<Near[]> {
  const answers = await Promise.all(
    texts.slice(0, 4).map((q) => client.attempt(getSuggestions, { query: { q, limit: maxNear } })),
  )
  const found = answers.flatMap((answer) => (answer.ok ? answer.data.data : []))
  return [...new Map(found.map(({ slug, name }) => [slug, { slug, name }])).values()].slice(0, maxNear)
}
