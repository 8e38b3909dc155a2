import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { readPart, writePart } from '../platform/browser-state.ts'

/** Chromium only; other browsers install through their own menus. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

const installOffer = createStore<{ event: InstallEvent | undefined }>()(() => ({ event: undefined }))

/** Call it first: the browser fires the event early and once. */
export function listenForInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if ('prompt' in event && typeof event.prompt === 'function')
      installOffer.setState({ event: event as InstallEvent })
  })
  window.addEventListener('appinstalled', () => {
    installOffer.setState({ event: undefined })
    writePart('installed', '1')
  })
}

export function useCanInstall(): boolean {
  return useStore(installOffer, ({ event }) => event !== undefined)
}

/** The browser accepts one `prompt` per event, whatever the visitor chooses. */
export async function promptInstall(): Promise<void> {
  const { event } = installOffer.getState()
  installOffer.setState({ event: undefined })
  await event?.prompt()
}

export function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || readPart('installed') !== undefined
}
