export * from './networks.ts'
export * from './pixels.ts'
export * from './pose-graph.ts'
export * from './raw-pose.ts'
