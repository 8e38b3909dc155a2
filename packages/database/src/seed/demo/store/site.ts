import { fixedFiles } from '@tecnoclick/domain/site/settings'
import type { Transaction } from '../../../connect.ts'
import { banners } from '../../../schema/site/banners.ts'
import { blogComments, blogPosts } from '../../../schema/site/blog.ts'
import { documents, faqEntries, pages, teamMembers } from '../../../schema/site/site-texts.ts'
import { posts } from '../blog.ts'
import { insertRows, numbered } from '../bulk.ts'
import { documents as writtenDocuments } from '../documents.ts'
import { pdf } from '../formats/pdf.ts'
import { daysAgo } from '../moment.ts'
import { banners as writtenBanners } from '../site/banners.ts'
import { faq } from '../site/faq.ts'
import { pages as writtenPages } from '../site/pages.ts'
import { team } from '../site/team.ts'
import { storeMadeFiles } from './made-files.ts'
import type { StoredPictures } from './pictures.ts'

/** The shop's words: pages, questions, documents, people, banners. */
export async function storeSite(tx: Transaction, pictures: StoredPictures): Promise<void> {
  await insertRows(
    tx,
    pages,
    writtenPages.map(({ modified, ...page }) => ({ ...page, ...(modified ? { updatedAt: modified } : {}) })),
  )
  await insertRows(
    tx,
    faqEntries,
    Object.entries(faq).flatMap(([section, entries]) =>
      entries.map(([question, answer], position) => ({ section, question, answer, position })),
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
    writtenDocuments.map(({ tab, file, title, description }, position) => ({
      tab,
      file,
      title,
      description,
      position,
    })),
  )
}

export async function storeBlog(tx: Transaction, now: Date, pictures: StoredPictures): Promise<void> {
  const rows = await numbered(tx, blogPosts, posts)
  await insertRows(
    tx,
    blogPosts,
    rows.map(({ daysAgo: age, comments: _, tags, ...post }) => ({
      ...post,
      tags: [...tags],
      cover: pictures.file('blog', post.slug),
      publishedAt: daysAgo(now, [age, '09:00']),
    })),
  )
  await insertRows(
    tx,
    blogComments,
    rows.flatMap(({ id, daysAgo: age, comments }) =>
      comments.map(([author, text], index) => {
        return { postId: id, author, text, createdAt: daysAgo(now, [Math.max(age - 1 - index, 1), '18:30']) }
      }),
    ),
  )
}
