import { getCodeSignInOptions } from '@tecnoclick/contract/people/security/code-endpoints'
import { tables } from '@tecnoclick/messages/tables'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { TextLink } from '@tecnoclick/ui/link'
import { useFullT, useMoreMessages } from '@tecnoclick/ui/messages'
import { PasswordPair } from '@tecnoclick/ui/password-field'
import { RadioGroup } from '@tecnoclick/ui/radio-group'
import { TextField } from '@tecnoclick/ui/text-field'
import { useLocation } from 'react-router'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { EmailField } from '../../platform/form/email-field.tsx'
import { FormFailure, PlainNotice } from '../../platform/form/form-notice.tsx'
import { useCheckedForm, useResetOnNavigation } from '../../platform/form/use-checked-form.ts'
import { useHydrated } from '../../platform/form/use-hydrated.ts'
import { Page } from '../../platform/page/page.tsx'
import { nextFromReferer, safeNext } from '../../platform/session/safe-next.ts'
import { visitOf } from '../../rendering/context.ts'
import type { Route } from './+types/login.ts'
import { readActivatedEmail } from './activated-email.ts'
import { findWaiting, type Waiting } from './find-waiting.ts'
import { type LoginResult, loginAction } from './login-action.ts'
import { SignInForm } from './sign-in-form.tsx'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const wanted = safeNext(url.searchParams.get('next'), url.origin)
  const { client, preferences } = visitOf(context)
  const codes = await client.attempt(getCodeSignInOptions)
  return {
    hasCodes: codes.ok && codes.data.channels.length > 0,
    texts: { codeSignIn: tables[preferences.locale].codeSignIn },
    next: wanted ?? nextFromReferer(request.headers.get('referer'), url.origin),
    email: readActivatedEmail(request.headers.get('cookie'), url),
    waiting: wanted === undefined ? undefined : await findWaiting(visitOf(context), wanted),
  }
}

export function action(args: Route.ActionArgs) {
  return loginAction(args)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

/** Not cacheable: the page contains the visitor's referrer, and after an activation the e-mail address. */
export function headers() {
  return { 'cache-control': 'private, no-store' }
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  useMoreMessages(loaderData.texts)
  const t = useFullT()
  const { pathname, search } = useLocation()
  const posted = actionData && 'form' in actionData ? actionData : undefined
  const next = useNextPage(posted?.values?.next ?? loaderData.next)
  return (
    <Page title={t('shell.account.label')} indexed={false}>
      {posted?.resent && (
        <div className="mb-6">
          <PlainNotice kind="success">{t('security.signIn.activationResent')}</PlainNotice>
        </div>
      )}
      <div className="grid max-w-5xl items-start gap-6 lg:grid-cols-[5fr_6fr] lg:gap-8">
        <Card padding="lg">
          <h2 className="mb-5 text-xl max-lg:mb-1">{t('security.signIn.title')}</h2>
          <p className="mb-5 text-ink-muted lg:hidden">
            {t('security.signIn.noAccount')}{' '}
            <TextLink href="#registro">{t('security.signUp.title')}</TextLink>
          </p>
          {loaderData.waiting && <WhatWaits waiting={loaderData.waiting} />}
          <SignInForm
            next={next}
            email={loaderData.email}
            posted={posted?.form === 'signIn' ? posted : undefined}
          />
          {loaderData.hasCodes && (
            <TextLink
              href={`/account/login/code${next ? `?${new URLSearchParams({ next })}` : ''}`}
              className="inline-flex min-h-11 items-center text-sm"
            >
              {t('codeSignIn.link')}
            </TextLink>
          )}
        </Card>
        <Card padding="lg" id="registro" className="scroll-mt-24">
          <h2 className="mb-5 text-xl">{t('security.signUp.title')}</h2>
          <SignUpForm
            address={pathname + search}
            next={next}
            posted={posted?.form === 'signUp' ? posted : undefined}
          />
        </Card>
      </div>
    </Page>
  )
}

function WhatWaits({ waiting }: { waiting: Waiting }) {
  const t = useFullT()
  return (
    <p className="mb-5 rounded-md bg-action-soft px-4 py-3 font-medium text-sm">
      {'name' in waiting
        ? t(`security.signIn.waiting.${waiting.kind}`, { name: waiting.name })
        : t(`security.signIn.waiting.${waiting.kind}`)}
    </p>
  )
}

/** Where to go after signing in: what the server knows, else the page that this document was opened from. */
function useNextPage(known: string | undefined): string | undefined {
  const isHydrated = useHydrated()
  return known ?? (isHydrated ? nextFromReferer(document.referrer, location.origin) : undefined)
}

const loadRules = () => import('./login-rules.ts').then(({ signUpRules }) => signUpRules)

interface SignUpFormProps {
  posted: LoginResult | undefined
  address: string
  /** What the visitor wanted: the activation leads back there. */
  next: string | undefined
}

/** The account type comes first (people.md#registration). */
function SignUpForm({ posted, address, next }: SignUpFormProps) {
  const t = useFullT()
  const { form, errors, refused, busy } = useCheckedForm({ action: address, load: loadRules, posted })
  useResetOnNavigation(form.ref)
  const typed = posted?.values
  return (
    // Without script the page comes back at this form, which on a phone is below the other one.
    <form {...form} action={`${address}#registro`} className="grid gap-4">
      <FormFailure posted={refused} />
      <input type="hidden" name="intent" value="signUp" />
      {next !== undefined && <input type="hidden" name="next" value={next} />}
      <RadioGroup
        name="accountType"
        look="cards"
        required
        label={t('security.signUp.accountType')}
        error={errors.accountType}
        {...(typed?.accountType && { defaultValue: typed.accountType })}
        options={[
          {
            value: 'person',
            label: t('security.signUp.person'),
            hint: t('security.signUp.personHint'),
          },
          {
            value: 'business',
            label: t('security.signUp.business'),
            hint: t('security.signUp.businessHint'),
          },
        ]}
      />
      <EmailField error={errors.email} defaultValue={typed?.email} />
      <TextField
        name="phone"
        label={t('account.profile.phone')}
        hint={t('security.signUp.phoneHint')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={30}
        error={errors.phone}
        defaultValue={typed?.phone}
      />
      <PasswordPair
        label={t('security.password')}
        confirmLabel={t('security.signUp.confirmPassword')}
        hint={t('security.signUp.passwordHint')}
        errors={errors}
      />
      <Button type="submit" block busy={busy}>
        {t('security.signUp.submit')}
      </Button>
    </form>
  )
}
