import { Route, Routes } from 'react-router'
import { CsvPage } from './csv/csv-page.tsx'
import { ProductList } from './product-list.tsx'
import { NewProductPage, ProductPage } from './product-page.tsx'

/** The list, a page for each product, and the spreadsheet of all of them. */
export function ProductDesk() {
  return (
    <Routes>
      <Route index element={<ProductList />} />
      <Route path="create" element={<NewProductPage />} />
      <Route path="csv" element={<CsvPage />} />
      <Route path=":id" element={<ProductPage />} />
    </Routes>
  )
}
