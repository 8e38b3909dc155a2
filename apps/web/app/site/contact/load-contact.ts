import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import type { Visit } from '../../rendering/context.ts'

const longest = { subject: 20, body: 5000 } as const

/**
 * What the contact pages show. `?subject=…&body=…` begins a message: 'Pedir cotización' of the cart leads here with the
 * list of its products.
 */
export async function loadContact({ client, me }: Pick<Visit, 'client' | 'me'>, search: URLSearchParams) {
  const [{ mapUrl, coordinates }, viewer] = await Promise.all([client.call(getPublicSettings), me()])
  const user = viewer.ok ? viewer.data.user : null
  return {
    mapUrl,
    coordinates,
    values: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      subject: begun(search, 'subject'),
      body: begun(search, 'body'),
    },
  }
}

function begun(search: URLSearchParams, name: keyof typeof longest): string {
  return (search.get(name) ?? '').slice(0, longest[name])
}
