import type { Client } from '@tecnoclick/contract/client'
import { cityCalls, stateCalls } from './geography/geography-calls.ts'
import { settingCalls } from './settings/setting-calls.ts'

/** Every resource that the office edits; its screens stand in `office.tsx` under the same name. */
export function officeResources(client: Client) {
  return { states: stateCalls(client), cities: cityCalls(client), settings: settingCalls(client) }
}
