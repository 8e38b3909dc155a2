import { claimServiceOrder } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import { claimSchema } from '@tecnoclick/contract/workshop/service-orders/walk-in-schemas'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useFullT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import { AccountPage } from '../../people/area/account-page.tsx'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { type FormResult, formResponse } from '../../platform/form/form-result.ts'
import { checkValues } from '../../platform/form/form-rules.ts'
import { textsOf } from '../../platform/form/read-form.ts'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import { type Visit, visitOf } from '../../rendering/context.ts'
import type { Route } from './+types/claim.ts'
import { claimFields } from './claim-rules.ts'

/** The ticket page links here with its token. */
export function loader({ url }: Route.LoaderArgs) {
  return { ticket: url.searchParams.get('ticket') ?? '' }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const result = await claim(visitOf(context), await request.formData(), url)
  return result instanceof Response ? result : formResponse(result)
}

async function claim(visit: Visit, form: FormData, url: URL): Promise<FormResult | Response> {
  const t = translatorFor(visit)
  const values = textsOf(form, claimFields)
  const checked = checkValues(claimSchema, values, t)
  if (!checked.ok) return { errors: checked.errors, values }
  const outcome = await visit.client.attempt(claimServiceOrder, { body: checked.values })
  if (outcome.ok) return redirectWithFlash(`/account/services/${outcome.data.id}`, 'serviceClaimed', url)
  // Which of the two was wrong is nobody's business.
  if (outcome.error.code === 'notFound') return { errors: { phone: t('services.claim.refused') }, values }
  return { ...refusedResult(outcome.error, visit), values }
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

const loadRules = async () => (await import('./claim-rules.ts')).claimRules

/** A repair that was left at the counter, added by its receipt and phone (workshop.md#at-the-counter). */
export default function ClaimServiceOrder({ loaderData, actionData }: Route.ComponentProps) {
  const t = useFullT()
  const typed = actionData?.values ?? {}
  const { form, errors, refused, busy } = useCheckedForm({
    action: '/account/services/claim',
    load: loadRules,
    posted: actionData,
  })
  return (
    <AccountPage
      title={t('services.claim.title')}
      trail={[{ label: t('orders.title'), href: '/account/orders?type=services' }]}
    >
      <Card padding="lg" className="max-w-xl">
        <form {...form} className="grid gap-6">
          <FormFailure posted={refused} />
          <p className="text-ink-muted">{t('services.claim.intro')}</p>
          <TextField
            name="ticket"
            label={t('services.claim.ticket')}
            hint={t('services.claim.ticketHint')}
            defaultValue={typed.ticket ?? loaderData.ticket}
            error={errors.ticket}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            required
          />
          <TextField
            name="phone"
            type="tel"
            label={t('services.claim.phone')}
            defaultValue={typed.phone}
            error={errors.phone}
            autoComplete="tel"
            dir="ltr"
            required
          />
          <Button type="submit" busy={busy} className="sm:justify-self-start">
            {t('services.claim.submit')}
          </Button>
        </form>
      </Card>
    </AccountPage>
  )
}
