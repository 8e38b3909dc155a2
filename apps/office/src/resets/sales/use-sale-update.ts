import { changeResetSale } from '@tecnoclick/contract/resets/sales/endpoints'
import type { ResetSaleAnswer, StaffResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { office } from '@tecnoclick/messages/office'
import { useToast } from '@tecnoclick/ui/toast'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'

/** Changes the staff's fields of a sale, from the version on the screen. */
export function useSaleUpdate({ id, version }: StaffResetSale) {
  const { run, busy } = useAction()
  const toast = useToast()
  const update = (body: Omit<ResetSaleAnswer, 'version'>, done: string) =>
    run(() => officeClient.call(changeResetSale, { params: { id }, body: { ...body, version } }), {
      done,
      // A download can only conflict with a file that was never uploaded.
      refused: ({ body: refusal, message }) =>
        toast.error(
          refusal?.code === 'conflict' && body.descargable ? office.resetSales.payment.noFile : message,
        ),
    })
  return { update, busy }
}
