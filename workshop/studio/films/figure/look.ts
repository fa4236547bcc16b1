import type { Cloth } from '../../../choreography/choreography.ts'
import type { Paint } from './toon.ts'

export type Painted = Cloth | 'hair'

/** Face colours derived from skin and hair. */
type FaceInk = 'brow' | 'strand' | 'nose' | 'cheek' | 'line' | 'crease' | 'lips' | 'underLip'

/** A figure's colours and extra garments. */
export type Look = {
  paints: Record<Painted, Paint>
  /** Outline of each cloth: its colour, much darker. */
  contours: Record<Painted, string>
  face: Record<FaceInk, string>
  /** A knee-length skirt in the jacket's cloth. */
  skirt: boolean
}

export const trainersLook: Look = {
  paints: {
    skin: { light: '#ecbb97', shade: '#d69a76', shadeFrom: -0.12 },
    top: { light: '#1f6b5c', shade: '#154d43' },
    trousers: { light: '#17483f', shade: '#0f342e' },
    shoe: { light: '#d1491f', shade: '#a83512' },
    sole: { light: '#f7f1e6', shade: '#d9cdb8' },
    hair: { light: '#dad5cc', shade: '#b4ada3', shadeFrom: 0.02 },
    cuff: { light: '#d1491f', shade: '#a83512' },
    stripe: { light: '#dc5a2e', shade: '#b5401b' },
  },
  contours: {
    skin: '#8a4f36',
    top: '#0a2a25',
    trousers: '#071e1a',
    shoe: '#6a1f08',
    sole: '#9c8d74',
    hair: '#4d4741',
    cuff: '#6a1f08',
    stripe: '#b5401b',
  },
  face: {
    brow: '#85807c',
    strand: '#a09d98',
    nose: '#9c5b3f',
    cheek: '#e9af90',
    line: '#c98d68',
    crease: '#c48863',
    lips: '#c0614c',
    underLip: '#cf8d69',
  },
  skirt: false,
}
