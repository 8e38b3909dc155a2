import type { Notices } from '@tecnoclick/contract/people/notices/schemas'
import { readPhone } from '@tecnoclick/domain/platform/phone'
import { formatTime } from '@tecnoclick/messages/platform/format-date'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { TextField } from '@tecnoclick/ui/text-field'
import { useNavigation } from 'react-router'
import { IntentForm } from '../../platform/form/intent-form.tsx'
import type { NoticesResult } from './notices-action.ts'

const page = '/account/notices'

interface PhoneCardProps {
  notices: Notices
  posted: NoticesResult | undefined
}

/** Where SMS go: a number, then the code that it got (platform.md#sms). */
export function PhoneCard({ notices: { phone, isMailboxProven }, posted }: PhoneCardProps) {
  const t = useFullT()
  const isConfirming = posted?.phoneCode !== undefined
  return (
    <Card padding="lg">
      <h2 className="text-lg">{t('notices.phone.heading')}</h2>
      <div className="mt-2 grid gap-4">
        {phone && <VerifiedPhone phone={phone} />}
        {isConfirming && <CodeForm posted={posted} />}
        {!isConfirming && !isMailboxProven && <ProveMailbox />}
        {!isConfirming && isMailboxProven && !phone && <NumberForm posted={posted} />}
        {!isConfirming && isMailboxProven && phone && (
          <details>
            <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-link text-sm underline underline-offset-4">
              {t('notices.phone.change')}
            </summary>
            <NumberForm posted={posted} />
          </details>
        )}
      </div>
    </Card>
  )
}

function VerifiedPhone({ phone }: { phone: string }) {
  const t = useFullT()
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi dir="ltr" className="font-semibold tabular-nums">
          {readPhone(phone)}
        </bdi>
        <Badge tone="success">{t('notices.phone.verified')}</Badge>
      </p>
      <IntentForm
        intent="removePhone"
        action={page}
        question={{
          title: t('notices.phone.removeTitle'),
          text: t('notices.phone.removeText'),
          confirmLabel: t('notices.phone.remove'),
        }}
      >
        <Button type="submit" variant="secondary" className="max-sm:w-full">
          {t('notices.phone.remove')}
        </Button>
      </IntentForm>
    </>
  )
}

function ProveMailbox() {
  const t = useFullT()
  return (
    <p className="text-ink-muted text-sm">
      {t('notices.phone.unproven')} <TextLink href="/account/password">{t('notices.phone.recover')}</TextLink>
    </p>
  )
}

function NumberForm({ posted }: { posted: NoticesResult | undefined }) {
  const t = useFullT()
  const isBusy = useNavigation().formAction?.startsWith(page) === true
  return (
    <IntentForm intent="phone" action={page}>
      <div className="grid gap-4">
        <p className="text-ink-muted text-sm">{t('notices.phone.text')}</p>
        <TextField
          type="tel"
          name="phone"
          inputMode="tel"
          autoComplete="tel"
          dir="ltr"
          maxLength={30}
          required
          label={t('notices.phone.number')}
          error={posted?.errors?.phone}
          defaultValue={posted?.values?.phone}
        />
        <Button type="submit" busy={isBusy} className="max-sm:w-full sm:justify-self-start">
          {t('notices.phone.send')}
        </Button>
      </div>
    </IntentForm>
  )
}

function CodeForm({ posted }: { posted: NoticesResult }) {
  const t = useFullT()
  const locale = useLocale()
  const isBusy = useNavigation().formAction?.startsWith(page) === true
  const { phone = '', expiresDate = '' } = posted.phoneCode ?? {}
  return (
    <IntentForm intent="phoneCode" action={page}>
      <div className="grid gap-4">
        <Notice
          kind="info"
          role="status"
          title={t('notices.phone.sent', { phone: (readPhone(phone) ?? phone).replaceAll(' ', '\u00a0') })}
        >
          {t('notices.phone.sentText', { time: formatTime(new Date(expiresDate), locale) })}
        </Notice>
        <input type="hidden" name="phone" value={phone} />
        <input type="hidden" name="expiresDate" value={expiresDate} />
        <TextField
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          maxLength={6}
          required
          label={t('notices.phone.code')}
          error={posted.isWrongCode && t('notices.phone.wrong')}
        />
        <Button type="submit" busy={isBusy} className="max-sm:w-full sm:justify-self-start">
          {t('notices.phone.confirm')}
        </Button>
      </div>
    </IntentForm>
  )
}
