import { keyHeaders } from '@tecnoclick/contract/platform/request-key'
import {
  listCartLinks,
  makeCartLink,
  removeCartLink,
} from '@tecnoclick/contract/selling/cart-links/endpoints'
import { newCartLinkSchema, type OwnCartLink } from '@tecnoclick/contract/selling/cart-links/schemas'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useFullT, useLocale, useMoreMessages } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import { Form, redirect, useNavigation } from 'react-router'
import { AccountPage } from '../../people/area/account-page.tsx'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { type FormResult, formResponse } from '../../platform/form/form-result.ts'
import { checkValues } from '../../platform/form/form-rules.ts'
import { IntentForm } from '../../platform/form/intent-form.tsx'
import { idOf, textOf, textsOf } from '../../platform/form/read-form.ts'
import { ListFailed } from '../../platform/page/list-failed.tsx'
import { type Visit, visitOf } from '../../rendering/context.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import type { Route } from './+types/saved-carts.ts'
import { linkTexts } from './link-texts.ts'
import { ShareLink } from './share-link.tsx'

const savedCartsPage = '/account/carts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, preferences } = visitOf(context)
  const outcome = await client.attempt(listCartLinks)
  return {
    links: outcome.ok ? outcome.data.data : undefined,
    origin: url.origin,
    requestKey: crypto.randomUUID(),
    texts: linkTexts(preferences.locale),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData()
  const visit = visitOf(context)
  const result = textOf(form, 'intent') === 'remove' ? await remove(visit, form) : await make(visit, form)
  return result instanceof Response ? result : formResponse(result)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

async function make(visit: Visit, form: FormData): Promise<FormResult | Response> {
  const values = textsOf(form, ['name'])
  const checked = checkValues(newCartLinkSchema, values, translatorFor(visit))
  if (!checked.ok) return { errors: checked.errors, values }
  const headers = keyHeaders(textOf(form, 'requestKey'))
  const outcome = await visit.client.attempt(makeCartLink, { body: checked.values, headers })
  return outcome.ok ? redirect(savedCartsPage) : { ...refusedResult(outcome.error, visit), values }
}

async function remove(visit: Visit, form: FormData): Promise<FormResult | Response> {
  const outcome = await visit.client.attempt(removeCartLink, { params: { id: idOf(form, 'id') ?? 0 } })
  // Another tab was faster: it is gone, as was wanted.
  const isGone = outcome.ok || outcome.error.code === 'notFound'
  return isGone ? redirect(savedCartsPage) : refusedResult(outcome.error, visit)
}

/** Carts that were saved or shared (selling.md#cart-links). */
export default function SavedCarts({ loaderData, actionData }: Route.ComponentProps) {
  const { links, origin, requestKey, texts } = loaderData
  useMoreMessages(texts)
  const t = useFullT()
  return (
    <AccountPage title={t('links.cart.title')} trail={[{ label: t('cart.title'), href: '/shop/cart' }]}>
      <div className="grid gap-8">
        <p className="max-w-prose text-ink-muted">{t('links.cart.intro')}</p>
        <FormFailure posted={actionData} />
        <NewLink key={requestKey} requestKey={requestKey} posted={actionData} />
        <section aria-labelledby="enlaces" className="grid gap-4">
          <h2 id="enlaces" className="text-lg">
            {t('links.cart.own')}
          </h2>
          {links === undefined && <ListFailed />}
          {links?.length === 0 && <p>{t('links.cart.none')}</p>}
          <ul className="grid gap-4">
            {links?.map((link) => (
              <li key={link.id}>
                <SavedCart link={link} origin={origin} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </AccountPage>
  )
}

function NewLink({ requestKey, posted }: { requestKey: string; posted: FormResult | undefined }) {
  const t = useFullT()
  const cart = useShellData()?.cart
  const busy = useNavigation().formData?.get('intent') === 'make'
  if (!cart || cart.items.length === 0) return <p>{t('links.cart.empty')}</p>
  return (
    <Form method="post" className="grid max-w-lg gap-4">
      <h2 className="text-lg">{t('links.cart.current')}</h2>
      <p className="text-sm">
        <bdi lang="es">
          {cart.items.map(({ product, quantity }) => `${quantity} × ${product.name}`).join(' · ')}
        </bdi>
      </p>
      <input type="hidden" name="intent" value="make" />
      <input type="hidden" name="requestKey" value={requestKey} />
      <TextField
        name="name"
        label={t('links.cart.name')}
        hint={t('links.cart.nameHint')}
        maxLength={60}
        autoComplete="off"
        defaultValue={posted?.values?.name}
        error={posted?.errors?.name}
      />
      <div>
        <Button type="submit" busy={busy}>
          {t('links.cart.make')}
        </Button>
      </div>
    </Form>
  )
}

function SavedCart({ link, origin }: { link: OwnCartLink; origin: string }) {
  const t = useFullT()
  const locale = useLocale()
  const address = origin + link.path
  const name = link.name ?? t('links.cart.shared')
  return (
    <Card className="grid gap-3">
      <h3 className="font-semibold">
        <bdi>{name}</bdi>
      </h3>
      <p className="text-sm">
        <bdi lang="es">{link.lines.map((line) => `${line.quantity} × ${line.name}`).join(' · ')}</bdi>
      </p>
      <p className="text-ink-muted text-sm">
        {t('links.cart.until', { date: formatDate(new Date(link.expiresDate), locale) })}
      </p>
      <ShareLink address={address} text={t('links.cart.message', { link: address })} />
      <div className="flex flex-wrap gap-2">
        <Button href={link.path} variant="secondary" size="sm">
          {t('links.cart.open')}
          <span className="sr-only"> {name}</span>
        </Button>
        <RemoveLink id={link.id} name={name} />
      </div>
    </Card>
  )
}

function RemoveLink({ id, name }: { id: number; name: string }) {
  const t = useFullT()
  const question = { title: t('links.cart.removeName', { name }), text: t('links.cart.removeText') }
  return (
    <IntentForm intent="remove" hidden={{ id: String(id) }} question={question}>
      <Button type="submit" variant="quiet" size="sm">
        {t('links.cart.remove')}
        <span className="sr-only"> {name}</span>
      </Button>
    </IntentForm>
  )
}
