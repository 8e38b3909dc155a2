import { locales, nativeNames } from '@tecnoclick/messages/locales'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import { ChoiceButtons } from './choice-buttons.tsx'
import { LanguageForm } from './language-form.tsx'

/** All languages in view, for the phone's menu. */
export function LanguageSwitch() {
  const t = useT()
  return (
    <LanguageForm>
      <ChoiceButtons
        name="locale"
        label={t('shell.language.label')}
        current={useLocale()}
        choices={locales.map((locale) => ({ value: locale, text: nativeNames[locale], lang: locale }))}
        className="grid grid-cols-2 rounded-md bg-sunken p-1"
      />
    </LanguageForm>
  )
}
