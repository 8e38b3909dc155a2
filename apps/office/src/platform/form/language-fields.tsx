import { type TextLanguage, textLanguages } from '@tecnoclick/domain/platform/localized-text'
import { office } from '@tecnoclick/messages/office'
import { fillText } from '@tecnoclick/messages/platform/fill-text'
import { TextInput } from './inputs.tsx'

const { paymentMethods: texts } = office

/** A text in each language of the shop, such as `name`. */
interface LocalizedField {
  source: string
  /** With the language in it. */
  label: string
  maxLength: number
  multiline?: true
}

interface LanguageFieldsProps {
  /** The first needs its Spanish text. */
  fields: readonly LocalizedField[]
}

/** Texts for customers, in Spanish, and in the other languages below. */
export function LanguageFields({ fields }: LanguageFieldsProps) {
  return (
    <>
      <InLanguage fields={fields} language="es" />
      <details>
        <summary className="cursor-pointer py-2 font-semibold text-link text-sm">
          {texts.otherLanguages}
        </summary>
        <div className="grid gap-4 pt-2">
          <p className="text-ink-muted text-sm">{texts.textsHint}</p>
          {textLanguages.map(
            (language) =>
              language !== 'es' && <InLanguage key={language} fields={fields} language={language} />,
          )}
        </div>
      </details>
    </>
  )
}

function InLanguage({ fields, language }: LanguageFieldsProps & { language: TextLanguage }) {
  return fields.map(({ source, label, maxLength, multiline }, index) => {
    const isNeeded = language === 'es' && index === 0
    return (
      <TextInput
        key={source}
        source={`${source}.${language}`}
        label={fillText(label, { language: texts.languages[language] })}
        maxLength={maxLength}
        {...(multiline && { multiline })}
        required={isNeeded}
        initialFocus={isNeeded}
      />
    )
  })
}
