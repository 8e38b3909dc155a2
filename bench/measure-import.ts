import { signInStaff } from '@tecnoclick/server/testing/filled-carts'

/** Seconds until a file of new products is imported. */
export async function measureImport(address: string, dataDir: string, products = 10_000): Promise<number> {
  const token = await signInStaff(dataDir)
  const rows = Array.from({ length: products }, (_, n) => `M-${n},Producto masivo ${n},${n + 1}.50,3`)
  const startedAt = performance.now()
  const response = await fetch(`${address}/api/admin/products/import?dry=no`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: ['SKU,Nombre,Precio USD,Existencias', ...rows].join('\n'),
  })
  const events = (await response.text()).trim().split('\n')
  const seconds = (performance.now() - startedAt) / 1000
  const { report } = JSON.parse(events.at(-1) ?? '{}')
  if (report?.added !== products) throw new Error(`The import failed: ${events.at(-1)?.slice(0, 500)}`)
  return seconds
}
