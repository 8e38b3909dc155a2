import type { Page } from '@playwright/test'
import { stockAlerts } from '@tecnoclick/database/schema/stock/stock-ledger'
import { and, eq, isNull } from 'drizzle-orm'
import { insertAlerts } from '../support/customer.ts'
import { hydrated, sentMarkup } from '../support/page.ts'
import { freshEmail } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

async function searchBox(page: Page) {
  return page.getByRole('combobox', { name: 'Buscar en la tienda' }).locator('visible=true')
}

test('a search: suggestions, results, nothing found, an alert and its end', { tag: '@both' }, async ({
  page,
  db,
  expectAccessible,
}) => {
  await page.goto('/')
  await hydrated(page)
  const main = page.getByRole('main')
  const options = page.getByRole('listbox', { name: 'Sugerencias' }).getByRole('option')

  await test.step('Escape closes the suggestions and keeps the text', async () => {
    const box = await searchBox(page)
    await box.pressSequentially('tinta')
    await expect(options.first()).toBeVisible()
    await box.press('Escape')
    await expect(options).toHaveCount(0)
    await expect(box).toHaveValue('tinta')
  })

  await test.step('the results start with products, without the banner of the list', async () => {
    await (await searchBox(page)).press('Enter')
    await expect(page).toHaveURL(/\/shop\/catalog\?q=tinta$/)
    await expect(page.getByRole('heading', { name: 'Resultados para tinta' })).toBeVisible()
    await expect(page.getByText('Bienvenido a nuestra tienda')).toHaveCount(0)
    await expect(main.getByRole('heading', { level: 2 }).locator('a').first()).toBeInViewport()
  })

  const email = freshEmail()
  await test.step('a search that finds nothing offers near names, WhatsApp and an alert', async () => {
    const box = await searchBox(page)
    await box.fill('teclqwxyzk')
    await box.press('Enter')
    await expect(page.getByText('No se encontraron elementos')).toBeVisible()
    await expect(page.getByText('Revise cómo está escrito o pruebe con otra palabra.')).toBeVisible()
    await expect(page.getByText('Prueba limpiando el filtro')).toHaveCount(0)
    await expect(page.getByText('Quizás busca:')).toBeVisible()
    await expect(main.getByRole('link', { name: /^Teclado/ }).first()).toBeVisible()
    await expect(main.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /wa\.me.*teclqwxyzk/)
    await expectAccessible(main)
    const notify = main.getByRole('button', { name: 'Avíseme' })
    await notify.click()
    await expect(page.getByText('Correo electrónico no válido')).toBeVisible()
    await main.getByLabel('Correo electrónico').fill(email)
    await notify.click()
    await expect(page.getByText('Le avisaremos cuando llegue algo con «teclqwxyzk».')).toBeVisible()
    expect(await db.$count(stockAlerts, eq(stockAlerts.email, email))).toBe(1)
  })

  await test.step('suggestions are chosen with the keyboard', async () => {
    const box = await searchBox(page)
    await box.fill('')
    await box.pressSequentially('l3250')
    await expect(options.first()).toContainText('L3250')
    await box.press('ArrowDown')
    await expect(options.first()).toHaveAttribute('aria-selected', 'true')
    await box.press('Enter')
    await expect(page).toHaveURL(/\/shop\/products\/.*l3250/)
  })

  await test.step('the link in the mail of another alert ends all of this address', async () => {
    await page.goto(`/alerts/${await insertAlerts(db, email)}`)
    await expect(page.getByText(`Quedan 2 avisos pendientes para ${email}`)).toBeVisible()
    await page.getByRole('button', { name: 'No recibir más avisos' }).click()
    await expect(page.getByText(`No hay ningún aviso pendiente para ${email}`)).toBeVisible()
    await expect(page.getByRole('button', { name: 'No recibir más avisos' })).toHaveCount(0)
    const waiting = and(eq(stockAlerts.email, email), isNull(stockAlerts.notifiedAt))
    expect(await db.$count(stockAlerts, waiting)).toBe(0)
  })
})

test('a misspelt word finds similar products and says so; the text is never markup', async ({ request }) => {
  const resultsFor = (text: string) => sentMarkup(request, `/shop/catalog?q=${encodeURIComponent(text)}`)
  const similar = await resultsFor('inpresora')
  expect(similar).toMatch(/<h1[^>]*>[^<]*Resultados para inpresora/)
  expect(similar).toContain('Mostramos «impresora»: nada coincide con «inpresora».')
  expect(similar).toMatch(/Mostrando 1 a \d+ de \d+/)
  const markup = await resultsFor('<img src=x onerror=alert(1)>')
  expect(markup).toMatch(/<h1[^>]*>[^<]*&lt;img src=x onerror=alert\(1\)&gt;/)
  expect(markup).not.toContain('<img src=x')
})
