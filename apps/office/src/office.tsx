import { CoreAdminContext, CoreAdminUI, Resource } from 'ra-core'
import { officeClient } from './api/office-client.ts'
import { createAuthProvider } from './auth-provider.ts'
import { createDataProvider } from './data-provider.ts'
import { Entrance } from './entrance/entrance.tsx'
import { CityList } from './geography/city-list.tsx'
import { StateList } from './geography/state-list.tsx'
import { Home } from './home/home.tsx'
import { i18nProvider } from './i18n-provider.ts'
import { Failure } from './layout/failure.tsx'
import { NotFound } from './layout/not-found.tsx'
import { OfficeLayout } from './layout/office-layout.tsx'
import { Opening } from './layout/opening.tsx'
import { createQueryClient } from './query-client.ts'
import { officeResources } from './resources.ts'
import { SettingList } from './settings/setting-list.tsx'
import { LastChangeProvider } from './undo/last-change.tsx'

const authProvider = createAuthProvider(officeClient)
const dataProvider = createDataProvider(officeResources(officeClient))
const queryClient = createQueryClient()

/** The desks by the resource they work on. Dialogs lie over a list, so `list` is all a resource has here. */
export function Office() {
  return (
    <CoreAdminContext
      basename="/admin"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
    >
      <LastChangeProvider>
        <CoreAdminUI
          requireAuth
          disableTelemetry
          layout={OfficeLayout}
          loading={Opening}
          loginPage={Entrance}
          dashboard={Home}
          catchAll={NotFound}
          error={Failure}
        >
          <Resource name="states" list={StateList} />
          <Resource name="cities" list={CityList} />
          <Resource name="settings" list={SettingList} />
        </CoreAdminUI>
      </LastChangeProvider>
    </CoreAdminContext>
  )
}
