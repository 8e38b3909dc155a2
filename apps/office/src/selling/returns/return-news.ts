import type { OrderReturn } from '@tecnoclick/contract/selling/returns/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import type { ToastText } from '../../platform/api/use-action.ts'
import { newsToast } from '../../platform/customer-news.ts'
import { useStoreName } from '../../platform/layout/page-heading.tsx'

/** The toast after a change of a return, as of an order; a return has no link of its own. */
export function useReturnNews({ number, customer }: OrderReturn) {
  const store = useStoreName()
  return (done: string, news: string): Promise<ToastText> =>
    newsToast(customer, done, async () => fillText(office.customerNews.returnText, { store, number, news }))
}
