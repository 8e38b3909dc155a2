import { Button } from '@tecnoclick/ui/button'
import { useFullT } from '@tecnoclick/ui/messages'
import { TextArea } from '@tecnoclick/ui/text-area'
import { TextField } from '@tecnoclick/ui/text-field'
import { useState } from 'react'
import { EmailField } from '../../platform/form/email-field.tsx'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import type { FieldValues, FormResult } from '../../platform/form/form-result.ts'
import { useCheckedForm, useResetOnNavigation } from '../../platform/form/use-checked-form.ts'
import { createMessageKeys, keyField, trapField } from './contact-message.ts'

interface ContactFormProps {
  /** The page it is on, whose action handles it. */
  address: string
  /** The initial values of the fields. */
  values: FieldValues
  posted: FormResult | undefined
}

const loadRules = () => import('./contact-rules.ts').then(({ contactRules }) => contactRules)

export function ContactForm({ address, values, posted }: ContactFormProps) {
  const t = useFullT()
  const [keyOf] = useState(createMessageKeys)
  const { form, errors, busy } = useCheckedForm({
    action: address,
    load: loadRules,
    posted,
    async beforeSend(message) {
      message.set(keyField, keyOf(message))
      return true
    },
  })
  useResetOnNavigation(form.ref)
  const typed = { ...values, ...posted?.values }
  return (
    <form {...form} className="grid gap-4 sm:grid-cols-2">
      <FormFailure posted={posted} />
      <TextField
        name="name"
        autoComplete="name"
        required
        label={t('site.contact.name')}
        error={errors.name}
        defaultValue={typed.name}
      />
      <EmailField label={t('site.contact.email')} error={errors.email} defaultValue={typed.email} />
      <TextField
        name="subject"
        required
        label={t('site.contact.subject')}
        error={errors.subject}
        defaultValue={typed.subject}
        className="sm:col-span-2"
      />
      <TextArea
        name="body"
        rows={7}
        required
        label={t('site.contact.message')}
        hint={t('site.contact.bodyHint')}
        error={errors.body}
        defaultValue={typed.body}
        className="sm:col-span-2"
      />
      <div aria-hidden="true" className="absolute -start-[200vw] size-px overflow-hidden">
        <label>
          {t('site.contact.trap')}
          <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" busy={busy} className="sm:col-span-2 sm:justify-self-start">
        {busy ? t('site.contact.sending') : t('site.contact.send')}
      </Button>
    </form>
  )
}
