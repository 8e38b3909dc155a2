import { createClient, type Send } from '@tecnoclick/contract/platform/client'
import { avatarField, uploadAvatar } from '@tecnoclick/contract/platform/files/endpoints'
import { pictureFormatOf, pictureUploadBytes } from '@tecnoclick/domain/platform/picture-format'
import { type Failure, failureOf } from '../../platform/form/form-answer.ts'

/** What the server would refuse anyway is not sent first: the line is slow and dear. */
export async function refusalOf(file: File): Promise<Failure | undefined> {
  if (file.size > pictureUploadBytes) return 'tooLarge'
  const opening = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  return pictureFormatOf(opening) ? undefined : 'unsupportedType'
}

/** Undefined: the picture is stored. */
export async function uploadPicture(
  file: File,
  onProgress: (percent: number) => void,
): Promise<Failure | undefined> {
  const body = new FormData()
  body.set(avatarField, file)
  try {
    const outcome = await createClient(sendTelling(onProgress)).attempt(uploadAvatar, { body })
    return outcome.ok ? undefined : failureOf(outcome.error.code)
  } catch {
    return 'unavailable' // the line broke
  }
}

/** `fetch` cannot tell how much of a body has gone out; the older way can. */
export function sendTelling(onProgress: (percent: number) => void): Send {
  return (path, { method = 'POST', headers, body }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(method, path)
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100))
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
      request.onerror = () => reject(new TypeError('The line broke'))
      request.send(body instanceof FormData ? body : null)
    })
}
