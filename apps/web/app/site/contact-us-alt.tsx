import { Card } from '@tecnoclick/ui/card'
import { useFullT } from '@tecnoclick/ui/messages'
import { networkFirst } from '../offline/network-first.ts'
import { queueWhenOffline } from '../offline/queue-when-offline.ts'
import { formResponse } from '../platform/form/form-result.ts'
import { Page } from '../platform/page/page.tsx'
import { visitOf } from '../rendering/context.ts'
import { useShellData } from '../rendering/shell-data.ts'
import type { Route } from './+types/contact-us-alt.ts'
import { ContactFacts } from './contact/contact-facts.tsx'
import { ContactForm } from './contact/contact-form.tsx'
import { messageRequest } from './contact/contact-message.ts'
import { loadContact } from './contact/load-contact.ts'
import { sendMessage } from './contact/send-message.ts'
import { ShopFront } from './contact/shop-front.tsx'
import { ShopMap } from './contact/shop-map.tsx'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadContact(visitOf(context), url.searchParams)
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return networkFirst({
    address: request.url,
    fresh: serverLoader,
    async stored(visit) {
      const { loadContact } = await import('./contact/load-contact.ts')
      return loadContact(visit, new URL(request.url).searchParams)
    },
  })
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const result = await sendMessage(visitOf(context), await request.formData(), url)
  return result instanceof Response ? result : formResponse(result)
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return queueWhenOffline(request, serverAction, messageRequest)
}

/** The contact page: form, map, picture and every other way to reach the shop (site.md#contact). */
export default function ContactUsAlt({ loaderData, actionData }: Route.ComponentProps) {
  const t = useFullT()
  const store = useShellData()?.store
  const { values, mapUrl, coordinates } = loaderData
  return (
    <Page title={t('site.contact.title')} intro={t('site.contact.text')}>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_1fr]">
        <div className="grid gap-6">
          <Card padding="lg">
            <h2 className="mb-5 text-xl">{t('site.contact.write')}</h2>
            <ContactForm address="/site/contact-us-alt" values={values} posted={actionData} />
          </Card>
          <ShopMap mapUrl={mapUrl} coordinates={coordinates} />
        </div>
        <div className="overflow-hidden rounded-lg border bg-surface">
          <div className="band px-6 pt-6">
            <ShopFront className="mx-auto block h-auto w-full max-w-sm" />
          </div>
          <div className="p-5 sm:p-8">
            <h2 className="mb-5 text-xl">{t('site.contact.visit')}</h2>
            {store && <ContactFacts store={store} />}
          </div>
        </div>
      </div>
    </Page>
  )
}
