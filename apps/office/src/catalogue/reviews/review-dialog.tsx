import { changeReview } from '@tecnoclick/contract/catalogue/reviews/endpoints'
import type { ModeratedReview } from '@tecnoclick/contract/catalogue/reviews/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { RatingStars } from '@tecnoclick/ui/rating-stars'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useDialogRow } from '../../platform/api/use-row.tsx'
import { SaveError } from '../../platform/form/form-error.tsx'
import { useBackToList } from '../../platform/form/use-back-to-list.ts'
import { DateTime } from '../../platform/layout/date-time.tsx'
import { Fact, Facts } from '../../platform/layout/section.tsx'
import { useLastChange } from '../../platform/undo.tsx'
import { ReviewStateBadge } from './review-state-badge.tsx'

const { reviews, common } = office

const showLabels = { waiting: reviews.publish, published: reviews.keep, hidden: reviews.show } as const

export function ReviewDialog() {
  const close = useBackToList()
  const confirm = useConfirm()
  const { run, busy, refusal } = useAction({ inline: true })
  const { setLastChange } = useLastChange()
  const review = useDialogRow<ModeratedReview>('reviews')
  if (!review) return null
  const { id, author: name, state, version } = review

  async function setHidden(hide: boolean) {
    if (hide && state === 'published') {
      const question = {
        title: fillText(reviews.hideTitle, { name }),
        text: reviews.hideText,
        confirmLabel: reviews.hide,
      }
      if (!(await confirm(question))) return
    }
    const body = { hidden: hide, version }
    const changed = await run(() => officeClient.call(changeReview, { params: { id }, body }), {})
    if (!changed) return
    setLastChange({
      text: fillText(hide ? reviews.hidden : reviews.shown, { name }),
      undo: { resource: 'reviews', id, values: { hidden: !hide }, version: changed.version },
    })
    close()
  }

  return (
    <Dialog
      title={fillText(reviews.dialog, { name })}
      open
      onClose={close}
      footer={
        state !== 'unconfirmed' && (
          <>
            {state !== 'hidden' && (
              <Button variant="secondary" busy={busy} onClick={() => setHidden(true)}>
                {reviews.hide}
              </Button>
            )}
            <Button busy={busy} onClick={() => setHidden(false)}>
              {showLabels[state]}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        <p className="flex flex-wrap items-center gap-3">
          <RatingStars value={review.rating} />
          {review.verified && <Badge tone="success">{reviews.verified}</Badge>}
          {state !== 'published' && <ReviewStateBadge state={state} />}
        </p>
        {state === 'unconfirmed' && <p className="text-ink-muted text-sm">{reviews.unconfirmedText}</p>}
        <blockquote className="whitespace-pre-line wrap-anywhere border-s-2 ps-4">{review.text}</blockquote>
        <Facts>
          <Fact name={reviews.columns.product}>
            <TextLink href={`/admin/products/${review.productId}`}>{review.product.name}</TextLink>
          </Fact>
          <Fact name={reviews.email}>
            <TextLink href={`mailto:${review.email}`}>{review.email}</TextLink>
          </Fact>
          <Fact name={common.date}>
            <DateTime date={review.date} />
          </Fact>
        </Facts>
        <SaveError refusal={refusal} />
      </div>
    </Dialog>
  )
}
