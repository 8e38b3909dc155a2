import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource } from 'ra-core'
import { Route } from 'react-router'
import { officeClient } from './api/office-client.ts'
import { createAuthProvider } from './auth-provider.ts'
import { ClosingPage } from './closing/closing-page.tsx'
import { CounterPage } from './counter/counter-page.tsx'
import { CustomerList } from './customers/customer-list.tsx'
import { CustomerPage } from './customers/customer-page.tsx'
import { createDataProvider } from './data-provider.ts'
import { Entrance } from './entrance/entrance.tsx'
import { CityList } from './geography/city-list.tsx'
import { StateList } from './geography/state-list.tsx'
import { i18nProvider } from './i18n-provider.ts'
import { Failure } from './layout/failure.tsx'
import { NotFound } from './layout/not-found.tsx'
import { OfficeLayout } from './layout/office-layout.tsx'
import { Opening } from './layout/opening.tsx'
import { OrderList } from './orders/order-list.tsx'
import { OrderPage } from './orders/order-page.tsx'
import { createQueryClient } from './query-client.ts'
import { DownloadList } from './reset-sales/download-list.tsx'
import { ResetSaleList } from './reset-sales/reset-sale-list.tsx'
import { ResetSalePage } from './reset-sales/reset-sale-page.tsx'
import { officeResources } from './resources.ts'
import { ServiceBoard } from './service-orders/service-board.tsx'
import { ServiceOrderDesk } from './service-orders/service-order-desk.tsx'
import { ServiceOrderList } from './service-orders/service-order-list.tsx'
import { SettingList } from './settings/setting-list.tsx'
import { shopDesks } from './shop-desks.tsx'
import { LastChangeProvider } from './undo/last-change.tsx'
import { WaitingPage } from './waiting/waiting-page.tsx'

const authProvider = createAuthProvider(officeClient)
const dataProvider = createDataProvider(officeResources(officeClient))
const queryClient = createQueryClient()

/** The desks by the resource they work on. Dialogs lie over a list; what is more than a form has a page, as `edit`. */
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
          dashboard={WaitingPage}
          catchAll={NotFound}
          error={Failure}
        >
          <Resource name="orders" list={OrderList} edit={OrderPage} />
          <Resource name="service-orders" list={ServiceOrderList} edit={ServiceOrderDesk} />
          <Resource name="reset-sales" list={ResetSaleList} edit={ResetSalePage} />
          <Resource name="downloads" list={DownloadList} />
          <Resource name="customers" list={CustomerList} edit={CustomerPage} />
          <CustomRoutes>
            <Route path="/counter" element={<CounterPage />} />
            <Route path="/service-board" element={<ServiceBoard />} />
            <Route path="/closing" element={<ClosingPage />} />
          </CustomRoutes>
          {shopDesks}
          <Resource name="states" list={StateList} />
          <Resource name="cities" list={CityList} />
          <Resource name="settings" list={SettingList} />
        </CoreAdminUI>
      </LastChangeProvider>
    </CoreAdminContext>
  )
}
