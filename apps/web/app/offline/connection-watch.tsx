import { seconds } from '@tecnoclick/domain/platform/duration'
import { useT } from '@tecnoclick/ui/messages'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { migrateState } from '../platform/migrate-state.ts'
import { pendingKey } from '../platform/session/private-prefix.ts'
import { useCartSync } from '../selling/cart/use-cart-sync.ts'
import { useOpenParts } from '../shell/lazy/use-open-parts.ts'
import { BlockOfflineNavigation } from './block-offline-navigation.ts'
import { connection, useConnection, useOnline } from './connection-state.ts'
import { KeptPages } from './kept-pages.tsx'
import { lateResponses } from './late-responses.ts'
import { useOutboxDelivery } from './use-outbox-delivery.ts'
import { useOwnShell } from './use-own-data.ts'
import { usePrecache } from './use-precache.ts'
import { activateUpdate } from './worker-registration.ts'

migrateState()

/** Background work of every page, loaded when it is idle. It renders the offer to start a new version and lost answers. */
export default function ConnectionWatch() {
  const t = useT()
  const { isOnline, hasUpdate } = useConnection()
  usePrecache()
  useOwnShell()
  useConnectionCheck()
  useOutboxDelivery()
  useRevalidateStaleData()
  useCartSync()
  const PendingNotices = usePendingNotices()
  const QuickView = useOpenParts()
  return (
    <>
      {!isOnline && <BlockOfflineNavigation />}
      <div role="status" className="sticky top-(--header-height) z-20 print:hidden">
        {hasUpdate && (
          <div className="flex flex-wrap items-center justify-center gap-x-3 bg-action-soft px-4 text-ink text-sm">
            {t('shell.update.text')}
            <button
              type="button"
              onClick={() => void activateUpdate()}
              className="min-h-11 font-semibold text-link underline underline-offset-4"
            >
              {t('shell.update.reload')}
            </button>
          </div>
        )}
      </div>
      {PendingNotices && <PendingNotices />}
      <KeptPages />
      {QuickView && <QuickView />}
    </>
  )
}

/** Most visitors never lose an answer; they download no script for it. */
function usePendingNotices(): ComponentType | undefined {
  const isOnline = useOnline()
  const [Notices, setNotices] = useState<ComponentType>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed download is tried again when the connection is back.
  useEffect(() => {
    if (Notices) return
    const load = () =>
      import('../platform/requests/load-notices.ts')
        .then(({ loadPendingNotices }) => loadPendingNotices())
        .then(
          (component) => setNotices(() => component),
          () => {},
        )
    if (hasStored(pendingKey)) void load()
    const stop = new AbortController()
    window.addEventListener('storage', ({ key }) => key === pendingKey && void load(), stop)
    return () => stop.abort()
  }, [Notices, isOnline])
  return Notices
}

function hasStored(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null
  } catch {
    return false // storage is disabled
  }
}

const checkEveryMs = seconds(5)

/** While requests fail although the browser has a network: asks for a small file until the server responds. */
function useConnectionCheck(): void {
  const isOnline = useOnline()
  useEffect(() => {
    if (isOnline) return
    void checkConnection()
    const timer = setInterval(() => void checkConnection(), checkEveryMs)
    return () => clearInterval(timer)
  }, [isOnline])
}

async function checkConnection(): Promise<void> {
  if (!navigator.onLine || document.visibilityState === 'hidden') return
  try {
    await fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store' })
    connection.setState({ isOnline: true })
  } catch {
    // still no connection
  }
}

/** Replaces stored data when the connection is back and when a late response arrives. */
function useRevalidateStaleData(): void {
  const isOnline = useOnline()
  const { revalidate } = useRevalidator()
  const revalidateStored = useEffectEvent(() => {
    if (connection.getState().dataFrom !== undefined) void revalidate()
  })
  useEffect(() => {
    if (isOnline) revalidateStored()
  }, [isOnline])
  // Both also change when a revalidation takes a response out, which must not start another one.
  const revalidateLate = useEffectEvent<Parameters<typeof lateResponses.subscribe>[0]>((now, before) => {
    if (now.pages !== before.pages && now.pages.size > 0) revalidateStored()
    if (now.shell !== before.shell && now.shell) void revalidate()
  })
  useEffect(() => lateResponses.subscribe((now, before) => revalidateLate(now, before)), [])
}
