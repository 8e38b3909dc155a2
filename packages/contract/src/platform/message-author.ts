import { messageAuthors } from '@tecnoclick/domain/platform/message-authors'
import { explainedEnum } from './explained-enum.ts'

export const messageAuthorSchema = explainedEnum(messageAuthors, {
  customer: 'The customer',
  staff: 'The shop or its workshop',
})
