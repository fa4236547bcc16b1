import { describe, expect, test } from 'vitest'
import { minimalTflite } from './testing/minimal-tflite.ts'
import { readInputMetadata } from './testing/read-input-metadata.ts'
import { addInputMetadata } from './tflite-metadata.ts'

const tfl3 = new TextEncoder().encode('TFL3')

const named = (name: string | Uint8Array | null) =>
  name instanceof Uint8Array ? new TextDecoder().decode(name) : name

describe('input metadata', () => {
  const model = minimalTflite()

  test.each([
    { mean: 127.5, std: 127.5 },
    { mean: 0, std: 255 },
  ])('with mean $mean and std $std is found by the file’s offsets', normalization => {
    const found = readInputMetadata(addInputMetadata(model, normalization))
    expect(named(found.name)).toBe('TFLITE_METADATA')
    expect(found).toMatchObject({ isMetadata: true, ...normalization })
  })

  test('describes one normalised RGB image', () => {
    const found = readInputMetadata(addInputMetadata(model, { mean: 0, std: 255 }))
    expect(found).toMatchObject({ contentType: 2, colourSpace: 1, processUnitType: 1 })
  })

  test('starts on a 16-byte boundary, as the runtime maps it', () => {
    expect(readInputMetadata(addInputMetadata(model, { mean: 0, std: 255 })).dataAt % 16).toBe(0)
  })

  test('moves no byte of the model and keeps the input unchanged', () => {
    const before = model.slice()
    const grown = addInputMetadata(model, { mean: 0, std: 255 })
    const changed = [...model.keys()].filter(index => grown[index] !== model[index])
    // Only the two four-byte offsets may differ.
    expect(changed.length).toBeLessThanOrEqual(8)
    expect(model).toEqual(before)
  })

  test.each([
    ['a model without metadata', new Uint8Array([12, 0, 0, 0, ...tfl3, 4, 0, 4, 0, 4, 0, 0, 0])],
    ['text', new TextEncoder().encode('<!doctype html><title>Not here</title>')],
    ['nothing', new Uint8Array()],
  ])('cannot be added to %s, and the error asks a helpful question', (_, file) => {
    expect(() => addInputMetadata(file, { mean: 0, std: 255 })).toThrow('is it a TFLite model?')
  })
})
