import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { ProductFacts } from './product-facts.tsx'
import type { ProductLayout } from './product-layout.ts'
import { ProductTitle } from './product-title.tsx'
import { WhatsappQuestion } from './whatsapp-question.tsx'

const columns: Record<ProductLayout, string> = {
  standard: 'md:grid-cols-2 md:gap-x-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:gap-x-12',
  columnar: 'lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_19rem] lg:gap-x-8',
  sidebar: 'md:grid-cols-2 md:gap-x-8',
}

/** Picture, name, price, stock and the one button are above the fold on a phone (catalogue.md#product-page). */
export function ProductMain({ product, layout }: { product: Product; layout: ProductLayout }) {
  const buying = (
    <>
      <BuyBox product={product} />
      <WhatsappQuestion product={product} />
    </>
  )
  return (
    <div className={`mt-1 grid items-start gap-x-8 gap-y-4 sm:mt-3 sm:gap-y-6 ${columns[layout]}`}>
      <Gallery images={product.images} name={product.name} />
      {layout === 'columnar' ? (
        <>
          <div className="grid gap-5">
            <ProductTitle product={product} />
            <p dir="auto" className="line-clamp-5 text-start text-ink-muted">
              {product.description}
            </p>
            <ProductFacts product={product} />
          </div>
          <div className="grid gap-4 rounded-lg border bg-surface p-5 max-lg:order-none lg:sticky lg:top-24">
            {buying}
          </div>
        </>
      ) : (
        <div className="grid gap-3 sm:gap-5">
          <ProductTitle product={product} />
          {buying}
          <ProductFacts product={product} />
        </div>
      )}
    </div>
  )
}
