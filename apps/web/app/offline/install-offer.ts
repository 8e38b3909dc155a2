/** Chromium's event; other browsers have their own menus for it. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>
}

const installedKey = 'installed'

let offer: InstallEvent | undefined
const listeners = new Set<() => void>()

/** The browser makes its offer early and once: to be called before anything else. */
export function awaitInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    if ('prompt' in event && typeof event.prompt === 'function') change(event as InstallEvent)
  })
  window.addEventListener('appinstalled', () => {
    change(undefined)
    try {
      localStorage.setItem(installedKey, '1')
    } catch {
      return // the window itself tells it as well
    }
  })
}

function change(next: InstallEvent | undefined): void {
  offer = next
  for (const listener of listeners) listener()
}

export function hasInstallOffer(): boolean {
  return offer !== undefined
}

export function listenToOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** An offer is good for one time, whatever the visitor says. */
export async function acceptOffer(): Promise<void> {
  const made = offer
  change(undefined)
  await made?.prompt()
}

export function isInstalled(): boolean {
  if (matchMedia('(display-mode: standalone)').matches) return true
  try {
    return localStorage.getItem(installedKey) === '1'
  } catch {
    return false
  }
}
