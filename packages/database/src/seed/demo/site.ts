import { z } from 'zod'
import { bannerPlaces } from '../../schema/site/banners.ts'
import { documentTabs } from '../../schema/site/site-texts.ts'
import { readJson, readMarkdown } from './data-files.ts'

const text = z.string().min(1)

/**
 * `scene` names the composed picture. The catalogue banner is wide only as the fixed file `anuncio.jpg`
 * (platform.md#files-and-pictures).
 */
export const banners = readJson(
  'site/banners.json',
  z.array(
    z.strictObject({
      place: z.enum(bannerPlaces),
      scene: text,
      title: text,
      text,
      linkLabel: text,
      link: z.string().startsWith('/'),
    }),
  ),
)

/** By anchor of /site/faq; the footer's delivery link leads to `entrega`. */
export const faq = readJson(
  'site/faq.json',
  z.record(z.string(), z.array(z.strictObject({ question: text, answer: text }))),
)

const service = z.strictObject({ slug: text, name: text, description: text })

/** Services of the workshop; `slug` names the picture. */
export const serviceTypes = readJson(
  'site/services.json',
  z.array(
    service.extend({
      services: z.array(
        service.extend({
          priceFrom: z.number().positive(),
          priceFromAlt: z.number().positive(),
          days: z.int().positive().optional(),
        }),
      ),
    }),
  ),
)

/** The people of /site/about-us; `slug` names the portrait. */
export const team = readJson(
  'site/team.json',
  z.array(z.strictObject({ slug: text, name: text, post: text, bio: text })),
)

/** Pages of the shop; `slug` is the last part of /site/… */
export const pages = readMarkdown(
  'site/pages',
  z.strictObject({
    slug: text,
    title: text,
    description: text,
    modified: z.iso
      .datetime()
      .transform((moment) => new Date(moment))
      .optional(),
    body: text,
  }),
)

const wholeNumber = z.string().regex(/^\d+$/, 'is not a whole number').transform(Number)

/** Texts of the PDF files in the three tabs of /site/documents; `## ` begins a heading, a blank line ends a paragraph. */
export const documents = readMarkdown(
  'site/documents',
  z.strictObject({
    slug: text,
    position: wholeNumber,
    tab: z.enum(documentTabs),
    title: text,
    description: text,
    body: text,
  }),
)
  .sort((a, b) => a.position - b.position)
  .map(({ slug, ...document }) => ({ ...document, file: `${slug}.pdf` }))

const comments = readJson(
  'site/blog-comments.json',
  z.record(z.string(), z.array(z.strictObject({ author: text, text }))),
)

/** Newest first. */
export const posts = readMarkdown(
  'site/blog',
  z.strictObject({
    slug: text,
    title: text,
    excerpt: text,
    author: text,
    category: text,
    tags: text.transform((line) => line.split(', ')),
    daysAgo: wholeNumber,
    body: text,
  }),
)
  .sort((a, b) => a.daysAgo - b.daysAgo)
  .map((post) => ({ ...post, comments: comments[post.slug] ?? [] }))
