import { Builder } from 'flatbuffers'

/** A minimal TFLite model file, with one metadata entry that names one buffer, like a real file. */
export function minimalTflite(): Uint8Array {
  const builder = new Builder(128)
  const name = builder.createString('min_runtime_version')
  builder.startVector(1, 3, 1)
  for (const byte of [3, 2, 1]) builder.addInt8(byte)
  const data = builder.endVector()

  builder.startObject(1)
  builder.addFieldOffset(0, data, 0)
  const versionBuffer = builder.endObject()
  builder.startObject(1)
  const emptyBuffer = builder.endObject()
  builder.startVector(4, 2, 4)
  builder.addOffset(versionBuffer)
  builder.addOffset(emptyBuffer)
  const buffers = builder.endVector()

  builder.startObject(2)
  builder.addFieldOffset(0, name, 0)
  builder.addFieldInt32(1, 1, 0)
  const entry = builder.endObject()
  builder.startVector(4, 1, 4)
  builder.addOffset(entry)
  const metadata = builder.endVector()

  builder.startObject(7)
  builder.addFieldInt32(0, 3, 0)
  builder.addFieldOffset(4, buffers, 0)
  builder.addFieldOffset(6, metadata, 0)
  builder.finish(builder.endObject(), 'TFL3')
  return builder.asUint8Array().slice()
}
