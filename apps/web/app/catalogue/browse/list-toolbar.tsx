import { sorts } from '@tecnoclick/catalogue/query'
import { Button } from '@tecnoclick/ui/button'
import { cx } from '@tecnoclick/ui/cx'
import { useT } from '@tecnoclick/ui/messages'
import ChevronDown from 'lucide-react/icons/chevron-down'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { RouterLink } from '../../platform/page/router-link.tsx'
import { filterPanelId } from './filter-panel.tsx'
import { ListForm } from './list-form.tsx'
import { type ListLocation, listUrl, pageSizes } from './list-location.ts'

interface ListToolbarProps {
  location: ListLocation
  limit: number
  view: 'grid' | 'list'
  /** For example '1–12 de 128'. */
  summary: string
}

export function ListToolbar({ location, limit, view, summary }: ListToolbarProps) {
  const t = useT()
  const navigate = useNavigate()
  const navigateWith = (key: string) => (value: string) =>
    navigate(listUrl(location, { [key]: value }), { preventScrollReset: true })
  return (
    <div className="list-toolbar">
      <div className="filter-button">
        <Button
          variant="secondary"
          popoverTarget={filterPanelId}
          className="max-sm:px-3"
          icon={<SlidersHorizontal aria-hidden="true" className="size-4" />}
        >
          {t('shop.filters.title')}
        </Button>
      </div>
      <p
        aria-live="polite"
        className="text-ink-muted text-xs max-sm:flex-[1_1_4rem] max-sm:leading-tight sm:text-sm"
      >
        {summary}
      </p>
      <ListForm
        location={location}
        sets={['sort', 'limit']}
        className="ms-auto flex flex-wrap items-center gap-x-4 gap-y-2"
      >
        <ToolbarSelect
          name="sort"
          label={t('shop.sort.label')}
          value={location.search.get('sort') ?? 'default'}
          options={sorts.map((sort) => ({ value: sort, label: t(`shop.sort.${sort}`) }))}
          onChoose={navigateWith('sort')}
        />
        <ToolbarSelect
          name="limit"
          label={t('shop.pageSize')}
          value={String(limit)}
          options={pageSizes.map((size) => ({ value: size, label: size }))}
          onChoose={navigateWith('limit')}
          className="max-sm:hidden"
        />
        <div className="hidden no-script:block">
          <Button type="submit" variant="secondary" size="sm">
            {t('shop.filters.apply')}
          </Button>
        </div>
      </ListForm>
      <nav aria-label={t('shop.view.label')} className="flex max-sm:hidden">
        <ViewLink
          href={listUrl(location, { view: 'grid' })}
          current={view === 'grid'}
          label={t('shop.view.grid')}
        >
          <LayoutGrid aria-hidden="true" className="size-5" />
        </ViewLink>
        <ViewLink
          href={listUrl(location, { view: 'list' })}
          current={view === 'list'}
          label={t('shop.view.list')}
        >
          <List aria-hidden="true" className="size-5" />
        </ViewLink>
      </nav>
    </div>
  )
}

interface ViewLinkProps {
  href: string
  current: boolean
  label: string
  children: ReactNode
}

function ViewLink({ href, current, label, children }: ViewLinkProps) {
  return (
    <RouterLink
      href={href}
      aria-label={label}
      aria-current={current || undefined}
      preventScrollReset
      className="grid size-11 place-items-center rounded-md text-ink-muted hover:bg-ink/6 aria-current:bg-ink/8 aria-current:text-ink"
    >
      {children}
    </RouterLink>
  )
}

interface ToolbarSelectProps {
  name: string
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose(value: string): void
  className?: string
}

function ToolbarSelect({ name, label, value, options, onChoose, className }: ToolbarSelectProps) {
  return (
    <span className={cx('inline-flex items-center gap-2 text-sm', className)}>
      <label htmlFor={`list-${name}`} className="text-ink-muted max-lg:sr-only">
        {label}
      </label>
      <span className="relative">
        <select
          // Resets the select when the URL changes otherwise, for example by going back.
          key={value}
          // A fixed id: `useId` depends on the rest of the page, and this fragment is cached.
          id={`list-${name}`}
          name={name}
          defaultValue={value}
          onChange={(event) => onChoose(event.target.value)}
          className="h-11 max-sm:max-w-36 max-lg:max-w-40 appearance-none text-ellipsis rounded-md border border-line-strong bg-raised ps-3 pe-9 font-medium max-sm:ps-2 max-sm:pe-6 text-ink hover:border-ink"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute end-3 top-1/2 max-sm:end-1.5 size-4 -translate-y-1/2 text-ink-muted"
        />
      </span>
    </span>
  )
}
