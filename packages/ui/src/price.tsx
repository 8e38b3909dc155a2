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

export function Price(props: TextPrice | MoneyPrice) {
  const t = useT()
  const { size = 'md', className } = props
  const { amount, compareAt, code } = texts(props)
  return (
    <span className={cx('price', className)}>
      <span className={cx('whitespace-nowrap font-bold', sizes[size])}>
        {compareAt && <span className="sr-only">{t('ui.price.now')} </span>}
        <bdi dir="ltr">
          <span>{amount}</span>
          {/* '$' is ambiguous; other symbols are the code already. */}
          {!amount.includes(code) && <span>{code}</span>}
        </bdi>
      </span>
      {compareAt && (
        <s className="whitespace-nowrap text-ink-muted text-sm">
          <span className="sr-only">{t('ui.price.before')} </span>
          <bdi dir="ltr">{compareAt}</bdi>
        </s>
      )}
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
