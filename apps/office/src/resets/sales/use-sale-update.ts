import { changeResetSale } from '@tecnoclick/contract/resets/sales/endpoints'
import type { ResetSaleAnswer, StaffResetSale } from '@tecnoclick/contract/resets/sales/schemas'
import { office } from '@tecnoclick/messages/office'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'

/** Changes the staff's fields of a sale, from the version on the screen. */
export function useSaleUpdate({ id, version }: StaffResetSale) {
  const { run, ...action } = useAction({ inline: true })
  const [isAllowing, setAllowing] = useState(false)
  const update = (body: Omit<ResetSaleAnswer, 'version'>, done: string) => {
    setAllowing(body.descargable === true)
    return run(() => officeClient.call(changeResetSale, { params: { id }, body: { ...body, version } }), {
      done,
    })
  }
  // A download can only conflict with a file that was never uploaded.
  const { refusal } = action
  const isFileMissing = refusal?.code === 'conflict' && isAllowing
  return {
    update,
    ...action,
    refusal: isFileMissing ? { message: office.resetSales.payment.noFile } : refusal,
  }
}
