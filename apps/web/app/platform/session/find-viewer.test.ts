import { expect, test } from 'vitest'
import { visitOf } from '../../rendering/context.ts'
import { testContext } from '../../rendering/testing/test-context.ts'
import { findViewer } from './find-viewer.ts'

const viewer = {
  id: 1,
  email: 'a@b.cu',
  role: 'user',
  name: 'Ana',
  avatar: 'a.webp',
  wholesale: false,
  permissions: [],
}
const find = (me: unknown) => findViewer(visitOf(testContext({ '/api/security/me': me })))

test('a signed-in viewer is found, a visitor is null', async () => {
  expect(await find({ user: viewer })).toEqual(viewer)
  expect(await find({ user: null })).toBeNull()
})

test('nobody counts as a visitor while the database is unavailable', async () => {
  await expect(find(undefined)).rejects.toMatchObject({
    data: { code: 'unavailable' },
    init: { status: 503 },
  })
})
