import type { Client } from '@tecnoclick/contract/platform/client'
import { adminPosts } from '@tecnoclick/contract/site/blog/endpoints'
import { es } from '@tecnoclick/messages/es'
import { numberOf, textOf, textOrNull } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'
import { fromLocalInput } from '../../platform/desk/day-values.ts'

const body = (values: Values) => ({
  slug: textOf(values.slug),
  title: textOf(values.title),
  excerpt: textOrNull(values.excerpt),
  body: textOf(values.body),
  author: textOf(values.author),
  category: textOf(values.category),
  tags: tagsOf(values.tags),
  cover: textOrNull(values.cover),
  enable: values.enable === true,
  publishedDate: fromLocalInput(values.publishedDate) ?? undefined,
})

function tagsOf(value: unknown): string[] {
  return textOf(value)
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)
}

export function postCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminPosts, {
    create: body,
    change: (values) => ({ ...body(values), version: numberOf(values.version) }),
    conflict: { slug: es.validation.taken },
  })
}
