import { office } from '@tecnoclick/messages/office'
import { useEffect } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { RequiredLine, ShownField } from '../../platform/desk/fields.tsx'
import { FileInput } from '../../platform/form/file-input.tsx'
import { TextInput } from '../../platform/form/text-input.tsx'

const { posts, shopDesks } = office
const { words } = shopDesks

/** A new article's address follows its title until somebody types one. */
export function PostFields({ suggestSlug }: { suggestSlug: (title: string) => string }) {
  const { setValue, getValues } = useFormContext()
  const { dirtyFields, defaultValues } = useFormState()
  const title: unknown = useWatch({ name: 'title' })
  const isNew = defaultValues?.slug === ''

  useEffect(() => {
    if (!isNew || dirtyFields.slug || typeof title !== 'string') return
    const slug = suggestSlug(title)
    if (getValues('slug') !== slug) setValue('slug', slug, { shouldDirty: false })
  }, [title, isNew, dirtyFields.slug, suggestSlug, setValue, getValues])

  return (
    <>
      <RequiredLine source="title" label={posts.postTitle} maxLength={160} first />
      <RequiredLine source="slug" label={words.slug} maxLength={80} />
      <TextInput source="excerpt" label={posts.excerpt} maxLength={500} />
      <RequiredLine source="body" label={posts.body} hint={words.markdown} maxLength={50_000} multiline />
      <div className="grid gap-4 sm:grid-cols-2">
        <RequiredLine source="author" label={posts.author} maxLength={100} />
        <RequiredLine source="category" label={posts.category} maxLength={60} />
        <TextInput source="tags" label={posts.tags} hint={posts.tagsHint} maxLength={800} />
        <TextInput source="publishedDate" type="datetime-local" label={posts.published} />
      </div>
      <FileInput source="cover" label={posts.cover} kind="picture" />
      <ShownField />
    </>
  )
}
