import { listSettings } from '@tecnoclick/contract/site/settings/endpoints'
import { transfermovilTemplate } from '@tecnoclick/domain/site/transfer-qr'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { useWatch } from 'react-hook-form'
import { textOf } from '../api/form-values.ts'
import { officeClient } from '../api/office-client.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { TextInput } from '../form/inputs.tsx'
import { useCurrencies } from '../money.tsx'
import { textsOf } from './account-form.ts'
import { QrPreview } from './qr-preview.tsx'

const { accounts: texts } = office

interface AccountFieldsProps {
  /** The form field that holds the accounts by currency. */
  source: string
}

/** One account per currency, each with the preview of its QR code. */
export function AccountFields({ source }: AccountFieldsProps) {
  const currencies = useCurrencies()
  const template = useDefaultTemplate()
  return (
    <div className="grid gap-6">
      {currencies.map(({ code }) => (
        <AccountOf key={code} source={`${source}.${code}`} currency={code} template={template} />
      ))}
    </div>
  )
}

interface AccountOfProps {
  source: string
  currency: string
  template: string
}

function AccountOf({ source, currency, template }: AccountOfProps) {
  const typed = textsOf(useWatch({ name: source }))
  const { account, phone, qrTemplate } = typed
  /** An account is whole or missing. */
  const required = Object.values(typed).some((text) => text.trim() !== '')
  return (
    <fieldset className="grid gap-3 border-t pt-4">
      <legend className="pe-2 font-semibold text-sm">{fillText(texts.ofCurrency, { currency })}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextInput
          source={`${source}.account`}
          required={required}
          label={texts.account}
          hint={texts.accountHint}
          inputMode="numeric"
          maxLength={200}
        />
        <TextInput
          source={`${source}.phone`}
          required={required}
          label={texts.phone}
          hint={texts.phoneHint}
          type="tel"
          maxLength={200}
        />
        <TextInput source={`${source}.holder`} required={required} label={texts.holder} maxLength={200} />
        <TextInput source={`${source}.bank`} required={required} label={texts.bank} maxLength={200} />
      </div>
      <TextInput
        source={`${source}.qrTemplate`}
        label={texts.template}
        hint={texts.templateHint}
        maxLength={200}
      />
      {account.trim() !== '' && (
        <QrPreview
          currency={currency}
          template={qrTemplate.trim() || template}
          account={account}
          phone={phone}
        />
      )}
    </fieldset>
  )
}

function useDefaultTemplate(): string {
  const { data } = useApiQuery({
    queryKey: ['qr-template'],
    read: ({ signal }) => officeClient.call(listSettings, { signal }),
  })
  const setting = data?.data.find(({ key }) => key === 'transferQrTemplate')
  return textOf(setting?.value) || transfermovilTemplate
}
