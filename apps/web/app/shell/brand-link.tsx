import { Link } from '@tecnoclick/ui/link'
import { Logo } from '@tecnoclick/ui/logo'
import { useT } from '@tecnoclick/ui/messages'
import type { ShellData } from '../rendering/shell-data.ts'

/** The mark with the store's name, or the logo that staff uploaded. */
export function BrandLink({ store }: { store: ShellData['store'] }) {
  const t = useT()
  return (
    <Link
      href="/"
      aria-label={t('shell.homeLink', { store: store.storeName })}
      className="flex min-h-11 shrink-0 items-center"
    >
      {store.logo ? (
        <img src={`/api/files/${store.logo}?w=320`} alt="" height={40} className="h-10 w-auto max-w-44" />
      ) : (
        <Logo name={store.storeName} />
      )}
    </Link>
  )
}
