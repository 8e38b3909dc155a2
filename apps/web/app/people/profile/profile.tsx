import { changeProfile, createProfile, listProfiles } from '@tecnoclick/contract/people/profiles/endpoints'
import { newProfileSchemas, type Profile } from '@tecnoclick/contract/people/profiles/schemas'
import type { Viewer } from '@tecnoclick/contract/people/security/schemas'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { lacksBusinessData } from '@tecnoclick/domain/people/business-profile'
import { unapprovedClientCode } from '@tecnoclick/domain/people/client-code'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import { TextField } from '@tecnoclick/ui/text-field'
import { useLocation } from 'react-router'
import { catchOutage } from '../../platform/form/catch-outage.ts'
import { refusedResult, translatorFor } from '../../platform/form/form-action.ts'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { type FieldErrors, type FormResult, formResponse } from '../../platform/form/form-result.ts'
import { checkValues } from '../../platform/form/form-rules.ts'
import { idOf } from '../../platform/form/read-form.ts'
import { useCheckedForm } from '../../platform/form/use-checked-form.ts'
import { requireViewer } from '../../platform/session/find-viewer.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import { safeNext } from '../../platform/session/safe-next.ts'
import { type Visit, visitOf } from '../../rendering/context.ts'
import { AccountPage } from '../area/account-page.tsx'
import type { Route } from './+types/profile.ts'
import { readProfile } from './profile-rules.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const viewer = await requireViewer(visit)
  if (viewer.role === 'admin') return { role: viewer.role }
  return { role: viewer.role, profile: await findProfile(visit, viewer.id) }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const viewer = await requireViewer(visit)
  const result = await saveProfile(visit, viewer, await request.formData(), url)
  return result instanceof Response ? result : formResponse(result)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return catchOutage(serverAction)
}

/** Each role has its own form, staff only a title (people.md#profiles). */
export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useFullT()
  if (loaderData.role === 'admin') return <AccountPage title={t('account.profile.admin')} />
  const { role, profile } = loaderData
  return (
    <AccountPage title={t('account.profile.title')}>
      {role === 'business' && lacksBusinessData(profile) && (
        <Notice kind="warning" className="mb-5 max-w-xl" title={t('account.business.title')}>
          {t('account.business.text')}
        </Notice>
      )}
      <Card padding="lg" className="max-w-xl">
        <ProfileForm role={role} profile={profile} posted={actionData} />
      </Card>
    </AccountPage>
  )
}

/** An account that never saved a profile has none (people.md#profiles). */
async function findProfile({ client }: Visit, userId: number): Promise<Profile | undefined> {
  const { data } = await client.call(listProfiles, { query: listQuery({ where: { userId } }) })
  return data[0]
}

/** Without an id in the form there is no profile yet, and one is created. */
async function saveProfile(
  visit: Visit,
  { role }: Viewer,
  form: FormData,
  url: URL,
): Promise<FormResult | Response> {
  const values = readProfile(form, role)
  const checked = checkValues(newProfileSchemas[role], values, translatorFor(visit))
  if (!checked.ok) return { errors: checked.errors, values }
  const id = idOf(form, 'id')
  const outcome =
    id === undefined
      ? await visit.client.attempt(createProfile, { body: checked.values })
      : await visit.client.attempt(changeProfile, {
          params: { id },
          body: { ...checked.values, version: idOf(form, 'version') },
        })
  if (!outcome.ok) return { ...refusedResult(outcome.error, visit), values }
  const next = safeNext(url.searchParams.get('next'), url.origin)
  return redirectWithFlash(next ?? url.pathname, 'profileSaved', url)
}

interface ProfileFormProps {
  role: 'user' | 'business'
  profile: Profile | undefined
  posted: FormResult | undefined
}

function ProfileForm({ role, profile, posted }: ProfileFormProps) {
  const t = useFullT()
  const load = () => import('./profile-rules.ts').then(({ profileRules }) => profileRules(role))
  // With the page that was wanted, in its query.
  const { pathname, search } = useLocation()
  const { form, errors, refused, busy } = useCheckedForm({ action: pathname + search, load, posted })
  const values = {
    name: profile?.name ?? '',
    lastname: profile?.lastname ?? '',
    ruccode: profile?.ruccode ?? '',
    website: profile?.website ?? '',
    phone: profile?.phone ?? '',
    ...posted?.values,
  }
  return (
    <form {...form} className="grid gap-4">
      <FormFailure posted={refused} />
      {profile && <input type="hidden" name="id" value={profile.id} />}
      {profile && <input type="hidden" name="version" value={profile.version} />}
      {role === 'business' && <ClientCode clientCode={profile?.clicode} />}
      <ProfileFields role={role} errors={errors} values={values} />
      <Button type="submit" busy={busy} className="sm:justify-self-start">
        {t('account.profile.save')}
      </Button>
    </form>
  )
}

const phone = {
  name: 'phone',
  label: 'phone',
  type: 'tel',
  autoComplete: 'tel',
  inputMode: 'tel',
  maxLength: 30,
  dir: 'ltr',
} as const

/** `label` is a key of `account.profile`. */
const fields = {
  user: [
    { name: 'name', label: 'name', autoComplete: 'given-name', required: true },
    { name: 'lastname', label: 'lastname', autoComplete: 'family-name', required: true },
    { name: 'ruccode', label: 'identity', autoComplete: 'off', spellCheck: false },
    phone,
  ],
  business: [
    { name: 'name', label: 'companyName', autoComplete: 'organization', required: true },
    { name: 'ruccode', label: 'companyCode', autoComplete: 'off', spellCheck: false, required: true },
    {
      name: 'website',
      label: 'website',
      autoComplete: 'url',
      autoCapitalize: 'none',
      inputMode: 'url',
      spellCheck: false,
      dir: 'ltr',
    },
    phone,
  ],
} as const

interface ProfileFieldsProps {
  role: keyof typeof fields
  errors: FieldErrors
  values: { name: string; lastname: string; ruccode: string; website: string; phone: string }
}

function ProfileFields({ role, errors, values }: ProfileFieldsProps) {
  const t = useFullT()
  return fields[role].map(({ label, ...field }) => (
    <TextField
      key={field.name}
      {...field}
      label={t(`account.profile.${label}`)}
      error={errors[field.name]}
      defaultValue={values[field.name]}
    />
  ))
}

interface ClientCodeProps {
  /** Undefined: nothing saved yet. */
  clientCode: string | undefined
}

/** Assigned by the shop (people.md#wholesale-approval). */
function ClientCode({ clientCode = unapprovedClientCode }: ClientCodeProps) {
  const t = useFullT()
  const isApproved = clientCode !== unapprovedClientCode
  return (
    <TextField
      readOnly
      label={t('account.profile.clientCode')}
      hint={isApproved ? undefined : t('account.profile.clientCodeHint')}
      value={isApproved ? clientCode : t('account.profile.clientCodePending')}
    />
  )
}
