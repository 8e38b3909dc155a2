import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { connection, noteFailure, useOnline } from '../platform/connection-state.ts'
import { type ShellData, useShellData } from '../rendering/shell-data.ts'
import { mayStore } from './install-offer.ts'
import { lateResponses } from './late-responses.ts'
import { readOwnShell, storeOwnShell } from './own-data.ts'

/** Keeps what the header and the cart page show of a person, and shows it in the stored shell, which is nobody's. */
export function useOwnShell(): void {
  const shell = useShellData()
  const isOnline = useOnline()
  const { revalidate } = useRevalidator()
  const restored = useRef<ShellData>(undefined)
  const restore = useEffectEvent(async (nobodys: ShellData) => {
    const own = await readOwnShell()
    if (!own) return
    restored.current = { ...nobodys, viewer: own.viewer, cart: own.cart }
    lateResponses.setState({ shell: restored.current })
  })
  useEffect(() => {
    if (!shell || shell === restored.current) return
    if (shell.viewer === undefined) return void restore(shell)
    const isFresh = connection.getState().isOnline && connection.getState().dataFrom === undefined
    if (isFresh && (shell.viewer === null || mayStore(shell.saveData)))
      void storeOwnShell(shell, Date.now()).catch(() => {})
  }, [shell])

  const isFromStore = shell !== undefined && (shell.viewer === undefined || shell === restored.current)
  useEffect(() => {
    if (!isOnline || !isFromStore) return
    // The worker shows the stored shell before anything has failed, and an error would replace the page.
    fetch('/manifest.webmanifest', { method: 'HEAD', cache: 'no-store' }).then(
      () => void revalidate(),
      noteFailure,
    )
  }, [isOnline, isFromStore, revalidate])
}
