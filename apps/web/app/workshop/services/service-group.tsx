import type { Service, ServiceTypeWithServices } from '@tecnoclick/contract/workshop/services/schemas'
import { Card } from '@tecnoclick/ui/card'
import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { ServicePicture } from './service-picture.tsx'

/** A type of service and its cards; the whole card leads to the request. */
export function ServiceGroup({ type }: { type: ServiceTypeWithServices }) {
  const heading = `tipo-${type.id}`
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-xl">
        {type.name}
      </h2>
      {type.description && <p className="mt-1 max-w-prose text-ink-muted">{type.description}</p>}
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

function ServiceCard({ service, type }: { service: Service; type: ServiceTypeWithServices }) {
  const t = useT()
  const name = `servicio-${service.id}`
  return (
    <Card interactive padding="none" className="flex h-full overflow-hidden sm:flex-col">
      <ServicePicture
        image={service.image ?? type.image}
        position={type.position}
        className="w-28 shrink-0 sm:aspect-[3/2] sm:w-full"
      />
      <div className="flex min-w-0 flex-1 flex-col p-4 sm:p-5">
        <h3 id={name} className="text-base">
          {service.name}
        </h3>
        {service.description && (
          <p className="mt-1.5 line-clamp-3 text-ink-muted text-sm">{service.description}</p>
        )}
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
