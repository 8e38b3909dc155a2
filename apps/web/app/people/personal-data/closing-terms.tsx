import type { Closing } from '@tecnoclick/contract/people/account/schemas'
import { Link } from '@tecnoclick/ui/link'
import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'

/** What is deleted, and what is kept and why (people.md#closing-the-account). */
export function ClosingTerms() {
  const t = useFullT()
  return (
    <div className="mt-2 mb-5 grid gap-4 text-sm">
      <p className="text-ink-muted">{t('account.data.close.text')}</p>
      <div>
        <h3 className="text-sm">{t('account.data.close.removed')}</h3>
        <p className="mt-1 text-ink-muted">{t('account.data.close.removedText')}</p>
      </div>
      <div>
        <h3 className="text-sm">{t('account.data.close.kept')}</h3>
        <ul className="mt-1 grid list-disc gap-1 ps-5 text-ink-muted">
          <li>{t('account.data.close.keptOrders')}</li>
          <li>{t('account.data.close.keptServices')}</li>
          <li>{t('account.data.close.keptLog')}</li>
        </ul>
      </div>
      <p>{t('account.data.close.lost')}</p>
    </div>
  )
}

/** Where each of them is finished or cancelled. */
const pages = {
  order: (id: number) => `/account/orders/${id}`,
  payment: (id: number) => `/account/orders/${id}`,
  return: (id: number) => `/account/returns/${id}`,
  serviceOrder: () => '/account/orders?type=services',
  resetSale: () => '/account/ordersreset',
} as const satisfies Record<Closing['open'][number]['kind'], (id: number) => string>

export function OpenMatters({ open }: Pick<Closing, 'open'>) {
  const t = useFullT()
  return (
    <Notice kind="warning" title={t('account.data.close.open')}>
      <ul className="mt-1 grid gap-1">
        {open.map(({ kind, id, number }) => (
          <li key={`${kind}-${id}`}>
            <Link href={pages[kind](id)} className="text-link underline">
              {t(`account.data.close.kinds.${kind}`, { number })}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
