import type { Uploaded } from '@tecnoclick/contract/platform/files/schemas'
import { type Drizzle, inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { reviews } from '@tecnoclick/database/schema/catalogue/reviews'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { users } from '@tecnoclick/database/schema/people/users'
import { files } from '@tecnoclick/database/schema/platform/files'
import { storeFile } from '@tecnoclick/database/store-file'
import { avatarName } from '@tecnoclick/domain/people/avatar-name'
import { and, eq } from 'drizzle-orm'
import type { EncodedPicture } from './encode-picture.ts'

type UploadedFile = Omit<Uploaded['files'][number], 'fieldname'>

const contentType = 'image/webp'

/** Stores the picture, makes it the profile's photo and lets the old one go, all at once or not at all. */
export function replaceAvatar(
  db: Drizzle,
  userId: number,
  { data, width, height }: EncodedPicture,
  now: Date,
): Promise<UploadedFile> {
  return inTransaction(db, async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
    const [profile] = await tx
      .select({ photo: profiles.photo })
      .from(profiles)
      .where(eq(profiles.userId, userId))
    const before = profile?.photo ?? null
    const name = avatarName(userId, now.getTime(), before)
    await storeFile(tx, { name, contentType, kind: 'avatar', ownerId: userId, width, height }, data)
    await tx
      .insert(profiles)
      .values({ userId, photo: name })
      .onConflictDoUpdate({ target: profiles.userId, set: { photo: name } })
    if (before) await dropPicture(tx, { userId, before, name })
    return { originalname: name, mimetype: contentType, size: data.byteLength }
  })
}

/** Reviews show their writer as of today, and must not point to a picture that is gone. */
async function dropPicture(
  tx: Transaction,
  { userId, before, name }: { userId: number; before: string; name: string },
): Promise<void> {
  await tx
    .update(reviews)
    .set({ avatar: name })
    .where(and(eq(reviews.userId, userId), eq(reviews.avatar, before)))
  await tx
    .delete(files)
    .where(and(eq(files.name, before), eq(files.ownerId, userId), eq(files.kind, 'avatar')))
}
