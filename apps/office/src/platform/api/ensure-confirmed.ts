import { getSecondFactor } from '@tecnoclick/contract/people/security/second-factor-endpoints'
import type { MouseEvent } from 'react'
import { confirmNow, officeClient } from './office-client.ts'

/** For requests that do not go through the client, which asks by itself. False: the person did not confirm. */
export async function ensureConfirmed(): Promise<boolean> {
  const factor = await officeClient.attempt(getSecondFactor)
  return !factor.ok || factor.data.confirmed || confirmNow()
}

/** For links to downloads: the browser would show a refusal as a page. */
export async function confirmBeforeDownload(event: MouseEvent<HTMLAnchorElement>): Promise<void> {
  event.preventDefault()
  const { href } = event.currentTarget
  if (await ensureConfirmed()) location.assign(href)
}
