import { ByteBuffer, Encoding } from 'flatbuffers'

/** What a TFLite runtime finds by the file's offsets; independent of the code under test. */
export function readInputMetadata(tflite: Uint8Array) {
  const model = tables(tflite)
  const entry = model.first(model.root, 6)
  const bufferIndex = model.bytes.readUint32(entry + model.bytes.__offset(entry, 4 + 2 * 1))
  const buffers = model.vector(model.root, 4)
  const buffer = model.bytes.__indirect(buffers + 4 * bufferIndex)
  const dataVector = buffer + model.bytes.__offset(buffer, 4)
  const dataAt = model.bytes.__vector(dataVector)

  const metadata = tables(tflite.slice(dataAt, dataAt + model.bytes.__vector_len(dataVector)))
  const tensor = metadata.first(metadata.first(metadata.root, 3), 2)
  const content = metadata.child(tensor, 3)
  const unit = metadata.first(tensor, 4)
  const options = metadata.child(unit, 1)
  const float = (id: number) => metadata.bytes.readFloat32(metadata.vector(options, id))
  return {
    name: model.bytes.__string(entry + model.bytes.__offset(entry, 4), Encoding.UTF8_BYTES),
    dataAt,
    isMetadata: metadata.bytes.__has_identifier('M001'),
    contentType: metadata.byte(content, 0),
    colourSpace: metadata.byte(metadata.child(content, 1), 0),
    processUnitType: metadata.byte(unit, 0),
    mean: float(0),
    std: float(1),
  }
}

function tables(file: Uint8Array) {
  const bytes = new ByteBuffer(file)
  const fieldAt = (table: number, id: number) => {
    const offset = bytes.__offset(table, 4 + 2 * id)
    if (offset === 0) throw new Error(`field ${id} is not set`)
    return table + offset
  }
  const vector = (table: number, id: number) => bytes.__vector(fieldAt(table, id))
  return {
    bytes,
    root: bytes.readInt32(0),
    vector,
    first: (table: number, id: number) => bytes.__indirect(vector(table, id)),
    child: (table: number, id: number) => bytes.__indirect(fieldAt(table, id)),
    byte: (table: number, id: number) => bytes.readInt8(fieldAt(table, id)),
  }
}
