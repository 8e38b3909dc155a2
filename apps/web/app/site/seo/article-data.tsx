import type { Post } from '@tecnoclick/contract/site/blog/schemas'
import { useShellData } from '../../shell/shell-data.ts'
import { JsonLd } from './json-ld.tsx'

export function ArticleData({ post, path }: { post: Post; path: string }) {
  const shell = useShellData()
  if (!shell) return null
  const { origin, store } = shell
  const data = {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    inLanguage: 'es',
    datePublished: post.publishedDate,
    author: { '@type': 'Person', name: post.author },
    publisher: { '@type': 'Organization', '@id': `${origin}/#organization`, name: store.storeName },
    mainEntityOfPage: origin + path,
    articleSection: post.category.name,
    keywords: post.tags.map(({ name }) => name).join(', '),
    ...(post.cover !== null && { image: `${origin}/api/files/${post.cover}` }),
  }
  return <JsonLd data={data} />
}
