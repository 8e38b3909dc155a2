import { useFullT } from '@tecnoclick/ui/messages'
import { TextField } from '@tecnoclick/ui/text-field'
import type { ComponentProps } from 'react'

/** E-mail addresses are written from left to right in every language. */
export function EmailField(props: Partial<ComponentProps<typeof TextField>>) {
  const t = useFullT()
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      required
      label={t('security.email')}
      {...props}
    />
  )
}
