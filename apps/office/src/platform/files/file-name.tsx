import type { ShopFile } from '@tecnoclick/contract/platform/files/schemas'
import { office } from '@tecnoclick/messages/office'
import { TextLink } from '@tecnoclick/ui/link'
import FileText from 'lucide-react/icons/file-text'
import { pictureAddress } from '../form/upload-picture.ts'
import { say } from '../say.ts'

/** A small look at it and the way to the whole. */
export function FileName({ file: { name, contentType } }: { file: ShopFile }) {
  return (
    <span className="flex items-center gap-3">
      {contentType.startsWith('image/') ? (
        <img
          src={pictureAddress(name)}
          alt=""
          loading="lazy"
          className="size-10 shrink-0 rounded-sm bg-sunken object-contain"
        />
      ) : (
        <FileText aria-hidden="true" className="size-6 shrink-0 text-ink-muted" />
      )}
      <TextLink
        href={`/api/files/${name}`}
        target="_blank"
        aria-label={say(office.files.open, { name })}
        className="break-all font-normal"
      >
        {name}
      </TextLink>
    </span>
  )
}
