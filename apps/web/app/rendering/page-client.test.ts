import { getMe } from '@tecnoclick/contract/people/security/endpoints'
import { createClient } from '@tecnoclick/contract/platform/client'
import { expect, test } from 'vitest'
import { pageClient } from './page-client.ts'

const refusal = { error: { statusCode: 404, name: 'NotFoundError', code: 'notFound', message: '' } }

test('a refusal becomes the response of the page, with the request id for its error page', async () => {
  const client = pageClient(
    createClient(async () => Response.json(refusal, { status: 404 })),
    'req-1',
  )
  await expect(client.call(getMe)).rejects.toMatchObject({
    data: { code: 'notFound', requestId: 'req-1' },
    init: { status: 404 },
  })
  expect(await client.attempt(getMe)).toMatchObject({ ok: false, error: { code: 'notFound' } })
})
