import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { RatingInput } from '@tecnoclick/ui/rating-input'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useEffectEvent, useState } from 'react'
import { EmailField } from '../../platform/form/email-field.tsx'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { useTypedBefore } from '../../platform/form/use-typed-before.ts'
import { productPath } from '../../platform/page/product-urls.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import { isAccepted, noteOf, type ProductFormResult } from './product-page.ts'

interface ReviewFormProps {
  slug: string
  productId: number
  posted: ProductFormResult | undefined
}

const loadRules = () => import('./product-rules.ts').then(({ reviewRules }) => reviewRules)

/** Open to visitors too (catalogue.md#reviews). */
export function ReviewForm({ slug, productId, posted }: ReviewFormProps) {
  const t = useT()
  const toast = useToast()
  const viewer = useShellData()?.viewer
  const typedBefore = useTypedBefore('review')
  const { form, errors, refused, busy, result } = useCheckedForm({
    action: productPath(slug),
    load: loadRules,
    posted,
  })
  const order = useOrderOfLink(viewer !== undefined && viewer !== null)
  const note = noteOf(result)
  const finish = useEffectEvent(() => {
    if (!note) toast.success(t('product.reviews.sent'))
    form.ref.current?.reset()
  })
  useEffect(() => {
    if (isAccepted(result)) finish()
  }, [result])

  return (
    <form {...form} {...typedBefore} className="grid gap-4 sm:grid-cols-2">
      <input type="hidden" name="intent" value="review" />
      <input type="hidden" name="productId" value={productId} />
      <div className="grid gap-3 sm:col-span-2">
        <FormFailure posted={refused} />
        {note && (
          <Notice kind="info" role="status">
            {note}
          </Notice>
        )}
        {order && <input type="hidden" name="order" value={order} />}
      </div>
      <RatingInput
        name="rating"
        required
        label={t('product.reviews.rating')}
        error={errors.rating}
        noneLabel={t('product.reviews.notRated')}
        defaultValue={Number(posted?.values?.rating ?? 0)}
        className="sm:col-span-2"
      />
      <TextField
        name="author"
        required
        maxLength={80}
        autoComplete="name"
        label={t('product.reviews.author')}
        error={errors.author}
        defaultValue={posted?.values?.author ?? viewer?.name}
      />
      {!order && (
        <EmailField
          label={t('product.reviews.email')}
          hint={t('product.reviews.emailHint')}
          error={errors.email}
          defaultValue={posted?.values?.email ?? viewer?.email}
        />
      )}
      <TextArea
        name="text"
        required
        maxLength={2000}
        label={t('product.reviews.text')}
        error={errors.text}
        defaultValue={posted?.values?.text}
        className="sm:col-span-2"
      />
      <p className="text-ink-muted text-sm sm:col-span-2">{t('product.reviews.whenShown')}</p>
      <Button type="submit" busy={busy} className="justify-self-start">
        {t('product.reviews.send')}
      </Button>
    </form>
  )
}

/**
 * The link of a message names the order (catalogue.md#asking-for-a-review). Read after hydration: pages are cached without it, and without
 * script the review is confirmed by mail. Who is signed in writes as that account.
 */
function useOrderOfLink(isSignedIn: boolean): string | undefined {
  const [order, setOrder] = useState<string>()
  useEffect(() => setOrder(new URLSearchParams(location.search).get('order') ?? undefined), [])
  return isSignedIn ? undefined : order
}
