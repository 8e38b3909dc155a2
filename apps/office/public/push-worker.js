/*
 * Shows the notices of the office and opens what they are about, also while no page is open. Its scope is /admin/; it answers
 * no request. A worker that does may take it in by importScripts.
 */
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => event.waitUntil(show(read(event.data))))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.url ?? '/admin'))
})

/** A message that cannot be read is shown all the same: browsers withdraw the permission of a silent worker. */
function read(data) {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

function show({ title = 'Por atender', body = '', url = '/admin', tag }) {
  const icon = '/icons/icon-192.png'
  return self.registration.showNotification(title, {
    body,
    tag,
    icon,
    badge: icon,
    lang: 'es',
    data: { url },
  })
}

/** In an open window of the office if there is one. What is typed there asks before it leaves. */
async function open(path) {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin || !url.pathname.startsWith('/admin')) return undefined
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const office = windows.find((one) => new URL(one.url).pathname.startsWith('/admin'))
  if (!office) return self.clients.openWindow(url.href)
  await office.focus()
  return office.navigate(url.href).catch(() => self.clients.openWindow(url.href))
}
