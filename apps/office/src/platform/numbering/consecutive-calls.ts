import type { Client } from '@tecnoclick/contract/platform/client'
import {
  addConsecutive,
  changeConsecutive,
  getConsecutive,
  listConsecutives,
} from '@tecnoclick/contract/platform/numbering/endpoints'
import { office } from '@tecnoclick/messages/office'
import { numberOf, textOf } from '../api/form-values.ts'
import { editableCalls, type ResourceCalls } from '../api/resource-calls.ts'

export function consecutiveCalls(client: Client): ResourceCalls {
  const endpoints = {
    list: listConsecutives,
    get: getConsecutive,
    create: addConsecutive,
    update: changeConsecutive,
  }
  return editableCalls(client, endpoints, {
    create: ({ document, prefix, sequential, enable }) => ({
      document: textOf(document),
      prefix: textOf(prefix),
      sequential: numberOf(sequential),
      enable: enable === true,
    }),
    change: ({ prefix, sequential, enable, version }) => ({
      prefix: textOf(prefix),
      sequential: numberOf(sequential),
      enable: enable === true,
      version: numberOf(version),
    }),
    conflict: { sequential: office.consecutives.taken },
  })
}
