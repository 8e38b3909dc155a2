import type { Locale } from '@tecnoclick/messages/locales'
import { refreshStoredCatalogue } from './stored-catalogue.ts'
import type { WorkerMessage } from './worker-messages.ts'
import { registerWorker } from './worker-registration.ts'
import { storedShellPath } from './works-offline.ts'

interface Choices {
  locale: Locale
  currency: string
  saveData: boolean
}

/** Stores the shell and the shop window. */
export async function stockUp({ locale, currency, saveData }: Choices): Promise<void> {
  const registration = await registerWorker()
  await refreshStoredCatalogue(Date.now())
  const search = new URLSearchParams({ lang: locale, currency, saveData: saveData ? '1' : '0' })
  const message: WorkerMessage = { kind: 'stock', locale, shell: `${storedShellPath}?${search}` }
  registration.active?.postMessage(message)
}
