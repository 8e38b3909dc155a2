import type { Client } from '@tecnoclick/contract/platform/client'
import { optionsOf } from '@tecnoclick/contract/platform/field-limits'
import {
  changeTranslation,
  exportTranslations,
  importTranslations,
  listTranslatables,
} from '@tecnoclick/contract/site/translations/endpoints'
import type { Translatable } from '@tecnoclick/contract/site/translations/schemas'
import { targetLanguages, translationAreas } from '@tecnoclick/domain/site/content'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import type { Column } from '@tecnoclick/ui/table'
import { Route, Routes } from 'react-router'
import { numberOf, textOrNull } from '../../platform/api/form-values.ts'
import { keyedCalls, type ResourceCalls, type Row, type Values } from '../../platform/api/resource-calls.ts'
import { EditDialog } from '../../platform/form/form-dialog.tsx'
import { TextInput } from '../../platform/form/inputs.tsx'
import { actionColumn, EditRowButton, titleColumn } from '../../platform/list/columns.tsx'
import { CsvButtons } from '../../platform/list/csv-buttons.tsx'
import { FilterBar, SearchFilter, SelectFilter } from '../../platform/list/filters.tsx'
import { ListPage } from '../../platform/list/list-page.tsx'

const { translations, common } = office

type TranslationRow = Translatable & Row

export function translationCalls(client: Client): ResourceCalls {
  return keyedCalls(client, listTranslatables, (key, { en, ru, ar, version }) => {
    const body = {
      en: textOrNull(en),
      ru: textOrNull(ru),
      ar: textOrNull(ar),
      version: numberOf(version),
    }
    return client.call(changeTranslation, { params: { key }, body })
  })
}

const areaOptions = optionsOf(translationAreas, translations.areas)
const missingOptions = [
  { value: 'true', label: translations.missing },
  { value: 'false', label: translations.complete },
]

const columns: readonly Column<TranslationRow>[] = [
  titleColumn('source', translations.source, ({ source }) => <span className="line-clamp-2">{source}</span>),
  { key: 'area', header: translations.area, cell: ({ area }) => translations.areas[area] },
  {
    key: 'languages',
    header: translations.languages,
    cell: (row) => (
      <span className="flex flex-wrap gap-1">
        {targetLanguages.map((language) => (
          <Badge key={language} tone={row[language] === null ? 'neutral' : 'success'}>
            {row[language] === null ? fillText(translations.without, { language }) : language}
          </Badge>
        ))}
      </span>
    ),
  },
  actionColumn<TranslationRow>(({ id, source }) => (
    <EditRowButton id={id} label={fillText(common.edit, { name: shortened(source) })} />
  )),
]

export function TranslationList() {
  return (
    <ListPage<TranslationRow>
      title={translations.title}
      text={translations.text}
      sort={{ field: 'source', order: 'ASC' }}
      caption={translations.caption}
      columns={columns}
      emptyText={translations.empty}
      action={
        <div className="flex flex-wrap gap-2">
          <CsvButtons
            exportPath={exportTranslations.path}
            importPath={importTranslations.path}
            texts={translations}
          />
        </div>
      }
      toolbar={
        <FilterBar search={<SearchFilter label={translations.search} hint={translations.searchHint} />}>
          <SelectFilter
            field="area"
            label={translations.area}
            everyLabel={translations.everyArea}
            options={areaOptions}
          />
          <SelectFilter
            field="missing"
            label={translations.state}
            everyLabel={translations.everyState}
            options={missingOptions}
          />
        </FilterBar>
      }
    >
      <Routes>
        <Route path=":id" element={<TranslationDialog />} />
        <Route path="*" element={null} />
      </Routes>
    </ListPage>
  )
}

function TranslationDialog() {
  return (
    <EditDialog<TranslationRow>
      title={() => translations.edit}
      size="lg"
      toForm={({ en, ru, ar }) => ({ en: en ?? '', ru: ru ?? '', ar: ar ?? '' })}
      toValues={({ en, ru, ar }: Values) => ({ en, ru, ar })}
      describe={({ source }) => source}
      savedText={(_, { source }) => fillText(common.saved, { name: shortened(source) })}
    >
      {({ source }) => (
        <>
          <p lang="es" className="whitespace-pre-line rounded-md bg-sunken p-4">
            {source}
          </p>
          {targetLanguages.map((language, index) => (
            <TextInput
              key={language}
              source={language}
              label={translations.names[language]}
              {...(index === 0 && { hint: translations.hint, initialFocus: true })}
              multiline={source.length > longLine}
              maxLength={5000}
            />
          ))}
        </>
      )}
    </EditDialog>
  )
}

/** Longer texts get a field of several lines. */
const longLine = 60

function shortened(text: string): string {
  return text.length > longLine ? `${text.slice(0, longLine).trimEnd()}…` : text
}
