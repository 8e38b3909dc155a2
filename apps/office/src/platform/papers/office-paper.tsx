import { office } from '@tecnoclick/messages/office'
import { PaperButtons } from '@tecnoclick/ui/paper-buttons'

const { pdf: texts } = office.orders

/** A paper of the API as PDF (platform.md#papers). In Spanish without `lang` in the path: the office has one language. */
export function OfficePaper({ path, size = 'sm' }: { path: string; size?: 'sm' | 'md' }) {
  const href = `/api/${path}${/[?&]lang=/.test(path) ? '' : `${path.includes('?') ? '&' : '?'}lang=es`}`
  return <PaperButtons href={href} label={texts.download} shareLabel={texts.share} size={size} />
}
