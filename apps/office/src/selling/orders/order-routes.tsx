import { Route, Routes } from 'react-router'
import { RegisterReturnPage } from '../returns/register-return-page.tsx'
import { EditOrderPage } from '../taken-orders/edit-order-page.tsx'
import { OrderPage } from './order-page.tsx'

export function OrderRoutes() {
  return (
    <Routes>
      <Route path="return" element={<RegisterReturnPage />} />
      <Route path="edit" element={<EditOrderPage />} />
      <Route path="*" element={<OrderPage />} />
    </Routes>
  )
}
