import { QueryClient } from '@tanstack/react-query'
import { CoreAdminContext, CoreAdminUI, CustomRoutes, HttpError, Resource } from 'ra-core'
import { Route } from 'react-router'
import { forgetList, storedCourier } from '../delivery/couriers/stored-deliveries.ts'
import { createAuthProvider } from '../people/sign-in/auth-provider.ts'
import { SignInPage } from '../people/sign-in/sign-in-page.tsx'
import { InvitationPage } from '../people/staff/invitation-page.tsx'
import { createDataProvider } from '../platform/api/data-provider.ts'
import { officeClient } from '../platform/api/office-client.ts'
import { ErrorScreen, LoadingScreen, NotFound } from '../platform/layout/status-screens.tsx'
import { i18nProvider } from '../platform/texts.ts'
import { LastChangeProvider } from '../platform/undo.tsx'
import { HomePage } from './home-page.tsx'
import { OfficeLayout } from './layout.tsx'
import { createResourceCalls, customScreens, resourceScreens } from './resources.ts'

const authProvider = createAuthProvider(officeClient, { read: storedCourier, forget: forgetList })
const dataProvider = createDataProvider(createResourceCalls(officeClient))

// Without a connection a request fails at once and the screen says so, instead of waiting for it to return.
const networkMode = 'always'
const queryClient = new QueryClient({
  defaultOptions: {
    queries: { networkMode, retry: (failures, error) => failures < 1 && isTransient(error) },
    mutations: { networkMode, retry: false },
  },
})

/** No connection, or a server error: worth one retry. A refusal is not. */
function isTransient(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 0 || error.status >= 500)
}

/**
 * The back office. Each resource has a list; dialogs are routes over the list, and a resource that needs more than a
 * form has a page, its `edit`.
 */
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
          loading={LoadingScreen}
          loginPage={SignInPage}
          dashboard={HomePage}
          catchAll={NotFound}
          error={ErrorScreen}
        >
          {Object.entries(resourceScreens).map(([name, screens]) => (
            <Resource key={name} name={name} {...screens} />
          ))}
          <CustomRoutes>
            {customScreens.map(({ path, Screen }) => (
              <Route key={path} path={path} element={<Screen />} />
            ))}
          </CustomRoutes>
          <CustomRoutes noLayout>
            <Route path="/invitation/:token" element={<InvitationPage />} />
          </CustomRoutes>
        </CoreAdminUI>
      </LastChangeProvider>
    </CoreAdminContext>
  )
}
