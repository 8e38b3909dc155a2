import { makeOrderLink } from '@tecnoclick/contract/selling/orders/endpoints'
import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import { knownNumber } from '@tecnoclick/domain/platform/order-number'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { officeClient } from '../../platform/api/office-client.ts'
import type { ToastText } from '../../platform/api/use-action.ts'
import { newsToast } from '../../platform/customer-news.ts'
import { useStoreName } from '../../platform/layout/page-heading.tsx'

export type NewsOrder = Pick<Order, 'id' | 'noSellOrden' | 'channel' | 'customer' | 'recipient'>

/** The toast after a change of an order: what was done, and what its customer is to hear. */
export function useOrderNews({ id, noSellOrden, channel, customer, recipient }: NewsOrder) {
  const store = useStoreName()
  const reader = { email: customer.email, phone: customer.phone || recipient.phone }

  /** Not for a sale at the counter; without the right to make one the text goes alone. */
  async function readLink(): Promise<string> {
    if (channel === 'mostrador') return ''
    const made = await officeClient.attempt(makeOrderLink, { params: { id } }).catch(() => undefined)
    return made?.ok ? new URL(made.data.path, location.origin).href : ''
  }

  return (done: string, news: string): Promise<ToastText> =>
    newsToast(reader, done, async () => {
      const values = { store, number: knownNumber(noSellOrden) ?? '', news, link: await readLink() }
      return fillText(office.customerNews.orderText, values).trim()
    })
}
