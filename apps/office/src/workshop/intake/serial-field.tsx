import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { listStaffServiceOrders } from '@tecnoclick/contract/workshop/service-orders/endpoints'
import type { DeviceType } from '@tecnoclick/contract/workshop/service-orders/intake-schemas'
import { lettersAndDigits } from '@tecnoclick/domain/platform/letters-and-digits'
import { isImei, isSerial, longestSerial } from '@tecnoclick/domain/workshop/serial-number'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { formatDate } from '@tecnoclick/messages/platform/format-date'
import { statusNames } from '@tecnoclick/messages/selling/status-names'
import { TextLink } from '@tecnoclick/ui/link'
import { TextField } from '@tecnoclick/ui/text-field'
import { useDeferredValue } from 'react'
import { useFormContext } from 'react-hook-form'
import { officeClient } from '../../platform/api/office-client.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { useIsPermitted } from '../../platform/permissions.tsx'
import { fillCount } from '../../platform/texts.ts'
import type { WalkInDraft } from '../service-orders/walk-in-draft.ts'

const { intake: texts } = office

/** Shorter ones are still being typed. */
const shortestKnown = 5

/** Serial or IMEI, typed or read by a scanner, which ends with Enter: that must not send the form. */
export function SerialField({ type }: { type: DeviceType }) {
  const { register, watch, formState } = useFormContext<WalkInDraft>()
  const serial = useDeferredValue(watch('serial').trim())
  const isWrong = type.hasImei && lettersAndDigits(serial).length >= 15 && !isImei(serial)
  return (
    <div className="grid content-start gap-2">
      <TextField
        {...register('serial')}
        label={type.hasImei ? texts.imei : texts.serial}
        hint={type.hasImei ? texts.imeiHint : texts.serialHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputMode={type.hasImei ? 'numeric' : 'text'}
        maxLength={longestSerial}
        error={isWrong ? texts.badImei : formState.errors.serial?.message}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      {isSerial(serial) && lettersAndDigits(serial).length >= shortestKnown && !isWrong && (
        <SeenBefore serial={serial} />
      )}
    </div>
  )
}

/** Earlier repairs of the same device. Nothing is said without a connection. */
function SeenBefore({ serial }: { serial: string }) {
  const isPermitted = useIsPermitted()
  const key = lettersAndDigits(serial)
  const { data } = useApiQuery({
    queryKey: ['seen-serial', key],
    read: ({ signal }) =>
      officeClient.call(listStaffServiceOrders, {
        query: listQuery({ where: { serial: key }, limit: 5 }),
        signal,
      }),
    enabled: isPermitted('serviceOrders:read'),
  })
  if (!data) return null
  if (data.total === 0) return <p className="text-ink-muted text-sm">{texts.notSeen}</p>
  return (
    <div className="rounded-md bg-offer-soft px-3 py-2 text-sm" role="status">
      <p className="font-semibold">{fillCount(texts.seen, data.total)}</p>
      <ul>
        {data.data.map(({ id, orderNum: number, fecha, status }) => (
          <li key={id}>
            <TextLink href={`/admin/service-orders/${id}`} target="_blank">
              {fillText(texts.seenIn, {
                number,
                date: formatDate(new Date(fecha), 'es'),
                status: statusNames[status],
              })}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
