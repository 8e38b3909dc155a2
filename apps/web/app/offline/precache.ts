import type { Locale } from '@tecnoclick/messages/platform/locales'
import { connection } from '../platform/connection-state.ts'
import { refreshStoredCatalogue } from './stored-catalogue.ts'
import type { WorkerMessage } from './worker-messages.ts'
import { registerWorker } from './worker-registration.ts'
import { storedShellPath } from './works-offline.ts'

export interface Preferences {
  locale: Locale
  currency: string
  saveData: boolean
}

/** Stores the shell and the public catalogue for offline use. */
export async function precache({ locale, currency, saveData }: Preferences): Promise<void> {
  connection.setState({ isStoring: !navigator.serviceWorker.controller })
  try {
    await store({ locale, currency, saveData })
  } finally {
    connection.setState({ isStoring: false })
  }
}

async function store({ locale, currency, saveData }: Preferences): Promise<void> {
  const registration = await registerWorker()
  const hasStayed = await refreshStoredCatalogue(Date.now())
  const search = new URLSearchParams({ lang: locale, currency, saveData: saveData ? '1' : '0' })
  const messages: WorkerMessage[] = [
    { kind: 'cache-shell', locale, shell: `${storedShellPath}?${search}` },
    ...(hasStayed ? [{ kind: 'cache-rest' } as const] : []),
  ]
  for (const message of messages) registration.active?.postMessage(message)
}
