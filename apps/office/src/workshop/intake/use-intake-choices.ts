import { listBrands } from '@tecnoclick/contract/catalogue/browse/endpoints'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { listCurrencies } from '@tecnoclick/contract/site/currencies/endpoints'
import { getIntakeForm } from '@tecnoclick/contract/workshop/service-orders/intake-endpoints'
import type { IntakeForm } from '@tecnoclick/contract/workshop/service-orders/intake-schemas'
import { listServicesWithType } from '@tecnoclick/contract/workshop/services/endpoints'
import { minutes } from '@tecnoclick/domain/platform/duration'
import type { SelectOption } from '@tecnoclick/ui/select-field'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { readStored, writeStored } from '../../platform/stored-value.ts'

/** What the form offers. */
export interface IntakeChoices {
  services: SelectOption[]
  brands: SelectOption[]
  currencies: string[]
  form: IntakeForm
}

/** Nothing of it is personal, so it stays for the next person at this computer. */
const storageKey = 'intake-choices'

/** As they are today; without a connection as they were when this computer last read them. */
export function useIntakeChoices(enabled = true) {
  return useApiQuery({
    queryKey: ['intake-choices'],
    read: () => readChoices(),
    staleTime: minutes(5),
    gcTime: Number.POSITIVE_INFINITY,
    enabled,
  })
}

async function readChoices(): Promise<IntakeChoices> {
  try {
    const choices = await askChoices()
    writeStored(storageKey, choices)
    return choices
  } catch (error) {
    const stored = readStored<IntakeChoices>(storageKey)
    if (!stored) throw error
    return stored
  }
}

async function askChoices(): Promise<IntakeChoices> {
  const [services, brands, currencies, form] = await Promise.all([
    officeClient.call(listServicesWithType),
    officeClient.call(listBrands, { query: listQuery({ limit: 1000 }) }),
    officeClient.call(listCurrencies),
    officeClient.call(getIntakeForm),
  ])
  const toOption = ({ id, name }: { id: number; name: string }) => ({ value: String(id), label: name })
  return {
    services: services.data.map(toOption),
    brands: brands.data.map(toOption),
    currencies: currencies.data.map(({ code }) => code),
    form,
  }
}
