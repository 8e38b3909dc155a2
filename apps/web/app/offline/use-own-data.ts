import { useEffect, useEffectEvent, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { type ShellData, useShellData } from '../shell/shell-data.ts'
import { connection, useOnline } from './connection-state.ts'
import { isInstalled } from './install-offer.ts'
import { lateResponses } from './late-responses.ts'
import { readOwnShell, storeOwnShell } from './own-data.ts'

/** Whoever saves data stores nothing, unless the shop is installed. */
export function mayStore(saveData: boolean): boolean {
  return !saveData || isInstalled()
}

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
    if (isOnline && isFromStore) void revalidate()
  }, [isOnline, isFromStore, revalidate])
}
