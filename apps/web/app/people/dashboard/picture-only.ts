import { avatarField } from '@tecnoclick/contract/platform/files/endpoints'

/** The picture of a form and nothing else of it. */
export function pictureOnly(form: FormData): FormData {
  const picture = form.get(avatarField)
  const body = new FormData()
  if (picture instanceof File) body.set(avatarField, picture)
  return body
}
