import { expect, test } from 'vitest'
import { visitOf } from '../../rendering/context.ts'
import { testContext } from '../../rendering/testing/test-context.ts'
import { findViewer } from './find-viewer.ts'

const viewer = { id: 1, email: 'a@b.cu', role: 'user', name: 'Ana', avatar: 'a.webp', wholesale: false }
const find = (me: unknown) => findViewer(visitOf(testContext({ '/api/security/me': me })))

test('who looks is known, or known to be a visitor', async () => {
  expect(await find({ user: viewer })).toEqual(viewer)
  expect(await find({ user: null })).toBeNull()
})

test('while the database is away nobody is taken for a visitor', async () => {
  await expect(find(undefined)).rejects.toMatchObject({
    data: { code: 'unavailable' },
    init: { status: 503 },
  })
})
