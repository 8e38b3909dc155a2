import type { Client } from '@tecnoclick/contract/platform/client'
import { fieldsOf, optionsOf } from '@tecnoclick/contract/platform/field-limits'
import { adminPaymentMethods } from '@tecnoclick/contract/selling/payments/endpoints'
import { adminPaymentProviders, testPaymentProvider } from '@tecnoclick/contract/selling/providers/endpoints'
import {
  newPaymentProviderSchema,
  type PaymentProviderRow,
  type ProviderTest,
} from '@tecnoclick/contract/selling/providers/schemas'
import { isCredit } from '@tecnoclick/domain/money/credit/credit'
import {
  defaultLinkNames,
  defaultLinkWords,
  linkFields,
  linkModes,
  linkWords,
} from '@tecnoclick/domain/selling/payment-link'
import { isPaidOnReceipt } from '@tecnoclick/domain/selling/payment-method'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Button } from '@tecnoclick/ui/button'
import { CopyButton } from '@tecnoclick/ui/copy-button'
import { Notice } from '@tecnoclick/ui/notice'
import type { Column } from '@tecnoclick/ui/table'
import { useState } from 'react'
import { textOf } from '../../platform/api/form-values.ts'
import { officeClient } from '../../platform/api/office-client.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'
import { useAction } from '../../platform/api/use-action.ts'
import { useApiQuery } from '../../platform/api/use-api-query.ts'
import { CheckboxInput, SelectInput, TextInput } from '../../platform/form/inputs.tsx'
import { Fact, Facts } from '../../platform/layout/section.tsx'
import { titleColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import { useCurrencies } from '../../platform/money.tsx'
import { ticked } from './ticked.ts'

const { paymentProviders: texts } = office
const field = fieldsOf(newPaymentProviderSchema)

export function paymentProviderCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminPaymentProviders, {
    toNew: (values) => ({ ...changeOf(values), secret: textOf(values.secret).trim() }),
    toChange(values) {
      const secret = textOf(values.secret).trim()
      return { ...changeOf(values), ...(secret !== '' && { secret }) }
    },
  })
}

function changeOf(values: Values) {
  return {
    name: textOf(values.name),
    mode: linkModes.find((known) => known === values.mode) ?? 'template',
    url: textOf(values.url).trim(),
    verifyUrl: textOf(values.verifyUrl).trim() || null,
    refundUrl: textOf(values.refundUrl).trim() || null,
    names: typed(linkFields, values.names),
    words: typed(linkWords, values.words),
    paymentMethod: textOf(values.paymentMethod),
    currencies: ticked(values.currencies),
    enable: values.enable === true,
  }
}

/** What was left empty keeps the shop's name. */
function typed<Key extends string>(keys: readonly Key[], value: unknown): Partial<Record<Key, string>> {
  const held = new Map<string, unknown>(
    typeof value === 'object' && value !== null ? Object.entries(value) : [],
  )
  const given = keys.map((key) => [key, textOf(held.get(key)).trim()] as const)
  return Object.fromEntries(given.filter(([, text]) => text !== '')) as Partial<Record<Key, string>>
}

const columns: readonly Column<PaymentProviderRow>[] = [
  titleColumn('name', texts.name, ({ name }) => name),
  { key: 'currencies', header: texts.columns.currencies, cell: ({ currencies }) => currencies.join(', ') },
  {
    key: 'state',
    header: texts.columns.state,
    cell: ({ enable }) => (
      <Badge tone={enable ? 'success' : 'neutral'}>{enable ? texts.active : texts.inactive}</Badge>
    ),
  },
]

export function PaymentProviderList() {
  return (
    <EditableListPage<PaymentProviderRow>
      resource="payment-providers"
      texts={texts}
      nameOf={({ name }) => name}
      columns={columns}
      sort={{ field: 'name', order: 'ASC' }}
      size="lg"
      emptyForm={{
        ...{ name: '', mode: 'template', url: '', verifyUrl: '', refundUrl: '', paymentMethod: '' },
        ...{ names: {}, words: {}, currencies: {}, secret: '', enable: false },
      }}
      toForm={({ currencies, verifyUrl, refundUrl, notifyUrl: _, ...row }) => ({
        ...row,
        verifyUrl: verifyUrl ?? '',
        refundUrl: refundUrl ?? '',
        currencies: Object.fromEntries(currencies.map((code) => [code, true])),
        secret: '',
      })}
      fields={(row) => <ProviderFields row={row} />}
    />
  )
}

