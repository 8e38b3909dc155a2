import { Link } from '@tecnoclick/ui/link'
import { useT } from '@tecnoclick/ui/messages'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import TextAlignStart from 'lucide-react/icons/list'
import PanelLeft from 'lucide-react/icons/panel-left'
import Rows2 from 'lucide-react/icons/rows-2'
import { type LayoutName, type ListFilter, layouts, listHref } from './addresses.ts'

const icons = { classic: Rows2, grid: LayoutGrid, list: TextAlignStart, sidebar: PanelLeft }

interface LayoutSwitchProps {
  layout: LayoutName
  filter: ListFilter
  page: number
}

export function LayoutSwitch({ layout, filter, page }: LayoutSwitchProps) {
  const t = useT()
  return (
    <nav aria-label={t('blog.layout')}>
      <ul className="flex rounded-md border bg-surface p-0.5">
        {layouts.map(({ name, path, label }) => {
          const Icon = icons[name]
          return (
            <li key={name}>
              <Link
                href={listHref(path, filter, page)}
                aria-label={t(label)}
                title={t(label)}
                aria-current={name === layout ? 'page' : undefined}
                className="grid size-11 place-items-center rounded-sm text-ink-muted transition-colors hover:bg-sunken hover:text-ink aria-[current]:bg-ink aria-[current]:text-canvas md:size-9"
              >
                <Icon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
