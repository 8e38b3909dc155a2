import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import type { Column } from '@tecnoclick/ui/table'
import Plus from 'lucide-react/icons/plus'
import type { ListBaseProps } from 'ra-core'
import type { ReactNode } from 'react'
import { Route, Routes, useLocation } from 'react-router'
import type { Row, Values } from '../api/resource-calls.ts'
import { CreateDialog } from '../form/create-dialog.tsx'
import { EditDialog } from '../form/edit-dialog.tsx'
import { PageHeading } from '../layout/page-heading.tsx'
import { actionColumn } from '../list/columns.tsx'
import { OfficeList } from '../list/office-list.tsx'
import { RowAction } from '../list/row-action.tsx'
import { say } from '../say.ts'

interface DeskTexts {
  title: string
  text: string
  caption: string
  empty: string
  add: string
  edit: string
}

interface EditableDeskProps<R extends Row> extends Pick<ListBaseProps<R>, 'sort'> {
  resource: string
  texts: DeskTexts
  /** What people call a row. */
  nameOf: (row: R) => string
  columns: readonly Column<R>[]
  toolbar?: ReactNode
  /** What a new row's form begins with; its names are the form's fields. */
  blank: Values
  toForm: (row: R) => Values
  /** The form; without a row it is a new one's. */
  fields: (row?: R) => ReactNode
  /** Beside the button that adds. */
  action?: ReactNode
  /** Further things to do with a row. */
  rowActions?: (row: R) => ReactNode
  size?: 'md' | 'lg'
  /** Further dialogs over the list. */
  children?: ReactNode
}

const { words } = office.shopDesks

/** A desk whose rows are added and changed in a dialog over their list: most of the shop's content is such rows. */
export function EditableDesk<R extends Row>(props: EditableDeskProps<R>) {
  const { resource, texts, nameOf, columns, sort, toolbar, blank, toForm, fields, size = 'md' } = props
  const { search } = useLocation()
  const sized = { size }
  const names = Object.keys(blank)
  const pick = (form: Values): Values => Object.fromEntries(names.map((name) => [name, form[name]]))
  const actions = actionColumn<R>((row) => (
    <>
      {props.rowActions?.(row)}
      <RowAction id={row.id} label={say(words.edit, { name: nameOf(row) })} />
    </>
  ))
  return (
    <>
      <PageHeading
        title={texts.title}
        text={texts.text}
        action={
          <span className="flex flex-wrap gap-2">
            {props.action}
            <Button
              href={`/admin/${resource}/create${search}`}
              size="sm"
              icon={<Plus aria-hidden="true" className="size-4.5" />}
            >
              {texts.add}
            </Button>
          </span>
        }
      />
      <OfficeList<R>
        sort={sort ?? { field: 'id', order: 'ASC' }}
        perPage={25}
        caption={texts.caption}
        columns={[...columns, actions]}
        toolbar={toolbar}
        emptyText={texts.empty}
      >
        <Routes>
          <Route
            path="create"
            element={
              <CreateDialog<R>
                {...sized}
                title={texts.add}
                saveLabel={words.add}
                defaultValues={blank}
                tellCreated={(row) => say(words.added, { name: nameOf(row) })}
              >
                {fields()}
              </CreateDialog>
            }
          />
          <Route
            path=":id"
            element={
              <EditDialog<R>
                {...sized}
                title={() => texts.edit}
                toForm={toForm}
                toValues={pick}
                describe={nameOf}
                tellSaved={(_, after) => say(words.saved, { name: nameOf(after) })}
              >
                {fields}
              </EditDialog>
            }
          />
          <Route path="*" element={null} />
        </Routes>
        {props.children}
      </OfficeList>
    </>
  )
}
