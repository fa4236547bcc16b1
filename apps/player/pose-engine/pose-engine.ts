import type { Plugin } from 'vite'
import { assemblePoseEngine } from './assemble.ts'

/** Assembles the pose engine before Vite reads the public folder, in builds and development. */
export const poseEngine = (): Plugin => ({ name: 'lithe-pose-engine', config: assemblePoseEngine })
