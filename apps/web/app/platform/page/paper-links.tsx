import { useFullT, useLocale } from '@tecnoclick/ui/messages'
import { PaperButtons } from '@tecnoclick/ui/paper-buttons'

/** A paper of the API as PDF, in the language of the page (platform.md#papers). */
export function PaperLinks({ path }: { path: string }) {
  const t = useFullT()
  const locale = useLocale()
  return (
    <PaperButtons
      href={`/api/${path}?lang=${locale}`}
      label={t('site.documents.download', { name: 'PDF' })}
      shareLabel={t('product.share')}
    />
  )
}
