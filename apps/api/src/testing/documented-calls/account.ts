import { codeIn, lastMailTo } from '../mailbox.ts'
import { insertUser, somePassword } from '../people.ts'
import { address, addressBody, pictureForm, word } from '../sample-shop.ts'
import type { DocumentedCall } from './documented-call.ts'

const addressNames = [
  ...['id', 'name', 'lastname', 'company', 'street', 'apartament', 'zip', 'email', 'phone', 'website'],
  ...['isPrincipal', 'enable', 'countryId', 'stateId', 'cityId', 'userId', 'createdDate', 'updatedDate'],
  ...['latitude', 'longitude', 'country.name', 'state.name', 'city.name'],
]
const profile = [
  ...['id', 'name', 'lastname', 'phone', 'clicode', 'photo', 'website', 'ruccode', 'userId'],
  ...['stateId', 'cityId', 'enable', 'createdDate', 'updatedDate'],
]
const message = ['email', 'name', 'subject', 'body', 'createdDate', 'updatedDate', 'enable']
const inList = (names: readonly string[]) => names.map((name) => `data.0.${name}`)

const everyone = { access: 'public' } as const
const customer = { access: 'customer' } as const
const staff = { access: 'admin' } as const

const someMessage = () => ({ email: address(), name: 'Ana', subject: 'Tinta', body: '¿Hay tinta?' })
const someCredentials = () => ({ email: address(), password: somePassword })

const places = (['countries', 'states', 'cities'] as const).map((path, index) => {
  const [own, above] = (['countryId', 'stateId', 'cityId'] as const).slice(0, index + 1).toReversed()
  return { path, own: own ?? 'countryId', above }
})

/** Accounts, addresses, files, places and messages (people.md#calls, platform.md#files-and-pictures, site.md#calls). */
export const accountCalls: readonly DocumentedCall[] = [
  {
    call: 'POST /security/login',
    ...everyone,
    holds: ['token', 'user.id', 'user.email', 'user.role'],
    with: async ({ email, ana }) => ({ json: { email: await email(ana), password: somePassword } }),
  },
  { call: 'POST /security/sign-up', ...everyone, with: () => ({ json: someCredentials() }) },
  { call: 'POST /security/sign-up/business', ...everyone, with: () => ({ json: someCredentials() }) },
  {
    call: 'GET /security/activate/user/{token}',
    ...everyone,
    holds: ['email'],
    with: async (shop) => ({ id: await shop.activationKey() }),
  },
  { call: 'POST /security/activate/resend', ...everyone, with: () => ({ json: { email: address() } }) },
  {
    call: 'GET /security/checkexpiration',
    ...everyone,
    holds: ['expired'],
    with: (shop) => ({ query: `?token=${shop.ana.token}` }),
  },
  { call: 'GET /security/me', ...everyone, holds: ['user.email', 'user.role', 'user.name', 'user.avatar'] },
  {
    call: 'POST /security/reset-password/init',
    ...everyone,
    holds: ['email'],
    with: () => ({ json: { email: address() } }),
  },
  {
    call: 'POST /security/reset-password/finish',
    ...everyone,
    holds: ['email'],
    async with({ database }, { person }) {
      const email = address()
      await insertUser(database.db, { email })
      const asked = await person.fetch('/security/reset-password/init', { method: 'POST', json: { email } })
      const { handle } = await asked.json()
      const resetKey = codeIn(await lastMailTo(database, email))
      const password = 'b'.repeat(64)
      return { json: { email, resetKey, handle, password, confirmPassword: password } }
    },
  },
  { call: 'POST /security/logout', ...everyone, fresh: true },

  {
    call: 'POST /addresses',
    ...customer,
    holds: addressNames,
    with: (shop) => ({ json: addressBody(shop.place) }),
  },
  {
    call: 'PATCH /addresses/{id}',
    ...customer,
    own: true,
    instead: { admin: 404 },
    holds: addressNames,
    with: (shop) => ({ id: shop.address.id, json: { ...addressBody(shop.place), street: word() } }),
  },
  {
    call: 'GET /addresses/{id}',
    ...customer,
    own: true,
    holds: addressNames,
    with: (shop) => ({ id: shop.address.id }),
  },
  {
    call: 'GET /addresses/fulldatabyuser/{userId}',
    ...customer,
    own: true,
    holds: inList(addressNames),
    with: (shop) => ({ id: shop.ana.userId }),
  },
  {
    call: 'GET /addresses/fulldatabyuser/{userId}',
    ...customer,
    own: true,
    holds: inList(addressNames),
    with: (shop) => ({ id: shop.ana.userId, query: '?isPrincipal=true' }),
  },

  {
    call: 'GET /profiles',
    ...customer,
    holds: inList(profile),
    with: (shop) => ({ query: `?filter[where][userId]=${shop.ana.userId}` }),
  },
  {
    call: 'GET /profiles/{id}',
    ...customer,
    own: true,
    holds: profile,
    with: (shop) => ({ id: shop.profile.id }),
  },
  {
    call: 'POST /profiles',
    ...customer,
    fresh: true,
    holds: profile,
    with: () => ({ json: { name: 'Ana', lastname: 'Rosales', ruccode: '12345' } }),
  },
  {
    call: 'PATCH /profiles/{id}',
    ...customer,
    own: true,
    instead: { admin: 403 },
    holds: profile,
    with: (shop) => ({ id: shop.profile.id, json: { name: 'Ana', lastname: 'Rosales', ruccode: '12345' } }),
  },

  {
    call: 'POST /files',
    ...customer,
    fresh: true,
    holds: ['files.0.originalname'],
    with: async () => ({ form: await pictureForm('avatarInput') }),
  },
  { call: 'GET /files', ...customer, holds: ['data', 'total'] },
  { call: 'GET /files/{name}', ...everyone, with: () => ({ id: 'anuncio.jpg' }) },
  { call: 'GET /files/{name}', ...everyone, with: (shop) => ({ id: shop.avatar }) },
  {
    call: 'GET /files/{name}',
    ...everyone,
    own: true,
    instead: { visitor: 404 },
    with: (shop) => ({ id: shop.reset.name }),
  },

  ...places.flatMap(({ path, own, above }): DocumentedCall[] => {
    const names = ['id', 'name', ...(above ? [above] : [])]
    return [
      { call: `GET /${path}`, ...everyone, holds: inList(names) },
      {
        call: `GET /${path}`,
        ...everyone,
        holds: inList(names),
        with: ({ place }) => ({ query: above ? `?filter[where][${above}]=${place[above]}` : '' }),
      },
      { call: `GET /${path}/{id}`, ...everyone, holds: names, with: ({ place }) => ({ id: place[own] }) },
      {
        call: `POST /${path}`,
        ...staff,
        holds: names,
        with: ({ place }) => ({ json: { name: word(), ...(above && { [above]: place[above] }) } }),
      },
      {
        call: `PATCH /${path}/{id}`,
        ...staff,
        holds: names,
        with: ({ place }) => ({ id: place[own], json: { name: word() } }),
      },
    ]
  }),

  { call: 'POST /contactemails', ...everyone, holds: message, with: () => ({ json: someMessage() }) },
  {
    call: 'POST /contactemails/sendemail',
    ...everyone,
    holds: message,
    with: () => ({ json: someMessage() }),
  },
]
