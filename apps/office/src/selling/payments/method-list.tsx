import type { Client } from '@tecnoclick/contract/platform/client'
import { optionsOf } from '@tecnoclick/contract/platform/field-limits'
import { adminPaymentMethods } from '@tecnoclick/contract/selling/payments/endpoints'
import type { PaymentMethodRow } from '@tecnoclick/contract/selling/payments/schemas'
import { paymentAudiences } from '@tecnoclick/domain/selling/payment-method'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { Badge } from '@tecnoclick/ui/badge'
import { Notice } from '@tecnoclick/ui/notice'
import type { Column } from '@tecnoclick/ui/table'
import { useWatch } from 'react-hook-form'
import { AccountFields } from '../../platform/accounts/account-fields.tsx'
import { accountsFromForm, accountsToForm } from '../../platform/accounts/account-form.ts'
import { localizedOf, positionOf, textOf } from '../../platform/api/form-values.ts'
import { editableCalls, type ResourceCalls, type Values } from '../../platform/api/resource-calls.ts'
import {
  CheckboxInput,
  PositionInput,
  SelectInput,
  TextInput,
  VisibilityInput,
} from '../../platform/form/inputs.tsx'
import { LanguageFields } from '../../platform/form/language-fields.tsx'
import { titleColumn, visibilityColumn } from '../../platform/list/columns.tsx'
import { EditableListPage } from '../../platform/list/editable-list-page.tsx'
import { useCurrencies } from '../../platform/money.tsx'
import { ticked } from './ticked.ts'

const { paymentMethods: texts } = office

export function paymentMethodCalls(client: Client): ResourceCalls {
  return editableCalls(client, adminPaymentMethods, {
    toNew: (values) => ({ code: textOf(values.code).trim(), ...changeOf(values) }),
    toChange: changeOf,
  })
}

function changeOf(values: Values) {
  const shopAccounts = values.shopAccounts === true
  return {
    name: localizedOf(values.name),
    instructions: localizedOf(values.instructions),
    currencies: ticked(values.currencies),
    audience: paymentAudiences.find((known) => known === values.audience) ?? 'everyone',
    shopAccounts,
    accounts: shopAccounts ? {} : accountsFromForm(values.accounts),
    position: positionOf(values.position),
    enable: values.enable === true,
  }
}

const columns: readonly Column<PaymentMethodRow>[] = [
  titleColumn('position', texts.name, ({ name, code, missingAccounts }) => (
    <span className="flex flex-wrap items-center gap-2">
      {name.es}
      <code className="text-ink-muted text-xs">{code}</code>
      {missingAccounts.length > 0 && (
        <Badge tone="danger">{fillText(texts.missing, { currencies: missingAccounts.join(', ') })}</Badge>
      )}
    </span>
  )),
  {
    key: 'currencies',
    header: texts.currencies,
    cell: ({ currencies }) => currencies.join(', ') || texts.everyCurrency,
  },
  { key: 'audience', header: texts.audience, cell: ({ audience }) => texts.audiences[audience] },
  {
    key: 'accounts',
    header: texts.accounts,
    cell: ({ shopAccounts, accounts }) =>
      shopAccounts ? texts.byShop : Object.keys(accounts).join(', ') || texts.none,
  },
  visibilityColumn(),
]

const noText = { es: '', en: '', ru: '', ar: '' }

export function PaymentMethodList() {
  return (
    <EditableListPage<PaymentMethodRow>
      resource="payment-methods"
      texts={texts}
      nameOf={({ name }) => name.es}
      columns={columns}
      sort={{ field: 'position', order: 'ASC' }}
      size="lg"
      emptyForm={{
        code: '',
        name: noText,
        instructions: noText,
        currencies: {},
        audience: 'everyone',
        shopAccounts: false,
        accounts: {},
        position: '0',
        enable: true,
      }}
      toForm={(row) => ({
        code: row.code,
        name: row.name,
        instructions: row.instructions,
        currencies: Object.fromEntries(row.currencies.map((code) => [code, true])),
        audience: row.audience,
        shopAccounts: row.shopAccounts,
        accounts: accountsToForm(row.accounts),
        position: String(row.position),
        enable: row.enable,
      })}
      fields={(row) => <MethodFields row={row} />}
    />
  )
}

const localized = [
  { source: 'name', label: texts.nameIn, maxLength: 60 },
  { source: 'instructions', label: texts.instructionsIn, maxLength: 1000, multiline: true },
] as const

function MethodFields({ row }: { row: PaymentMethodRow | undefined }) {
  const currencies = useCurrencies()
  return (
    <>
      {row && row.missingAccounts.length > 0 && (
        <Notice
          kind="warning"
          title={fillText(texts.missing, { currencies: row.missingAccounts.join(', ') })}
        >
          {texts.missingText}
        </Notice>
      )}
      {!row && <TextInput source="code" label={texts.code} hint={texts.codeHint} maxLength={12} required />}
      <LanguageFields fields={localized} />
      <fieldset>
        <legend className="font-semibold text-sm">{texts.currencies}</legend>
        <p className="text-ink-muted text-sm">{texts.currenciesHint}</p>
        <div className="flex flex-wrap gap-x-6">
          {currencies.map(({ code }) => (
            <CheckboxInput key={code} source={`currencies.${code}`} label={code} />
          ))}
        </div>
      </fieldset>
      <SelectInput
        source="audience"
        label={texts.audience}
        options={optionsOf(paymentAudiences, texts.audiences)}
      />
      <CheckboxInput source="shopAccounts" label={texts.shopAccounts} hint={texts.shopAccountsHint} />
      <OwnAccounts />
      <PositionInput />
      <VisibilityInput />
    </>
  )
}

function OwnAccounts() {
  const isShared = useWatch({ name: 'shopAccounts' }) === true
  if (isShared) return null
  return (
    <details>
      <summary className="cursor-pointer py-2 font-semibold text-link text-sm">{texts.accounts}</summary>
      <div className="pt-2">
        <AccountFields source="accounts" />
      </div>
    </details>
  )
}
