import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource } from 'ra-core'
import { Route } from 'react-router'
import { CustomerList } from './people/customers/customer-list.tsx'
import { CustomerPage } from './people/customers/customer-page.tsx'
import { createAuthProvider } from './people/sign-in/auth-provider.ts'
import { Entrance } from './people/sign-in/entrance.tsx'
import { createDataProvider } from './platform/api/data-provider.ts'
import { officeClient } from './platform/api/office-client.ts'
import { createQueryClient } from './platform/api/query-client.ts'
import { i18nProvider } from './platform/i18n-provider.ts'
import { Failure } from './platform/layout/failure.tsx'
import { NotFound } from './platform/layout/not-found.tsx'
import { OfficeLayout } from './platform/layout/office-layout.tsx'
import { Opening } from './platform/layout/opening.tsx'
import { LastChangeProvider } from './platform/undo/last-change.tsx'
import { DownloadList } from './resets/sales/download-list.tsx'
import { ResetSaleList } from './resets/sales/reset-sale-list.tsx'
import { ResetSalePage } from './resets/sales/reset-sale-page.tsx'
import { officeResources } from './resources.ts'
import { ClosingPage } from './selling/closing/closing-page.tsx'
import { CounterPage } from './selling/counter/counter-page.tsx'
import { OrderList } from './selling/orders/order-list.tsx'
import { OrderPage } from './selling/orders/order-page.tsx'
import { WaitingPage } from './selling/work-queue/waiting-page.tsx'
import { shopDesks } from './shop-desks.tsx'
import { CityList } from './site/geography/city-list.tsx'
import { StateList } from './site/geography/state-list.tsx'
import { SettingList } from './site/settings/setting-list.tsx'
import { ServiceBoard } from './workshop/service-orders/service-board.tsx'
import { ServiceOrderDesk } from './workshop/service-orders/service-order-desk.tsx'
import { ServiceOrderList } from './workshop/service-orders/service-order-list.tsx'

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
