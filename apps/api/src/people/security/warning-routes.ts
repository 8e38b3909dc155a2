import { getWarnings } from '@tecnoclick/contract/people/security/endpoints'
import { type Warnings, warningsSchema } from '@tecnoclick/contract/people/security/schemas'
import { hasDemoAccounts } from '@tecnoclick/database/demo-accounts'
import type { ApiDeps } from '../../platform/deps.ts'
import { type Route, route } from '../../platform/http/route.ts'

export function warningRoutes({ database: { db }, exposure }: ApiDeps): Route[] {
  return [
    route(
      getWarnings,
      {
        summary: 'What is wrong with the set-up of the shop',
        access: 'admin',
        permission: 'settings:read',
        response: warningsSchema,
      },
      async (): Promise<Warnings> => {
        const found = await exposure.findSign()
        const proxy = found ? { sign: found.sign, seenDate: found.seenAt.toISOString() } : null
        if (!(await exposure.isExposed()) || !(await hasDemoAccounts(db)))
          return { demoAccounts: 'none', proxy }
        return { demoAccounts: (await exposure.admitsDemoAccounts()) ? 'open' : 'refused', proxy }
      },
    ),
  ]
}
