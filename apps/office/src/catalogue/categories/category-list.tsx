import { categories as categoryEndpoints } from '@tecnoclick/contract/catalogue/categories/endpoints'
import { type CategoryRow, newCategorySchema } from '@tecnoclick/contract/catalogue/categories/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf } from '@tecnoclick/contract/platform/field-limits'
import { pictureUrl } from '@tecnoclick/domain/platform/files'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { IconButton } from '@tecnoclick/ui/icon-button'
import { TextLink } from '@tecnoclick/ui/link'
import CornerDownRight from 'lucide-react/icons/corner-down-right'
import Plus from 'lucide-react/icons/plus'
import { useListContext } from 'ra-core'
import { Route, Routes, useSearchParams } from 'react-router'
import { numberOf, positionOf, textOf, textOrNull, textOrUndefined } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'
import { FileInput } from '../../platform/form/file-input.tsx'
import { CreateDialog, EditDialog } from '../../platform/form/form-dialog.tsx'
import {
  CheckboxInput,
  PositionInput,
  SelectInput,
  SlugInput,
  TextInput,
  VisibilityInput,
} from '../../platform/form/inputs.tsx'
import { PageHeading } from '../../platform/layout/page-heading.tsx'
import { EditRowButton } from '../../platform/list/columns.tsx'
import { UrlList } from '../../platform/list/list-page.tsx'
import { EmptyList, ListSkeleton, LoadError, OutdatedNotice } from '../../platform/list/list-states.tsx'
import { listUrl } from '../../platform/urls.ts'
import { flattenTree, indentedName, useCategories, withDescendants } from '../select-options.ts'

const { categories, common } = office
const field = fieldsOf(newCategorySchema)

export function categoryCalls(client: Client): ResourceCalls {
  const toNew = ({ name, slug, parentId, description, image, position, serialsRequired }: Values) => ({
    name: textOf(name),
    slug: textOrUndefined(slug),
    parentId: textOrNull(parentId) === null ? null : numberOf(parentId),
    description: textOf(description),
    image: textOrNull(image),
    position: positionOf(position),
    serialsRequired: serialsRequired === true,
  })
  return editableCalls(client, categoryEndpoints, {
    toNew,
    toChange: (values) => ({ ...toNew(values), enable: values.enable === true }),
  })
}

export function CategoryList() {
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
      <UrlList<CategoryRow> perPage={1000} sort={{ field: 'name', order: 'ASC' }}>
        <CategoryTree />
        <Routes>
          <Route path="create" element={<CreateCategory />} />
          <Route path=":id" element={<EditCategory />} />
          <Route path="*" element={null} />
        </Routes>
      </UrlList>
    </>
  )
}

/** `?inside=<id>` preselects the parent. */
function CreateCategory() {
  const [query] = useSearchParams()
  const parentId = query.get('inside') ?? ''
  return (
    <CreateDialog<CategoryRow>
      title={categories.add}
      saveLabel={common.add}
      defaultValues={{
        name: '',
        slug: '',
        parentId,
        description: '',
        image: '',
        position: '0',
        serialsRequired: false,
      }}
      createdText={({ name }) => fillText(common.added, { name })}
    >
      <CategoryFields />
    </CreateDialog>
  )
}

function EditCategory() {
  return (
    <EditDialog<CategoryRow>
      title={() => categories.edit}
      toForm={({ name, slug, parentId, description, image, position, enable, serialsRequired }) => ({
        name,
        slug,
        parentId: parentId === null ? '' : String(parentId),
        description,
        image: image ?? '',
        position: String(position),
        enable,
        serialsRequired,
      })}
      toValues={({ name, slug, parentId, description, image, position, enable, serialsRequired }) => ({
        name,
        slug,
        parentId,
        description,
        image,
        position,
        enable,
        serialsRequired,
      })}
      describe={({ name }) => name}
      savedText={(_, { name }) => fillText(common.saved, { name })}
    >
      {(row) => <CategoryFields row={row} />}
    </EditDialog>
  )
}

function CategoryTree() {
  const { data, error, refetch } = useListContext<CategoryRow>()
  if (!data && error) return <LoadError error={error} onRetry={refetch} />
  if (!data) return <ListSkeleton columns={2} />
  if (data.length === 0) return <EmptyList text={categories.empty} />
  return (
    <>
      {error && <OutdatedNotice onRetry={refetch} />}
      <ul aria-label={categories.tree} className="divide-y rounded-lg border bg-surface">
        {flattenTree(data).map(({ row, depth }) => (
          <CategoryItem key={row.id} row={row} depth={depth} />
        ))}
      </ul>
    </>
  )
}

function CategoryItem({ row, depth }: { row: CategoryRow; depth: number }) {
  const { id, name, slug, image, enable } = row
  return (
    <li
      className="flex min-h-12 items-center gap-2 pe-1"
      style={{ paddingInlineStart: `${0.75 + depth * 1.5}rem` }}
    >
      {depth > 0 && <CornerDownRight aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />}
      {image && (
        <img src={pictureUrl(image, 160)} alt="" loading="lazy" className="size-8 shrink-0 object-contain" />
      )}
      <span className="min-w-0 flex-1 py-1.5">
        <TextLink
          href={listUrl('products', { category: slug })}
          aria-label={fillText(categories.products, { name })}
          className={depth === 0 ? 'font-semibold' : undefined}
        >
          {name}
        </TextLink>
      </span>
      {!enable && <Badge>{common.hidden}</Badge>}
      <IconButton
        label={fillText(categories.addInside, { name })}
        href={`/admin/categories/create?inside=${id}`}
        size="sm"
        className="text-ink-muted hover:text-ink"
      >
        <Plus aria-hidden="true" className="size-4" />
      </IconButton>
      <EditRowButton id={id} label={fillText(common.edit, { name })} />
    </li>
  )
}

function CategoryFields({ row }: { row?: CategoryRow | undefined }) {
  const all = useCategories()
  const excluded = row ? withDescendants(all, row.id) : new Set<number>()
  const parents = flattenTree(all)
    .filter((entry) => !excluded.has(entry.row.id))
    .map((entry) => ({ value: String(entry.row.id), label: indentedName(entry) }))
  return (
    <>
      <TextInput {...field('name')} label={common.name} initialFocus />
      <SelectInput
        source="parentId"
        label={categories.parent}
        placeholder={categories.noParent}
        options={parents}
      />
      <SlugInput />
      <TextInput {...field('description')} label={common.description} multiline />
      <FileInput source="image" label={common.image} kind="picture" />
      <PositionInput />
      <CheckboxInput
        source="serialsRequired"
        label={office.serials.category}
        hint={office.serials.categoryHint}
      />
      {row && <VisibilityInput />}
    </>
  )
}
