import { fixedFiles } from '@tecnoclick/domain/site/settings'
import type { Transaction } from '../../../connect.ts'
import { banners } from '../../../schema/site/banners.ts'
import { blogComments, blogPosts } from '../../../schema/site/blog.ts'
import { documents, faqEntries, pages, teamMembers } from '../../../schema/site/site-texts.ts'
import { insertRows, numbered } from '../bulk.ts'
import { pdf } from '../formats/pdf.ts'
import { daysAgo } from '../moment.ts'
import {
  faq,
  posts,
  team,
  banners as writtenBanners,
  documents as writtenDocuments,
  pages as writtenPages,
} from '../site.ts'
import { storeMadeFiles } from './made-files.ts'
import type { StoredPictures } from './pictures.ts'

/** Texts of the shop: pages, questions, documents, people, banners. */
export async function storeSite(tx: Transaction, pictures: StoredPictures): Promise<void> {
  await insertRows(
    tx,
    pages,
    writtenPages.map(({ modified, ...page }) => ({ ...page, updatedAt: modified })),
  )
  await insertRows(
    tx,
    faqEntries,
    Object.entries(faq).flatMap(([section, entries]) =>
      entries.map((entry, position) => ({ ...entry, section, position })),
    ),
  )
  await insertRows(
    tx,
    teamMembers,
    team.map(({ slug, ...member }, position) => ({
      ...member,
      position,
      photo: pictures.file('team', slug),
    })),
  )
  await insertRows(
    tx,
    banners,
    writtenBanners.map(({ scene, ...banner }, position) => ({
      ...banner,
      position,
      image: pictures.file('scenes', scene) ?? fixedFiles.catalogueBanner,
      phoneImage: pictures.file('scenes', `${scene}.phone`),
    })),
  )
  await storeDocuments(tx)
}

async function storeDocuments(tx: Transaction): Promise<void> {
  await storeMadeFiles(
    tx,
    writtenDocuments.map((document) => {
      return { name: document.file, contentType: 'application/pdf', kind: 'document', bytes: pdf(document) }
    }),
  )
  await insertRows(
    tx,
    documents,
    writtenDocuments.map(({ body: _, ...document }) => document),
  )
}

export async function storeBlog(tx: Transaction, now: Date, pictures: StoredPictures): Promise<void> {
  const rows = await numbered(tx, blogPosts, posts)
  await insertRows(
    tx,
    blogPosts,
    rows.map(({ daysAgo: age, comments: _, ...post }) => ({
      ...post,
      cover: pictures.file('blog', post.slug),
      publishedAt: daysAgo(now, [age, '09:00']),
    })),
  )
  await insertRows(
    tx,
    blogComments,
    rows.flatMap(({ id, daysAgo: age, comments }) =>
      comments.map((comment, index) => {
        return { ...comment, postId: id, createdAt: daysAgo(now, [Math.max(age - 1 - index, 1), '18:30']) }
      }),
    ),
  )
}
