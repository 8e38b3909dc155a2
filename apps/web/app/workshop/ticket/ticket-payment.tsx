import { photoField } from '@tecnoclick/contract/platform/files/endpoints'
import { QrCode } from '@tecnoclick/ui/qr-code'
import { shownNumber } from '../../people/area/order-number.ts'
import { paymentFacts } from '../service-orders/payment-facts.ts'
import type { ContentProps } from './ticket-props.ts'

/** How an accepted quote is paid by transfer, without script. */
export function TicketPayment({ t, path, ticket, money, payment, unpaid }: ContentProps) {
  if (!payment || (!payment.transfer && payment.reports.length === 0)) return null
  const { transfer, isDeposit, reports } = payment
  const isOpen = !ticket.readOnly && !reports.some(({ state }) => state === 'reported')
  return (
    <section id="pago">
      <h2>{t(isDeposit ? 'repairPage.pay.deposit' : 'repairPage.pay.rest')}</h2>
      {transfer && isOpen && (
        <>
          <p className="amount" dir="ltr">
            {money(transfer.amount, transfer.currency)}
          </p>
          <p>{t('repairPage.pay.hint')}</p>
          <QrCode
            text={transfer.qrText}
            label={t('checkout.transfer.qr', { amount: money(transfer.amount, transfer.currency) })}
            className="qr"
          />
          <ul>
            {paymentFacts(transfer, shownNumber(ticket.orderNum, t), t).map(([label, value]) => (
              <li key={label}>
                <small>{label}</small>
                <b>
                  <bdi>{value}</bdi>
                </b>
              </li>
            ))}
          </ul>
          <form method="post" action={`${path}/payment`} encType="multipart/form-data" className="message">
            <input type="hidden" name="amount" value={transfer.amount} />
            {unpaid && (
              <p role="alert" className="problem">
                {unpaid}
              </p>
            )}
            <label>
              {t('repairPage.pay.code')}
              <input name="transactionCode" dir="ltr" autoComplete="off" required maxLength={64} />
            </label>
            <label>
              {t('repairPage.pay.photo')}
              <input type="file" name={photoField} accept="image/*" />
              <span className="hint">{t('repairPage.pay.photoHint')}</span>
            </label>
            <p className="choice">
              <button type="submit">{t('repairPage.pay.send')}</button>
            </p>
          </form>
        </>
      )}
      <ul>
        {reports.map(({ id, amount, currency, transactionCode, state, reason }) => (
          <li key={id}>
            <b>{t(`repairPage.pay.states.${state}`)}</b>
            <span dir="ltr">
              {money(amount, currency)} · {transactionCode}
            </span>
            {reason && <bdi>{reason}</bdi>}
          </li>
        ))}
      </ul>
    </section>
  )
}
