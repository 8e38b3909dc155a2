import {
  Color,
  DepthTexture,
  Matrix4,
  MeshBasicMaterial,
  NearestFilter,
  OrthographicCamera,
  type Scene,
  UnsignedIntType,
  type Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { lampsPerPass, light } from './surface.ts'

/** Only what stands on this layer throws shadows: glass, print and the table do not. */
export const casting = 1

const columns = 3
const toUnit = new Matrix4().set(0.5, 0, 0, 0.5, 0, 0.5, 0, 0.5, 0, 0, 0.5, 0.5, 0, 0, 0, 1)

/** All lamps of a pass draw their depth into the tiles of one texture. */
export function shadowAtlas(renderer: WebGLRenderer, side = 512) {
  const rows = lampsPerPass / columns
  const target = new WebGLRenderTarget(side * columns, side * rows, {
    depthTexture: new DepthTexture(side * columns, side * rows, UnsignedIntType),
    magFilter: NearestFilter,
    minFilter: NearestFilter,
  })
  light.shadows.value = target.depthTexture
  const depthOnly = new MeshBasicMaterial({ color: new Color(0), colorWrite: false })
  const camera = new OrthographicCamera()
  camera.layers.set(casting)

  return function cast(scene: Scene, centre: Vector3, reach: number, directions: readonly Vector3[]) {
    Object.assign(camera, {
      left: -reach,
      right: reach,
      top: reach,
      bottom: -reach,
      near: reach * 0.5,
      far: reach * 5.5,
    })
    camera.updateProjectionMatrix()
    scene.overrideMaterial = depthOnly
    renderer.setRenderTarget(target)
    target.scissorTest = false
    renderer.clear()
    directions.forEach((direction, i) => {
      camera.position
        .copy(direction)
        .multiplyScalar(reach * 3)
        .add(centre)
      camera.up.set(0, direction.y > 0.99 ? 0 : 1, direction.y > 0.99 ? -1 : 0)
      camera.lookAt(centre)
      camera.updateMatrixWorld(true)
      target.viewport.set((i % columns) * side, Math.floor(i / columns) * side, side, side)
      renderer.setRenderTarget(target)
      renderer.render(scene, camera)
      light.lampMatrix.value[i]
        ?.copy(toUnit)
        .multiply(camera.projectionMatrix)
        .multiply(camera.matrixWorldInverse)
      light.lampDirection.value[i]?.copy(direction)
    })
    scene.overrideMaterial = null
    light.lift.value = reach * 0.008
  }
}
