import { photosPerRequest } from '@tecnoclick/domain/workshop/service-request'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { shrinkPicture } from '@tecnoclick/ui/shrink-picture'
import X from 'lucide-react/icons/x'
import { useEffect, useMemo, useState } from 'react'
import { acceptedTypes, FileButton } from '../../platform/form/file-input.tsx'

const { intake: texts } = office

/** Addresses under which the page itself shows photos that are not sent yet. */
export function usePhotoUrls(photos: readonly Blob[]): readonly string[] {
  const urls = useMemo(() => photos.map((photo) => URL.createObjectURL(photo)), [photos])
  useEffect(() => () => urls.forEach((url) => void URL.revokeObjectURL(url)), [urls])
  return urls
}

interface PhotoFieldsProps {
  photos: readonly Blob[]
  urls: readonly string[]
  onChange: (photos: Blob[]) => void
}

/** Photos are made smaller here and sent with the form. */
export function PhotoFields({ photos, urls, onChange }: PhotoFieldsProps) {
  const [busy, setBusy] = useState(false)

  async function add(files: File[]) {
    setBusy(true)
    const room = photosPerRequest - photos.length
    const smaller = await Promise.all(files.slice(0, room).map((file) => shrinkPicture(file)))
    onChange([...photos, ...smaller])
    setBusy(false)
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{texts.photos}</legend>
      <ul className="flex flex-wrap gap-3 empty:hidden">
        {urls.map((url, index) => (
          <li key={url} className="relative">
            <img
              src={url}
              alt={fillText(texts.photoAlt, { number: index + 1 })}
              className="size-20 rounded-md border object-cover"
            />
            <IconButton
              label={fillText(texts.removePhoto, { number: index + 1 })}
              onClick={() => onChange(photos.filter((_, at) => at !== index))}
              className="absolute -end-2 -top-2 bg-surface shadow-raised"
            >
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        ))}
      </ul>
      {photos.length < photosPerRequest && (
        <div>
          <FileButton
            label={texts.takePhotos}
            accept={acceptedTypes.picture}
            multiple
            busy={busy}
            onChoose={(files) => void add(files)}
          />
        </div>
      )}
      <p className="text-ink-muted text-sm">{texts.photosHint}</p>
    </fieldset>
  )
}
