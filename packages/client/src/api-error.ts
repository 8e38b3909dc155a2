/** A refusal of the shop, or no answer at all (`unreachable`). Decide by `code`: it is of a closed list. */
export class ApiError extends Error {
  readonly code: string
  /** 0 without an answer. */
  readonly status: number
  /** Messages by field, in Spanish. */
  readonly fields: Readonly<Record<string, string>>
  /** What the message names, such as the missing `permission`. */
  readonly values: Readonly<Record<string, string | number>>
  /** Names the request in the log of the shop. */
  readonly requestId: string | undefined

  constructor(detail: ErrorDetail, options?: ErrorOptions) {
    super(detail.message, options)
    this.name = 'ApiError'
    this.code = detail.code
    this.status = detail.statusCode ?? 0
    this.fields = detail.fields ?? {}
    this.values = detail.values ?? {}
    this.requestId = detail.requestId
  }
}

interface ErrorDetail {
  code: string
  message: string
  statusCode?: number
  fields?: Record<string, string>
  values?: Record<string, string | number>
  requestId?: string
}

/** A proxy in between may answer something else: that is `unavailable`. */
export async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined)
  const error = (body as { error?: Partial<ErrorDetail> } | null | undefined)?.error
  const { code = 'unavailable', message = response.statusText } = error ?? {}
  return new ApiError({ ...error, code, message, statusCode: response.status })
}
