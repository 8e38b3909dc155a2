import type { Reset } from '@tecnoclick/contract/resets/files/schemas'
import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useFullT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import Search from 'lucide-react/icons/search'
import SearchX from 'lucide-react/icons/search-x'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { groupByModel, matchingResets } from './matching-resets.ts'
import { ResetTable } from './reset-table.tsx'

interface ResetSearchProps {
  resets: readonly Reset[]
  query: string
  /** Between the search and the list. */
  children?: ReactNode
}

/** Filters while typing; without script with its button. */
export function ResetSearch({ resets, query, children }: ResetSearchProps) {
  const t = useFullT()
  const [typed, setTyped] = useState(query)
  const shown = matchingResets(resets, useDeferredValue(typed))
  return (
    <section className="min-w-0">
      <search>
        <form
          action="/reset/list"
          onSubmit={(event) => event.preventDefault()}
          className="mb-6 flex max-w-md items-end gap-3"
        >
          <TextField
            name="q"
            type="search"
            label={t('resets.list.search')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            leading={<Search aria-hidden="true" className="size-4.5" />}
            autoComplete="off"
            spellCheck={false}
            className="flex-1"
          />
          <span className="hidden no-script:block">
            <Button type="submit" variant="secondary">
              {t('resets.list.searchAction')}
            </Button>
          </span>
        </form>
      </search>
      {children}
      {shown.length > 0 ? (
        <ResetTable models={groupByModel(shown)} query={typed} />
      ) : (
        <EmptyState drawing={<SearchX strokeWidth={1.25} />} title={t('resets.list.none')} />
      )}
    </section>
  )
}
