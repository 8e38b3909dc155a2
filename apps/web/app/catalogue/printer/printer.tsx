import type { ProductCard as Card } from '@tecnoclick/contract/catalogue/browse/schemas'
import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { TextLink } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import SearchX from 'lucide-react/icons/search-x'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { DataFrom } from '../../offline/data-from.tsx'
import { networkFirst } from '../../offline/network-first.ts'
import { loadContent } from '../../platform/content/load-content.ts'
import { useOwnPrinter } from '../../platform/own-printer.ts'
import { ListFailed } from '../../platform/page/list-failed.tsx'
import { Page } from '../../platform/page/page.tsx'
import PrinterBox, { printerHref, printerPage } from '../../platform/page/printer-box.tsx'
import { visitOf } from '../../rendering/context.ts'
import { ProductCard } from '../card/product-card.tsx'
import type { Route } from './+types/printer.ts'
import { type LoadedForPrinter, loadForPrinter } from './load-for-printer.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const [loaded, content] = await Promise.all([
    loadForPrinter(visit.client, url.searchParams.get('q')),
    loadContent(visit, 'services'),
  ])
  const services = loaded.services.flatMap((service) => content.show(service, ['name']) ?? [])
  return { ...loaded, services }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return networkFirst({
    address: request.url,
    fresh: serverLoader,
    async stored({ client }) {
      return { ...(await loadForPrinter(client, new URL(request.url).searchParams.get('q'))), services: [] }
    },
  })
}

/** Everything for one printer: `/shop/printer?q=l3250` (catalogue.md#my-printer). */
export default function PrinterPage({ loaderData }: Route.ComponentProps) {
  const { query, found, failed, resets } = loaderData
  const t = useT()
  const [reset] = resets
  const model =
    found?.model ?? (reset && found?.models.length === 0 ? `${reset.brand.name} ${reset.model}` : undefined)
  return (
    <Page
      title={model ? t('shop.printer.for', { model }) : t('shop.printer.title')}
      intro={t('shop.printer.text')}
      indexed={query === '' || model !== undefined}
      head={{ path: model ? printerHref(model) : printerPage }}
    >
      <div className="grid gap-8">
        <DataFrom />
        <PrinterBox query={model ?? query} titleHidden className="max-w-2xl" />
        {failed && <ListFailed text={t('errors.unavailable')} />}
        {model && <KeepPrinter key={model} model={model} />}
        {found && !model && <Others query={query} models={found.models} />}
        {found && model && <Fitting loaded={loaderData} />}
      </div>
    </Page>
  )
}

/** The first printer that somebody looks up is kept; another takes its place at a button. */
function KeepPrinter({ model }: { model: string }) {
  const t = useT()
  const own = useOwnPrinter()
  const keepFirst = useEffectEvent(() => own.choose(model))
  useEffect(() => {
    if (own.isNew) void keepFirst()
  }, [own.isNew])
  if (own.model === model) return null
  return (
    <Button
      variant="secondary"
      onClick={() => void own.choose(model)}
      className="justify-self-start no-script:hidden"
    >
      {t('shop.printer.keep')}
    </Button>
  )
}

function Others({ query, models }: { query: string; models: readonly string[] }) {
  const t = useT()
  if (models.length > 0)
    return (
      <section>
        <h2 className="text-lg">{t('shop.printer.which')}</h2>
        <ul className="mt-2 flex flex-wrap gap-2">
          {models.map((model) => (
            <li key={model}>
              <Button href={printerHref(model)} variant="secondary">
                <bdi>{model}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      </section>
    )
  return (
    <EmptyState
      drawing={<SearchX strokeWidth={1.25} />}
      title={t('shop.printer.nothing', { query })}
      text={t('shop.printer.nothingText')}
      action={
        <Button href={`/shop/catalog?${new URLSearchParams({ q: query })}`} variant="secondary">
          {t('shop.printer.search')}
        </Button>
      }
    />
  )
}

function Fitting({ loaded }: { loaded: LoadedForPrinter & { services: readonly { lang?: string }[] } }) {
  const t = useT()
  const { found, resets, services } = loaded
  const groups = [
    ...(found?.groups ?? []).map(({ slug, name, data }) => ({
      key: slug,
      title: <bdi lang="es">{name}</bdi>,
      data,
    })),
    ...(found && found.devices.length > 0
      ? [{ key: ' device', title: t('shop.printer.device'), data: found.devices }]
      : []),
  ]
  return (
    <>
      {groups.map(({ key, title, data }) => (
        <Section key={key} title={title}>
          <Cards products={data} />
        </Section>
      ))}
      {resets.length > 0 && (
        <Section title={t('shop.printer.resets')}>
          <Links
            links={resets.map(({ id, brand, model, typeFile }) => ({
              href: `/reset/order/create/${id}`,
              text: `${brand.name} ${model} · ${typeFile}`,
              lang: 'es',
            }))}
          />
        </Section>
      )}
      {services.length > 0 && (
        <Section title={t('shop.printer.services')}>
          <Links
            links={loaded.services.map((service) => ({
              href: `/services/order/create/${service.id}`,
              text: service.name,
              lang: 'lang' in service && typeof service.lang === 'string' ? service.lang : 'es',
            }))}
          />
        </Section>
      )}
    </>
  )
}

function Section({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </section>
  )
}

function Cards({ products }: { products: readonly Card[] }) {
  return (
    <ul className="grid grid-cols-pair gap-2.5 sm:gap-4 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
      {products.map((product) => (
        <li key={product.id} className="grid">
          <ProductCard product={product} />
        </li>
      ))}
    </ul>
  )
}

interface LinkTo {
  href: string
  text: string
  lang: string
}

function Links({ links }: { links: readonly LinkTo[] }) {
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      {links.map(({ href, text, lang }) => (
        <li key={href}>
          <TextLink href={href} lang={lang} className="inline-flex min-h-11 items-center">
            <bdi>{text}</bdi>
          </TextLink>
        </li>
      ))}
    </ul>
  )
}
