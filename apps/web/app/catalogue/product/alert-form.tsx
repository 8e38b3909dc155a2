import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useEffectEvent } from 'react'
import { EmailField } from '../../platform/form/email-field.tsx'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { useTypedBefore } from '../../platform/form/use-typed-before.ts'
import { productPath } from '../../platform/page/product-urls.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import { isAccepted } from './product-page.ts'

interface AlertFormProps {
  slug: string
  productId: number
  /** The form leads back to this choice. */
  variantId?: number
}

const loadRules = () => import('./product-rules.ts').then(({ alertRules }) => alertRules)

/** 'Avíseme'. Only visitors need to enter an e-mail. */
export default function AlertForm({ slug, productId, variantId }: AlertFormProps) {
  const t = useT()
  const toast = useToast()
  const viewer = useShellData()?.viewer
  const typedBefore = useTypedBefore('alert')
  const { form, errors, refused, busy, result } = useCheckedForm({
    action: productPath(slug, variantId),
    load: loadRules,
  })
  const isDone = isAccepted(result)
  const notify = useEffectEvent(() => toast.success(t('product.alert.done')))
  useEffect(() => {
    if (isDone) notify()
  }, [isDone])

  if (isDone) return <p className="font-medium text-sm text-success">{t('product.alert.done')}</p>
  return (
    <form {...form} {...typedBefore} className="flex flex-wrap items-start gap-2">
      <input type="hidden" name="intent" value="alert" />
      <input type="hidden" name="productId" value={productId} />
      {!viewer && (
        <EmailField
          labelHidden
          error={errors.email}
          label={t('product.reviews.email')}
          placeholder={t('product.reviews.email')}
          className="min-w-48 flex-1"
        />
      )}
      <div className="order-last w-full empty:hidden">
        <FormFailure posted={refused} />
      </div>
      <Button type="submit" busy={busy}>
        {t('product.alert.action')}
      </Button>
    </form>
  )
}
