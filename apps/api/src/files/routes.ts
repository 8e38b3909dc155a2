import { getFile } from '@tecnoclick/contract/files/endpoints'
import { fileParams, fileQuery } from '@tecnoclick/contract/files/schemas'
import { isPicture, mayReadFile } from '@tecnoclick/domain/files'
import type { ApiDeps } from '../deps.ts'
import { refuse } from '../http/refusal.ts'
import { type Route, route } from '../http/route.ts'
import { fileAnswer } from './file-answer.ts'
import { findFile } from './find-file.ts'
import { pictureAnswer } from './picture-answer.ts'

export function fileRoutes({ database: { db } }: ApiDeps): Route[] {
  return [
    route(
      getFile,
      {
        summary: 'A stored file; pictures also in the width w',
        audience: 'public',
        params: fileParams,
        query: fileQuery,
        media: 'application/octet-stream',
      },
      async ({ params, query, session, context }) => {
        const file = await findFile(db, params.name)
        if (!file || !mayReadFile(file, session?.viewer)) return refuse('notFound')
        const asked = context.req.raw.headers
        const width = query?.w
        if (width === undefined) return fileAnswer(db, file, asked)
        return isPicture(file.contentType) ? pictureAnswer(db, file, width, asked) : refuse('malformed')
      },
    ),
  ]
}
