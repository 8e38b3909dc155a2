import { resetLogField, uploadResetLog } from '@tecnoclick/contract/platform/files/endpoints'
import { getResetSale, reportOutcome } from '@tecnoclick/contract/resets/sales/endpoints'
import { outcomeReportSchema, type ResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { mayReport, resetOutcomes } from '@tecnoclick/domain/resets/outcome'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { AccountPage } from '../../people/area/account-page.tsx'
import { refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { type FormResult, formResponse } from '../../platform/form/form-result.ts'
import { checkValues } from '../../platform/form/form-rules.ts'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import { type Visit, visitOf } from '../../rendering/context.ts'
import type { Route } from './+types/report-outcome.ts'
import { LogInput } from './log-input.tsx'
import { readOutcome } from './outcome-rules.ts'

const requestsPage = '/account/ordersreset'
const encType = 'multipart/form-data'

const saleIdOf = (param: string) => (/^\d{1,9}$/.test(param) ? Number(param) : 0)

export async function loader({ context, params }: Route.LoaderArgs) {
  const sale = await visitOf(context).client.call(getResetSale, { params: { id: saleIdOf(params.saleId) } })
  return { sale }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const result = await send(visitOf(context), saleIdOf(params.saleId), await request.formData(), url)
  return result instanceof Response ? result : formResponse(result)
}

async function send(visit: Visit, id: number, form: FormData, url: URL): Promise<FormResult | Response> {
  const values = readOutcome(form)
  const checked = checkValues(outcomeReportSchema, values, translatorFor(visit))
  if (!checked.ok) return { errors: checked.errors, values }
  const file = form.get(resetLogField)
  const hasFile = file instanceof File && file.size > 0
  const body = new FormData()
  if (hasFile) body.set(resetLogField, file)
  const uploaded = hasFile ? await visit.client.attempt(uploadResetLog, { body }) : undefined
  if (uploaded && !uploaded.ok) return { ...refusedResult(uploaded.error, visit), values }
  const log = uploaded?.data.files[0]?.originalname
  const outcome = await visit.client.attempt(reportOutcome, {
    params: { id },
    body: { ...checked.values, ...(log !== undefined && { log }) },
  })
  if (!outcome.ok) return { ...refusedResult(outcome.error, visit), values }
  return redirectWithFlash(requestsPage, 'resetOutcomeSent', url)
}

/** The buyer says whether the file worked (resets.md#outcomes). */
export default function ReportOutcome({ loaderData: { sale }, actionData }: Route.ComponentProps) {
  const t = useFullT()
  const file = `${sale.reset.typeFile} ${sale.reset.brand.name} ${sale.reset.model}`
  return (
    <AccountPage
      title={t('resets.outcome.title')}
      trail={[{ label: t('resets.requests.title'), href: requestsPage }]}
    >
      <div className="grid max-w-2xl gap-6">
        <p className="text-ink-muted">{t('resets.outcome.intro', { file })}</p>
        {mayReport(sale) ? (
          <OutcomeForm sale={sale} posted={actionData} />
        ) : (
          <Notice>{t(sale.outcome ? 'resets.outcome.decided' : 'resets.outcome.tooEarly')}</Notice>
        )}
        <p className="text-sm">
          <TextLink href={requestsPage}>{t('resets.outcome.back')}</TextLink>
        </p>
      </div>
    </AccountPage>
  )
}

const loadRules = async () => (await import('./outcome-rules.ts')).outcomeRules

/** Photos of phones are larger than what is taken. */
async function shrinkLog(form: FormData): Promise<boolean> {
  const file = form.get(resetLogField)
  if (file instanceof File && file.type.startsWith('image/')) {
    const { shrinkPicture } = await import('@tecnoclick/ui/shrink-picture')
    form.set(resetLogField, await shrinkPicture(file))
  }
  return true
}

function OutcomeForm({ sale, posted }: { sale: ResetSale; posted: FormResult | undefined }) {
  const t = useFullT()
  const before = sale.outcome
  const typed = posted?.values
  const [outcome, setOutcome] = useState(typed?.outcome ?? before?.outcome ?? '')
  const { form, errors, refused, busy } = useCheckedForm({
    action: `${requestsPage}/${sale.id}/outcome`,
    load: loadRules,
    posted,
    encType,
    beforeSend: shrinkLog,
  })
  return (
    <form {...form} encType={encType} className="grid gap-6">
      <FormFailure posted={refused} />
      <RadioGroup
        name="outcome"
        label={t('resets.outcome.what')}
        look="cards"
        value={outcome}
        onValueChange={setOutcome}
        options={resetOutcomes.map((value) => ({ value, label: t(`resets.outcome.${value}`) }))}
        error={errors.outcome}
        required
      />
      <TextField
        name="firmware"
        label={t('resets.purchase.firmware')}
        hint={t('resets.outcome.firmwareHint')}
        defaultValue={typed?.firmware ?? before?.firmware ?? sale.firmware ?? ''}
        error={errors.firmware}
        maxLength={60}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
      />
      <div className={outcome === 'worked' ? 'hidden' : 'grid gap-6'}>
        <TextArea
          name="message"
          label={t('resets.outcome.message')}
          hint={t('resets.outcome.messageHint')}
          defaultValue={typed?.message ?? before?.message ?? ''}
          error={errors.message}
          maxLength={1000}
        />
        <LogInput isKept={Boolean(before?.log)} error={errors.log} />
      </div>
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {t('resets.outcome.send')}
      </Button>
    </form>
  )
}
