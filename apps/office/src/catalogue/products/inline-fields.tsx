import { useQueryClient } from '@tanstack/react-query'
import { newProductSchema, type ProductRow } from '@tecnoclick/contract/catalogue/products/schemas'
import { limitsOf } from '@tecnoclick/contract/platform/field-limits'
import type { Permission } from '@tecnoclick/domain/people/permissions'
import { readTypedAmount, readTypedCount } from '@tecnoclick/domain/platform/typed-number'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { cx } from '@tecnoclick/ui/cx'
import { useUpdate } from 'ra-core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { fieldError, isStaleVersion, toHttpError } from '../../platform/api/http-error.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { useMoney } from '../../platform/money.tsx'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { useLastChange } from '../../platform/undo.tsx'
import { setStock } from './stock-calls.ts'

const { inline } = office.products

interface InlinePriceProps {
  row: ProductRow
  field: 'price' | 'priceAlt'
  currency: string
}

/** A price in the product list. The save names the version shown; the undo bar can revert it. */
export function InlinePrice({ row, field, currency }: InlinePriceProps) {
  const money = useMoney()
  const { setLastChange } = useLastChange()
  const [update] = useUpdate<ProductRow, Error>()
  const { id, name, version } = row
  const amount = row[field]
  const before = amount === null ? '' : String(amount)

  async function save(value: string): Promise<string | undefined> {
    const isEmpty = value === '' && field === 'priceAlt'
    const typed = isEmpty ? '' : readTypedAmount(value, amount ?? undefined)
    if (typed === undefined) return inline.bad
    try {
      const saved = await update(
        'products',
        { id, data: { [field]: String(typed), version }, previousData: row },
        { mutationMode: 'pessimistic', returnPromise: true },
      )
      const price = saved?.[field] ?? null
      setLastChange({
        text:
          price === null
            ? fillText(inline.noPrice, { name })
            : fillText(inline.priceSaved, { name, price: money(price, currency) }),
        ...(saved && {
          undo: { resource: 'products', id, values: { [field]: before }, version: saved.version },
        }),
      })
      return undefined
    } catch (error) {
      return fieldError(error, field)
    }
  }

  return (
    <InlineValue
      permission="prices:write"
      isFixed={row.variants > 0 || row.combo?.discount != null}
      label={fillText(inline[field], { name })}
      width={currency === 'USD' ? 'w-17 md:w-24' : 'w-26 md:w-32'}
      value={before}
      shown={amount === null ? '—' : money(amount, currency)}
      save={save}
    />
  )
}

/** The stock in the product list. The ledger gets a fixed reason; the product's page lets staff give another. */
export function InlineStock({ row: { id, name, stock, variants, combo } }: { row: ProductRow }) {
  const queries = useQueryClient()
  const { setLastChange } = useLastChange()
  // The list may refetch while a number is typed. The change is made from the stock shown when editing began.
  const stockSeen = useRef(stock)

  async function save(value: string): Promise<string | undefined> {
    const units = readTypedCount(value, stockSeen.current)
    if (units === undefined) return inline.bad
    try {
      const saved = await setStock(officeClient, id, {
        stock: units,
        from: stockSeen.current,
        reason: inline.reason,
      })
      await queries.invalidateQueries({ queryKey: ['products'] })
      setLastChange({
        text: fillText(inline.stockSaved, { name, count: saved.stock }),
        undo: {
          resource: 'product-stock',
          id,
          values: { stock: stockSeen.current, from: saved.stock },
          version: 0,
        },
      })
      return undefined
    } catch (error) {
      const refusal = toHttpError(error, 'save')
      if (isStaleVersion(refusal)) {
        stockSeen.current = refusal.body.values.stock
        await queries.invalidateQueries({ queryKey: ['products'] })
      }
      return fieldError(refusal, 'stock')
    }
  }

  return (
    <InlineValue
      permission="stock:write"
      isFixed={variants > 0 || combo != null}
      label={fillText(inline.stock, { name })}
      width="w-10 md:w-16"
      value={String(stock)}
      shown={String(stock)}
      isUrgent={stock === 0}
      onOpen={() => {
        stockSeen.current = stock
      }}
      save={save}
    />
  )
}

interface InlineValueProps {
  /** Without it the value is only shown. */
  permission: Permission
  /** That of a product with variants is theirs; that of a combo follows its parts. */
  isFixed: boolean
  label: string
  /** Fixed, so that nothing moves while it is edited. */
  width: string
  /** The initial text of the field. */
  value: string
  shown: string
  isUrgent?: boolean
  onOpen?: () => void
  /** Resolves to the error, or to undefined. */
  save: (value: string) => Promise<string | undefined>
}

/** A value that becomes a field on click. Enter and leaving the field save, Escape cancels. */
function InlineValue(props: InlineValueProps) {
  const { permission, isFixed, label, width, value, shown, isUrgent = false, onOpen, save } = props
  const errorId = useId()
  const isPermitted = useIsPermitted()
  const [text, setText] = useState<string>()
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  function close(focus: boolean) {
    setText(undefined)
    setError(undefined)
    if (focus) requestAnimationFrame(() => button.current?.focus())
  }

  async function submit(focus: boolean) {
    if (text === undefined || busy) return
    if (text.trim() === value) return close(focus)
    setBusy(true)
    try {
      const error = await save(text.trim())
      if (error === undefined) close(focus)
      else setError(error)
    } finally {
      setBusy(false)
    }
  }

  function open() {
    onOpen?.()
    setText(value)
  }

  function type(typed: string) {
    setText(typed)
    setError(undefined)
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') void submit(true)
    if (event.key === 'Escape') close(true)
  }

  const place = 'relative inline-block align-middle text-end tabular-nums md:-me-1.75'
  const frame = cx(place, width)
  const urgency = isUrgent && 'font-semibold text-danger'
  if (isFixed || !isPermitted(permission))
    return <span className={cx(place, 'whitespace-nowrap px-1', urgency)}>{shown}</span>
  if (text === undefined) {
    return (
      <span className={frame}>
        <button
          ref={button}
          type="button"
          aria-label={`${inline.change} ${label}: ${shown}`}
          onClick={open}
          className={cx(
            cell,
            urgency,
            'border-transparent underline decoration-line-strong decoration-dotted underline-offset-4 hover:bg-action-soft hover:decoration-current',
          )}
        >
          {shown}
        </button>
      </span>
    )
  }
  return (
    <span className={frame}>
      <input
        // biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed
        autoFocus
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        aria-busy={busy || undefined}
        value={text}
        inputMode="decimal"
        maxLength={limitsOf(newProductSchema.shape.price).maxLength}
        autoComplete="off"
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        // A refused value is not sent again just because the field loses the focus.
        onBlur={() => error === undefined && submit(false)}
        className={cx(
          cell,
          'border-line-strong bg-raised text-ink max-md:text-base focus-visible:outline-offset-0 aria-invalid:border-danger',
        )}
      />
      {error && (
        <span
          id={errorId}
          role="alert"
          className="ground absolute end-0 top-full z-10 mt-1 w-56 whitespace-normal rounded-sm border p-2.5 text-start font-medium text-danger text-sm shadow-overlay"
        >
          {error}
        </span>
      )}
    </span>
  )
}

/** The same box for button and field. The row of a phone is higher than the box, and all of its height can be touched. */
const cell =
  'relative z-1 block h-6.5 w-full whitespace-nowrap rounded-sm border px-1 text-end tabular-nums max-md:before:absolute max-md:before:-inset-y-2.25 max-md:before:inset-x-0 md:h-8 md:px-1.5'
