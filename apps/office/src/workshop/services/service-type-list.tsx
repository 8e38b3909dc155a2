import type { ServiceType } from '@tecnoclick/contract/workshop/services/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import type { Column } from '@tecnoclick/ui/table'
import { shownColumn, sortedColumn } from '../../platform/desk/columns.tsx'
import { EditableDesk } from '../../platform/desk/editable-desk.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { blankOffered, OfferedFields, offeredForm } from './offered-fields.tsx'

const { services, shopDesks } = office

const texts = {
  title: services.types,
  text: services.typesText,
  caption: services.typesCaption,
  empty: services.typesEmpty,
  add: services.addType,
  edit: services.editType,
}

const columns: readonly Column<ServiceType>[] = [
  titleColumn('name', shopDesks.words.name, ({ name }) => name),
  sortedColumn('position', shopDesks.words.position, ({ position }) => position, 'end'),
  shownColumn(),
]

export function ServiceTypeList() {
  return (
    <EditableDesk<ServiceType>
      resource="service-types"
      texts={texts}
      nameOf={({ name }) => name}
      columns={columns}
      sort={{ field: 'position', order: 'ASC' }}
      action={
        <Button href="/admin/services" variant="secondary" size="sm">
          {services.seeServices}
        </Button>
      }
      blank={blankOffered}
      toForm={offeredForm}
      fields={(row) => <OfferedFields isNew={!row} />}
    />
  )
}
