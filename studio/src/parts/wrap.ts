import { CylinderGeometry, Mesh, type Texture } from 'three'
import { pictured } from './finish.ts'

/** A label around a bottle or roll; its quarter and three-quarter points look to the front and to the back. */
export function wrapped(radius: number, height: number, art: Texture): Mesh {
  const sleeve = new CylinderGeometry(radius, radius, height, 48, 1, true)
  sleeve.rotateY(-Math.PI / 2).translate(0, height / 2, 0)
  return new Mesh(sleeve, pictured(art, 'PRINTED', { roughness: 0.4 }))
}
