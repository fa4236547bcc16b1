import type { Plugin } from 'vite'
import { assemblePoseEngine } from './assemble.ts'

/** Has the pose engine in the public folder before Vite looks what is there, in a build and while developing. */
export const poseEngine = (): Plugin => ({ name: 'lithe-pose-engine', config: assemblePoseEngine })
