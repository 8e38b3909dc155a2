import { avatarField } from '@tecnoclick/contract/platform/files/endpoints'
import { Avatar } from '@tecnoclick/ui/avatar'
import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import Camera from 'lucide-react/icons/camera'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Failure, failureText, transientFailures } from '../../platform/form/form-result.ts'
import { patientImport } from '../../platform/patient-fetch.ts'

/** Choosing a file uploads it; without script a button sends the form. */
export function AvatarPicker({ name, picture }: { name: string; picture: string }) {
  const t = useFullT()
  const { preview, percent, failure, send, retry } = useAvatarUpload(picture)
  return (
    <form
      method="post"
      encType="multipart/form-data"
      className="grid content-start justify-items-center gap-1"
    >
      <label className="group relative grid cursor-pointer justify-items-center gap-2 rounded-md p-1 text-sm has-focus-visible:outline-2 has-focus-visible:outline-focus">
        <span className="relative">
          <Avatar
            decorative
            size="xl"
            name={name}
            src={preview ?? `/api/files/${picture}?w=320`}
            className={percent === undefined ? '' : 'opacity-60'}
          />
          {percent !== undefined && <AvatarProgress percent={percent} />}
          <span className="absolute end-0 bottom-0 grid size-8 place-items-center rounded-full border-2 border-surface bg-action text-on-action transition-colors group-hover:bg-action-hover">
            <Camera aria-hidden="true" className="size-4" />
          </span>
        </span>
        <span className="font-semibold text-link">{t('account.avatar.change')}</span>
        <input
          type="file"
          name={avatarField}
          accept="image/jpeg,image/png,image/webp,image/gif"
          aria-describedby="avatar-hint"
          className="sr-only no-script:not-sr-only"
          onChange={(event) => send(event.currentTarget)}
        />
      </label>
      <p id="avatar-hint" role="status" className="text-ink-muted text-xs">
        {percent === undefined ? t('account.avatar.hint') : t('account.avatar.uploading', { percent })}
      </p>
      {failure && (
        <div className="grid max-w-48 justify-items-center gap-2 text-center">
          <p role="alert" className="font-medium text-danger text-sm">
            {failureText(t, failure)}
          </p>
          {retry && (
            <Button variant="secondary" size="sm" onClick={retry}>
              {t('services.order.retryPhoto')}
            </Button>
          )}
        </div>
      )}
      <span className="hidden no-script:block">
        <Button type="submit" variant="secondary" size="sm">
          {t('account.avatar.upload')}
        </Button>
      </span>
    </form>
  )
}

/** `picture` is the stored one: when it changes, the preview is no longer needed. */
function useAvatarUpload(picture: string) {
  const t = useFullT()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [preview, setPreview] = useState<string>()
  const [percent, setPercent] = useState<number>()
  const [refused, setRefused] = useState<{ file: File; failure: Failure }>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the stored picture changes.
  useEffect(() => setPreview(undefined), [picture])
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  /** Rejects if the upload script cannot be loaded. */
  async function upload(chosen: File) {
    const [{ refusalOf, uploadAvatarPicture }, { shrinkPicture }] = await patientImport(loadScripts)
    const file = await shrinkPicture(chosen)
    const refusal = await refusalOf(file)
    if (refusal) return refusal
    setPreview(URL.createObjectURL(file))
    return uploadAvatarPicture(file, setPercent)
  }

  async function send(file: File) {
    setPercent(0)
    setRefused(undefined)
    const failure = await upload(file).catch(() => 'unavailable' as const)
    setPercent(undefined)
    if (failure) {
      // After a cut the new picture stays in view.
      if (!transientFailures.has(failure)) setPreview(undefined)
      return setRefused({ file, failure })
    }
    toast.success(t('account.avatar.done'))
    await revalidate()
  }

  return {
    preview,
    percent,
    failure: refused?.failure,
    retry: refused && transientFailures.has(refused.failure) ? () => void send(refused.file) : undefined,
    send(input: HTMLInputElement) {
      const [file] = input.files ?? []
      // Otherwise choosing the same file again fires no change event.
      input.value = ''
      if (file && percent === undefined) void send(file)
    },
  }
}

const loadScripts = () =>
  Promise.all([import('../../platform/form/upload-picture.ts'), import('@tecnoclick/ui/shrink-picture')])

const radius = 48
const circumference = 2 * Math.PI * radius

/** Decorative: the text beside it says the same. */
function AvatarProgress({ percent }: { percent: number }) {
  return (
    <svg
      viewBox="0 0 104 104"
      fill="none"
      aria-hidden="true"
      className="-inset-1 -rotate-90 absolute size-26 rtl:-scale-y-100"
    >
      <circle cx="52" cy="52" r={radius} stroke="var(--color-line)" strokeWidth="5" />
      <circle
        cx="52"
        cy="52"
        r={radius}
        stroke="var(--color-action)"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray={circumference}
        strokeDashoffset={circumference * (1 - percent / 100)}
        className="transition-[stroke-dashoffset]"
      />
    </svg>
  )
}
