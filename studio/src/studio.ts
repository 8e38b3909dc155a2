import {
  Box3,
  Color,
  HalfFloatType,
  Mesh,
  NearestFilter,
  type Object3D,
  PerspectiveCamera,
  Scene,
  ShaderMaterial,
  Vector3,
  WebGLRenderer,
  WebGLRenderTarget,
} from 'three'
import { averaging } from './studio/averaging.ts'
import { frame, type View } from './studio/camera.ts'
import { casting, shadowAtlas } from './studio/shadows.ts'
import { lampsOf, wobble } from './studio/spread.ts'
import { depthVertex, light } from './studio/surface.ts'
import { tableLight } from './studio/table.ts'

export interface Ground {
  /** Colour in the middle and at the rim of the picture. */
  light: string
  rim: string
}

export interface Sitting {
  view: View
  ground: Ground
  width: number
  height: number
  passes: number
}

/** One renderer for all pictures. Soft light, occlusion and smooth edges all come from averaging passes with moved lamps. */
export function openStudio(canvas: HTMLCanvasElement) {
  const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: false, preserveDrawingBuffer: true })
  renderer.setClearColor(new Color(0), 0)
  renderer.autoClear = false
  const scene = new Scene()
  const depthOnly = new ShaderMaterial({
    vertexShader: depthVertex,
    fragmentShader: 'void main() {}',
    colorWrite: false,
  })
  const cast = shadowAtlas(renderer)
  const table = tableLight(renderer)
  const mean = averaging(renderer, table)
  let pass = new WebGLRenderTarget(1, 1)
  let subject: Object3D | undefined

  function show(model: Object3D) {
    if (subject) {
      scene.remove(subject)
      discard(subject)
    }
    subject = model
    scene.add(model)
  }

  function resize(width: number, height: number) {
    if (pass.width === width && pass.height === height) return
    pass.dispose()
    pass = new WebGLRenderTarget(width, height, {
      type: HalfFloatType,
      magFilter: NearestFilter,
      minFilter: NearestFilter,
    })
    mean.resize(width, height)
    renderer.setSize(width, height, false)
  }

  function shoot({ width, height, view, ground, passes }: Sitting): string {
    if (!subject) throw new Error('Nothing stands in the studio')
    resize(width, height)
    const bounds = new Box3().setFromObject(subject)
    const camera = frame(new PerspectiveCamera(), subject, view, width / height)
    const centre = view.lightAt ? new Vector3(...view.lightAt) : bounds.getCenter(new Vector3())
    const reach = view.lightReach ?? bounds.getSize(new Vector3()).length() * 0.56
    const yaw = view.lightYaw ?? view.yaw
    light.tint.value.set(ground.light)
    light.rim.value.set(ground.rim)
    light.turn.value.set(Math.cos(yaw), Math.sin(yaw))
    const onTable = view.floor ?? true
    mean.begin()
    table.begin(centre, reach, passes)
    for (let i = 0; i < passes; i++) {
      cast(scene, centre, reach, lampsOf(i, passes, yaw, view.softness ?? 1))
      if (onTable) table.add(i)
      const [dx, dy] = wobble(i)
      camera.setViewOffset(width, height, dx, dy, width, height)
      renderer.setRenderTarget(pass)
      renderer.clear()
      // Depth first: each pixel is then shaded once, which halves the work.
      scene.overrideMaterial = depthOnly
      camera.layers.set(casting)
      renderer.render(scene, camera)
      scene.overrideMaterial = null
      camera.layers.enableAll()
      renderer.render(scene, camera)
      mean.add(pass.texture, passes)
    }
    table.finish()
    mean.develop(camera, onTable)
    return canvas.toDataURL('image/png')
  }

  return { show, shoot }
}

/** Printed textures belong to one model; the plain finishes are shared and stay. */
function discard(model: Object3D) {
  model.traverse((thing) => {
    if (!(thing instanceof Mesh)) return
    thing.geometry.dispose()
    if (!(thing.material instanceof ShaderMaterial)) return
    const art = thing.material.uniforms.art
    if (!art) return
    art.value.dispose()
    thing.material.dispose()
  })
}
