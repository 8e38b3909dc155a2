import { listAddresses } from '@tecnoclick/contract/people/addresses/endpoints'
import type { Address } from '@tecnoclick/contract/people/addresses/schemas'
import { listProfiles } from '@tecnoclick/contract/people/profiles/endpoints'
import { avatarField, uploadAvatar } from '@tecnoclick/contract/platform/files/endpoints'
import { listQuery } from '@tecnoclick/contract/platform/list-query'
import { lacksBusinessData } from '@tecnoclick/domain/people/business-profile'
import { Button } from '@tecnoclick/ui/button'
import { Card } from '@tecnoclick/ui/card'
import { EmptyState } from '@tecnoclick/ui/empty-state'
import { useFullT } from '@tecnoclick/ui/messages'
import { Notice } from '@tecnoclick/ui/notice'
import MapPin from 'lucide-react/icons/map-pin'
import MapPinPlus from 'lucide-react/icons/map-pin-plus'
import { refusedResult } from '../../platform/form/form-action.ts'
import { FormFailure } from '../../platform/form/form-notice.tsx'
import { type FormResult, formResponse } from '../../platform/form/form-result.ts'
import { ListFailed } from '../../platform/page/list-failed.tsx'
import { requireViewer } from '../../platform/session/find-viewer.ts'
import { redirectWithFlash } from '../../platform/session/redirect-within-site.ts'
import { visitOf } from '../../rendering/context.ts'
import { AddressCard } from '../addresses/address-card.tsx'
import { AccountPage } from '../area/account-page.tsx'
import { profileFirst } from '../profile/profile-first.ts'
import type { Route } from './+types/dashboard.ts'
import { AvatarPicker } from './avatar-picker.tsx'
import { LatestItems } from './latest-items.tsx'
import { loadLatest } from './load-latest.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context)
  const { id, role, email, name, avatar } = await requireViewer(visit)
  const [addresses, profiles, latest] = await Promise.all([
    visit.client.attempt(listAddresses, {
      params: { userId: id },
      query: listQuery({ where: { isPrincipal: true } }),
    }),
    role === 'business'
      ? visit.client.attempt(listProfiles, { query: listQuery({ where: { userId: id } }) })
      : undefined,
    loadLatest(visit, id),
  ])
  return {
    lacksBusinessData: profiles?.ok === true && lacksBusinessData(profiles.data.data[0]),
    person: { email, name, avatar },
    latest,
    /** Undefined: could not be loaded; null: there is none. */
    address: addresses.ok ? (addresses.data.data[0] ?? null) : undefined,
  }
}

/** The avatar form without script; with script the picture goes straight to the API, which allows a progress bar. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const visit = visitOf(context)
  const outcome = await visit.client.attempt(uploadAvatar, { body: pictureOnly(await request.formData()) })
  if (outcome.ok) return redirectWithFlash(url.pathname, 'avatarChanged', url)
  return formResponse(refusedResult(outcome.error, visit))
}

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const t = useFullT()
  const { person, address } = loaderData
  return (
    <AccountPage title={t('account.dashboard.title')}>
      {loaderData.lacksBusinessData && (
        <Notice
          kind="warning"
          className="mb-5"
          title={t('account.business.title')}
          action={<Button href={profileFirst('/account/dashboard')}>{t('account.business.action')}</Button>}
        >
          {t('account.business.text')}
        </Notice>
      )}
      <LatestItems {...loaderData.latest} />
      <div className="grid gap-5 xl:grid-cols-2">
        <PersonCard person={person} posted={actionData} />
        <PrincipalAddress address={address} />
      </div>
    </AccountPage>
  )
}

function pictureOnly(form: FormData): FormData {
  const picture = form.get(avatarField)
  const body = new FormData()
  if (picture instanceof File) body.set(avatarField, picture)
  return body
}

interface PersonCardProps {
  person: { name: string; email: string; avatar: string }
  posted: FormResult | undefined
}

function PersonCard({ person, posted }: PersonCardProps) {
  const t = useFullT()
  const name = person.name || t('shell.account.guest')
  return (
    <Card padding="lg" className="grid content-center gap-5">
      <FormFailure posted={posted} />
      <div className="grid justify-items-center gap-5 text-center sm:grid-cols-[auto_minmax(0,1fr)] sm:justify-items-start sm:text-start">
        <AvatarPicker name={name} picture={person.avatar} />
        <div className="w-full wrap-anywhere sm:pt-2">
          <h2 className="text-lg">
            <bdi>{name}</bdi>
          </h2>
          <p className="mt-1 mb-5 text-ink-muted">
            <bdi>{person.email}</bdi>
          </p>
          <Button href="/account/profile" variant="secondary">
            {t('account.dashboard.editProfile')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

function PrincipalAddress({ address }: { address: Address | null | undefined }) {
  const t = useFullT()
  if (address === undefined) return <ListFailed />
  if (address === null) {
    return (
      <Card className="grid place-items-center">
        <EmptyState
          className="py-6 sm:py-8"
          drawing={<MapPin strokeWidth={1.25} className="size-12" />}
          title={t('account.dashboard.noAddresses')}
          action={
            <Button
              href="/account/address/create"
              variant="secondary"
              icon={<MapPinPlus aria-hidden="true" className="size-4.5" />}
            >
              {t('addresses.new')}
            </Button>
          }
        />
      </Card>
    )
  }
  return (
    <AddressCard address={address}>
      <Button href={`/account/addresses/${address.id}`} variant="quiet" size="sm">
        {t('addresses.editAction')}
      </Button>
    </AddressCard>
  )
}
