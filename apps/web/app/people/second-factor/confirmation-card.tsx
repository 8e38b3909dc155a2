import type { FactorOptions } from '@tecnoclick/contract/platform/sign-in-challenge'
import { Card } from '@tecnoclick/ui/card'
import { useFullT } from '@tecnoclick/ui/messages'
import type { FormResult } from '../../platform/form/form-result.ts'
import { FactorForm } from './factor-form.tsx'

interface ConfirmationCardProps {
  options: FactorOptions
  /** The page, whose action handles the intent `confirm`. */
  action: string
  email: string
  text: string
  posted: FormResult | undefined
}

/** Shown in place of what needs a confirmed session (people.md#confirmation). */
export function ConfirmationCard({ options, action, email, text, posted }: ConfirmationCardProps) {
  const t = useFullT()
  return (
    <Card padding="lg" className="grid gap-4">
      <h2 className="text-lg">{t('account.secondFactor.confirmTitle')}</h2>
      <p className="text-ink-muted">{text}</p>
      <FactorForm
        options={options}
        action={action}
        hidden={{ intent: 'confirm', email }}
        posted={posted}
        submitLabel={t('account.secondFactor.confirmSubmit')}
      />
    </Card>
  )
}
