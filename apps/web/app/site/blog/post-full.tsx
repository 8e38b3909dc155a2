import { visitOf } from '../../rendering/context.ts'
import type { Route } from './+types/post-full.ts'
import { loadPost } from './load-post.ts'
import { PostPage } from './post-page.tsx'

export function loader({ context, params }: Route.LoaderArgs) {
  return loadPost(visitOf(context).client, params.slug)
}

export default function PostFull({ loaderData: { post } }: Route.ComponentProps) {
  return <PostPage post={post} />
}
