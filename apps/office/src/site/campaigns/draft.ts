import type { Audience } from '@tecnoclick/contract/site/campaigns/schemas'
import type { LocalizedText } from '@tecnoclick/domain/platform/localized-text'

export interface Draft extends Audience {
  subject: LocalizedText
  body: LocalizedText
}
