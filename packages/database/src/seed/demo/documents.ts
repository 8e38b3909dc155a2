import type { documentTabs } from '../../schema/site/site-texts.ts'
import { legalDocuments } from './documents/legal.ts'
import { purchaseDocuments } from './documents/purchase.ts'
import { serviceDocuments } from './documents/service.ts'

export type DemoDocument = {
  tab: (typeof documentTabs)[number]
  file: string
  title: string
  description: string
  /** Lines; `## ` begins a heading, a blank line ends a paragraph. */
  body: string
}

export const documents: readonly DemoDocument[] = [
  ...legalDocuments,
  ...serviceDocuments,
  ...purchaseDocuments,
]
