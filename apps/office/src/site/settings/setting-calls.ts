import type { Client } from '@tecnoclick/contract/platform/client'
import { changeSetting, listSettings } from '@tecnoclick/contract/site/settings/endpoints'
import type { Setting } from '@tecnoclick/contract/site/settings/schemas'
import { numberOf } from '../../platform/api/form-values.ts'
import { notFoundError, type ResourceCalls, type Row } from '../../platform/api/resource-calls.ts'

export interface SettingRow extends Row, Setting {
  id: string
}

const toRow = (setting: Setting): SettingRow => ({ ...setting, id: setting.key })

/** A setting's key is its id. There are about two dozen, in one list. */
export function settingCalls(client: Client): ResourceCalls {
  async function list() {
    const { data, total } = await client.call(listSettings)
    return { data: data.map(toRow), total }
  }

  return {
    list,
    async get(id) {
      const found = (await list()).data.find(({ key }) => key === id)
      if (!found) throw notFoundError()
      return found
    },
    async update(id, { value, version }) {
      const body = { value, version: numberOf(version) }
      return toRow(await client.call(changeSetting, { params: { key: String(id) }, body }))
    },
  }
}
