import { useT } from '@tecnoclick/ui/messages'
import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import { type MouseEvent, useRef } from 'react'
import { LazyHydrate, lazyPart } from '../rendering/lazy-hydrate.tsx'
import type { ShellData } from './shell-data.ts'
import { useCurrentMarks } from './use-current-marks.ts'
import { useShellKey } from './use-shell-key.ts'

const menuId = 'site-menu'

/** Hidden until it is opened, and then in view. */
const content = lazyPart(() => import('./lazy/mobile-menu-content.tsx'))

/** A native popover: it opens and closes, by Esc and by a press beside it too, before and without any script. */
export function MobileMenu({ shell }: { shell: ShellData }) {
  const t = useT()
  const menu = useRef<HTMLDivElement>(null)
  const of = useShellKey('menu', useCurrentMarks())

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
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a click on a link inside, which Enter makes too. */}
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
        <LazyHydrate part={content} props={{ shell }} cacheKey={of} />
      </div>
    </div>
  )
}
