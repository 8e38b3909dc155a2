import type { CategoryRow } from '@tecnoclick/contract/catalogue/categories/schemas'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import Plus from 'lucide-react/icons/plus'
import { ListBase, useListContext } from 'ra-core'
import { Route, Routes, useSearchParams } from 'react-router'
import type { Values } from '../../platform/api/resource-calls.ts'
import { CreateDialog } from '../../platform/form/create-dialog.tsx'
import { EditDialog } from '../../platform/form/edit-dialog.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { EmptyList } from '../../platform/list/empty-list.tsx'
import { ListFailure, OutdatedList } from '../../platform/list/list-failure.tsx'
import { ListSkeleton } from '../../platform/list/list-skeleton.tsx'
import { say } from '../../platform/say.ts'
import { CategoryFields } from './category-fields.tsx'
import { CategoryItem } from './category-item.tsx'
import { inTree } from './category-tree.ts'

const { categories, shopDesks } = office
const { words } = shopDesks

const toForm = ({ name, slug, parentId, description, image, position, enable }: CategoryRow): Values => ({
  ...{ name, slug, description, enable, image: image ?? '', position: String(position) },
  parentId: parentId === null ? '' : String(parentId),
})

const pick = ({ name, slug, parentId, description, image, position, enable }: Values): Values => ({
  ...{ name, slug, parentId, description, image, position, enable },
})

export function CategoryDesk() {
  return (
    <>
      <PageHeading
        title={categories.title}
        text={categories.text}
        action={
          <Button
            href="/admin/categories/create"
            size="sm"
            icon={<Plus aria-hidden="true" className="size-4.5" />}
          >
            {categories.add}
          </Button>
        }
      />
      <ListBase
        storeKey={false}
        exporter={false}
        perPage={1000}
        sort={{ field: 'name', order: 'ASC' }}
        queryOptions={{ onError() {} }}
      >
        <Tree />
        <Routes>
          <Route path="create" element={<AddCategory />} />
          <Route
            path=":id"
            element={
              <EditDialog<CategoryRow>
                title={() => categories.edit}
                toForm={toForm}
                toValues={pick}
                describe={({ name }) => name}
                tellSaved={(_, { name }) => say(words.saved, { name })}
              >
                {(row) => <CategoryFields row={row} />}
              </EditDialog>
            }
          />
          <Route path="*" element={null} />
        </Routes>
      </ListBase>
    </>
  )
}

/** Beside a category one adds inside it. */
function AddCategory() {
  const [query] = useSearchParams()
  const parentId = query.get('inside') ?? ''
  return (
    <CreateDialog<CategoryRow>
      title={categories.add}
      saveLabel={words.add}
      defaultValues={{ name: '', slug: '', parentId, description: '', image: '', position: '0' }}
      tellCreated={({ name }) => say(words.added, { name })}
    >
      <CategoryFields />
    </CreateDialog>
  )
}

function Tree() {
  const { data, error, refetch } = useListContext<CategoryRow>()
  if (!data && error) return <ListFailure error={error} onRetry={refetch} />
  if (!data) return <ListSkeleton columns={2} />
  if (data.length === 0) return <EmptyList text={categories.empty} />
  return (
    <>
      {error && <OutdatedList onRetry={refetch} />}
      <ul aria-label={categories.tree} className="divide-y rounded-lg border bg-surface">
        {inTree(data).map(({ row, depth }) => (
          <CategoryItem key={row.id} row={row} depth={depth} />
        ))}
      </ul>
    </>
  )
}
