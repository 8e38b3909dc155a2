import { parseCookies, readChoice } from '@tecnoclick/contract/platform/preferences'
import { isOffline, noteFailure } from '../platform/connection-state.ts'
import { isOutage } from '../platform/form/catch-outage.ts'
import { findLastShell, type ShellData } from '../rendering/shell-data.ts'
import { lateResponses, takeLateShell } from './late-responses.ts'
import { whenSlow } from './slow-connection.ts'

let newestRequest: Promise<ShellData> | undefined

/**
 * The server's shell, or the last one of this document if the connection is broken or slow. A late response is shown
 * when it arrives: the shell was requested because something had changed.
 */
export async function loadShellOrFallback(fetchShell: () => Promise<ShellData>): Promise<ShellData> {
  const late = takeLateShell()
  if (late) return late
  const last = findLastShell()
  if (last && isOffline()) return withCookiePreferences(last)
  const request = fetchShell()
  newestRequest = request
  try {
    const first = await Promise.race([request, whenSlow()])
    if (first || !last) return first ?? (await request)
    storeWhenLate(request)
    return withCookiePreferences(last)
  } catch (error) {
    if (!last || !isOutage(error)) throw error
    noteFailure(error)
    return withCookiePreferences(last)
  }
}

function storeWhenLate(request: Promise<ShellData>): void {
  request.then((shell) => {
    // A later request has newer data.
    if (request === newestRequest) lateResponses.setState({ shell })
  }, noteFailure)
}

/** Currency and data saver are cookies, so they can change offline. */
function withCookiePreferences(shell: ShellData): ShellData {
  const cookies = parseCookies(document.cookie)
  const chosen = shell.currencies.find(({ code }) => code === readChoice(cookies, 'currency', location))
  const saveData = readChoice(cookies, 'saveData', location)
  return {
    ...shell,
    ...(chosen && {
      currency: chosen.code,
      currencyFormat: { code: chosen.code, symbol: chosen.symbol, decimals: chosen.decimals },
    }),
    ...(saveData !== undefined && { saveData: saveData === '1' }),
  }
}
