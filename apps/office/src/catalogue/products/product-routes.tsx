import { Route, Routes } from 'react-router'
import { guardedScreen } from '../../platform/layout/guarded-screen.tsx'
import { CsvPage } from './csv-page.tsx'
import { ProductList } from './product-list.tsx'
import { NewProductPage, ProductPage } from './product-page.tsx'

const NewProduct = guardedScreen('products:create', NewProductPage)
const ProductCsv = guardedScreen('products:import', CsvPage)

export function ProductRoutes() {
  return (
    <Routes>
      <Route index element={<ProductList />} />
      <Route path="create" element={<NewProduct />} />
      <Route path="csv" element={<ProductCsv />} />
      <Route path=":id" element={<ProductPage />} />
    </Routes>
  )
}
