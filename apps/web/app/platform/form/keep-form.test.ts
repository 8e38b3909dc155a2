import { data, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { keepForm } from './keep-form.ts'

test('what the server says is passed on', async () => {
  expect(await keepForm(async () => ({ failure: 'badCode' }))).toEqual({ failure: 'badCode' })
})

test('a broken line is an answer, not the end of the page', async () => {
  const broken = await keepForm(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(broken).toMatchObject(data({ failure: 'unavailable' }, { status: 503 }))
})

test('redirects and bugs go their way', async () => {
  const away = redirect('/')
  await expect(keepForm(() => Promise.reject(away))).rejects.toBe(away)
  const bug = new RangeError('bug')
  await expect(keepForm(() => Promise.reject(bug))).rejects.toBe(bug)
})
