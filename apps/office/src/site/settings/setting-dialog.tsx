import { isSettingKey, type SettingKey } from '@tecnoclick/domain/site/settings'
import { office } from '@tecnoclick/messages/office'
import { Navigate, useParams } from 'react-router'
import { EditDialog } from '../../platform/form/edit-dialog.tsx'
import { say } from '../../platform/say.ts'
import { describeSetting } from './describe-setting.ts'
import type { SettingRow } from './setting-calls.ts'
import { type Editor, settingEditors } from './setting-editors.ts'
import { SettingField } from './setting-field.tsx'
import { fromForm, toForm } from './setting-form.ts'
import { useCurrencies } from './use-currencies.ts'

export function SettingDialog() {
  const { id = '' } = useParams()
  const editor = isSettingKey(id) ? settingEditors[id] : undefined
  if (!isSettingKey(id) || !editor) return <Navigate to="/admin/settings" replace />
  return <EditSetting settingKey={id} editor={editor} />
}

function EditSetting({ settingKey, editor }: { settingKey: SettingKey; editor: Editor }) {
  const currencies = useCurrencies()
  const { label } = office.settings.items[settingKey]
  const inWords = (value: unknown) =>
    describeSetting(settingKey, value, currencies).join(' · ') || office.settings.empty
  return (
    <EditDialog<SettingRow>
      title={() => label}
      toForm={({ value }) => ({ value: toForm(editor, value) })}
      toValues={({ value }) => ({ value: fromForm(editor, value) })}
      describe={({ value }) => inWords(value)}
      tellSaved={() => say(office.settings.changed, { name: label })}
    >
      {() => <SettingField settingKey={settingKey} editor={editor} />}
    </EditDialog>
  )
}
