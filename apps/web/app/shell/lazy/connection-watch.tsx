import { seconds } from '@tecnoclick/domain/platform/duration'
import { useT } from '@tecnoclick/ui/messages'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { BlockOfflineNavigation } from '../../offline/block-offline-navigation.ts'
import { mayStore } from '../../offline/install-offer.ts'
import { lateResponses } from '../../offline/late-responses.ts'
import { useOutboxDelivery } from '../../offline/use-outbox-delivery.ts'
import { activateUpdate } from '../../offline/worker-registration.ts'
import { connection, useConnection, useOnline } from '../../platform/connection-state.ts'
import { pendingPrefix } from '../../platform/session/private-prefix.ts'
import { useShellData } from '../../rendering/shell-data.ts'
import { useCartSync } from '../../selling/cart/use-cart-sync.ts'
import { SlowNotice } from './slow-notice.tsx'

/** Background work of every page, loaded when it is idle. It renders the offer to start a new version and lost answers. */
export default function ConnectionWatch() {
  const t = useT()
  const { isOnline, hasUpdate } = useConnection()
  useConnectionCheck()
  useOutboxDelivery()
  useRevalidateStaleData()
  useCartSync()
  const PendingNotices = usePendingNotices()
  const StoredParts = useStoredParts()
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
      <SlowNotice />
      {PendingNotices && <PendingNotices />}
      {StoredParts && <StoredParts />}
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
      import('../../platform/requests/load-notices.ts')
        .then(({ loadPendingNotices }) => loadPendingNotices())
        .then(
          (component) => setNotices(() => component),
          () => {},
        )
    if (hasStored(pendingPrefix)) void load()
    const stop = new AbortController()
    window.addEventListener('storage', ({ key }) => key?.startsWith(pendingPrefix) && void load(), stop)
    return () => stop.abort()
  }, [Notices, isOnline])
  return Notices
}

/** Not with data saver: nothing is stored then. */
function useStoredParts(): ComponentType | undefined {
  const isOnline = useOnline()
  const saveData = useShellData()?.saveData ?? true
  const [Parts, setParts] = useState<ComponentType>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a failed download is tried again when the connection is back.
  useEffect(() => {
    if (Parts || !mayStore(saveData)) return
    import('./stored-parts.tsx').then(
      ({ StoredParts }) => setParts(() => StoredParts),
      () => {},
    )
  }, [Parts, saveData, isOnline])
  return Parts
}

function hasStored(prefix: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(prefix))
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
