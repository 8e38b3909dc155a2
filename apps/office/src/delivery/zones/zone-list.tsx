import {
  adminZones,
  deleteZone,
  exportZones,
  importZones,
} from '@tecnoclick/contract/delivery/zones/endpoints'
import type { DeliveryZoneRow } from '@tecnoclick/contract/delivery/zones/schemas'
import type { Client } from '@tecnoclick/contract/platform/client'
import type { City, State } from '@tecnoclick/contract/site/geography/schemas'
import { type DeliveryMode, deliveryModes } from '@tecnoclick/domain/delivery/zones'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { IconButton } from '@tecnoclick/ui/icon-button'
import type { Column } from '@tecnoclick/ui/table'
import Trash2 from 'lucide-react/icons/trash-2'
import { useWatch } from 'react-hook-form'
import { amountOf, countOf, numberOf } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { editableCalls, type ResourceCalls } from '../../platform/api/resource-calls.ts'
import { useAllRows } from '../../platform/api/use-api-query.ts'
import { useConfirmedAction } from '../../platform/api/use-confirmed-action.ts'
import { SelectInput, TextInput } from '../../platform/form/inputs.tsx'
import { placeOption } from '../../platform/form/place-option.ts'
import { titleColumn } from '../../platform/list/columns.tsx'
import { CsvButtons } from '../../platform/list/csv-buttons.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import { useCurrencies, useMoney } from '../../platform/money.tsx'
import { fillCount } from '../../platform/texts.ts'

const { deliveryZones: texts } = office

export function zoneCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminZones, {
    toNew: ({ stateId, cityId, mode, fees, minimums, daysFrom, daysTo }) => ({
      stateId: numberOf(stateId),
      cityId: cityId === '' ? null : numberOf(cityId),
      mode: deliveryModes.find((known) => known === mode) ?? 'yes',
      fees: amountsOf(fees),
      minimums: amountsOf(minimums),
      daysFrom: countOf(daysFrom),
      daysTo: countOf(daysTo),
    }),
    conflict: { cityId: texts.taken },
  })
}

function amountsOf(typed: unknown): Record<string, number> {
  return Object.fromEntries(
    Object.entries(typed ?? {}).flatMap(([currency, text]) => {
      const amount = amountOf(text)
      return amount === null ? [] : [[currency, amount]]
    }),
  )
}

const tones = { yes: 'success', no: 'danger', arranged: 'offer' } as const

const columns: readonly Column<DeliveryZoneRow>[] = [
  titleColumn('stateId', texts.place, (zone) => <PlaceName zone={zone} />),
  { key: 'mode', header: texts.mode, cell: ({ mode }) => <ModeBadge mode={mode} /> },
  {
    key: 'fees',
    header: texts.fee,
    cell: ({ fees, mode }) => (mode === 'yes' ? <Amounts amounts={fees} empty={texts.default} /> : null),
  },
  {
    key: 'minimums',
    header: texts.minimum,
    cell: ({ minimums }) =>
      Object.keys(minimums).length > 0 ? <Amounts amounts={minimums} empty="" /> : null,
  },
  {
    key: 'days',
    header: texts.days,
    className: 'whitespace-nowrap',
    cell: ({ daysFrom, daysTo }) =>
      daysFrom !== null && daysTo !== null && fillText(texts.daySpan, { from: daysFrom, to: daysTo }),
  },
]

export function DeliveryZoneList() {
  const nameOf = useZoneName()
  return (
    <EditableListPage<DeliveryZoneRow>
      resource="delivery-zones"
      texts={texts}
      nameOf={nameOf}
      columns={columns}
      grouping={{ keyOf: ({ stateId }) => stateId, titleOf: (zones) => <GroupTitle zones={zones} /> }}
      size="lg"
      action={
        <>
          <CsvButtons exportPath={exportZones.path} importPath={importZones.path} texts={texts} />
          <Button href="/admin/pickup-points" variant="secondary" size="sm">
            {texts.points}
          </Button>
        </>
      }
      rowActions={(zone) => <RemoveButton zone={zone} />}
      emptyForm={{ stateId: '', cityId: '', mode: 'yes', fees: {}, minimums: {}, daysFrom: '', daysTo: '' }}
      toForm={({ stateId, cityId, mode, fees, minimums, daysFrom, daysTo }) => ({
        stateId: String(stateId),
        cityId: cityId === null ? '' : String(cityId),
        mode,
        fees: asTexts(fees),
        minimums: asTexts(minimums),
        daysFrom: daysFrom === null ? '' : String(daysFrom),
        daysTo: daysTo === null ? '' : String(daysTo),
      })}
      fields={() => <ZoneFields />}
    />
  )
}

