import type { Cloth } from '@lithe/choreography'
import { DataTexture, DoubleSide, MeshToonMaterial, NearestFilter, RedFormat } from 'three'

/** One shade, one light, and a narrow step between. */
const steps = new Uint8Array([128, 128, 176, 232, 255, 255])
const gradientMap = new DataTexture(steps, steps.length, 1, RedFormat)
gradientMap.minFilter = NearestFilter
gradientMap.magFilter = NearestFilter
gradientMap.needsUpdate = true

export const toon = (color: string) => new MeshToonMaterial({ color, gradientMap, side: DoubleSide })

export const clothColours: Record<Cloth, string> = {
  skin: '#e3b08d',
  top: '#17594d',
  trousers: '#12443b',
  shoe: '#c8431b',
  sole: '#f4efe6',
  hair: '#c2c0ba',
  cuff: '#c8431b',
  stripe: '#d9572d',
}
