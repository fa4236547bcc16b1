/** "1 second", "12 seconds". */
export const countOf = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`
