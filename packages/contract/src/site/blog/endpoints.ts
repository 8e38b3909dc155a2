import { editableEndpoints } from '../../platform/editable.ts'
import { endpoint } from '../../platform/endpoint.ts'
import type { ListQuery } from '../../platform/list-query.ts'
import type { List } from '../../platform/wire.ts'
import type {
  BlogSidebar,
  EditableComment,
  EditablePost,
  NewComment,
  NewPost,
  Post,
  PostChange,
  PostSummary,
} from './schemas.ts'

export interface PostsQuery extends Record<string, string | number | undefined> {
  q?: string | undefined
  category?: string | undefined
  tag?: string | undefined
  page?: number | undefined
  limit?: number | undefined
}

/** The newest first. */
export const listPosts = endpoint<{ query?: PostsQuery; response: List<PostSummary> }>('GET', '/posts')
export const getBlogSidebar = endpoint<{ response: BlogSidebar }>('GET', '/posts/sidebar')
export const getPost = endpoint<{ params: { slug: string }; response: Post }>('GET', '/posts/slug/{slug}')

export const adminPosts = editableEndpoints<EditablePost, NewPost, PostChange>('/admin/posts')
export const listComments = endpoint<{ query?: ListQuery; response: List<EditableComment> }>(
  'GET',
  '/admin/comments',
)
export const addComment = endpoint<{ body: NewComment; response: EditableComment }>('POST', '/admin/comments')
export const removeComment = endpoint<{ params: { id: number }; response: undefined }>(
  'DELETE',
  '/admin/comments/{id}',
)
