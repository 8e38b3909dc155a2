import { listFaq } from '@tecnoclick/contract/site/content/endpoints'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useT } from '@tecnoclick/ui/messages'
import { visitOf } from '../rendering/context.ts'
import { ListFailed } from '../shell/list-failed.tsx'
import { Page } from '../shell/page.tsx'
import type { Route } from './+types/faq.ts'
import { DeliverySection } from './delivery-section.tsx'
import { FaqIndex } from './faq-page/faq-index.tsx'
import { FaqSection } from './faq-page/faq-section.tsx'
import { groupFaq } from './faq-page/group-faq.ts'
import { loadDelivery } from './load-delivery.ts'
import { FaqData } from './seo/faq-data.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client } = visitOf(context)
  const [delivery, faq] = await Promise.all([loadDelivery(client, url.searchParams), client.attempt(listFaq)])
  return { delivery, faq: faq.ok ? faq.data.data : undefined }
}

export default function Faq({ loaderData: { delivery, faq } }: Route.ComponentProps) {
  const t = useT()
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
