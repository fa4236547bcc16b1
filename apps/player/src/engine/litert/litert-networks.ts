import { type CompiledModel, Tensor } from '@litertjs/core'
import { bodyInput, landmarkInput, type Networks } from '@lithe/pose/graph'
import { type NetworkName, networkNames } from './detector.ts'
import { openLiteRt, type RuntimeFile } from './open-litert.ts'

/** Element count of each output, which identifies it, as their order is not guaranteed. */
const sizes = {
  boxes: 2254 * 12,
  scores: 2254,
  landmarks: 195,
  presence: 1,
  heatMap: 64 * 64 * 39,
  world: 117,
}
type Output = keyof typeof sizes

const sizeOf = (tensor: Tensor) =>
  Array.from(tensor.type.layout.dimensions).reduce((product, size) => product * size, 1)

/** Runs a network once and copies only the requested outputs. */
async function run<Names extends Output>(
  model: CompiledModel,
  input: Float32Array,
  side: number,
  names: readonly Names[],
): Promise<Record<Names, Float32Array>> {
  const tensor = new Tensor(input as Float32Array<ArrayBuffer>, [1, side, side, 3])
  let outputs: Tensor[] = []
  try {
    outputs = await model.run(tensor)
    const read = names.map(name => {
      const found = outputs.find(output => sizeOf(output) === sizes[name])
      if (!found) throw new Error(`the network gives no ${name}`)
      return [name, found.toTypedArray() as Float32Array]
    })
    return Object.fromEntries(read) as Record<Names, Float32Array>
  } finally {
    for (const used of [tensor, ...outputs]) used.delete()
  }
}

/** Compiles networks one by one for this thread's runtime, on `threads` cores. */
export async function openCompiler(file: RuntimeFile, threads: number) {
  const runtime = await openLiteRt(file)
  const compiled = new Map<NetworkName, CompiledModel>()
  function model(name: NetworkName): CompiledModel {
    const found = compiled.get(name)
    if (!found) throw new Error(`the network for ${name} was not compiled`)
    return found
  }
  return {
    async compile(name: NetworkName, bytes: ArrayBuffer): Promise<void> {
      const options = { accelerator: 'wasm', cpuOptions: { numThreads: threads } } as const
      compiled.set(name, await runtime.loadAndCompile(new Uint8Array(bytes), options))
    },
    /** All networks, ready to run. */
    networks(): Networks & { close(): void } {
      const [body, landmarks] = [model('body'), model('landmarks')]
      return {
        findBody: input => run(body, input, bodyInput.side, ['boxes', 'scores']),
        async findLandmarks(input) {
          const names = ['landmarks', 'presence', 'heatMap', 'world'] as const
          const { presence, ...others } = await run(landmarks, input, landmarkInput.side, names)
          return { ...others, presence: presence[0] ?? 0 }
        },
        close() {
          for (const name of networkNames) model(name).delete()
        },
      }
    },
  }
}
