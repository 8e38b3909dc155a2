import { editableEndpoints } from '../../platform/editable.ts'
import type { NewReplyTemplate, ReplyTemplate, ReplyTemplateChange } from './schemas.ts'

export const adminReplyTemplates = editableEndpoints<ReplyTemplate, NewReplyTemplate, ReplyTemplateChange>(
  '/admin/reply-templates',
)
