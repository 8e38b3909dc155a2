import type { Product } from '@tecnoclick/contract/catalogue/browse/schemas'
import { Button } from '@tecnoclick/ui/button'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import { whatsappHref } from '../../shell/contact-links.ts'
import { addressIn } from '../../shell/page-addresses.ts'
import { useShellData } from '../../shell/shell-data.ts'
import { WhatsappIcon } from '../../shell/whatsapp-icon.tsx'
import { productAddress } from '../card/product-address.ts'

/** Opens a chat with the shop, the product's name and address already written. */
export function WhatsappQuestion({ product }: { product: Pick<Product, 'slug' | 'name'> }) {
  const t = useT()
  const locale = useLocale()
  const shell = useShellData()
  if (!shell?.store.whatsapp) return null
  const url = addressIn(locale, shell.origin, productAddress(product.slug))
  const text = t('product.whatsappText', { name: product.name, url })
  return (
    <Button
      href={`${whatsappHref(shell.store.whatsapp)}?${new URLSearchParams({ text })}`}
      target="_blank"
      rel="noopener"
      variant="secondary"
      block
      icon={<WhatsappIcon className="size-4.5" />}
    >
      {t('product.askOnWhatsapp')}
      <span className="sr-only"> ({t('ui.openInNewWindow')})</span>
    </Button>
  )
}
