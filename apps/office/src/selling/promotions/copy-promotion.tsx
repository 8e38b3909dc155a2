import { adminPromotions } from '@tecnoclick/contract/selling/promotions/endpoints'
import type { PromotionRow } from '@tecnoclick/contract/selling/promotions/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Button } from '@tecnoclick/ui/button'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { newPromotion, promotionValues } from './promotion-form.ts'

const { promotions: texts } = office

/** A copy is switched off and has no code, until staff have changed it. */
export function CopyPromotion({ promotion }: { promotion: PromotionRow }) {
  const { run, busy } = useAction()

  async function copy() {
    const name = fillText(texts.copyName, { name: promotion.name }).slice(0, 40)
    const values = { ...promotionValues(promotion), name, code: '', active: false }
    await run(() => officeClient.call(adminPromotions.create, { body: newPromotion(values) }), {
      done: texts.copied,
    })
  }

  return (
    <Button variant="quiet" size="sm" busy={busy} onClick={() => void copy()}>
      {texts.copy}
    </Button>
  )
}
