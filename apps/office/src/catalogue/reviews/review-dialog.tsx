import { changeReview } from '@tecnoclick/contract/catalogue/reviews/endpoints'
import type { ModeratedReview } from '@tecnoclick/contract/catalogue/reviews/schemas'
import { office } from '@tecnoclick/messages/office'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { useConfirm } from '@tecnoclick/ui/confirm-dialog'
import { Dialog } from '@tecnoclick/ui/dialog'
import { TextLink } from '@tecnoclick/ui/link'
import { RatingStars } from '@tecnoclick/ui/rating-stars'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAct } from '../../platform/api/use-act.ts'
import { useDialogRow } from '../../platform/api/use-dialog-row.ts'
import { useBackToList } from '../../platform/form/use-back-to-list.ts'
import { Fact, Facts } from '../../platform/layout/facts.tsx'
import { When } from '../../platform/layout/when.tsx'
import { say } from '../../platform/say.ts'

const { reviews, shopDesks } = office

export function ReviewDialog() {
  const close = useBackToList()
  const confirm = useConfirm()
  const { act, busy } = useAct()
  const review = useDialogRow<ModeratedReview>('reviews')
  if (!review) return null
  const { id, author: name, hidden, version } = review

  async function judge(hide: boolean) {
    if (hide && !hidden) {
      const question = {
        title: say(reviews.hideTitle, { name }),
        text: reviews.hideText,
        confirmLabel: reviews.hide,
      }
      if (!(await confirm(question))) return
    }
    const body = { hidden: hide, version }
    const done = await act(() => officeClient.call(changeReview, { params: { id }, body }), {
      done: say(hide ? reviews.hidden : reviews.shown, { name }),
    })
    if (done) close()
  }

  return (
    <Dialog
      title={say(reviews.dialog, { name })}
      open
      onClose={close}
      footer={
        hidden ? (
          <Button busy={busy} onClick={() => judge(false)}>
            {reviews.show}
          </Button>
        ) : (
          <>
            <Button variant="secondary" busy={busy} onClick={() => judge(true)}>
              {reviews.hide}
            </Button>
            <Button busy={busy} onClick={() => judge(false)}>
              {reviews.keep}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-4">
        <p className="flex flex-wrap items-center gap-3">
          <RatingStars value={review.rating} />
          {review.verified && <Badge tone="success">{reviews.verified}</Badge>}
          {hidden && <Badge>{shopDesks.words.hidden}</Badge>}
        </p>
        <blockquote className="whitespace-pre-line wrap-anywhere border-s-2 ps-4">{review.text}</blockquote>
        <Facts>
          <Fact name={reviews.columns.product}>
            <TextLink href={`/admin/products/${review.productId}`}>{review.product.name}</TextLink>
          </Fact>
          <Fact name={reviews.email}>
            <TextLink href={`mailto:${review.email}`}>{review.email}</TextLink>
          </Fact>
          <Fact name={shopDesks.words.date}>
            <When date={review.date} />
          </Fact>
        </Facts>
      </div>
    </Dialog>
  )
}
