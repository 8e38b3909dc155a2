import { isSettingKey } from '@tecnoclick/contract/site/settings/read-settings'
import { isLinkOf } from '@tecnoclick/domain/site/new-setting'
import { socialNetworks } from '@tecnoclick/domain/site/setting-values'
import type { SettingKey } from '@tecnoclick/domain/site/settings'
import { longestConditions } from '@tecnoclick/domain/workshop/intake'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { locales } from '@tecnoclick/messages/platform/locales'
import type { Validator } from 'ra-core'
import { useMemo } from 'react'
import { Navigate, useParams } from 'react-router'
import { AccountFields } from '../../platform/accounts/account-fields.tsx'
import { textOf } from '../../platform/api/form-values.ts'
import { FileInput } from '../../platform/form/file-input.tsx'
import { EditDialog } from '../../platform/form/form-dialog.tsx'
import { SelectInput, TextInput } from '../../platform/form/inputs.tsx'
import { useCurrencies } from '../../platform/money.tsx'
import { describeSetting } from './describe-setting.ts'
import { HoursFields } from './hours-fields.tsx'
import { MlcFields } from './mlc-fields.tsx'
import type { SettingRow } from './setting-calls.ts'
import { amountError, type Editor, fromForm, settingEditors, settingError, toForm } from './setting-form.ts'

const { settings } = office

export function SettingDialog() {
  const { id = '' } = useParams()
  const editor = isSettingKey(id) ? settingEditors[id] : undefined
  if (!isSettingKey(id) || !editor) return <Navigate to="/admin/settings" replace />
  return <EditSetting settingKey={id} editor={editor} />
}

function EditSetting({ settingKey, editor }: { settingKey: SettingKey; editor: Editor }) {
  const currencies = useCurrencies()
  const { label } = office.settings.items[settingKey]
  const describe = (value: unknown) =>
    describeSetting(settingKey, value, currencies).join(' · ') || office.settings.empty
  return (
    <EditDialog<SettingRow>
      title={() => label}
      size={editor.kind === 'accounts' || editor.kind === 'hours' ? 'lg' : 'md'}
      toForm={({ value }) => ({ value: toForm(editor, value) })}
      toValues={({ value }) => ({ value: fromForm(editor, value) })}
      describe={({ value }) => describe(value)}
      savedText={() => fillText(office.settings.changed, { name: label })}
    >
      {() => <SettingField settingKey={settingKey} editor={editor} />}
    </EditDialog>
  )
}

interface SettingFieldProps {
  settingKey: SettingKey
  editor: Editor
}

function SettingField({ settingKey, editor }: SettingFieldProps) {
  const validate = useMemo<Validator>(
    () => (form) => settingError(settingKey, editor, form),
    [settingKey, editor],
  )
  const { label, hint } = settings.items[settingKey]
  // The dialog's title already names the setting.
  const common = { source: 'value', label, labelHidden: true, hint, validate, initialFocus: true }
  switch (editor.kind) {
    case 'money':
      return <AmountFields hint={hint} />
    case 'accounts':
      return <AccountFields source="value" />
    case 'picture':
      return <FileInput source="value" label={label} kind="picture" />
    case 'hours':
      return <HoursFields source="value" validate={validate} />
    case 'links':
      return <LinkFields hint={hint} />
    case 'localeTexts':
      return <LocaleTextFields hint={hint} />
    case 'mlc':
      return (
        <>
          <p className="text-ink-muted text-sm">{hint}</p>
          <MlcFields />
        </>
      )
    case 'coordinates':
      return <TextInput {...common} maxLength={60} />
    case 'choice': {
      const options = editor.choices.map((value) => ({ value, label: settings.choices[value] }))
      return <SelectInput {...common} options={options} />
    }
    case 'count':
      return (
        <TextInput
          {...common}
          {...(editor.unit && { label: settings.unitNames[editor.unit], labelHidden: false })}
          inputMode="numeric"
        />
      )
    case 'lines':
      return <TextInput {...common} hint={`${hint} ${settings.onePerLine}`} multiline />
    case 'text':
      return <TextInput {...common} multiline />
    case 'line':
      return <TextInput {...common} {...(editor.type && { type: editor.type })} />
  }
}

/** A text in each language. */
function LocaleTextFields({ hint }: { hint: string }) {
  return (
    <>
      <p className="text-ink-muted text-sm">{hint}</p>
      {locales.map((locale, index) => (
        <TextInput
          key={locale}
          source={`value.${locale}`}
          label={office.intake.languages[locale]}
          multiline
          maxLength={longestConditions}
          initialFocus={index === 0}
        />
      ))}
    </>
  )
}

/** Each field says what is wrong with its own address. */
function LinkFields({ hint }: { hint: string }) {
  return (
    <>
      <p className="text-ink-muted text-sm">{hint}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {linkFields.map(({ network, validate }, index) => (
          <TextInput
            key={network}
            source={`value.${network}`}
            label={settings.networks[network]}
            type="url"
            maxLength={200}
            validate={validate}
            initialFocus={index === 0}
          />
        ))}
      </div>
    </>
  )
}

function linkErrorOf(network: (typeof socialNetworks)[number]): Validator {
  return (typed) => {
    const url = textOf(typed).trim()
    return url === '' || isLinkOf(network, url) ? undefined : settings.badLinks
  }
}

function AmountFields({ hint }: { hint: string }) {
  const currencies = useCurrencies()
  return (
    <>
      <p className="text-ink-muted text-sm">
        {hint} {office.settings.amountHint}
      </p>
      <div className="grid gap-4 sm:grid-cols-3">
        {currencies.map(({ code }, index) => (
          <TextInput
            key={code}
            source={`value.${code}`}
            label={fillText(office.settings.amount, { code })}
            inputMode="decimal"
            validate={amountError}
            initialFocus={index === 0}
          />
        ))}
      </div>
    </>
  )
}

/** Made once: a new function in every render would validate again and again. */
const linkFields = socialNetworks.map((network) => ({ network, validate: linkErrorOf(network) }))
