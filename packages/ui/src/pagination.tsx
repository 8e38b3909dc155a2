import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Link } from './link.tsx'
import { useT } from './messages.tsx'
import { pageRange } from './page-range.ts'

interface PaginationProps {
  page: number
  pages: number
  hrefFor: (page: number) => string
  /** 2 in the shop, 1 in account and reviews (catalogue.md#product-list, selling.md#order-pages). */
  siblings?: number
  /** Where a page has two of them, each needs a name. */
  label?: string
  className?: string
}

const box =
  'grid h-11 min-w-11 place-items-center rounded-md px-2 text-sm tabular-nums transition-colors md:h-10 md:min-w-10 pointer-coarse:h-11 pointer-coarse:min-w-11'

export function Pagination({ page, pages, hrefFor, siblings = 2, label, className }: PaginationProps) {
  const t = useT()
  if (pages <= 1) return null
  return (
    <nav aria-label={label ?? t('ui.pagination.label')} className={className}>
      <ul className="flex items-center justify-center gap-0.5 sm:gap-1">
        <li>
          <Step
            label={t('ui.pagination.previous')}
            href={page > 1 ? hrefFor(page - 1) : undefined}
            rel="prev"
          >
            <ChevronLeft className="size-5 rtl:-scale-x-100" />
          </Step>
        </li>
        <li className="px-3 text-ink-muted text-sm tabular-nums sm:hidden">
          {t('ui.pagination.pageOf', { page, pages })}
        </li>
        {pageRange(page, pages, siblings).map((entry, index, range) => (
          <li key={entry === 'gap' ? `gap after ${range[index - 1]}` : entry} className="max-sm:hidden">
            {entry === 'gap' ? (
              <span className={cx(box, 'text-ink-muted')}>
                <span aria-hidden="true">…</span>
                <span className="sr-only">{t('ui.pagination.gap')}</span>
              </span>
            ) : (
              <Link
                href={hrefFor(entry)}
                aria-label={t('ui.pagination.page', { page: entry })}
                aria-current={entry === page ? 'page' : undefined}
                className={cx(
                  box,
                  'font-medium hover:bg-ink/6 aria-[current=page]:bg-ink aria-[current=page]:text-canvas',
                )}
              >
                {entry}
              </Link>
            )}
          </li>
        ))}
        <li>
          <Step
            label={t('ui.pagination.next')}
            href={page < pages ? hrefFor(page + 1) : undefined}
            rel="next"
          >
            <ChevronRight className="size-5 rtl:-scale-x-100" />
          </Step>
        </li>
      </ul>
    </nav>
  )
}

interface StepProps {
  label: string
  href: string | undefined
  rel: 'prev' | 'next'
  children: ReactNode
}

/** At either end the arrow keeps its place, so that the row does not jump under the pointer. */
function Step({ label, href, rel, children }: StepProps) {
  if (href === undefined) {
    return (
      <span aria-hidden="true" className={cx(box, 'opacity-30')}>
        {children}
      </span>
    )
  }
  return (
    <Link href={href} rel={rel} aria-label={label} className={cx(box, 'hover:bg-ink/6')}>
      {children}
    </Link>
  )
}
