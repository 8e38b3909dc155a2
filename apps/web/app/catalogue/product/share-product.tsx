import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { Button } from '@tecnoclick/ui/button'
import { buttonClass } from '@tecnoclick/ui/button-class'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import Share from 'lucide-react/icons/share-2'
import { lazy, type MouseEvent, Suspense, useState } from 'react'
import { whatsappShareHref } from '../../platform/page/contact-links.ts'
import { addressIn } from '../../platform/page/page-addresses.ts'
import { productPath } from '../../platform/page/product-urls.ts'
import { WhatsappIcon } from '../../platform/page/whatsapp-icon.tsx'
import { useShellData } from '../../rendering/shell-data.ts'

const CopyButton = lazy(async () => ({
  default: (await import('@tecnoclick/ui/copy-button')).CopyButton,
}))

/** The device's share sheet; WhatsApp and copying where there is none, or no script. */
interface ShareProductProps {
  product: Pick<Product, 'slug' | 'name'>
  variantId: number | undefined
}

export function ShareProduct({ product, variantId }: ShareProductProps) {
  const t = useT()
  const locale = useLocale()
  const shell = useShellData()
  const [isOpen, setOpen] = useState(false)
  if (!shell) return null
  const url = addressIn(locale, shell.origin, productPath(product.slug, variantId))

  function openSheet(event: MouseEvent) {
    // Missing on plain HTTP and in some desktop browsers.
    if (!navigator.share) return
    event.preventDefault()
    // Rejects when the sheet is closed without a choice.
    navigator.share({ title: product.name, url }).catch(() => {})
  }

  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="open:basis-full">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
      <summary onClick={openSheet} className={`${buttonClass('quiet', 'md', false)} list-none px-3`}>
        <Share aria-hidden="true" className="size-5" />
        {t('product.share')}
      </summary>
      <div className="flex flex-wrap gap-2 px-3 py-2">
        <Button
          href={whatsappShareHref(`${product.name}\n${url}`)}
          target="_blank"
          rel="noopener"
          variant="secondary"
          size="sm"
          icon={<WhatsappIcon className="size-4" />}
        >
          {t('product.sendOnWhatsapp')}
          <span className="sr-only"> ({t('ui.openInNewWindow')})</span>
        </Button>
        {isOpen && (
          <Suspense>
            <CopyButton text={url} label={t('product.copyLink')} />
          </Suspense>
        )}
      </div>
    </details>
  )
}
