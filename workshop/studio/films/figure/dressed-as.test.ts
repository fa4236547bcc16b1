import { expect, test } from 'vitest'
import { dressedAs } from './dressed-as.ts'
import { trainersLook } from './look.ts'

test('colours that are not given stay the trainer’s', () => {
  expect(dressedAs({})).toEqual(trainersLook)
  expect(dressedAs({ top: '#808080' }).paints.trousers).toEqual(trainersLook.paints.trousers)
})

test('shade and outline are darker versions of the colour', () => {
  const { paints, contours } = dressedAs({ top: '#808080' })
  expect(paints.top).toMatchObject({ light: '#808080', shade: '#666666' })
  expect(contours.top).toBe('#404040')
})

test('a face takes the colours of its skin and hair', () => {
  const { face } = dressedAs({ skin: '#5c3a28', hair: '#2b2827' })
  for (const [ink, color] of Object.entries(face))
    expect(color, ink).not.toBe(trainersLook.face[ink as keyof typeof face])
})
