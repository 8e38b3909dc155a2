import { accountCalls } from './account.ts'
import { catalogueCalls } from './catalogue.ts'
import type { DocumentedCall } from './documented-call.ts'
import { orderCalls } from './orders.ts'
import { returnCalls } from './returns.ts'
import { serviceCalls } from './services.ts'

export const everyCall: readonly DocumentedCall[] = [
  ...catalogueCalls,
  ...orderCalls,
  ...returnCalls,
  ...accountCalls,
  ...serviceCalls,
]
