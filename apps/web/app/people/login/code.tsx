import { getCodeSignInOptions } from '@tecnoclick/contract/people/security/code-endpoints'
import { tables } from '@tecnoclick/messages/tables'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { CheckboxField } from '@tecnoclick/ui/checkbox-field'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT, useMoreMessages } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { TextField } from '@tecnoclick/ui/text-field'
import { Form, useNavigation } from 'react-router'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { EmailField } from '../../platform/form/email-field.tsx'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { formResponse } from '../../platform/form/form-result.ts'
import { Page } from '../../platform/page/page.tsx'
import { safeNext } from '../../platform/session/safe-next.ts'
import { visitOf } from '../../rendering/context.ts'
import type { Route } from './+types/code.ts'
import { type CodeResult, signInWithCode } from './code-action.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const { client, preferences } = visitOf(context)
  const options = await client.attempt(getCodeSignInOptions)
  return {
    channels: options.ok ? options.data.channels : [],
    next: safeNext(url.searchParams.get('next'), url.origin),
    texts: { codeSignIn: tables[preferences.locale].codeSignIn },
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const result = await signInWithCode(visitOf(context), await request.formData(), url)
  return result instanceof Response ? result : formResponse(result)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

export function headers() {
  return { 'cache-control': 'private, no-store' }
}

/** First the address, then the code, also without script (people.md#sign-in-with-a-code). */
export default function CodeSignIn({ loaderData, actionData }: Route.ComponentProps) {
  const { channels, next, texts } = loaderData
  useMoreMessages(texts)
  const t = useFullT()
  const posted: CodeResult | undefined = actionData
  return (
    <Page
      title={t('codeSignIn.title')}
      trail={[{ label: t('security.signIn.title'), href: '/account/login' }]}
      indexed={false}
    >
      <Card padding="lg" className="grid max-w-xl gap-5">
        <p className="text-ink-muted">{t(channels.length > 0 ? 'codeSignIn.intro' : 'codeSignIn.none')}</p>
        <FormFailure posted={posted} />
        {channels.length > 0 &&
          (posted?.sentTo === undefined ? (
            <AskForm channels={channels} next={next} posted={posted} />
          ) : (
            <CodeForm next={next} posted={posted} />
          ))}
        <p>
          <TextLink href="/account/login" className="inline-flex min-h-11 items-center text-sm">
            {t('security.recovery.backToSignIn')}
          </TextLink>
        </p>
      </Card>
    </Page>
  )
}

interface StepProps {
  next: string | undefined
  posted: CodeResult | undefined
}

function AskForm({ channels, next, posted }: StepProps & { channels: readonly ('telegram' | 'sms')[] }) {
  const t = useFullT()
  const isBusy = useNavigation().state === 'submitting'
  const [only] = channels
  return (
    <Form method="post" className="grid gap-4">
      <Next next={next} />
      <EmailField
        autoComplete="username"
        error={posted?.errors?.email}
        defaultValue={posted?.values?.email}
      />
      {channels.length === 1 ? (
        <input type="hidden" name="channel" value={only} />
      ) : (
        <RadioGroup
          name="channel"
          required
          label={t('codeSignIn.channel')}
          error={posted?.errors?.channel}
          defaultValue={posted?.values?.channel ?? only ?? ''}
          options={channels.map((value) => ({ value, label: t(`codeSignIn.channels.${value}`) }))}
        />
      )}
      <Button type="submit" block busy={isBusy}>
        {t('codeSignIn.send')}
      </Button>
    </Form>
  )
}

function CodeForm({ next, posted }: StepProps) {
  const t = useFullT()
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className="grid gap-4">
      <Next next={next} />
      <input type="hidden" name="email" value={posted?.sentTo} />
      <Notice kind="info" role="status" title={t('codeSignIn.sent')}>
        {t('codeSignIn.sentText')}
      </Notice>
      <TextField
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={8}
        required
        label={t('codeSignIn.code')}
        error={posted?.isWrongCode && t('codeSignIn.wrong')}
      />
      <CheckboxField
        name="sharedDevice"
        label={t('security.signIn.sharedDevice')}
        hint={t('security.signIn.sharedDeviceHint')}
        defaultChecked={posted?.values?.sharedDevice === 'on'}
      />
      <Button type="submit" block busy={isBusy}>
        {t('codeSignIn.submit')}
      </Button>
      <p>
        <TextLink href="/account/login/code" className="inline-flex min-h-11 items-center text-sm">
          {t('codeSignIn.again')}
        </TextLink>
      </p>
    </Form>
  )
}

function Next({ next }: { next: string | undefined }) {
  return next !== undefined && <input type="hidden" name="next" value={next} />
}
