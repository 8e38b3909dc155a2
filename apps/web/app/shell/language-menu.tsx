import { locales, nativeNames } from '@tecnoclick/messages/locales'
import { Menu } from '@tecnoclick/ui/menu'
import { useLocale, useT } from '@tecnoclick/ui/messages'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Globe from 'lucide-react/icons/globe'
import { LanguageForm } from './language-form.tsx'

export function LanguageMenu() {
  const t = useT()
  const current = useLocale()
  return (
    <LanguageForm>
      <Menu
        align="end"
        label={t('shell.language.current', { name: nativeNames[current] })}
        triggerClassName="flex h-10 items-center gap-1.5 hover:text-on-band"
        trigger={
          <>
            <Globe aria-hidden="true" className="size-4" />
            {nativeNames[current]}
            <ChevronDown aria-hidden="true" className="size-3.5" />
          </>
        }
        items={locales.map((locale) => ({
          key: locale,
          label: nativeNames[locale],
          lang: locale,
          current: locale === current,
          submit: { name: 'locale', value: locale },
        }))}
      />
    </LanguageForm>
  )
}
