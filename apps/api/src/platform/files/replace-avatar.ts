import { randomBytes } from 'node:crypto'
import { type Drizzle, inTransaction, type Transaction } from '@tecnoclick/database/connect'
import { reviews } from '@tecnoclick/database/schema/catalogue/reviews'
import { profiles } from '@tecnoclick/database/schema/people/profiles'
import { users } from '@tecnoclick/database/schema/people/users'
import { files } from '@tecnoclick/database/schema/platform/files'
import { storeFile } from '@tecnoclick/database/store-file'
import { avatarName } from '@tecnoclick/domain/people/avatar-name'
import { and, eq } from 'drizzle-orm'
import type { EncodedPicture } from './encode-picture.ts'
import type { UploadedFile } from './store-upload.ts'

const contentType = 'image/webp'

/** Stores the picture, makes it the profile photo and deletes the old one, in one transaction. */
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
    const name = avatarName(userId, now.getTime(), randomBytes(16).toString('hex'))
    await storeFile(tx, { name, contentType, kind: 'avatar', ownerId: userId, width, height }, data)
    await tx
      .insert(profiles)
      .values({ userId, photo: name })
      .onConflictDoUpdate({ target: profiles.userId, set: { photo: name } })
    if (before) await deletePicture(tx, { userId, before, name })
    return { originalname: name, mimetype: contentType, size: data.byteLength }
  })
}

/** Reviews show the current photo of their author, so they move to the new one first. */
async function deletePicture(
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
