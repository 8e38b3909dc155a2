import { Route, Routes } from 'react-router'
import { CsvPage } from './csv-page.tsx'
import { ProductList } from './product-list.tsx'
import { NewProductPage, ProductPage } from './product-page.tsx'

export function ProductRoutes() {
  return (
    <Routes>
      <Route index element={<ProductList />} />
      <Route path="create" element={<NewProductPage />} />
      <Route path="csv" element={<CsvPage />} />
      <Route path=":id" element={<ProductPage />} />
    </Routes>
  )
}
