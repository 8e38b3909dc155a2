import { useT } from '@tecnoclick/ui/messages'
import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { type MouseEvent, useRef } from 'react'
import { useCurrentMarks } from '../platform/page/nav-items.ts'
import { LazyHydrate, lazyPart } from '../rendering/lazy-hydrate.tsx'
import type { ShellData } from '../rendering/shell-data.ts'

const menuId = 'site-menu'

const content = lazyPart(() => import('./lazy/mobile-menu-content.tsx'), { cached: true })

/** A native popover: it opens and closes without script, also by Esc and a click outside. */
export function MobileMenu({ shell }: { shell: ShellData }) {
  const t = useT()
  const menu = useRef<HTMLDivElement>(null)
  const marks = useCurrentMarks()

  function closeAfterLink(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest('a')) menu.current?.hidePopover()
  }

  return (
    <div className="-ms-2.5 lg:hidden">
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={t('shell.mobileMenu.open')}
        className="grid size-11 place-items-center rounded-md"
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it handles clicks of links inside, which Enter triggers too. */}
      <div
        ref={menu}
        id={menuId}
        popover="auto"
        onClick={closeAfterLink}
        className="site-menu ground text-base"
      >
        <div className="sticky top-0 z-10 flex h-14 items-center justify-between border-b bg-raised ps-5 pe-2">
          <p className="font-semibold text-lg">{t('shell.mobileMenu.title')}</p>
          <button
            type="button"
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label={t('shell.mobileMenu.close')}
            className="grid size-11 place-items-center rounded-md hover:bg-sunken"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <LazyHydrate part={content} props={{ marks, isSignedIn: shell.viewer !== null }} />
      </div>
    </div>
  )
}
