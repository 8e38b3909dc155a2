import { editableEndpoints } from '../../platform/editable.ts'
import { endpoint } from '../../platform/endpoint.ts'
import type { List } from '../../platform/wire.ts'
import type {
  DocumentChange,
  EditableDocument,
  EditableFaq,
  EditablePage,
  EditableTeamMember,
  FaqChange,
  FaqEntry,
  NewDocument,
  NewFaq,
  NewPage,
  NewTeamMember,
  PageChange,
  ShopDocument,
  SitePage,
  TeamMember,
  TeamMemberChange,
} from './schemas.ts'

export const getPage = endpoint<{ params: { slug: string }; response: SitePage }>('GET', '/pages/{slug}')
export const listFaq = endpoint<{ response: List<FaqEntry> }>('GET', '/faq')
export const listDocuments = endpoint<{ response: List<ShopDocument> }>('GET', '/documents')
export const listTeam = endpoint<{ response: List<TeamMember> }>('GET', '/team')

export const adminPages = editableEndpoints<EditablePage, NewPage, PageChange>('/admin/pages')
export const adminFaq = editableEndpoints<EditableFaq, NewFaq, FaqChange>('/admin/faq')
export const adminDocuments = editableEndpoints<EditableDocument, NewDocument, DocumentChange>(
  '/admin/documents',
)
export const adminTeam = editableEndpoints<EditableTeamMember, NewTeamMember, TeamMemberChange>('/admin/team')
