import { PageContainer } from '@tecnoclick/ui/page-container'
import { Outlet } from 'react-router'
import { AccountMenu } from './account-menu.tsx'

export default function AccountArea() {
  return (
    <PageContainer className="grid items-start gap-x-10 gap-y-2 py-4 sm:py-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <AccountMenu />
      <div className="min-w-0">
        <Outlet />
      </div>
    </PageContainer>
  )
}
