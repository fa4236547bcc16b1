import { Builder, ByteBuffer } from 'flatbuffers'

/** Input normalisation: value = (pixel − mean) ÷ std, pixels 0–255. */
export type InputNormalization = { mean: number; std: number }

/** Field ids of the TFLite and TFLite-metadata schemas, as vtable offsets (4 + 2 × id). */
const field = (id: number) => 4 + 2 * id
const model = { buffers: field(4), metadata: field(6) }
const metadataEntry = { name: field(0), buffer: field(1) }
const bufferTable = { data: field(0) }

const imagePropertiesType = 2
const normalizationOptionsType = 1
const colourSpaceRgb = 1

/** A `ModelMetadata` flatbuffer with one subgraph and one RGB image input. */
function buildImageInputMetadata({ mean, std }: InputNormalization): Uint8Array {
  const builder = new Builder(256)
  const floats = (value: number) => {
    builder.startVector(4, 1, 4)
    builder.addFloat32(value)
    return builder.endVector()
  }
  const table = (fields: number, write: () => void) => {
    builder.startObject(fields)
    write()
    return builder.endObject()
  }
  const vectorOf = (offset: number) => {
    builder.startVector(4, 1, 4)
    builder.addOffset(offset)
    return builder.endVector()
  }

  const meanVector = floats(mean)
  const stdVector = floats(std)
  const normalization = table(2, () => {
    builder.addFieldOffset(0, meanVector, 0)
    builder.addFieldOffset(1, stdVector, 0)
  })
  const processUnit = table(2, () => {
    builder.addFieldInt8(0, normalizationOptionsType, 0)
    builder.addFieldOffset(1, normalization, 0)
  })
  const imageProperties = table(1, () => builder.addFieldInt8(0, colourSpaceRgb, 0))
  const content = table(2, () => {
    builder.addFieldInt8(0, imagePropertiesType, 0)
    builder.addFieldOffset(1, imageProperties, 0)
  })
  const processUnits = vectorOf(processUnit)
  const tensor = table(5, () => {
    builder.addFieldOffset(3, content, 0)
    builder.addFieldOffset(4, processUnits, 0)
  })
  const tensors = vectorOf(tensor)
  const subgraph = table(3, () => builder.addFieldOffset(2, tensors, 0))
  const subgraphs = vectorOf(subgraph)
  builder.finish(
    table(4, () => builder.addFieldOffset(3, subgraphs, 0)),
    'M001',
  )
  return builder.asUint8Array()
}

/**
 * Adds input metadata to a .tflite file without re-serialising it: appends name and bytes, and repoints the first
 * metadata entry (min_runtime_version) in place.
 */
export function addInputMetadata(tflite: Uint8Array, normalization: InputNormalization): Uint8Array {
  const reader = new ByteBuffer(tflite)
  if (!reader.__has_identifier('TFL3')) throw new Error('the file is not marked TFL3; is it a TFLite model?')
  const root = reader.readInt32(0)
  const fieldAt = (table: number, id: number, called: string) => {
    const offset = reader.__offset(table, id)
    if (offset === 0) throw new Error(`the model file has no ${called}; is it a TFLite model?`)
    return table + offset
  }
  const entries = reader.__vector(fieldAt(root, model.metadata, 'metadata list'))
  const entry = reader.__indirect(entries)
  const buffers = reader.__vector(fieldAt(root, model.buffers, 'buffer list'))
  const bufferIndex = reader.readUint32(fieldAt(entry, metadataEntry.buffer, 'metadata buffer'))
  const buffer = reader.__indirect(buffers + 4 * bufferIndex)
  const nameField = fieldAt(entry, metadataEntry.name, 'metadata name')
  const dataField = fieldAt(buffer, bufferTable.data, 'metadata bytes')

  const name = new TextEncoder().encode('TFLITE_METADATA')
  const metadata = buildImageInputMetadata(normalization)
  const align = (offset: number, to: number) => Math.ceil(offset / to) * to
  const nameAt = align(tflite.length, 4)
  // The length prefix takes 4 bytes, and the data must start on a 16-byte boundary.
  const dataAt = align(nameAt + 4 + name.length + 1 + 4, 16) - 4

  const grown = new Uint8Array(align(dataAt + 4 + metadata.length, 16))
  grown.set(tflite)
  const view = new DataView(grown.buffer)
  view.setUint32(nameAt, name.length, true)
  grown.set(name, nameAt + 4)
  view.setUint32(dataAt, metadata.length, true)
  grown.set(metadata, dataAt + 4)
  view.setUint32(nameField, nameAt - nameField, true)
  view.setUint32(dataField, dataAt - dataField, true)
  return grown
}
