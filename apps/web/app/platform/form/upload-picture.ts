import { createClient, type Send } from '@tecnoclick/contract/platform/client'
import { avatarField, uploadAvatar } from '@tecnoclick/contract/platform/files/endpoints'
import { pictureFormatOf, pictureUploadBytes } from '@tecnoclick/domain/platform/picture-format'
import { startWait } from '../patient-fetch.ts'
import { type Failure, failureOf } from './form-result.ts'

/** Checks what the server would refuse anyway before the upload: connections are slow and expensive. */
export async function refusalOf(file: File): Promise<Failure | undefined> {
  if (file.size > pictureUploadBytes) return 'tooLarge'
  const opening = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  return pictureFormatOf(opening) ? undefined : 'unsupportedType'
}

/** Undefined: the picture is stored. */
export async function uploadAvatarPicture(
  file: File,
  onProgress: (percent: number) => void,
): Promise<Failure | undefined> {
  const body = new FormData()
  body.set(avatarField, file)
  try {
    const outcome = await createClient(sendWithProgress(onProgress)).attempt(uploadAvatar, { body })
    return outcome.ok ? undefined : failureOf(outcome.error.code)
  } catch {
    return 'noAnswer' // no connection
  }
}

/** A slow line may take minutes; one on which nothing moves is given up (site.md#offline). `fetch` does not report upload progress; XMLHttpRequest does. */
export function sendWithProgress(onProgress: (percent: number) => void): Send {
  return (path, { method = 'POST', headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, path)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      const wait = startWait({ isPressed: true, cancel: () => request.abort() })
      request.upload.onprogress = ({ loaded, total }) => {
        wait.heard()
        onProgress(Math.floor((loaded / total) * 100))
      }
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
      request.onerror = request.onabort = () => reject(new TypeError('The connection broke'))
      request.onloadend = wait.end
      request.send(body instanceof FormData ? body : null)
    })
}
