import { Card } from '@tecnoclick/ui/card'
import { useFullT } from '@tecnoclick/ui/messages'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { networkFirst } from '../../offline/network-first.ts'
import { queueWhenOffline } from '../../offline/queue-when-offline.ts'
import { formResponse } from '../../platform/form/form-result.ts'
import { Page } from '../../platform/page/page.tsx'
import { withoutEndSlashes } from '../../platform/page/page-addresses.ts'
import { visitOf } from '../../rendering/context.ts'
import { type ShellData, useShellData } from '../../rendering/shell-data.ts'
import type { Route } from './+types/contact.ts'
import { ContactFacts } from './contact-facts.tsx'
import { ContactForm } from './contact-form.tsx'
import { messageRequest } from './contact-message.ts'
import { loadContact } from './load-contact.ts'
import { sendMessage } from './send-message.ts'
import { ShopFront } from './shop-front.tsx'
import { ShopMap } from './shop-map.tsx'

const canonicalPath = '/site/contact-us-alt'

export function loader({ context, url }: Route.LoaderArgs) {
  return loadContact(visitOf(context), url.searchParams)
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return networkFirst({
    address: request.url,
    fresh: serverLoader,
    async stored(visit) {
      const { loadContact } = await import('./load-contact.ts')
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

interface LayoutProps {
  map: ReactNode
  form: ReactNode
  store: ShellData['store'] | undefined
}

/** The same page in two layouts; the one without demo hours is canonical (site.md#contact). */
export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const t = useFullT()
  const store = useShellData()?.store
  const address = withoutEndSlashes(useLocation().pathname)
  const { values, mapUrl, coordinates } = loaderData
  const map = <ShopMap mapUrl={mapUrl} coordinates={coordinates} />
  const form = (
    <div>
      <h2 className="mb-5 text-xl">{t('site.contact.write')}</h2>
      <ContactForm address={address} values={values} posted={actionData} />
    </div>
  )
  return address === canonicalPath ? (
    <Page title={t('site.contact.title')} intro={t('site.contact.text')}>
      <FormFirst map={map} form={form} store={store} />
    </Page>
  ) : (
    <Page
      title={t('site.contact.whereTitle')}
      intro={t('site.contact.whereText')}
      head={{ path: canonicalPath }}
    >
      <MapFirst map={map} form={form} store={store} />
    </Page>
  )
}

/** Form, map, picture and every other way to reach the shop. */
function FormFirst({ map, form, store }: LayoutProps) {
  const t = useFullT()
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.6fr)_1fr]">
      <div className="grid gap-6">
        <Card padding="lg">{form}</Card>
        {map}
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
  )
}

/** The map first, the demo's own hours; the form is the real one (site.md#screens). */
function MapFirst({ map, form, store }: LayoutProps) {
  const t = useFullT()
  return (
    <>
      {map}
      <Card padding="lg" className="mt-6 grid gap-10 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 className="mb-5 text-xl">{t('site.contact.visit')}</h2>
          {store && <ContactFacts store={store} hours={`${t('site.contact.demoHours')} (demo)`} />}
        </div>
        {form}
      </Card>
    </>
  )
}
