import { minutes } from '@tecnoclick/domain/platform/duration'
import { useGetOne } from 'ra-core'
import type { SettingRow } from '../../site/settings/setting-calls.ts'
import { textOf } from '../api/form-values.ts'

/** A setting like the others, so that changing it changes the header at once; empty until it is known. */
export function useStoreName(): string {
  const { data } = useGetOne<SettingRow>('settings', { id: 'storeName' }, { staleTime: minutes(5) })
  return textOf(data?.value)
}
