import type { Client } from '@tecnoclick/contract/platform/client'
import { getBlogSidebar, getPost, listPosts } from '@tecnoclick/contract/site/blog/endpoints'
import { data } from 'react-router'

/** Without a slug it is the newest post; an unknown slug is a 404 (site.md#blog). */
export async function loadPost(client: Client, slug: string | undefined) {
  const [post, sidebar] = await Promise.all([
    client.call(getPost, { params: { slug: slug ?? (await newestSlug(client)) } }),
    client.call(getBlogSidebar),
  ])
  return { post, sidebar }
}

async function newestSlug(client: Client): Promise<string> {
  const { data: posts } = await client.call(listPosts, { query: { limit: 1 } })
  const [newest] = posts
  if (!newest) throw data(null, { status: 404 })
  return newest.slug
}
