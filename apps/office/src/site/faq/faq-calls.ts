import type { Client } from '@tecnoclick/contract/platform/client'
import { adminFaq } from '@tecnoclick/contract/site/content/endpoints'
import { numberOf, positionOf, textOf } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'

const body = ({ section, question, answer, position, enable }: Values) => ({
  section: textOf(section),
  question: textOf(question),
  answer: textOf(answer),
  position: positionOf(position),
  enable: enable === true,
})

export function faqCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminFaq, {
    create: body,
    change: (values) => ({ ...body(values), version: numberOf(values.version) }),
  })
}
