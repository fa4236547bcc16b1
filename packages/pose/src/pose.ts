export * from './landmark-names.ts'
export * from './points.ts'
export * from './pose-frame.ts'
export * from './units.ts'
