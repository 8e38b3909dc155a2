import { changeResetSale } from '@tecnoclick/contract/resets/sales/endpoints'
import type { DeskSale, ResetSaleAnswer } from '@tecnoclick/contract/resets/sales/schemas'
import { office } from '@tecnoclick/messages/office'
import { useToast } from '@tecnoclick/ui/toast'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAct } from '../../platform/api/use-act.ts'

/** Staff's part of a sale, made from the version that is on the screen. */
export function useAnswerSale({ id, version }: DeskSale) {
  const { act, busy } = useAct()
  const toast = useToast()
  const answer = (body: Omit<ResetSaleAnswer, 'version'>, done: string) =>
    act(() => officeClient.call(changeResetSale, { params: { id }, body: { ...body, version } }), {
      done,
      // The one thing that can be in the way of a download is a file that was never uploaded.
      refused: ({ body: refusal, message }) =>
        toast.error(
          refusal?.code === 'conflict' && body.descargable ? office.resetSales.payment.noFile : message,
        ),
    })
  return { answer, busy }
}
