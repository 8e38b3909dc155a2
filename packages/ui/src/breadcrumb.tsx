import ChevronRight from 'lucide-react/icons/chevron-right'
import { cx } from './cx.ts'
import { Link } from './link.tsx'
import { useT } from './messages.tsx'

export interface Crumb {
  label: string
  /** Where it is not the page's. */
  lang?: string
  /** Missing for the current page. */
  href?: string
}

export function Breadcrumb({ crumbs, className }: { crumbs: readonly Crumb[]; className?: string }) {
  const t = useT()
  return (
    <nav aria-label={t('ui.breadcrumb')} className={className}>
      <ol className="scrollbar-none flex items-center overflow-x-auto text-ink-muted text-sm">
        {crumbs.map((crumb, index) => (
          <li key={crumb.href ?? crumb.label} className={cx('flex items-center', !crumb.href && 'min-w-11')}>
            {index > 0 && (
              <ChevronRight
                aria-hidden="true"
                className="mx-1.5 size-3.5 shrink-0 opacity-60 rtl:-scale-x-100"
              />
            )}
            {crumb.href === undefined ? (
              <span aria-current="page" lang={crumb.lang} dir="auto" className="truncate text-ink">
                {crumb.label}
              </span>
            ) : (
              <Link
                href={crumb.href}
                lang={crumb.lang}
                className="flex min-h-11 items-center whitespace-nowrap underline-offset-4 hover:text-ink hover:underline md:min-h-8"
              >
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
