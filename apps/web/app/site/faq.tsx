import { useT } from '@tecnoclick/ui/messages'
import { visitOf } from '../context.ts'
import { Page } from '../shell/page.tsx'
import type { Route } from './+types/faq.ts'
import { DeliverySection } from './delivery-section.tsx'
import { loadDelivery } from './load-delivery.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadDelivery(visitOf(context).client, url.searchParams)
}

export default function Faq({ loaderData }: Route.ComponentProps) {
  const t = useT()
  return (
    <Page title={t('site.faq.title')}>
      <DeliverySection delivery={loaderData} />
    </Page>
  )
}
