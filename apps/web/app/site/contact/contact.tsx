import { keyHeaders } from '@tecnoclick/contract/platform/request-key'
import { sendMessage as send } from '@tecnoclick/contract/site/contact/endpoints'
import { contactMessageSchema } from '@tecnoclick/contract/site/contact/schemas'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useFullT } from '@tecnoclick/ui/messages'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { networkFirst } from '../../offline/network-first.ts'
import { queueWhenOffline } from '../../offline/queue-when-offline.ts'
import { EmailField } from '../../platform/form/email-field.tsx'
import { refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { type FieldValues, type FormResult, formResponse } from '../../platform/form/form-result.ts'
import { checkValues } from '../../platform/form/form-rules.ts'
import { textOf, textsOf } from '../../platform/form/read-form.ts'
import { useCheckedForm, useResetOnNavigation } from '../../platform/form/use-checked-form.ts'
import { Page } from '../../platform/page/page.tsx'
import { withoutEndSlashes } from '../../platform/page/page-addresses.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import { type Visit, visitOf } from '../../rendering/context.ts'
import { type ShellData, useShellData } from '../../rendering/shell-data.ts'
import type { Route } from './+types/contact.ts'
import { ContactFacts } from './contact-facts.tsx'
import { contactFields, createMessageKeys, keyField, messageRequest, trapField } from './contact-message.ts'
import { loadContact } from './load-contact.ts'
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

interface ContactFormProps {
  /** The page it is on, whose action handles it. */
  address: string
  /** The initial values of the fields. */
  values: FieldValues
  posted: FormResult | undefined
}

const loadRules = () => import('./contact-rules.ts').then(({ contactRules }) => contactRules)

function ContactForm({ address, values, posted }: ContactFormProps) {
  const t = useFullT()
  const [keyOf] = useState(createMessageKeys)
  const { form, errors, refused, busy } = useCheckedForm({
    action: address,
    load: loadRules,
    posted,
    async beforeSend(message) {
      message.set(keyField, keyOf(message))
      return true
    },
  })
  useResetOnNavigation(form.ref)
  const typed = { ...values, ...posted?.values }
  return (
    <form {...form} className="grid gap-4 sm:grid-cols-2">
      <FormFailure posted={refused} />
      <TextField
        name="name"
        autoComplete="name"
        required
        label={t('site.contact.name')}
        error={errors.name}
        defaultValue={typed.name}
      />
      <EmailField label={t('site.contact.email')} error={errors.email} defaultValue={typed.email} />
      <TextField
        name="subject"
        required
        label={t('site.contact.subject')}
        error={errors.subject}
        defaultValue={typed.subject}
        className="sm:col-span-2"
      />
      <TextArea
        name="body"
        rows={7}
        required
        label={t('site.contact.message')}
        hint={t('site.contact.bodyHint')}
        error={errors.body}
        defaultValue={typed.body}
        className="sm:col-span-2"
      />
      <div aria-hidden="true" className="absolute -start-[200vw] size-px overflow-hidden">
        <label>
          {t('site.contact.trap')}
          <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" busy={busy} className="sm:col-span-2 sm:justify-self-start">
        {busy ? t('site.contact.sending') : t('site.contact.send')}
      </Button>
    </form>
  )
}

/** Redirects to the same page without the query, so that the form is empty again (site.md#contact). */
async function sendMessage(visit: Visit, form: FormData, url: URL): Promise<FormResult | Response> {
  const values = textsOf(form, contactFields)
  const checked = checkValues(
    contactMessageSchema,
    { ...values, website: textOf(form, trapField) },
    translatorFor(visit),
  )
  if (!checked.ok) return { errors: checked.errors, values }
  const outcome = await visit.client.attempt(send, {
    body: checked.values,
    headers: keyHeaders(textOf(form, keyField)),
  })
  if (!outcome.ok) return { ...refusedResult(outcome.error, visit), values }
  return redirectWithFlash(url.pathname, 'messageSent', url)
}
