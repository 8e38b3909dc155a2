import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { useT } from '@tecnoclick/ui/messages'

/** A clean table of two columns; rows rather than boxes. */
export function Specification({ product }: { product: Product }) {
  const t = useT()
  return (
    <table className="w-full max-w-3xl text-sm">
      <caption className="sr-only">{t('product.specification')}</caption>
      <tbody>
        {product.attributes.map(({ slug, name, values }) => (
          <tr key={slug} className="border-b last:border-0">
            <th scope="row" className="w-2/5 py-2.5 pe-4 text-start align-top font-normal text-ink-muted">
              <bdi>{name}</bdi>
            </th>
            <td className="py-2.5 align-top">
              <ul className="flex flex-wrap gap-x-3 gap-y-1">
                {values.map((value) => (
                  <li key={value.slug} className="inline-flex items-center gap-1.5">
                    {value.color && <Swatch color={value.color} />}
                    <bdi>{value.name}</bdi>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Swatch({ color }: { color: string }) {
  return (
    <span
      aria-hidden="true"
      className="size-4 rounded-full border border-line-strong"
      style={{ background: color }}
    />
  )
}
