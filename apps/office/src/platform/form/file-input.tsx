import {
  pictureField,
  shopFileField,
  uploadPicture,
  uploadShopFile,
} from '@tecnoclick/contract/platform/files/endpoints'
import { pictureUrl } from '@tecnoclick/domain/platform/files'
import { toSlug } from '@tecnoclick/domain/platform/slug'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { FieldNotes, RequiredMark } from '@tecnoclick/ui/field'
import { TextLink } from '@tecnoclick/ui/link'
import { shrinkPicture } from '@tecnoclick/ui/shrink-picture'
import Upload from 'lucide-react/icons/upload'
import { useInput } from 'ra-core'
import { useId, useRef, useState } from 'react'
import { requireHttpError } from '../api/http-error.ts'
import { officeClient } from '../api/office-client.ts'

const { upload: texts } = office

interface FileInputProps {
  source: string
  label: string
  kind: UploadKind
  required?: boolean
}

/** Uploads one picture or document. The field's value is the name the file is stored under. */
export function FileInput({ source, label, kind, required = false }: FileInputProps) {
  const id = useId()
  const { field, fieldState } = useInput({ source })
  const name = typeof field.value === 'string' ? field.value : ''
  const { upload, busy, problem, retry } = useUpload(
    (file) => uploadFile(file, kind),
    (stored) => field.onChange(stored),
  )
  const isDocument = kind === 'document'
  const [choose, change, hint] = isDocument
    ? [texts.document, texts.changeDocument, texts.documentHint]
    : [texts.choose, texts.change, texts.hint]
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-semibold text-sm">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="flex flex-wrap items-center gap-3">
        {name && <StoredFile name={name} isDocument={isDocument} />}
        <FileButton
          label={busy ? texts.busy : name ? change : choose}
          accept={acceptedTypes[kind]}
          busy={busy}
          onChoose={upload}
        />
        <RetryButton retry={retry} />
        {name && !required && (
          <Button variant="quiet" size="sm" onClick={() => field.onChange('')}>
            {texts.remove}
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

function StoredFile({ name, isDocument }: { name: string; isDocument: boolean }) {
  if (isDocument) {
    return (
      <TextLink href={`/api/files/${name}`} target="_blank" className="break-all text-sm">
        {name}
      </TextLink>
    )
  }
  return (
    <img
      src={pictureUrl(name, 320)}
      alt={texts.preview}
      className="max-h-28 max-w-44 rounded-sm border bg-sunken object-contain"
    />
  )
}

interface FileButtonProps {
  label: string
  accept: string
  multiple?: boolean
  busy?: boolean
  onChoose: (files: File[]) => void
}

export function FileButton({ label, accept, multiple = false, busy = false, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])]
          // Otherwise choosing the same file again, after a refusal, fires no event.
          event.currentTarget.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        icon={<Upload aria-hidden="true" className="size-4" />}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}

/** Sends again what a cut line stopped. */
export function RetryButton({ retry }: { retry: (() => void) | undefined }) {
  if (!retry) return null
  return (
    <Button variant="secondary" size="sm" onClick={retry}>
      {texts.retry}
    </Button>
  )
}

/** Uploads files one after the other. A refused one is reported and does not stop the others. */
export function useUpload(send: (file: File) => Promise<string>, onStored: (name: string) => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [cut, setCut] = useState<readonly File[]>([])

  async function upload(files: Iterable<File>) {
    setBusy(true)
    setProblem(undefined)
    setCut([])
    for (const file of files) {
      try {
        onStored(await send(file))
      } catch (error) {
        const refusal = requireHttpError(error, 'save')
        setProblem(`${file.name}: ${refusal.message}`)
        if (refusal.body?.code === 'unavailable') setCut((others) => [...others, file])
      }
    }
    setBusy(false)
  }

  const retry = busy || cut.length === 0 ? undefined : () => void upload(cut)
  return { upload, busy, problem, retry }
}

/** Decides the accepted types and the size limit. */
type UploadKind = 'picture' | 'banner' | 'document'

/** Banners are as wide as the page. */
const bannerSidePx = 1920

/** Resolves to the stored name, which starts with the file's own name. */
export async function uploadFile(file: File, kind: UploadKind): Promise<string> {
  const name = toSlug(file.name.replace(/\.[^.]*$/, '')) ?? 'archivo'
  const body = new FormData()
  if (kind === 'picture') body.set(pictureField, await shrinkPicture(file))
  if (kind === 'banner') body.set(shopFileField, await shrinkPicture(file, bannerSidePx))
  if (kind === 'document') body.set(shopFileField, file)
  const { files } =
    kind === 'picture'
      ? await officeClient.call(uploadPicture, { query: { name }, body })
      : await officeClient.call(uploadShopFile, { query: { name, kind }, body })
  return files[0]?.originalname ?? ''
}

export const acceptedTypes: Record<UploadKind, string> = {
  picture: 'image/jpeg,image/png,image/webp,image/gif',
  banner: 'image/jpeg,image/png,image/webp,image/gif',
  document: 'application/pdf',
}
