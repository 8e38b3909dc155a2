import { office } from '@tecnoclick/messages/office'
import { say } from '../../platform/say.ts'

const { serviceOrders } = office

/** Small ones that open whole, in a tab of their own. */
export function ServicePhotos({ photos }: { photos: readonly string[] }) {
  if (photos.length === 0) return null
  return (
    <ul aria-label={serviceOrders.photos} className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-4">
      {photos.map((photo, index) => (
        <li key={photo}>
          <a href={`/api/files/${photo}`} target="_blank" rel="noreferrer" className="block rounded-md">
            <img
              src={`/api/files/${photo}?w=320`}
              alt={say(serviceOrders.photoAlt, { number: index + 1 })}
              loading="lazy"
              className="aspect-square w-full rounded-md bg-sunken object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
