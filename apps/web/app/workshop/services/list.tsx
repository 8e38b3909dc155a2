import { listTypesWithServices } from '@tecnoclick/contract/workshop/services/endpoints'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import Wrench from 'lucide-react/icons/wrench'
import { useEffect, useEffectEvent } from 'react'
import { visitOf } from '../../rendering/context.ts'
import { ListFailed } from '../../shell/list-failed.tsx'
import { Page } from '../../shell/page.tsx'
import type { Route } from './+types/list.ts'
import { ServiceGroup } from './service-group.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const outcome = await visitOf(context).client.attempt(listTypesWithServices)
  return { types: outcome.ok ? outcome.data.data.filter(({ services }) => services.length > 0) : undefined }
}

export default function ServiceList({ loaderData: { types } }: Route.ComponentProps) {
  const t = useT()
  return (
    <Page title={t('services.title')} intro={t('services.intro')}>
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
  const t = useT()
  const toast = useToast()
  const tell = useEffectEvent(() => toast.error(t('services.failed')))
  useEffect(() => tell(), [])
  return <ListFailed text={t('services.failed')} />
}
