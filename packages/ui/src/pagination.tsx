import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { useT } from './messages.tsx'

interface PaginationProps {
  page: number
  pages: number
  hrefFor: (page: number) => string
  /** 2 in the shop, 1 in account and reviews (catalogue.md#product-list, selling.md#order-pages). */
  siblings?: number
  /** Names this one if a page has two. */
  label?: string
  className?: string
}

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
        <li className="px-3 text-ink-muted text-sm sm:hidden">
          {t('ui.pagination.pageOf', { page, pages })}
        </li>
        {pageRange(page, pages, siblings).map((entry, index, range) => (
          <li key={entry === 'gap' ? `gap after ${range[index - 1]}` : entry} className="max-sm:hidden">
            {entry === 'gap' ? (
              <span className="page-box text-ink-muted">
                <span aria-hidden="true">…</span>
                <span className="sr-only">{t('ui.pagination.gap')}</span>
              </span>
            ) : (
              <Link
                href={hrefFor(entry)}
                aria-label={t('ui.pagination.page', { page: entry })}
                aria-current={entry === page ? 'page' : undefined}
                className="page-box font-medium"
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

/** Rendered at both ends too, so that the row does not move under the pointer. */
function Step({ label, href, rel, children }: StepProps) {
  if (href === undefined) {
    return (
      <span aria-hidden="true" className="page-box opacity-30">
        {children}
      </span>
    )
  }
  return (
    <Link href={href} rel={rel} aria-label={label} className="page-box">
      {children}
    </Link>
  )
}

type PageEntry = number | 'gap'

/**
 * The first page, the last page, and `siblings` on either side of the current one. A gap hides at least two pages, as one
 * page is no wider than its gap. The row has the same length on every page.
 */
export function pageRange(current: number, pages: number, siblings: number): PageEntry[] {
  const row = siblings * 2 + 5
  if (pages <= row) return span(1, pages)

  const from = Math.max(1, Math.min(current - siblings, pages - siblings * 2 - 2))
  const to = Math.min(pages, Math.max(current + siblings, siblings * 2 + 3))
  if (from <= 3) return [...span(1, to), 'gap', pages]
  if (to >= pages - 2) return [1, 'gap', ...span(from, pages)]
  return [1, 'gap', ...span(from, to), 'gap', pages]
}

function span(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
