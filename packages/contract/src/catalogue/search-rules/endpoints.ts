import { editableEndpoints } from '../../platform/editable.ts'
import type { NewSearchRule, SearchRuleChange, SearchRuleRow } from './schemas.ts'

export const searchRules = editableEndpoints<SearchRuleRow, NewSearchRule, SearchRuleChange>(
  '/admin/search-rules',
)
