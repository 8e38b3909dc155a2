import { errorCodes, type WireError } from '@tecnoclick/contract/platform/error-codes'
import { es } from '@tecnoclick/messages/es'
import { createTranslator } from '@tecnoclick/messages/translate'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ApiContext } from './bindings.ts'
import type { Refusal } from './refusal.ts'

const t = createTranslator('es', es)

/** The one place where a refusal becomes a response (platform.md#errors). */
export function errorResponse(
  c: ApiContext,
  { refused, fields, values, retryAfterSeconds }: Refusal,
): Response {
  const { status, name } = errorCodes[refused]
  const error: WireError = {
    statusCode: status,
    name,
    code: refused,
    message:
      refused === 'outOfStock'
        ? t('errors.outOfStock', { name: String(values?.name) })
        : t(`errors.${refused}`),
    ...(fields && { fields }),
    ...(values && { values }),
    requestId: c.env.requestId,
  }
  c.header('cache-control', 'no-store')
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(Math.ceil(retryAfterSeconds)))
  return c.json({ error }, status as ContentfulStatusCode)
}
