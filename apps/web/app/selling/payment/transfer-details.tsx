import type { Order } from '@tecnoclick/contract/selling/orders/schemas'
import type { Transfer } from '@tecnoclick/contract/selling/payments/transfer-schema'
import { Button } from '@tecnoclick/ui/button'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { useFullT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import type { ReactNode } from 'react'
import { useMoney } from '../../platform/page/use-money.ts'
import { LazyHydrate, lazyPart } from '../../rendering/lazy-hydrate.tsx'

const planPart = lazyPart(async () => ({ default: (await import('./transfer-plan.tsx')).TransferPlan }))
/** The server has drawn it; only another order or method needs the script. */
const qrCode = lazyPart(async () => ({ default: (await import('@tecnoclick/ui/qr-code')).QrCode }))

interface TransferDetailsProps {
  transfer: Transfer
  reference: Order['noSellOrden']
}

/**
 * Where to pay. The QR code is large enough to be scanned from the screen (selling.md#transfer-qr); on a phone, which would
 * have to scan itself, what is copied comes first.
 */
export function TransferDetails({ transfer, reference }: TransferDetailsProps) {
  const t = useFullT()
  const amount = useMoney(transfer.currency)(transfer.amount)
  return (
    <div className="grid gap-6 sm:grid-cols-[auto_1fr]">
      {transfer.plan && (
        <div className="sm:order-first sm:col-span-full">
          <LazyHydrate part={planPart} props={{ plan: transfer.plan, currency: transfer.currency }} />
        </div>
      )}
      <dl className="grid content-start gap-x-6 gap-y-3 sm:grid-cols-[auto_1fr]">
        <Fact
          name={t('checkout.transfer.amount')}
          copied={transfer.amount.toFixed(2)}
          label={t('payment.copyAmount')}
        >
          <bdi dir="ltr" className="font-bold text-lg">
            {amount}
          </bdi>
        </Fact>
        <Fact
          name={t('checkout.transfer.account')}
          copied={transfer.account.replace(/\s/g, '')}
          label={t('payment.copyAccount')}
        >
          <bdi dir="ltr" className="whitespace-nowrap font-semibold">
            {transfer.account}
          </bdi>
        </Fact>
        <Fact name={t('payment.reference')} copied={reference} label={t('payment.copyReference')}>
          <bdi dir="ltr" className="whitespace-nowrap font-semibold">
            {reference}
          </bdi>
        </Fact>
        <Fact name={t('checkout.transfer.holder')}>
          <bdi>{transfer.holder}</bdi>
        </Fact>
        <Fact name={t('checkout.transfer.phone')}>
          <bdi dir="ltr">{transfer.phone}</bdi>
        </Fact>
      </dl>
      <div className="grid max-w-56 content-start gap-2 justify-self-center text-center sm:order-first sm:max-w-52">
        <figure className="grid gap-2">
          <LazyHydrate
            part={qrCode}
            props={{
              text: transfer.qrText,
              label: t('checkout.transfer.qr', { amount }),
              className: 'mx-auto size-56 border sm:size-52',
            }}
          />
          <figcaption className="text-ink-muted text-xs">{t('payment.scan')}</figcaption>
        </figure>
        <SaveQrButton text={transfer.qrText} reference={reference} amount={amount} />
      </div>
    </div>
  )
}

/** On a phone the code cannot be scanned from its own screen; Transfermóvil reads it from a picture. */
function SaveQrButton({ text, reference, amount }: { text: string; reference: string; amount: string }) {
  const t = useFullT()
  const toast = useToast()

  async function save() {
    const { saveQrPicture } = await import('./save-qr-picture.ts')
    await saveQrPicture({ text, lines: [reference, amount], fileName: `${reference}.png` })
  }

  return (
    <Button
      variant="secondary"
      size="sm"
      className="no-script:hidden"
      onClick={() => save().catch(() => toast.error(t('payment.qrNotSaved')))}
    >
      {t('payment.saveQr')}
    </Button>
  )
}

interface FactProps {
  name: string
  copied?: string
  label?: string
  children: ReactNode
}

function Fact({ name, copied, label, children }: FactProps) {
  return (
    <>
      <dt className="text-ink-muted text-sm sm:self-center">{name}</dt>
      <dd className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 max-sm:-mt-2">
        {children}
        {copied !== undefined && label !== undefined && (
          <CopyButton text={copied} label={label} labelHidden />
        )}
      </dd>
    </>
  )
}
