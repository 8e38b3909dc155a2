import { useEveryState } from './use-every.ts'

export function StateName({ id }: { id: number }) {
  return useEveryState().find((state) => state.id === id)?.name ?? ''
}
