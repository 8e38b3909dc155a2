import { InstallButton } from './install-button.tsx'
import { PageWeight } from './page-weight.tsx'

/** What the footer says with script alone. */
export default function FooterExtras() {
  return (
    <>
      <InstallButton />
      <PageWeight />
    </>
  )
}
