import type { SecondFactor, TotpSetup } from '@tecnoclick/contract/people/security/second-factor-schemas'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { QrCode } from '@tecnoclick/ui/qr-code'
import { TextField } from '@tecnoclick/ui/text-field'
import { IntentForm } from '../../platform/form/intent-form.tsx'

interface TotpCardProps {
  factors: SecondFactor
  setup: TotpSetup | undefined
}

export function TotpCard({ factors: { totpSince }, setup }: TotpCardProps) {
  const t = useFullT()
  const locale = useLocale()
  return (
    <Card padding="lg" className="grid gap-4">
      <h2 className="text-lg">{t('account.secondFactor.totp.title')}</h2>
      {totpSince ? (
        <>
          <p>{t('account.secondFactor.totp.since', { date: formatDate(new Date(totpSince), locale) })}</p>
          <IntentForm
            intent="removeTotp"
            question={{
              title: t('account.secondFactor.totp.removeTitle'),
              text: t('account.secondFactor.removeText'),
              confirmLabel: t('account.secondFactor.remove'),
            }}
          >
            <Button type="submit" variant="secondary">
              {t('account.secondFactor.remove')}
            </Button>
          </IntentForm>
        </>
      ) : setup ? (
        <TotpSetupForm setup={setup} />
      ) : (
        <>
          <p className="text-ink-muted">{t('account.secondFactor.totp.text')}</p>
          <IntentForm intent="startTotp">
            <Button type="submit">{t('account.secondFactor.totp.start')}</Button>
          </IntentForm>
        </>
      )}
    </Card>
  )
}

function TotpSetupForm({ setup: { secret, uri } }: { setup: TotpSetup }) {
  const t = useFullT()
  return (
    <IntentForm intent="confirmTotp" hidden={{ secret, uri }}>
      <div className="grid gap-5">
        <p>{t('account.secondFactor.totp.scan')}</p>
        <QrCode text={uri} label={t('account.secondFactor.totp.qr')} className="size-48" />
        <div className="grid gap-2">
          <p className="text-ink-muted text-sm">{t('account.secondFactor.totp.typeSecret')}</p>
          <p dir="ltr" className="break-all rounded-md bg-sunken px-4 py-3 font-mono text-sm">
            {secret.match(/.{1,4}/g)?.join(' ')}
          </p>
          <CopyButton text={secret} />
        </div>
        <TextField
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          required
          label={t('account.secondFactor.totp.code')}
          className="max-w-xs"
        />
        <div>
          <Button type="submit">{t('account.secondFactor.totp.finish')}</Button>
        </div>
      </div>
    </IntentForm>
  )
}
