import { getTicketLink } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { StaffServiceOrder } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { knownNumber } from '@tecnoclick/domain/platform/order-number'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { officeClient } from '../../platform/api/office-client.ts'
import type { ToastText } from '../../platform/api/use-action.ts'
import { newsToast } from '../../platform/customer-news.ts'
import { useStoreName } from '../../platform/layout/page-heading.tsx'

/** The toast after a change of a repair, as of an order; its link opens the ticket. */
export function useRepairNews({
  id,
  orderNum,
  customer,
}: Pick<StaffServiceOrder, 'id' | 'orderNum' | 'customer'>) {
  const store = useStoreName()

  async function readLink(): Promise<string> {
    const made = await officeClient.attempt(getTicketLink, { params: { id } }).catch(() => undefined)
    return made?.ok ? new URL(made.data.path, location.origin).href : ''
  }

  return (done: string, news: string): Promise<ToastText> =>
    newsToast(customer, done, async () => {
      const values = { store, number: knownNumber(orderNum) ?? '', news, link: await readLink() }
      return fillText(office.customerNews.repairText, values).trim()
    })
}
