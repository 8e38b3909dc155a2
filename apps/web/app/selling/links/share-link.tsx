import { Button } from '@tecnoclick/ui/button'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { useFullT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import { useHydrated } from '../../platform/form/use-hydrated.ts'
import { whatsappShareHref } from '../../platform/page/contact-links.ts'

interface ShareLinkProps {
  address: string
  /** What the message says, with the link in it. */
  text: string
}

/** A link to copy or to send. The texts come with the page (`links`). */
export function ShareLink({ address, text }: ShareLinkProps) {
  const t = useFullT()
  const hydrated = useHydrated()
  return (
    <div className="grid gap-3">
      <TextField
        label={t('links.share.link')}
        value={address}
        readOnly
        dir="ltr"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap items-center gap-2">
        <CopyButton text={address} label={t('links.share.copy')} />
        <Button
          href={whatsappShareHref(text)}
          target="_blank"
          rel="noopener noreferrer"
          variant="secondary"
          size="sm"
        >
          {t('links.share.whatsapp')}
          <span className="sr-only"> ({t('ui.openInNewWindow')})</span>
        </Button>
        {hydrated && 'share' in navigator && (
          // Closing the sheet rejects; there is nothing to say.
          <Button variant="quiet" size="sm" onClick={() => void navigator.share({ text }).catch(() => {})}>
            {t('links.share.more')}
          </Button>
        )}
      </div>
    </div>
  )
}