function ProviderFields({ row }: { row: PaymentProviderRow | undefined }) {
  const currencies = useCurrencies()
  const { data: methods } = useApiQuery({
    queryKey: ['payment-methods', 'all'],
    read: ({ signal }) => officeClient.call(adminPaymentMethods.list, { query: {}, signal }),
  })
  const options = (methods?.data ?? []).filter(({ code }) => !isPaidOnReceipt(code) && !isCredit(code))
  return (
    <>
      {row && <Connection row={row} />}
      <TextInput {...field('name')} label={texts.name} hint={texts.nameHint} initialFocus required />
      <SelectInput source="mode" label={texts.mode} options={optionsOf(linkModes, texts.modes)} />
      <TextInput {...field('url')} label={texts.url} hint={texts.urlHint} required />
      <TextInput {...field('verifyUrl')} label={texts.verifyUrl} hint={texts.verifyHint} />
      <TextInput {...field('refundUrl')} label={texts.refundUrl} hint={texts.refundHint} />
      <TextInput
        {...field('secret')}
        type="password"
        label={texts.secret}
        hint={row ? `${texts.secretHint} ${texts.secretKept}` : texts.secretHint}
        required={!row}
      />
      <SelectInput
        source="paymentMethod"
        label={texts.paymentMethod}
        hint={texts.paymentMethodHint}
        placeholder={texts.choose}
        options={options.map(({ code, name }) => ({ value: code, label: name.es }))}
        required
      />
      <fieldset>
        <legend className="font-semibold text-sm">{texts.currencies}</legend>
        <div className="flex flex-wrap gap-x-6">
          {currencies.map(({ code }) => (
            <CheckboxInput key={code} source={`currencies.${code}`} label={code} />
          ))}
        </div>
      </fieldset>
      <Spelling title={texts.names} hint={texts.namesHint} source="names" usual={defaultLinkNames} />
      <Spelling title={texts.words} hint={texts.wordsHint} source="words" usual={defaultLinkWords} />
      <CheckboxInput source="enable" label={texts.enable} hint={texts.enableHint} />
    </>
  )
}

interface SpellingProps {
  title: string
  hint: string
  source: string
  usual: Readonly<Record<string, string>>
}

function Spelling({ title, hint, source, usual }: SpellingProps) {
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link text-sm">{title}</summary>
      <p className="pb-2 text-ink-muted text-sm">{hint}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {Object.keys(usual).map((key) => (
          <TextInput key={key} source={`${source}.${key}`} label={key} maxLength={60} />
        ))}
      </div>
    </details>
  )
}

/** Where the gateway sends its notifications, and whether it answers. */
function Connection({ row: { id, mode, notifyUrl } }: { row: PaymentProviderRow }) {
  const { run, busy } = useAction()
  const [tested, setTested] = useState<ProviderTest>()
  return (
    <div className="grid gap-3">
      <Facts>
        <Fact name={texts.notify}>
          <span className="flex flex-wrap items-center gap-2">
            <code className="break-all">{notifyUrl}</code>
            <CopyButton text={notifyUrl} />
          </span>
          <span className="block text-ink-muted text-xs">{texts.notifyHint}</span>
        </Fact>
      </Facts>
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        className="justify-self-start"
        onClick={async () =>
          setTested(await run(() => officeClient.call(testPaymentProvider, { params: { id } }), {}))
        }
      >
        {texts.test}
      </Button>
      {tested && (
        <Notice kind={tested.failure === null ? 'success' : 'error'} role="status">
          {tested.failure === null ? (
            <>
              {texts.testWorks[mode]} <code className="break-all">{tested.url}</code>
            </>
          ) : (
            fillText(texts.testFailed, { failure: tested.failure })
          )}
        </Notice>
      )}
    </div>
  )
}
