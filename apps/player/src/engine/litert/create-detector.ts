import type { Detector, DetectorParts } from '../detector.ts'
import { createGraphDetector } from './graph-detector.ts'
import { createNetworks } from './litert-networks.ts'
import { openLiteRt } from './open-litert.ts'

export async function createDetector(parts: DetectorParts): Promise<Detector> {
  const runtime = await openLiteRt(parts.runtime)
  return createGraphDetector(await createNetworks(runtime, parts.networks, parts.threads))
}
