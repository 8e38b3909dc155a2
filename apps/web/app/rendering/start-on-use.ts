/** Sent to the document when the page's script has taken over. */
export const startedEvent = 'started'
/** Stored by the browser: the version whose script it has already. */
export const startedKey = 'script'

/**
 * For visitors who save data: a page without its script, three quarters of what it weighs. Links, forms and what the browser
 * opens by itself work; the script comes with the first field or button that is used. A browser that has it already starts
 * it at once.
 */
export function startOnUse(page: string, nonce: string): string {
  const script = /<script([^>]*) type="module"/.exec(page)
  const end = page.lastIndexOf('</body>')
  if (!script || end < 0) return page
  const [tag, attributes] = script
  const head = page.slice(0, script.index).replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
  const waiting = `<script${attributes} type="text/plain" id="${waitingId}"`
  const body = page.slice(script.index + tag.length, end)
  const names = JSON.stringify([waitingId, startedEvent, startedKey])
  const watch = `<script nonce="${nonce}">(${waitForUse})(...${names})</script>`
  return `${head}${waiting}${body}${watch}${page.slice(end)}`
}

const waitingId = 'page-script'

/** Runs in the browser, from its source text: it can use nothing of this module. */
function waitForUse(waiting: string, started: string, key: string): void {
  const version = () => document.getElementById(waiting)?.textContent?.match(/[\w-]+\.js/)?.[0] ?? ''
  const own = 'button[type="button"]:not([popovertarget]), a[data-script]'
  const stop = new AbortController()
  const anywhere = { capture: true, signal: stop.signal }
  let pressed: HTMLElement | undefined
  let changed: { select: HTMLSelectElement; value: string } | undefined
  let isStarting = false

  function start() {
    const source = document.getElementById(waiting)
    if (isStarting || !source) return
    isStarting = true
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = source.nonce
    script.textContent = source.textContent
    // It runs without being in the document, which React expects as the server sent it.
    document.head.append(script)
    script.remove()
  }

  const within = (event: Event, selector: string) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>(selector) : null

  document.addEventListener(
    'click',
    (event) => {
      const element = within(event, own)
      if (element) {
        event.preventDefault()
        event.stopPropagation()
        element.ariaBusy = 'true'
        pressed = element
      }
      if (element || within(event, 'summary, label')) start()
    },
    anywhere,
  )
  document.addEventListener(
    'focusin',
    (event) => within(event, 'input, select, textarea') && start(),
    anywhere,
  )
  document.addEventListener(
    'change',
    (event) => {
      const select = event.target
      if (select instanceof HTMLSelectElement) changed = { select, value: select.value }
      start()
    },
    anywhere,
  )
  document.addEventListener(
    started,
    () => {
      stop.abort()
      try {
        localStorage.setItem(key, version())
      } catch {} // storage is disabled
      if (changed) {
        changed.select.value = changed.value
        changed.select.dispatchEvent(new Event('change', { bubbles: true }))
      }
      if (pressed) pressed.ariaBusy = null
      pressed?.click()
    },
    { once: true },
  )
  try {
    if (localStorage.getItem(key) === version()) start()
  } catch {} // storage is disabled
}
