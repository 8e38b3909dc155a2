import { type CurrencyFormat, formatPrice } from '@tecnoclick/domain/platform/money'
import { cx } from './cx.ts'
import { useT } from './messages.tsx'

interface Look {
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

/** Formatted texts with the currency code. */
interface TextPrice extends Look {
  amount: string
  compareAt?: string | undefined
  code: string
  currency?: undefined
}

/** Minor units and their currency. */
interface MoneyPrice extends Look {
  amount: number
  compareAt?: number | undefined
  currency: CurrencyFormat
}

const sizes = { sm: 'text-base', md: 'text-lg', lg: 'text-xl' }
/** For an amount that is as wide as a card on a phone. */
const longSizes = { sm: 'text-sm', md: 'text-base', lg: 'text-xl' }
const longFrom = 12

export function Price(props: TextPrice | MoneyPrice) {
  const t = useT()
  const { size = 'md', className } = props
  const { amount, compareAt, code } = texts(props)
  const price = (
    <bdi
      dir="ltr"
      className={cx('price', (amount.length < longFrom ? sizes : longSizes)[size], !compareAt && className)}
    >
      {amount}
      {/* '$' is ambiguous; other symbols are the code already. */}
      {!amount.includes(code) && <small>{code}</small>}
    </bdi>
  )
  if (!compareAt) return price
  return (
    <span className={cx('inline-flex flex-wrap items-baseline gap-x-2', className)}>
      <span className="sr-only">{t('ui.price.now')} </span>
      {price}
      <s className="price-before">
        <span className="sr-only">{t('ui.price.before')} </span>
        <bdi dir="ltr">{compareAt}</bdi>
      </s>
    </span>
  )
}

function texts(props: TextPrice | MoneyPrice): Pick<TextPrice, 'amount' | 'compareAt' | 'code'> {
  if (props.currency === undefined) return props
  const { amount, compareAt, currency } = props
  return {
    amount: formatPrice(amount, currency),
    compareAt: compareAt === undefined ? undefined : formatPrice(compareAt, currency),
    code: currency.code,
  }
}
