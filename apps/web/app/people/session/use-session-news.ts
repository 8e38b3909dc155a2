import { useT } from '@tecnoclick/ui/messages'
import { useToast } from '@tecnoclick/ui/toast'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { loadAllTexts } from '../../rendering/texts.ts'
import { useShellData } from '../../shell/shell-data.ts'
import type { Flash } from './flashes.ts'
import { hearOtherTabs, type SessionNews, tellOtherTabs } from './tabs.ts'

async function loadNews() {
  const [{ tellFlash, followTab }] = await Promise.all([import('./session-news.ts'), loadAllTexts()])
  return { tellFlash, followTab }
}

/**
 * Tells what the last request did, once, and follows what other tabs do. A document brings its flash in its data, because
 * the server has already taken the cookie away; pages that the router fetched, and those from the page cache, leave the
 * cookie to be taken here. Most pages have no news and load no script for them.
 */
export function useSessionNews(fromDocument: Flash | undefined): void {
  const room = {
    t: useT(),
    toast: useToast(),
    shell: useShellData(),
    revalidate: useRevalidator().revalidate,
    tellOtherTabs,
  }
  const { key } = useLocation()
  const pending = useRef(fromDocument)

  const tell = useEffectEvent(async () => {
    if (!pending.current && !/\bflash=/.test(document.cookie)) return
    const { tellFlash } = await loadNews()
    tellFlash(pending.current, room)
    pending.current = undefined
  })
  const follow = useEffectEvent(async (news: SessionNews) => (await loadNews()).followTab(news, room))

  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival may bring news, even at the same address.
  useEffect(() => void tell(), [key])
  useEffect(() => hearOtherTabs((news) => void follow(news)), [])
}
