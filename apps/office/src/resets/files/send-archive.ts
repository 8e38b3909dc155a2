import { ApiError } from '@tecnoclick/contract/platform/client'
import { errorCodes, isErrorCode, type WireError } from '@tecnoclick/contract/platform/error-codes'
import type { StoredArchive } from '@tecnoclick/contract/resets/files/schemas'
import { NoAnswer } from '../../platform/api/no-answer.ts'

interface Sending {
  /** From 0 to 1, while the bytes leave. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** `fetch` cannot say how much of a body has left; the older way can, and a browser streams the file from the disk. */
export function sendArchive(
  resetId: number,
  file: File,
  { onProgress, signal }: Sending,
): Promise<StoredArchive> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('PUT', `/api/admin/resets/${resetId}/file`)
    request.setRequestHeader('content-type', 'application/zip')
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      if (request.status === 200) return resolve(request.response)
      reject(new ApiError(wireError(request.status, request.response)))
    }
    request.onerror = () => reject(new NoAnswer(undefined))
    request.onabort = () => reject(signal.reason)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

function wireError(statusCode: number, body: { error?: WireError } | null): WireError {
  if (isErrorCode(body?.error?.code)) return body.error
  return { statusCode, name: errorCodes.unavailable.name, code: 'unavailable', message: '' }
}
