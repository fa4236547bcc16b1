import { loadDrawing } from '../../ui/drawings.ts'

/** Alone in a picture, a plate wears its light colours. */
export async function loadCardPlate(movement: string): Promise<HTMLImageElement | null> {
  const source = await loadDrawing(movement)
  if (!source) return null
  const drawing = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement
  const [, , width = '0', height = '0'] = drawing.getAttribute('viewBox')?.split(' ') ?? []
  // Without a size of its own, Firefox paints nothing.
  drawing.setAttribute('width', width)
  drawing.setAttribute('height', height)
  const plate = new Image()
  plate.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}`
  await plate.decode()
  return plate
}
