const folder = '../../../../packages/design/plates'
const drawings = import.meta.glob<string>('../../../../packages/design/plates/*.svg', {
  query: '?raw',
  import: 'default',
})

/** The source of one plate, or null where there is none of that name. */
export const loadDrawing = (name: string): Promise<string> | null =>
  drawings[`${folder}/${name}.svg`]?.() ?? null

export const loadDrawings = () => Promise.all(Object.values(drawings).map(load => load()))
