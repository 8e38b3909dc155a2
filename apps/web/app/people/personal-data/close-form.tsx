import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import type { FormResult } from '../../platform/form/form-result.ts'
import { IntentForm } from '../area/intent-form.tsx'

export function CloseForm({ posted }: { posted: FormResult | undefined }) {
  const t = useFullT()
  return (
    <div className="grid gap-4">
      <FormFailure posted={posted} />
      <IntentForm
        intent="close"
        question={{
          title: t('account.data.close.confirmTitle'),
          text: t('account.data.close.confirmText'),
          confirmLabel: t('account.data.close.submit'),
        }}
      >
        <Button type="submit" variant="danger" className="max-sm:w-full">
          {t('account.data.close.submit')}
        </Button>
      </IntentForm>
    </div>
  )
}
