import { optionsOf } from '@tecnoclick/contract/platform/field-limits'
import { type MessageTextState, messageTextStates } from '@tecnoclick/contract/platform/message-texts/schemas'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { locales } from '@tecnoclick/messages/platform/locales'
import { Badge, type BadgeTone } from '@tecnoclick/ui/badge'
import type { Column } from '@tecnoclick/ui/table'
import { Route, Routes, useLocation } from 'react-router'
import { RowLink, titleColumn } from '../list/columns.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../list/filters.tsx'
import { ListPage } from '../list/list-page.tsx'
import { type MessageTextRow, nameOf } from './message-text-calls.ts'
import { MessageTextDialog } from './message-text-dialog.tsx'

const { messageTexts: texts } = office

const languageOptions = optionsOf(locales, texts.languages)
const stateOptions = optionsOf(messageTextStates, texts.states)
const tones: Record<MessageTextState, BadgeTone> = { shipped: 'neutral', changed: 'new', outdated: 'danger' }

export function MessageTextList() {
  const { search } = useLocation()
  const columns: readonly Column<MessageTextRow>[] = [
    titleColumn('name', texts.name, (row) => (
      <RowLink
        href={`/admin/message-texts/${row.key}${search}`}
        label={fillText(texts.edit, { name: nameOf(row) })}
      >
        {nameOf(row)}
      </RowLink>
    )),
    { key: 'language', header: texts.language, cell: ({ language }) => texts.languages[language] },
    {
      key: 'state',
      header: texts.state,
      cell: ({ state }) => <Badge tone={tones[state]}>{texts.states[state]}</Badge>,
    },
  ]
  return (
    <ListPage<MessageTextRow>
      title={texts.title}
      text={texts.text}
      sort={{ field: 'name', order: 'ASC' }}
      caption={texts.caption}
      columns={columns}
      emptyText={texts.empty}
      toolbar={
        <FilterBar search={<SearchFilter label={texts.search} hint={texts.searchHint} />}>
          <SelectFilter
            field="language"
            label={texts.language}
            everyLabel={texts.everyLanguage}
            options={languageOptions}
          />
          <SelectFilter
            field="state"
            label={texts.state}
            everyLabel={texts.everyState}
            options={stateOptions}
          />
        </FilterBar>
      }
    >
      <Routes>
        <Route path=":id" element={<MessageTextDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </ListPage>
  )
}
