import type { PushSubscription as Subscription } from '@tecnoclick/contract/people/staff-notices/schemas'
import { office } from '@tecnoclick/messages/office'

const { push: texts } = office.staffNotices
const worker = '/admin/push-worker.js'
const scope = '/admin/'

/** Why this browser shows no notices; undefined if it can. */
export function whyNoPush(): string | undefined {
  if (!window.isSecureContext) return texts.insecure
  if ('PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window) return undefined
  return /\b(iPhone|iPad)\b/.test(navigator.userAgent) ? texts.installFirst : texts.unsupported
}

/** Asks the person first. The error says what to do. */
export async function subscribe(publicKey: string): Promise<Subscription> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error(texts.denied)
  try {
    const registration = await navigator.serviceWorker.register(worker, { scope, updateViaCache: 'none' })
    await ready(registration)
    // One of an earlier key of the shop gets nothing any more.
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }
    const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON()
    if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error(texts.failed)
    return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
  } catch {
    throw new Error(texts.failed)
  }
}

export async function unsubscribe(): Promise<void> {
  await (await ownSubscription())?.unsubscribe()
}

/** How the server names this browser. */
export async function ownFingerprint(): Promise<string | undefined> {
  const subscription = await ownSubscription()
  if (!subscription) return undefined
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint))
  return [...new Uint8Array(hash).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function ownSubscription() {
  if (whyNoPush()) return null
  const registrations = await navigator.serviceWorker.getRegistrations()
  const own = registrations.find((one) => new URL(one.scope).pathname === scope)
  return own ? own.pushManager.getSubscription() : null
}

/** Only an active worker can subscribe. */
function ready({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const coming = installing ?? waiting
  if (active || !coming) return Promise.resolve()
  return new Promise((resolve, reject) => {
    coming.addEventListener('statechange', () => {
      if (coming.state === 'activated') resolve()
      if (coming.state === 'redundant') reject(new Error('The worker was not installed'))
    })
  })
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0))
}
