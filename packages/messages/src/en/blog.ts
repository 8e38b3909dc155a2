import type { blog as source } from '../es/blog.ts'
import type { Translation } from '../table.ts'

export const blog = {
  title: 'Blog',
  readMore: 'Read more',
  publishedOn: 'Published on {date}',
  by: 'By {author}',
  search: 'Search the blog',
  about: 'About the blog',
  categories: 'Categories',
  latest: 'Latest posts',
  tags: 'Tags',
  comments: { one: '{count} comment', other: '{count} comments' },
  latestComments: 'Latest comments',
  previousPost: 'Previous post',
  nextPost: 'Next post',
  related: 'Related posts',
  none: 'There are no posts to show',
  layouts: { classic: 'Classic', grid: 'Grid', list: 'List', sidebar: 'Left sidebar' },
  newsletter: {
    title: 'Newsletter',
    text: 'Get news and advice on looking after your equipment.',
    email: 'Your email',
    submit: 'Subscribe',
    done: 'We have sent you an email to confirm the subscription.',
  },
} satisfies Translation<typeof source, 'en'>
