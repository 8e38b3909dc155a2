import { BufferAttribute, type BufferGeometry, Group, type Material, Mesh, type Object3D } from 'three'
import { mergeGeometries, mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js'
import { casting } from '../studio/shadows.ts'

/** Joins all meshes of one material: a keyboard of ninety keys becomes one draw call instead of ninety a pass. */
export function bake(model: Object3D): Group {
  model.updateMatrixWorld(true)
  const parts = new Map<Material, BufferGeometry[]>()
  model.traverse((thing) => {
    if (!(thing instanceof Mesh) || Array.isArray(thing.material)) return
    const flat: BufferGeometry = thing.geometry.index ? thing.geometry.toNonIndexed() : thing.geometry.clone()
    flat.applyMatrix4(thing.matrixWorld)
    if (thing.matrixWorld.determinant() < 0) turnInsideOut(flat)
    for (const name of Object.keys(flat.attributes)) {
      if (!['position', 'normal', 'uv'].includes(name)) flat.deleteAttribute(name)
    }
    if (!flat.attributes.uv) {
      flat.setAttribute(
        'uv',
        new BufferAttribute(new Float32Array((flat.attributes.position?.count ?? 0) * 2), 2),
      )
    }
    flat.clearGroups()
    parts.set(thing.material, [...(parts.get(thing.material) ?? []), flat])
  })
  const baked = new Group()
  for (const [material, geometries] of parts) {
    const mesh = new Mesh(mergeVertices(mergeGeometries(geometries)), material)
    if (!material.transparent) mesh.layers.enable(casting)
    baked.add(mesh)
  }
  return baked
}

/** A mirrored part (negative scale) has its triangles wound the wrong way round. */
function turnInsideOut(flat: BufferGeometry) {
  for (const attribute of Object.values(flat.attributes)) {
    const { array, itemSize } = attribute
    for (let i = 0; i < array.length; i += itemSize * 3) {
      for (let k = 0; k < itemSize; k++) {
        const second = array[i + itemSize + k] ?? 0
        array[i + itemSize + k] = array[i + itemSize * 2 + k] ?? 0
        array[i + itemSize * 2 + k] = second
      }
    }
  }
}
