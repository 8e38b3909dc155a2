import { isSettingKey, type SettingKey } from '@tecnoclick/domain/site/settings'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import type { Validator } from 'ra-core'
import { useMemo } from 'react'
import { Navigate, useParams } from 'react-router'
import { AccountFields } from '../../platform/accounts/account-fields.tsx'
import { EditDialog } from '../../platform/form/form-dialog.tsx'
import { SelectInput, TextInput } from '../../platform/form/inputs.tsx'
import { useCurrencies } from '../../platform/money.tsx'
import { describeSetting } from './describe-setting.ts'
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
      size={editor.kind === 'accounts' ? 'lg' : 'md'}
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
