import { searchRules as endpoints } from '@tecnoclick/contract/catalogue/search-rules/endpoints'
import { newSearchRuleSchema, type SearchRuleRow } from '@tecnoclick/contract/catalogue/search-rules/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { office } from '@tecnoclick/messages/office'
import type { Column } from '@tecnoclick/ui/table'
import { useSearchParams } from 'react-router'
import { textOf } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'
import { TextInput, VisibilityInput } from '../../platform/form/inputs.tsx'
import { titleColumn, visibilityColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import { FilterBar, VisibilityFilter } from '../../platform/list/filters.tsx'

const { searchRules: texts } = office
const field = fieldsOf(newSearchRuleSchema)

export function searchRuleCalls(client: Client): ResourceCalls {
  const toNew = ({ words, products, enable }: Values) => ({
    words: textOf(words),
    products: textOf(products),
    enable: enable === true,
  })
  return editableCalls(client, endpoints, { toNew })
}

const columns: readonly Column<SearchRuleRow>[] = [
  titleColumn('words', texts.words, ({ words }) => words),
  { key: 'products', header: texts.products, className: 'free-text', cell: ({ products }) => products },
  visibilityColumn(),
]

/** Synonyms and first results (catalogue.md#search-rules). The report of searches proposes the words of a new one. */
export function SearchRuleList() {
  const [proposed] = useSearchParams()
  return (
    <EditableListPage<SearchRuleRow>
      resource="search-rules"
      texts={texts}
      nameOf={({ words }) => words}
      columns={columns}
      sort={{ field: 'words', order: 'ASC' }}
      toolbar={
        <FilterBar>
          <VisibilityFilter />
        </FilterBar>
      }
      emptyForm={{ words: proposed.get('words') ?? '', products: '', enable: true }}
      toForm={({ words, products, enable }) => ({ words, products, enable })}
      fields={() => (
        <>
          <TextInput {...field('words')} label={texts.words} hint={texts.wordsHint} initialFocus />
          <TextInput source="products" label={texts.products} hint={texts.productsHint} maxLength={300} />
          <VisibilityInput />
        </>
      )}
    />
  )
}
