import { data, redirect } from 'react-router'
import { expect, test } from 'vitest'
import { catchOutage } from './catch-outage.ts'

test('the result of the server is returned', async () => {
  expect(await catchOutage(async () => ({ failure: 'badCode' }))).toEqual({ failure: 'badCode' })
})

test('a broken connection becomes a result instead of an error page', async () => {
  const broken = await catchOutage(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(broken).toMatchObject(data({ failure: 'noAnswer' }, { status: 503 }))
})

test('redirects and bugs are rethrown', async () => {
  const away = redirect('/')
  await expect(catchOutage(() => Promise.reject(away))).rejects.toBe(away)
  const bug = new RangeError('bug')
  await expect(catchOutage(() => Promise.reject(bug))).rejects.toBe(bug)
})
