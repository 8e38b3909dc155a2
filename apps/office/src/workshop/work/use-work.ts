import { keyHeaders, randomKey } from '@tecnoclick/contract/platform/request-key'
import { getRepairWork } from '@tecnoclick/contract/workshop/work/endpoints'
import type { RepairWork } from '@tecnoclick/contract/workshop/work/schemas'
import { useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'

export function useWork(id: number) {
  return useApiQuery<RepairWork>({
    queryKey: ['repair-work', id],
    read: ({ signal }) => officeClient.call(getRepairWork, { params: { id }, signal }),
  })
}

type Send = (headers: Record<string, string>) => Promise<unknown>

/** One act on a repair: a retry after a lost answer has the same key, the next act another one. */
export function useWorkAct({ inline = false }: { inline?: boolean } = {}) {
  const [key, setKey] = useState(randomKey)
  const { run, busy, refusal } = useAction({ inline })
  async function act(send: Send, done: string): Promise<boolean> {
    const result = await run(() => send(keyHeaders(key)), { done })
    if (result !== undefined) setKey(randomKey())
    return result !== undefined
  }
  return { act, busy, refusal }
}
