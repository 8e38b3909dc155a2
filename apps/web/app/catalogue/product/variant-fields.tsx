import type { Product, ProductVariant } from '@tecnoclick/contract/catalogue/browse/schemas'
import { cx } from '@tecnoclick/ui/cx'
import { useT } from '@tecnoclick/ui/messages'
import { type MouseEvent, useId } from 'react'
import { Link, useLocation } from 'react-router'
import { isPlainClick } from '../../platform/page/is-plain-click.ts'
import { productPath } from '../../platform/page/product-urls.ts'
import { Swatch } from './swatch.tsx'
import { variantWith } from './variant-choice.ts'

interface VariantFieldsProps {
  product: Product
  variant: ProductVariant | undefined
  /** It was added without a choice. */
  isMissing: boolean
  /** Of the quick view, which is on a page of its own address. */
  onChoose?: ((variant: ProductVariant) => void) | undefined
}

const chip =
  'flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-raised px-3.5 py-1.5 text-sm leading-tight transition-colors hover:border-ink focus-visible:outline-2 focus-visible:outline-focus focus-visible:outline-offset-2 aria-[current]:border-action aria-[current]:border-solid aria-[current]:bg-action-soft aria-[current]:shadow-[inset_0_0_0_1px_var(--color-action)]'

/**
 * What the variants differ in (catalogue.md#variants). Links, so that the choice is in the address and works without script;
 * what is out of stock can be chosen for a stock alert.
 */
export function VariantFields({ product, variant, isMissing, onChoose }: VariantFieldsProps) {
  const t = useT()
  const { variantOptions: options = [] } = product
  return (
    <div className="grid gap-4">
      {options.map((option) => (
        <VariantField key={option.name} {...{ product, variant, option, onChoose }} />
      ))}
      {isMissing && (
        <p role="alert" className="font-medium text-danger text-sm">
          {t('product.chooseOption', { option: options.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </div>
  )
}

interface VariantFieldProps extends Omit<VariantFieldsProps, 'isMissing'> {
  option: NonNullable<Product['variantOptions']>[number]
}

function VariantField({ product, variant, option, onChoose }: VariantFieldProps) {
  const t = useT()
  const labelId = useId()
  const { search } = useLocation()
  const chosen = variant?.options[option.name]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields.
    <div role="group" aria-labelledby={labelId} className="min-w-0">
      <p id={labelId} className="mb-1.5 font-semibold text-sm">
        <bdi lang={option.lang ?? 'es'}>{option.name}</bdi>
      </p>
      <ul className="flex flex-wrap gap-2">
        {option.values.map(({ title, color, lang = 'es' }) => {
          const target = variantWith(product, variant, [option.name, title])
          if (!target) return null
          const isSoldOut = target.stock === 0
          return (
            <li key={title} className="min-w-0">
              <Link
                to={onChoose ? productPath(product.slug, target.id) : withVariant(search, target.id)}
                discover="none"
                preventScrollReset
                aria-current={title === chosen || undefined}
                onClick={(event: MouseEvent) => {
                  if (!onChoose || !isPlainClick(event)) return
                  event.preventDefault()
                  onChoose(target)
                }}
                className={cx(chip, isSoldOut && 'border-dashed text-ink-muted')}
              >
                {color && <Swatch color={color} />}
                <bdi lang={lang} className={cx('font-medium', isSoldOut && 'line-through')}>
                  {title}
                </bdi>
                {isSoldOut && <span className="text-xs">{t('product.soldOut')}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The other parameters of the page stay, such as its layout. */
function withVariant(search: string, id: number): string {
  const query = new URLSearchParams(search)
  query.set('variant', String(id))
  return `?${query}`
}
