import { getPublicSettings } from '@tecnoclick/contract/site/settings/endpoints'
import type { Visit } from '../../rendering/context.ts'

const maxLengths = { subject: 20, body: 5000 } as const

/** `?subject=…&body=…` prefills the message: 'Pedir cotización' in the cart links here with the list of its products. */
export async function loadContact({ client, me }: Pick<Visit, 'client' | 'me'>, search: URLSearchParams) {
  const [{ mapUrl, coordinates }, viewer] = await Promise.all([client.call(getPublicSettings), me()])
  const user = viewer.ok ? viewer.data.user : null
  return {
    mapUrl,
    coordinates,
    values: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      subject: (search.get('subject') ?? '').slice(0, maxLengths.subject),
      body: (search.get('body') ?? '').slice(0, maxLengths.body),
    },
  }
}
