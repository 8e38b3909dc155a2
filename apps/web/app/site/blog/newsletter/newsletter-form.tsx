import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { EmailField } from '../../../platform/form/email-field.tsx'
import type { FormAnswer } from '../../../platform/form/form-answer.ts'
import { FormFailure } from '../../../platform/form/form-failure.tsx'
import { useCheckedForm } from '../../../platform/form/use-checked-form.ts'
import { useResetOnArrival } from '../../../platform/form/use-reset-on-arrival.ts'

const loadRules = () => import('./newsletter-rules.ts').then(({ newsletterRules }) => newsletterRules)

/** Wherever it stands, /newsletter answers it. */
export function NewsletterForm({ posted }: { posted?: FormAnswer | undefined }) {
  const t = useT()
  const { form, errors, busy } = useCheckedForm({ action: '/newsletter', load: loadRules, posted })
  useResetOnArrival(form.ref)
  return (
    <form {...form} className="grid gap-3">
      <FormFailure posted={posted} />
      <EmailField
        label={t('blog.newsletter.email')}
        error={errors.email}
        defaultValue={posted?.values?.email}
      />
      <Button type="submit" variant="secondary" block busy={busy}>
        {t('blog.newsletter.submit')}
      </Button>
    </form>
  )
}
