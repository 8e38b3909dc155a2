import { getNotices } from '@tecnoclick/contract/people/notices/endpoints'
import { tables } from '@tecnoclick/messages/tables'
import { Card } from '@tecnoclick/ui/card'
import { useFullT, useMoreMessages } from '@tecnoclick/ui/messages'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { FormFailure, PlainNotice } from '../../platform/form/form-notice.tsx'
import { formResponse } from '../../platform/form/form-result.ts'
import { ListFailed } from '../../platform/page/list-failed.tsx'
import { visitOf } from '../../rendering/context.ts'
import { AccountPage } from '../area/account-page.tsx'
import type { Route } from './+types/notices.ts'
import { ChoicesForm } from './choices-form.tsx'
import { actOnNotices, type NoticesResult } from './notices-action.ts'
import { PhoneCard } from './phone-card.tsx'
import { RemindersForm } from './reminders-form.tsx'
import { ConnectedTelegram, ConnectTelegram } from './telegram-card.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { client, preferences } = visitOf(context)
  const outcome = await client.attempt(getNotices)
  return {
    notices: outcome.ok ? outcome.data : undefined,
    /** No other page downloads them. */
    texts: { notices: tables[preferences.locale].notices },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return formResponse(await actOnNotices(visitOf(context), await request.formData()))
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

/** A page with a code may not be stored. */
export function headers() {
  return { 'cache-control': 'private, no-store' }
}

/** How the customer gets messages (platform.md#channels). */
export default function NoticesPage({ loaderData: { notices, texts }, actionData }: Route.ComponentProps) {
  useMoreMessages(texts)
  const t = useFullT()
  const posted: NoticesResult | undefined = actionData
  const isConnected = (notices?.telegram && notices.bot) || (notices?.phone && notices.hasSms)
  const hasOthers = notices && (notices.bot !== null || notices.hasSms)
  return (
    <AccountPage title={t('account.notices')}>
      <div className="grid max-w-2xl gap-5">
        <p className="text-ink-muted">{t(notices && !hasOthers ? 'notices.mailOnly' : 'notices.intro')}</p>
        <FormFailure posted={posted} />
        {posted?.done && <PlainNotice kind="success">{t(`notices.${posted.done}`)}</PlainNotice>}
        {!notices && <ListFailed />}
        {notices?.bot && (
          <Card padding="lg">
            <h2 className="text-lg">{t('notices.heading')}</h2>
            {notices.telegram && <ConnectedTelegram telegram={notices.telegram} />}
            {(!notices.telegram || notices.telegram.isBroken) && (
              <ConnectTelegram code={posted?.code} isAgain={notices.telegram !== null} />
            )}
          </Card>
        )}
        {notices?.hasSms && <PhoneCard notices={notices} posted={posted} />}
        {notices && <RemindersForm notices={notices} />}
        {notices && isConnected && <ChoicesForm notices={notices} posted={posted} />}
      </div>
    </AccountPage>
  )
}
