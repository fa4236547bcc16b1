import { plainPlate } from '@lithe/card'
import { loadDrawing } from '../../ui/drawings.ts'

export async function loadCardPlate(movement: string): Promise<HTMLImageElement | null> {
  const source = await loadDrawing(movement)
  if (!source) return null
  const plate = new Image()
  plate.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(plainPlate(source))}`
  await plate.decode()
  return plate
}
