import { type Detector, type DetectorParts, networkNames } from '../detector.ts'
import { createGraphDetector } from './graph-detector.ts'
import { openCompiler } from './litert-networks.ts'

/** A detector on this thread; each network is compiled as soon as its file is there. */
export async function createDetector({ runtime, networks, threads }: DetectorParts): Promise<Detector> {
  const compiler = await openCompiler(runtime, threads)
  for (const name of networkNames) await compiler.compile(name, await networks[name])
  return createGraphDetector(compiler.networks())
}
