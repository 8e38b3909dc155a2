import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useT } from '@tecnoclick/ui/messages'
import { Later, laterPart } from '../../rendering/later.tsx'

const alertForm = laterPart(() => import('./alert-form.tsx'))

interface OutOfStockProps {
  product: Product
  /** Where cards lead to. */
  id?: string
}

/** 'Proximamente' and a disabled button (catalogue.md#availability), and the form for a stock alert. */
export function OutOfStock({ product, id }: OutOfStockProps) {
  const t = useT()
  return (
    <>
      <Button disabled block size="lg" variant="secondary">
        {t('product.unavailable')}
      </Button>
      <section id={id} className="scroll-mt-24 rounded-md bg-sunken p-4">
        <h2 className="text-base">
          {t('product.comingSoon')} · {t('product.alert.title')}
        </h2>
        <p className="mt-1 mb-3 text-ink-muted text-sm">{t('product.alert.text', { name: product.name })}</p>
        <Later part={alertForm} props={{ slug: product.slug, productId: product.id }} />
      </section>
    </>
  )
}
