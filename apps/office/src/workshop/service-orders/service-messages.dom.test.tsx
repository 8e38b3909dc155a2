import type { ServiceOrderDetail } from '@tecnoclick/contract/workshop/service-orders/schemas'
import { office } from '@tecnoclick/messages/office'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderOffice } from '../../platform/testing/render-office.tsx'
import { ServiceMessages } from './service-messages.tsx'

const { messages: texts } = office.serviceOrders

/** A browser that decodes every picture as one of 4,000 by 3,000 pixels. */
function decodeLargePictures() {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close() {} }))
  const canvas = HTMLCanvasElement.prototype
  vi.spyOn(canvas, 'getContext').mockReturnValue({ drawImage() {} } as never)
  vi.spyOn(canvas, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, done) {
    done(new Blob([`${this.width}x${this.height}`], { type: 'image/webp' }))
  })
}

test('a photo for the customer is made smaller before it is sent', async () => {
  decodeLargePictures()
  const order = { id: 9, version: 2, messages: [], unreadSince: null, customer: { id: 5 } }
  renderOffice(<ServiceMessages order={order as unknown as ServiceOrderDetail} />, {
    'POST /api/files/photos': { files: [{ originalname: 'foto.webp' }] },
  })
  const sent = vi.spyOn(globalThis, 'fetch')
  await screen.findByText(texts.photos)
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('There is no field for photos')
  const photo = new File([new Uint8Array(3_000_000)], 'foto.jpg', { type: 'image/jpeg' })
  fireEvent.change(input, { target: { files: [photo] } })
  const bodies = () =>
    sent.mock.calls.map(([, init]) => init?.body).filter((body) => body instanceof FormData)
  await expect.poll(() => bodies().length).toBe(1)
  const [file] = bodies()[0]?.values() ?? []
  expect(file instanceof File && [file.type, await file.text()]).toEqual(['image/webp', '1600x1200'])
})
