import { listTypesWithServices } from '@tecnoclick/contract/workshop/services/endpoints'
import type { Service, ServiceType } from '@tecnoclick/contract/workshop/services/schemas'
import { usesAltPrices } from '@tecnoclick/domain/catalogue/prices'
import { Card } from '@tecnoclick/ui/card'
import { cx } from '@tecnoclick/ui/cx'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { Link } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Laptop from 'lucide-react/icons/laptop'
import Network from 'lucide-react/icons/network'
import Plug from 'lucide-react/icons/plug'
import Printer from 'lucide-react/icons/printer'
import Wrench from 'lucide-react/icons/wrench'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { keptPage } from '../../offline/kept-page.ts'
import { type InLanguage, loadContent } from '../../platform/content/load-content.ts'
import { printerBox } from '../../platform/page/lazy-printer-box.ts'
import { ListFailed } from '../../platform/page/list-failed.tsx'
import { Page } from '../../platform/page/page.tsx'
import { useMoney } from '../../platform/page/use-money.ts'
import { idIn, SignInOffer } from '../../platform/session/sign-in-offer.tsx'
import { visitOf } from '../../rendering/context.ts'
import { LazyHydrate } from '../../rendering/lazy-hydrate.tsx'
import { useShellData } from '../../rendering/shell-data.ts'
import type { Route } from './+types/list.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const [outcome, content] = await Promise.all([
    visit.client.attempt(listTypesWithServices),
    loadContent(visit, 'services'),
  ])
  const types = (outcome.ok ? outcome.data.data : []).flatMap(({ services, ...type }) => {
    const shownType = content.show(type, ['name', 'description'])
    const shown = services
      .map((service) => content.show(service, ['name', 'description']))
      .filter((service) => service !== undefined)
    return shownType && shown.length > 0 ? [{ ...shownType, services: shown }] : []
  })
  return { types: outcome.ok ? types : undefined }
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return keptPage(request.url, serverLoader, ({ types }) => types !== undefined)
}

type ShownService = InLanguage<Service>
type ShownType = InLanguage<ServiceType> & { services: ShownService[] }

export default function ServiceList({ loaderData: { types } }: Route.ComponentProps) {
  const t = useFullT()
  const [search] = useSearchParams()
  const wanted = idIn(search, 'service')
  return (
    <Page title={t('services.title')} intro={t('services.intro')}>
      {wanted !== undefined && (
        <SignInOffer next={`/services/order/create/${wanted}`} text={t('services.signInRequired')} />
      )}
      <LazyHydrate part={printerBox} props={{ className: 'mb-10' }} />
      {!types && <Failed />}
      {types?.length === 0 && (
        <EmptyState drawing={<Wrench strokeWidth={1.25} />} title={t('services.none')} />
      )}
      <div className="grid gap-12">
        {types?.map((type) => (
          <ServiceGroup key={type.id} type={type} />
        ))}
      </div>
    </Page>
  )
}

/** An error toast, and a message in the page with a retry button (workshop.md#services). */
function Failed() {
  const t = useFullT()
  const toast = useToast()
  const showToast = useEffectEvent(() => toast.error(t('services.failed')))
  useEffect(() => showToast(), [])
  return <ListFailed text={t('services.failed')} />
}

/** A type of service and its cards, each a link to the request form. */
function ServiceGroup({ type }: { type: ShownType }) {
  const heading = `tipo-${type.id}`
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} lang={type.lang} dir="auto" className="text-xl">
        {type.name}
      </h2>
      {type.description && (
        <p lang={type.lang} dir="auto" className="mt-1 max-w-prose text-ink-muted">
          {type.description}
        </p>
      )}
      <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {type.services.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} type={type} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ServiceCard({ service, type }: { service: ShownService; type: ShownType }) {
  const t = useFullT()
  const name = `servicio-${service.id}`
  return (
    <Card
      interactive
      padding="none"
      className="flex h-full flex-wrap overflow-hidden sm:flex-col sm:flex-nowrap"
    >
      <ServicePicture
        image={service.image ?? type.image}
        position={type.position}
        className="w-28 shrink-0 sm:aspect-[3/2] sm:w-full"
      />
      <div className="flex min-w-0 flex-1 basis-[11rem] flex-col p-4 sm:basis-auto sm:p-5">
        <h3 id={name} lang={service.lang} dir="auto" className="text-base">
          {service.name}
        </h3>
        {service.description && (
          <p lang={service.lang} dir="auto" className="mt-1.5 line-clamp-3 text-ink-muted text-sm">
            {service.description}
          </p>
        )}
        <ServiceTerms service={service} />
        <Link
          href={`/services/order/create/${service.id}`}
          aria-describedby={name}
          className="mt-auto inline-flex min-h-11 items-center gap-2 pt-2 font-semibold text-link after:absolute after:inset-0 after:rounded-lg"
        >
          {t('services.request')}
          <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        </Link>
      </div>
    </Card>
  )
}

/** What it costs at least, in the visitor's currency, and how long it takes. */
function ServiceTerms({ service }: { service: Service }) {
  const t = useFullT()
  const currency = useShellData()?.currency ?? ''
  const money = useMoney(currency)
  const from = usesAltPrices(currency) ? service.priceFromAlt : service.priceFrom
  const days = service.turnaroundDays
  if (from === null && days === null) return null
  return (
    <p className="mt-2 text-sm">
      {from !== null && (
        <span className="block font-semibold">{t('services.priceFrom', { amount: money(from) })}</span>
      )}
      {days !== null && (
        <span className="block text-ink-muted">{t('services.turnaround', { count: days })}</span>
      )}
    </p>
  )
}

/** The shop's picture, or a default drawing. Decorative: the name is beside it. */
function ServicePicture({
  image,
  position,
  className,
}: {
  image: string | null
  position: number
  className?: string
}) {
  const saveData = useShellData()?.saveData ?? false
  if (image && !saveData)
    return (
      <img
        src={`/api/files/${image}?w=320`}
        alt=""
        loading="lazy"
        decoding="async"
        width={320}
        height={240}
        className={cx('object-cover', className)}
      />
    )
  const Icon = drawings[position % drawings.length] ?? Wrench
  return (
    <span aria-hidden="true" className={cx('grid place-items-center bg-action-soft text-link', className)}>
      <Icon strokeWidth={1.25} className="size-10 sm:size-14" />
    </span>
  )
}

const drawings = [Wrench, Printer, Laptop, Network, Plug]
