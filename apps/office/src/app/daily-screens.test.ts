import { permissionsOf, type StaffRole } from '@tecnoclick/domain/people/permissions'
import { expect, test } from 'vitest'
import { isCurrent, navigationFor } from './daily-screens.ts'
import { navigationSections } from './navigation-sections.ts'
import { permissionFor } from './resources.ts'

function navigationOf(role: StaffRole) {
  const permitted = permissionsOf(role)
  return navigationFor((href) => {
    const permission = permissionFor(href)
    return permission === undefined || permitted.includes(permission)
  })
}

const pinnedOf = (role: StaffRole) => navigationOf(role).pinned.map(({ label }) => label)

test('each role has its daily screens pinned', () => {
  const sells = ['Por atender', 'Pedidos', 'Venta de mostrador', 'Servicios', 'Productos', 'Clientes']
  expect(pinnedOf('administrator')).toEqual(sells)
  expect(pinnedOf('seller')).toEqual(sells)
  expect(pinnedOf('technician')).toEqual([
    'Por atender',
    'Servicios',
    'Reset y llaves',
    'Recibir un equipo',
    'Archivos de reset',
    'Devoluciones',
  ])
  expect(pinnedOf('editor')).toEqual(['Por atender', 'Productos', 'Reseñas', 'Blog', 'Textos', 'Banners'])
  expect(pinnedOf('courier')).toEqual(['Por atender', 'Mis entregas', 'Ayuda'])
})

test('every screen is either pinned or in a group', () => {
  const { pinned, groups } = navigationOf('administrator')
  const shown = [...pinned, ...groups.flatMap(({ items }) => items)].map(({ href }) => href)
  const all = navigationSections.flatMap(({ items }) => items.map(({ href }) => href))
  expect(shown.toSorted()).toEqual(['/admin', ...all].toSorted())
})

test('the home screen is current at its own address only', () => {
  const [home, orders] = navigationOf('administrator').pinned
  expect(home && isCurrent(home, '/admin/')).toBe(true)
  expect(home && isCurrent(home, '/admin/orders')).toBe(false)
  expect(orders && isCurrent(orders, '/admin/orders/7')).toBe(true)
})
