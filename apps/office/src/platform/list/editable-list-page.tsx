import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import type { Column } from '@tecnoclick/ui/table'
import type { ListBaseProps } from 'ra-core'
import type { ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import type { Row, Values } from '../api/resource-calls.ts'
import { CreateDialog, EditDialog } from '../form/form-dialog.tsx'
import { AddButton } from './add-button.tsx'
import { actionColumn, EditRowButton } from './columns.tsx'
import { type Grouping, ListPage } from './list-page.tsx'
import type { PhoneRow } from './phone-table.tsx'

interface ListTexts {
  title: string
  text: string
  caption: string
  empty: string
  add: string
  edit: string
}

interface EditableListPageProps<R extends Row> extends Pick<ListBaseProps<R>, 'sort'> {
  resource: string
  texts: ListTexts
  /** How the row is named in labels and messages. */
  nameOf: (row: R) => string
  columns: readonly Column<R>[]
  phoneRow?: (row: R) => PhoneRow
  toolbar?: ReactNode
  grouping?: Grouping<R>
  /** The initial values of a new row. Its keys are the fields of the form. */
  emptyForm: Values
  toForm: (row: R) => Values
  /** The form's inputs. Without a row the form is for a new one. */
  fields: (row?: R) => ReactNode
  /** Beside the button that adds a row. */
  action?: ReactNode
  /** Besides the edit button. */
  rowActions?: (row: R) => ReactNode
  size?: 'md' | 'lg'
  /** Further dialogs over the list. */
  children?: ReactNode
}

const { common } = office

/** A list whose rows are added and edited in a dialog. Most content of the shop is such rows. */
export function EditableListPage<R extends Row>(props: EditableListPageProps<R>) {
  const { resource, texts, nameOf, columns, sort, toolbar, emptyForm, toForm, fields, size = 'md' } = props
  const { search } = useLocation()
  const fieldNames = Object.keys(emptyForm)
  const pickFields = (form: Values): Values =>
    Object.fromEntries(fieldNames.map((name) => [name, form[name]]))
  const actions = actionColumn<R>((row) => (
    <>
      {props.rowActions?.(row)}
      <EditRowButton id={row.id} label={fillText(common.edit, { name: nameOf(row) })} />
    </>
  ))
  return (
    <ListPage<R>
      title={texts.title}
      text={texts.text}
      action={
        <span className="flex flex-wrap gap-2">
          {props.action}
          <AddButton href={`/admin/${resource}/create${search}`} label={texts.add} />
        </span>
      }
      sort={sort ?? { field: 'id', order: 'ASC' }}
      caption={texts.caption}
      columns={[...columns, actions]}
      phoneRow={props.phoneRow}
      toolbar={toolbar}
      grouping={props.grouping}
      emptyText={texts.empty}
    >
      <Routes>
        <Route
          path="create"
          element={
            <CreateDialog<R>
              title={texts.add}
              saveLabel={common.add}
              size={size}
              defaultValues={emptyForm}
              createdText={(row) => fillText(common.added, { name: nameOf(row) })}
            >
              {fields()}
            </CreateDialog>
          }
        />
        <Route
          path=":id"
          element={
            <EditDialog<R>
              title={() => texts.edit}
              size={size}
              toForm={toForm}
              toValues={pickFields}
              describe={nameOf}
              savedText={(_, after) => fillText(common.saved, { name: nameOf(after) })}
            >
              {fields}
            </EditDialog>
          }
        />
        <Route path="*" element={null} />
      </Routes>
      {props.children}
    </ListPage>
  )
}
