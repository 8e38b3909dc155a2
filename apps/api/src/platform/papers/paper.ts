import type * as domain from '@tecnoclick/domain/platform/papers/paper'
import type { Locale } from '@tecnoclick/messages/platform/locales'

export type {
  Block,
  Cell,
  Column,
  Fact,
  PaperFormat,
  Sum,
} from '@tecnoclick/domain/platform/papers/paper'

export type Paper = domain.Paper<Locale>
