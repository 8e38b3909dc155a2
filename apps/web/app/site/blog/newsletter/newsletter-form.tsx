import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { EmailField } from '../../../platform/form/email-field.tsx'
import { FormFailure } from '../../../platform/form/form-notice.tsx'
import type { FormResult } from '../../../platform/form/form-result.ts'
import { useCheckedForm, useResetOnNavigation } from '../../../platform/form/use-checked-form.ts'

const loadRules = () => import('./newsletter-rules.ts').then(({ newsletterRules }) => newsletterRules)

/** On every page it posts to /newsletter. */
export function NewsletterForm({ posted }: { posted?: FormResult | undefined }) {
  const t = useFullT()
  const { form, errors, refused, busy } = useCheckedForm({ action: '/newsletter', load: loadRules, posted })
  useResetOnNavigation(form.ref)
  return (
    <form {...form} className="grid gap-3">
      <FormFailure posted={refused} />
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
