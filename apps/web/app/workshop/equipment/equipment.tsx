import { listEquipment } from '@tecnoclick/contract/stock/passports/endpoints'
import { Button } from '@tecnoclick/ui/button'
import { useFullT, useMoreMessages } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import { Form } from 'react-router'
import { AccountPage } from '../../people/area/account-page.tsx'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { FormFailure, PlainNotice } from '../../platform/form/form-notice.tsx'
import { formResponse } from '../../platform/form/form-result.ts'
import { ListFailed } from '../../platform/page/list-failed.tsx'
import { visitOf } from '../../rendering/context.ts'
import type { Route } from './+types/equipment.ts'
import { type EquipmentResult, handleEquipmentForm } from './equipment-action.ts'
import { EquipmentCard } from './equipment-card.tsx'
import { equipmentTexts } from './equipment-texts.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, preferences } = visitOf(context)
  const outcome = await client.attempt(listEquipment)
  return {
    devices: outcome.ok ? outcome.data.data : undefined,
    origin: url.origin,
    texts: equipmentTexts(preferences.locale),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return formResponse(await handleEquipmentForm(visitOf(context), await request.formData()))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

/** 'Mis equipos' (selling.md#passports). */
export default function EquipmentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { devices, origin, texts } = loaderData
  useMoreMessages(texts)
  const t = useFullT()
  const posted: EquipmentResult | undefined = actionData
  return (
    <AccountPage title={t('equipment.title')}>
      <div className="grid gap-6">
        <p className="max-w-prose text-ink-muted">{t('equipment.intro')}</p>
        <FormFailure posted={posted} />
        {posted?.done && <PlainNotice kind="success">{t(`equipment.${posted.done}`)}</PlainNotice>}
        {devices === undefined && <ListFailed />}
        {devices?.length === 0 && <p>{t('equipment.empty')}</p>}
        <ul className="grid gap-4">
          {devices?.map((device) => (
            <li key={device.id}>
              <EquipmentCard device={device} posted={posted} origin={origin} />
            </li>
          ))}
        </ul>
        <ClaimForm key={posted?.done} posted={posted} />
      </div>
    </AccountPage>
  )
}

function ClaimForm({ posted }: { posted: EquipmentResult | undefined }) {
  const t = useFullT()
  return (
    <Form method="post" className="grid max-w-sm gap-4">
      <h2 className="text-lg">{t('equipment.claimTitle')}</h2>
      <input type="hidden" name="intent" value="claim" />
      <TextField
        name="code"
        label={t('equipment.claimCode')}
        hint={t('equipment.claimHint')}
        autoComplete="off"
        dir="ltr"
        maxLength={30}
        defaultValue={posted?.values?.code}
        error={posted?.errors?.code}
      />
      <div>
        <Button type="submit" variant="secondary">
          {t('equipment.claim')}
        </Button>
      </div>
    </Form>
  )
}
