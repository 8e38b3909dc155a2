import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { FieldNotes, RequiredMark } from '@tecnoclick/ui/field'
import { TextLink } from '@tecnoclick/ui/link'
import { useInput } from 'ra-core'
import { useId } from 'react'
import { FileButton } from './file-button.tsx'
import { accepted, pictureAddress, type UploadKind } from './upload-picture.ts'
import { useUpload } from './use-upload.ts'

interface FileInputProps {
  source: string
  label: string
  kind: UploadKind
  required?: boolean
}

const { picture: words } = office.shopDesks

/** One picture or document: what is there, another in its place, or none. The field holds the stored file's name. */
export function FileInput({ source, label, kind, required = false }: FileInputProps) {
  const id = useId()
  const { field, fieldState } = useInput({ source })
  const name = typeof field.value === 'string' ? field.value : ''
  const { upload, busy, problem } = useUpload(kind, (stored) => field.onChange(stored))
  const isDocument = kind === 'document'
  const [choose, change, hint] = isDocument
    ? [words.document, words.changeDocument, words.documentHint]
    : [words.choose, words.change, words.hint]
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold text-sm">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="flex flex-wrap items-center gap-3">
        {name && <Stored name={name} isDocument={isDocument} />}
        <FileButton
          label={busy ? words.busy : name ? change : choose}
          accept={accepted[kind]}
          busy={busy}
          onChoose={upload}
        />
        {name && !required && (
          <Button variant="quiet" size="sm" onClick={() => field.onChange('')}>
            {words.remove}
          </Button>
        )}
      </div>
      <FieldNotes
        hint={hint}
        error={problem ?? fieldState.error?.message}
        hintId={`${id}-hint`}
        errorId={`${id}-error`}
      />
    </fieldset>
  )
}

function Stored({ name, isDocument }: { name: string; isDocument: boolean }) {
  if (isDocument) {
    return (
      <TextLink href={`/api/files/${name}`} target="_blank" className="break-all text-sm">
        {name}
      </TextLink>
    )
  }
  return (
    <img
      src={pictureAddress(name, 320)}
      alt={words.preview}
      className="max-h-28 max-w-44 rounded-sm border bg-sunken object-contain"
    />
  )
}
