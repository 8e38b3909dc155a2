import { Card } from '@tecnoclick/ui/card'
import { useFullT } from '@tecnoclick/ui/messages'
import { networkFirst } from '../offline/network-first.ts'
import { queueWhenOffline } from '../offline/queue-when-offline.ts'
import { formResponse } from '../platform/form/form-result.ts'
import { Page } from '../platform/page/page.tsx'
import { visitOf } from '../rendering/context.ts'
import { useShellData } from '../rendering/shell-data.ts'
import type { Route } from './+types/contact-us.ts'
import { ContactFacts } from './contact/contact-facts.tsx'
import { ContactForm } from './contact/contact-form.tsx'
import { messageRequest } from './contact/contact-message.ts'
import { loadContact } from './contact/load-contact.ts'
import { sendMessage } from './contact/send-message.ts'
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

/** The demo layout: the map first, the demo's own hours; the form is the real one (site.md#screens). */
export default function ContactUs({ loaderData, actionData }: Route.ComponentProps) {
  const t = useFullT()
  const store = useShellData()?.store
  const { values, mapUrl, coordinates } = loaderData
  return (
    <Page
      title={t('site.contact.whereTitle')}
      intro={t('site.contact.whereText')}
      head={{ path: '/site/contact-us-alt' }}
    >
      <ShopMap mapUrl={mapUrl} coordinates={coordinates} />
      <Card padding="lg" className="mt-6 grid gap-10 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 className="mb-5 text-xl">{t('site.contact.visit')}</h2>
          {store && <ContactFacts store={store} hours={`${t('site.contact.demoHours')} (demo)`} />}
        </div>
        <div>
          <h2 className="mb-5 text-xl">{t('site.contact.write')}</h2>
          <ContactForm address="/site/contact-us" values={values} posted={actionData} />
        </div>
      </Card>
    </Page>
  )
}
