import { Button } from '@tecnoclick/ui/button'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { useFullT } from '@tecnoclick/ui/messages'
import X from 'lucide-react/icons/x'
import { failureText } from './form-result.ts'
import type { UnsentPhoto } from './use-photo-uploads.ts'

interface UnsentPhotosProps {
  photos: readonly UnsentPhoto[]
  percent: number | undefined
  onRetry: () => void
  onRemove: (photo: UnsentPhoto) => void
}

/** Photos on their way, those that were refused, and after a cut what to do with them. */
export function UnsentPhotos({ photos, percent, onRetry, onRemove }: UnsentPhotosProps) {
  const t = useFullT()
  const isSending = percent !== undefined
  const wasCut = !isSending && photos.some(({ failure }) => !failure)
  return (
    <>
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {photos.map((photo) => (
          <li key={photo.preview} className="relative">
            {photo.failure === 'unsupportedType' ? (
              <span className="block size-24 rounded-md border bg-sunken" />
            ) : (
              <img src={photo.preview} alt="" className="size-24 rounded-md border object-cover opacity-60" />
            )}
            {(!isSending || photo.failure) && (
              <IconButton
                label={t('services.order.removeUnsent', { name: photo.file.name })}
                onClick={() => onRemove(photo)}
                className="absolute -end-2 -top-2 bg-surface shadow-raised"
              >
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {photos.map(({ file, preview, failure }) => {
        if (!failure) return null
        return (
          <p key={preview} role="alert" className="font-medium text-danger text-sm">
            <bdi>{file.name}</bdi>: {failureText(t, failure)}
          </p>
        )
      })}
      {wasCut && (
        <div className="flex flex-wrap items-center gap-3">
          <p role="alert" className="font-medium text-danger text-sm">
            {t('services.order.photoCut')}
          </p>
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {t('services.order.retryPhoto')}
          </Button>
        </div>
      )}
    </>
  )
}