function asTexts(amounts: Record<string, number>): Record<string, string> {
  return Object.fromEntries(Object.entries(amounts).map(([code, amount]) => [code, amount.toFixed(2)]))
}

function ZoneFields() {
  const states = useStates()
  const cities = useCities()
  const currencies = useCurrencies()
  const stateId = useWatch({ name: 'stateId' })
  const within = cities.filter((city) => String(city.stateId) === stateId)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectInput
          source="stateId"
          label={texts.state}
          placeholder={texts.chooseState}
          options={states.map(placeOption)}
          required
          initialFocus
        />
        <SelectInput
          source="cityId"
          label={texts.city}
          placeholder={texts.wholeState}
          options={within.map(placeOption)}
        />
        <SelectInput
          source="mode"
          label={texts.mode}
          options={deliveryModes.map((mode) => ({ value: mode, label: texts.modes[mode] }))}
          required
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {currencies.flatMap(({ code: currency }) => [
          <TextInput
            key={`fee ${currency}`}
            source={`fees.${currency}`}
            label={fillText(texts.feeIn, { currency })}
            hint={texts.feeHint}
            inputMode="decimal"
            maxLength={12}
          />,
          <TextInput
            key={`minimum ${currency}`}
            source={`minimums.${currency}`}
            label={fillText(texts.minimumIn, { currency })}
            inputMode="decimal"
            maxLength={12}
          />,
        ])}
        <TextInput
          source="daysFrom"
          label={texts.daysFrom}
          hint={texts.daysHint}
          inputMode="numeric"
          maxLength={2}
        />
        <TextInput source="daysTo" label={texts.daysTo} inputMode="numeric" maxLength={2} />
      </div>
    </>
  )
}

function RemoveButton({ zone }: { zone: DeliveryZoneRow }) {
  const { run, busy } = useConfirmedAction()
  const name = useZoneName()(zone)

  async function remove() {
    const question = {
      title: texts.removeTitle,
      text: fillText(texts.removeText, { name }),
      confirmLabel: texts.removeTitle,
      tone: 'danger',
    } as const
    await run(question, () => officeClient.call(deleteZone, { params: { id: zone.id } }), {
      done: fillText(texts.removed, { name }),
    })
  }

  return (
    <IconButton label={fillText(texts.remove, { name })} disabled={busy} onClick={() => void remove()}>
      <Trash2 aria-hidden="true" className="size-4.5" />
    </IconButton>
  )
}

function useStates(): readonly State[] {
  return useAllRows<State>('states') ?? []
}

function useCities(): readonly City[] {
  return useAllRows<City>('cities') ?? []
}

function useZoneName(): (zone: DeliveryZoneRow) => string {
  const states = useStates()
  const cities = useCities()
  return ({ stateId, cityId }) => {
    const state = states.find(({ id }) => id === stateId)?.name ?? ''
    const city = cities.find(({ id }) => id === cityId)?.name
    return city ? `${city}, ${state}` : state
  }
}

/** The province and how many zones it has; the list of the whole country is long. */
function GroupTitle({ zones }: { zones: readonly [DeliveryZoneRow, ...DeliveryZoneRow[]] }) {
  const state = useStates().find(({ id }) => id === zones[0].stateId)?.name
  return (
    <>
      <span>{state}</span>
      <span className="ms-auto font-normal text-ink-muted text-sm">
        {fillCount(texts.count, zones.length)}
      </span>
    </>
  )
}

function PlaceName({ zone }: { zone: DeliveryZoneRow }) {
  return useZoneName()(zone)
}

function ModeBadge({ mode }: { mode: DeliveryMode }) {
  return <Badge tone={tones[mode]}>{texts.modes[mode]}</Badge>
}

function Amounts({ amounts, empty }: { amounts: Record<string, number>; empty: string }) {
  const money = useMoney()
  const shown = useCurrencies().flatMap(({ code }) => {
    const amount = amounts[code]
    return amount === undefined ? [] : [money(amount, code)]
  })
  if (shown.length === 0) return empty
  return (
    <span className="inline-flex flex-wrap gap-x-3">
      {shown.map((text) => (
        <span key={text} className="whitespace-nowrap tabular-nums">
          {text}
        </span>
      ))}
    </span>
  )
}
