import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { linkRepairedUnit, printRepairPassport } from '@tecnoclick/contract/stock/passports/endpoints'
import { listSerials } from '@tecnoclick/contract/stock/serials/endpoints'
import { office } from '@tecnoclick/messages/office'
import { Button } from '@tecnoclick/ui/button'
import { TextLink } from '@tecnoclick/ui/link'
import { TextField } from '@tecnoclick/ui/text-field'
import { type FormEvent, useState } from 'react'
import { officeClient } from '../../platform/api/office-client.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { Section } from '../../platform/layout/section.tsx'
import { PassportPrint } from '../../platform/passports/passport-print.tsx'
import { Permitted } from '../../platform/permissions.tsx'

const { repair: texts } = office.serials

/** Which unit with a serial the repair is of, and the passport of the device. */
export function RepairedUnitCard({ orderId }: { orderId: number }) {
  const { run, busy } = useAction()
  const [error, setError] = useState<string>()
  const find = (where: Record<string, string | number>) =>
    officeClient.call(listSerials, { query: listQuery({ where, limit: 2 }) })
  const { data } = useApiQuery({
    queryKey: ['repaired-unit', orderId],
    read: () => find({ serviceOrderId: orderId }),
  })
  const unit = data?.data[0]

  async function link(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const serial = String(new FormData(event.currentTarget).get('serial') ?? '').trim()
    setError(undefined)
    if (serial === '') return
    const found = (await find({ serial })).data.find(({ order }) => order !== null)
    if (!found) return setError(texts.none)
    const call = { params: { id: orderId }, body: { unitId: found.id } }
    await run(() => officeClient.call(linkRepairedUnit, call), { done: texts.linked })
  }

  return (
    <Permitted permission="serviceOrders:receive">
      <Section title={texts.title} className="print:hidden">
        {unit && (
          <p className="mb-3 text-sm">
            <TextLink href={`/admin/serials/${unit.id}`} className="font-mono">
              {unit.serial}
            </TextLink>{' '}
            {unit.product.name}
          </p>
        )}
        <form onSubmit={link} noValidate className="grid gap-2">
          <TextField
            name="serial"
            label={texts.unit}
            autoComplete="off"
            autoCapitalize="off"
            maxLength={80}
            error={error}
          />
          <Button type="submit" variant="secondary" size="sm" busy={busy} className="justify-self-start">
            {texts.link}
          </Button>
        </form>
      </Section>
      <PassportPrint print={() => officeClient.call(printRepairPassport, { params: { id: orderId } })} />
    </Permitted>
  )
}
