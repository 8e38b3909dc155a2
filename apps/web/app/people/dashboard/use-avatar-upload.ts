import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { failureText } from '../../platform/form/form-answer.ts'

/** `picture` is the stored one: when it changes, the preview has become it. */
export function useAvatarUpload(picture: string) {
  const t = useT()
  const toast = useToast()
  const { revalidate } = useRevalidator()
  const [preview, setPreview] = useState<string>()
  const [percent, setPercent] = useState<number>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts.
  useEffect(() => setPreview(undefined), [picture])
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview])

  /** Rejects where the script for it could not be loaded. */
  async function upload(file: File) {
    const { refusalOf, uploadPicture } = await import('./upload-picture.ts')
    const refusal = await refusalOf(file)
    if (refusal) return refusal
    setPreview(URL.createObjectURL(file))
    return uploadPicture(file, setPercent)
  }

  async function send(input: HTMLInputElement) {
    const [file] = input.files ?? []
    if (!file || percent !== undefined) return
    setPercent(0)
    const failure = await upload(file).catch(() => 'unavailable' as const)
    setPercent(undefined)
    // The same file may be chosen again.
    input.value = ''
    if (failure) {
      setPreview(undefined)
      return toast.error(failureText(t, failure))
    }
    toast.success(t('account.avatar.done'))
    await revalidate()
  }

  return { preview, percent, send: (input: HTMLInputElement) => void send(input) }
}
