import type { OpeningHours } from '@tecnoclick/domain/site/setting-values'
import { type ShellData, useShellData } from '../../rendering/shell-data.ts'
import { JsonLd } from './json-ld.tsx'

/** On the home page only. */
export function StoreData() {
  const shell = useShellData()
  return shell ? <JsonLd data={storeFacts(shell)} /> : null
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** Organization and WebSite with its search, as one graph (schema.org). */
export function storeFacts({ origin, store }: Pick<ShellData, 'origin' | 'store'>): object {
  const organization = `${origin}/#organization`
  return {
    '@graph': [
      {
        '@type': 'ComputerStore',
        '@id': organization,
        name: store.storeName,
        slogan: store.tagline,
        url: `${origin}/`,
        email: store.email,
        telephone: store.phones[0],
        address: { '@type': 'PostalAddress', streetAddress: store.address, addressCountry: 'CU' },
        openingHoursSpecification: store.hours.map(openingHours),
        sameAs: store.socialLinks.map(({ url }) => url),
      },
      {
        '@type': 'WebSite',
        '@id': `${origin}/#website`,
        name: store.storeName,
        url: `${origin}/`,
        inLanguage: ['es', 'en', 'ru', 'ar'],
        publisher: { '@id': organization },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${origin}/shop/catalog?q={search_term_string}` },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  }
}

function openingHours({ days, opens, closes }: OpeningHours): object {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.flatMap((day) => weekdays[day - 1] ?? []),
    opens,
    closes,
  }
}
