import { expect, test } from 'vitest'
import { firstRoutes } from './first-routes.ts'
import { pages } from './pages.ts'

test('every route of the first chunk is handed to the router', () => {
  const ids = pages
    .filter(({ startsVisits }) => startsVisits)
    .map(({ id, file }) => id ?? file.replace(/\.tsx$/, ''))
  expect(Object.keys(firstRoutes).sort()).toEqual(['root', 'shell/session/session-watch', ...ids].sort())
})
