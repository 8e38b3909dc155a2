import type { SettingKey } from '@tecnoclick/domain/site/settings'
import { office } from '@tecnoclick/messages/office'
import type { Validator } from 'ra-core'
import { useMemo } from 'react'
import { SelectInput } from '../../platform/form/select-input.tsx'
import { TextInput } from '../../platform/form/text-input.tsx'
import { AmountFields } from './amount-fields.tsx'
import type { Editor } from './setting-editors.ts'
import { complaint } from './setting-form.ts'

const { settings } = office

interface SettingFieldProps {
  settingKey: SettingKey
  editor: Editor
}

export function SettingField({ settingKey, editor }: SettingFieldProps) {
  const validate = useMemo<Validator>(
    () => (form) => complaint(settingKey, editor, form),
    [settingKey, editor],
  )
  const { label, hint } = settings.items[settingKey]
  // The dialog is called as the setting is; said twice it would only be longer.
  const common = { source: 'value', label, labelHidden: true, hint, validate, first: true }
  switch (editor.kind) {
    case 'money':
      return <AmountFields hint={hint} />
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
