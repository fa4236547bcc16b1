import { Color } from 'three'
import { type Look, type Painted, trainersLook } from './look.ts'

/** Light colours by material; materials left out keep the trainer's. */
export type Wardrobe = Partial<Record<Painted, string>> & { skirt?: boolean }

const darker = (color: string, share: number) =>
  `#${new Color(color).convertLinearToSRGB().multiplyScalar(share).convertSRGBToLinear().getHexString()}`

const shadeShare = 0.8
const contourShare = 0.5

/** The trainer's figure as another person, by skin, hair and clothes. */
export function dressedAs({ skirt = false, ...colors }: Wardrobe): Look {
  const look = structuredClone(trainersLook)
  for (const [cloth, light] of Object.entries(colors) as [Painted, string][]) {
    look.paints[cloth] = { ...look.paints[cloth], light, shade: darker(light, shadeShare) }
    look.contours[cloth] = darker(light, contourShare)
  }
  const { skin, hair } = colors
  if (skin) {
    const [line, lips] = [darker(skin, 0.75), darker(skin, 0.65)]
    look.face = { ...look.face, cheek: skin, line, nose: lips, crease: line, lips, underLip: line }
  }
  if (hair) look.face = { ...look.face, brow: darker(hair, 0.8), strand: darker(hair, 0.85) }
  return { ...look, skirt }
}
