import { Color, ShaderMaterial, type Texture } from 'three'
import { light, surfaceFragment, surfaceVertex } from '../studio/surface.ts'

interface Surface {
  roughness?: number
  metalness?: number
  glow?: number
  opacity?: number
  coat?: boolean
}

export function surface(
  colour: string,
  { roughness = 0.5, metalness = 0, glow = 0, opacity = 1, coat = false }: Surface,
): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: surfaceVertex,
    fragmentShader: surfaceFragment,
    uniforms: {
      ...light,
      albedo: { value: new Color(colour) },
      glow: { value: new Color(colour).multiplyScalar(glow) },
      roughness: { value: roughness },
      metalness: { value: metalness },
      opacity: { value: opacity },
    },
    defines: coat ? { COATED: '' } : {},
    transparent: opacity < 1,
    depthWrite: opacity === 1,
  })
}

const finishes = new Map<string, ShaderMaterial>()

/** One material per look, shared by all models, so that a baked model is drawn in few calls. */
export function finish(colour: string, look: Surface = {}): ShaderMaterial {
  const key = `${colour} ${JSON.stringify(look)}`
  const known = finishes.get(key) ?? surface(colour, look)
  finishes.set(key, known)
  return known
}

/** Something printed (lit by the lamps) or a display (shining by itself). */
export function pictured(art: Texture, kind: 'PRINTED' | 'LIT', look: Surface): ShaderMaterial {
  const made = surface('#ffffff', look)
  made.uniforms.art = { value: art }
  made.defines = { [kind]: '' }
  if (kind === 'LIT') made.uniforms.albedo = { value: new Color('#050608') }
  else Object.assign(made, { transparent: true, depthWrite: false })
  Object.assign(made, { polygonOffset: true, polygonOffsetFactor: -2, polygonOffsetUnits: -2 })
  return made
}

export const plastic = (colour: string, roughness = 0.48) => finish(colour, { roughness })
export const gloss = (colour: string) => finish(colour, { roughness: 0.4, coat: true })
export const metal = (colour: string, roughness = 0.34) => finish(colour, { roughness, metalness: 0.8 })
export const rubber = (colour = '#26282c') => finish(colour, { roughness: 0.92 })
export const paper = (colour = '#fdfdfb') => finish(colour, { roughness: 0.95 })
export const clear = (colour = '#dfe9f5', opacity = 0.28) => finish(colour, { roughness: 0.06, opacity })
export const lamp = (colour: string, glow = 1.4) => finish(colour, { roughness: 0.4, glow })
