import type { Reset } from '@tecnoclick/contract/resets/files/schemas'
import { Button } from '@tecnoclick/ui/button'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import Search from 'lucide-react/icons/search'
import SearchX from 'lucide-react/icons/search-x'
import { useDeferredValue, useState } from 'react'
import { matchingResets } from './matching-resets.ts'
import { ResetTable } from './reset-table.tsx'

/** Narrows down while one types; without script by its button. */
export function ResetSearch({ resets, query }: { resets: readonly Reset[]; query: string }) {
  const t = useT()
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
      {shown.length > 0 ? (
        <ResetTable resets={shown} />
      ) : (
        <EmptyState drawing={<SearchX strokeWidth={1.25} />} title={t('resets.list.none')} />
      )}
    </section>
  )
}
