import { HttpError } from 'ra-core'
import { useState } from 'react'
import { asHttpError } from '../api/http-error.ts'
import { type UploadKind, uploadFile } from './upload-picture.ts'

/** Sends files one after the other; what was refused is said beside the button, and the others arrive. */
export function useUpload(kind: UploadKind, stored: (name: string) => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function upload(files: Iterable<File>) {
    setBusy(true)
    setProblem(undefined)
    for (const file of files) {
      try {
        stored(await uploadFile(file, kind))
      } catch (error) {
        const told = asHttpError(error, 'saving')
        if (!(told instanceof HttpError)) throw told
        setProblem(`${file.name}: ${told.message}`)
      }
    }
    setBusy(false)
  }

  return { upload, busy, problem }
}
