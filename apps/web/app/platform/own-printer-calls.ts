import { getOwnPrinter, putOwnPrinter } from '@tecnoclick/contract/catalogue/saved-lists/endpoints'
import { createClient } from '@tecnoclick/contract/platform/client'

const client = createClient((path, init) => fetch(path, init))

export const readAccountPrinter = () => client.attempt(getOwnPrinter)

export const storeAccountPrinter = (model: string | null) =>
  client.attempt(putOwnPrinter, { body: { model } })
