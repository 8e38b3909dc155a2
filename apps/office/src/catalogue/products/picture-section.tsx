import { pictureUrl } from '@tecnoclick/domain/platform/files'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { IconButton } from '@tecnoclick/ui/icon-button'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import X from 'lucide-react/icons/x'
import { useFormContext } from 'react-hook-form'
import {
  acceptedTypes,
  FileButton,
  RetryButton,
  uploadFile,
  useUpload,
} from '../../platform/form/file-input.tsx'
import { Section } from '../../platform/layout/section.tsx'
import type { ProductForm } from './product-form.ts'
import { useListField } from './use-list-field.ts'

const { pictures, sections } = office.products

/** The first picture is the one on the product card. */
export function PictureSection() {
  const { getValues } = useFormContext<ProductForm>()
  const { value: images, error, set } = useListField('images')
  const { upload, busy, problem, retry } = useUpload(
    (file) => uploadFile(file, 'picture'),
    (name) => {
      // Reads the current value: several uploads finish one after the other.
      const current = getValues('images')
      if (!current.includes(name)) set([...current, name])
    },
  )
  const refusal = problem ?? error
  return (
    <Section
      title={sections.pictures}
      action={
        <FileButton
          label={pictures.upload}
          accept={acceptedTypes.picture}
          multiple
          busy={busy}
          onChoose={upload}
        />
      }
    >
      {images.length === 0 && <p className="text-ink-muted text-sm">{pictures.empty}</p>}
      {refusal && (
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <p role="alert" className="font-medium text-danger text-sm">
            {refusal}
          </p>
          <RetryButton retry={retry} />
        </div>
      )}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {images.map((name, index) => (
          <Picture
            key={name}
            name={name}
            place={index + 1}
            count={images.length}
            onMove={(by) => set(moveItem(images, index, by))}
            onRemove={() => set(images.toSpliced(index, 1))}
          />
        ))}
      </ul>
      <p className="mt-3 text-ink-muted text-sm">{office.upload.hint}</p>
    </Section>
  )
}

interface PictureProps {
  name: string
  place: number
  count: number
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function Picture({ name, place, count, onMove, onRemove }: PictureProps) {
  return (
    <li className="relative rounded-md border bg-surface">
      <a
        href={`/api/files/${name}`}
        target="_blank"
        rel="noreferrer"
        aria-label={fillText(pictures.look, { place })}
      >
        <img
          src={pictureUrl(name, 320)}
          alt={fillText(pictures.alt, { place })}
          className="aspect-square w-full rounded-t-md bg-sunken object-contain"
        />
      </a>
      {place === 1 && <Badge className="absolute start-2 top-2">{pictures.first}</Badge>}
      <div className="flex justify-between">
        <IconButton
          label={fillText(pictures.earlier, { place })}
          size="sm"
          disabled={place === 1}
          onClick={() => onMove(-1)}
        >
          <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        </IconButton>
        <IconButton
          label={fillText(pictures.later, { place })}
          size="sm"
          disabled={place === count}
          onClick={() => onMove(1)}
        >
          <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        </IconButton>
        <IconButton label={fillText(pictures.remove, { place })} size="sm" onClick={onRemove}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </li>
  )
}

/** Moves an item one position. At the ends of the list nothing changes. */
export function moveItem<T>(list: readonly T[], from: number, by: 1 | -1): T[] {
  const to = from + by
  const moved = list[from]
  if (moved === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, moved)
}
