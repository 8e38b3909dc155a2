import type { Client } from '@tecnoclick/contract/platform/client'
import {
  changeReset,
  createReset,
  getStockedReset,
  listStockedResets,
} from '@tecnoclick/contract/resets/files/endpoints'
import { es } from '@tecnoclick/messages/es'
import { amountOf, numberOf, textOf } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'

const endpoints = { list: listStockedResets, get: getStockedReset, create: createReset, update: changeReset }

const body = ({ brandId, device, model, typeFile, price }: Values) => ({
  brandId: numberOf(brandId),
  device: textOf(device),
  model: textOf(model),
  typeFile: textOf(typeFile),
  price: amountOf(price) ?? Number.NaN,
})

export function resetCalls(client: Client): ResourceCalls {
  return editableCalls(client, endpoints, {
    create: body,
    change: (values) => ({
      ...body(values),
      enable: values.enable === true,
      version: numberOf(values.version),
    }),
    conflict: { model: es.validation.taken },
  })
}
