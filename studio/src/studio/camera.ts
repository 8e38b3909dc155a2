import { Mesh, type Object3D, type PerspectiveCamera, Vector3 } from 'three'

export interface View {
  /** Radians around the thing (0 is straight from the front) and above the table. */
  yaw: number
  pitch: number
  /** How much of the picture the thing may fill, or how much of its width and of its height. */
  fill?: number | readonly [number, number]
  /** Moves the thing aside by a share of the picture, to leave room for words. */
  shift?: readonly [number, number]
  /** Lets the lowest point stand so far above the lower edge, as a share of the height, instead of in the middle. */
  foot?: number
  /** Lens in degrees; a longer one flattens. */
  lens?: number
  /** For composed scenes: where to look and from how far, instead of fitting everything in. */
  target?: readonly [number, number, number]
  distance?: number
  lightAt?: readonly [number, number, number]
  lightReach?: number
  lightYaw?: number
  softness?: number
  floor?: boolean
}

/** Turns the camera to the view, then moves it until the thing itself, not its bounding sphere, fills the picture. */
export function frame(
  camera: PerspectiveCamera,
  subject: Object3D,
  view: View,
  aspect: number,
): PerspectiveCamera {
  camera.fov = view.lens ?? 22
  camera.aspect = aspect
  camera.near = 0.05
  camera.far = 400
  camera.updateProjectionMatrix()
  const back = new Vector3().setFromSphericalCoords(1, Math.PI / 2 - view.pitch, view.yaw)
  const stand = (target: Vector3, distance: number) => {
    camera.position.copy(back).multiplyScalar(distance).add(target)
    camera.lookAt(target)
    camera.updateMatrixWorld(true)
  }
  if (view.target && view.distance) {
    stand(new Vector3(...view.target), view.distance)
    return camera
  }
  const points = surfacePoints(subject)
  const target = points.reduce((sum, p) => sum.add(p), new Vector3()).divideScalar(points.length)
  let distance = Math.max(...points.map((p) => p.distanceTo(target))) * 5
  const { fill = 0.78 } = view
  const [wide, tall] = typeof fill === 'number' ? [fill, fill] : fill
  for (let round = 0; round < 6; round++) {
    stand(target, distance)
    const { min, max } = extent(points, camera)
    const overshoot = Math.max((max.x - min.x) / 2 / wide, (max.y - min.y) / 2 / tall)
    const half = Math.tan((camera.fov * Math.PI) / 360) * distance
    const right = new Vector3().setFromMatrixColumn(camera.matrixWorld, 0)
    const upward = new Vector3().setFromMatrixColumn(camera.matrixWorld, 1)
    target.addScaledVector(right, ((max.x + min.x) / 2) * half * aspect)
    target.addScaledVector(upward, ((max.y + min.y) / 2) * half)
    distance *= overshoot
  }
  const [aside, raised] = shiftOf(view, extent(points, camera).min.y)
  const half = Math.tan((camera.fov * Math.PI) / 360) * distance
  target.addScaledVector(new Vector3().setFromMatrixColumn(camera.matrixWorld, 0), -aside * 2 * half * aspect)
  target.addScaledVector(new Vector3().setFromMatrixColumn(camera.matrixWorld, 1), -raised * 2 * half)
  stand(target, distance)
  return camera
}

function shiftOf({ shift = [0, 0], foot }: View, lowest: number): readonly [number, number] {
  return foot === undefined ? shift : [shift[0], foot - (lowest + 1) / 2]
}

function surfacePoints(subject: Object3D): Vector3[] {
  const points: Vector3[] = []
  subject.updateMatrixWorld(true)
  subject.traverse((thing) => {
    if (!(thing instanceof Mesh)) return
    const positions = thing.geometry.attributes.position
    const step = Math.max(1, Math.floor(positions.count / 1500))
    for (let i = 0; i < positions.count; i += step) {
      points.push(new Vector3().fromBufferAttribute(positions, i).applyMatrix4(thing.matrixWorld))
    }
  })
  return points
}

function extent(points: readonly Vector3[], camera: PerspectiveCamera) {
  const min = new Vector3(9, 9, 9)
  const max = new Vector3(-9, -9, -9)
  for (const point of points) {
    const seen = point.clone().project(camera)
    min.min(seen)
    max.max(seen)
  }
  return { min, max }
}
