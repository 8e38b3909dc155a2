import { Route, Routes } from 'react-router'
import { RegisterReturnPage } from '../returns/register-return-page.tsx'
import { OrderPage } from './order-page.tsx'

export function OrderRoutes() {
  return (
    <Routes>
      <Route path="return" element={<RegisterReturnPage />} />
      <Route path="*" element={<OrderPage />} />
    </Routes>
  )
}
