import { Route, Routes } from 'react-router'
import { ServiceLabel } from './service-label.tsx'
import { ServiceOrderPage } from './service-order-page.tsx'

export function ServiceOrderDesk() {
  return (
    <Routes>
      <Route path="label" element={<ServiceLabel />} />
      <Route path="*" element={<ServiceOrderPage />} />
    </Routes>
  )
}
