import type { Cloth } from '@lithe/choreography'
import type { Paint } from './toon.ts'

type Painted = Cloth | 'hair'

export const paints: Record<Painted, Paint> = {
  skin: { light: '#ecbb97', shade: '#d69a76', shadeFrom: -0.12 },
  top: { light: '#1f6b5c', shade: '#154d43' },
  trousers: { light: '#17483f', shade: '#0f342e' },
  shoe: { light: '#d1491f', shade: '#a83512' },
  sole: { light: '#f7f1e6', shade: '#d9cdb8' },
  hair: { light: '#d6d3ce', shade: '#aeaba6', shadeFrom: 0.02 },
  cuff: { light: '#d1491f', shade: '#a83512' },
  stripe: { light: '#dc5a2e', shade: '#b5401b' },
}

/** The line round each cloth: its own colour, much darker. */
export const contours: Record<Painted, string> = {
  skin: '#8a4f36',
  top: '#0a2a25',
  trousers: '#071e1a',
  shoe: '#6a1f08',
  sole: '#9c8d74',
  hair: '#5f5b57',
  cuff: '#6a1f08',
  stripe: '#b5401b',
}
