import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import { minutes } from '@tecnoclick/domain/platform/duration'
import { type ReceiptPaper, receiptPapers } from '@tecnoclick/domain/site/setting-values'
import type { PublicSettings } from '@tecnoclick/domain/site/settings'
import { office } from '@tecnoclick/messages/office'
import { SelectField } from '@tecnoclick/ui/select-field'
import { useSyncExternalStore } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'

const { receipt: texts } = office.orders
const storageKey = 'office.receiptPaper'
const listeners = new Set<() => void>()

/** What every visitor may read of the shop: it is printed on receipts. */
export function useShopDetails(): PublicSettings | undefined {
  const { data } = useApiQuery({
    queryKey: ['public-settings'],
    read: ({ signal }) => officeClient.call(getPublicSettings, { signal }),
    staleTime: minutes(5),
  })
  return data
}

/** The choice of this computer, otherwise the setting: one counter may have a roll, the next a sheet. */
export function useReceiptPaper(): ReceiptPaper {
  const chosen = useSyncExternalStore(subscribe, readChosen)
  const usual = useShopDetails()?.receiptPaper ?? 'sheet'
  return receiptPapers.find((paper) => paper === chosen) ?? usual
}

const options = receiptPapers.map((paper) => ({ value: paper, label: texts.papers[paper] }))

export function ReceiptPaperSwitch() {
  return (
    <SelectField
      label={texts.paper}
      labelHidden
      options={options}
      value={useReceiptPaper()}
      onChange={(event) => choose(event.currentTarget.value)}
      className="w-28 print:hidden"
    />
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A browser may refuse its storage; the setting is used then. */
function readChosen(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function choose(paper: string): void {
  try {
    localStorage.setItem(storageKey, paper)
  } catch {
    return
  }
  for (const listener of listeners) listener()
}
