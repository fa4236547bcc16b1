export * from './measurement.ts'
export * from './movement.ts'
export * from './ways.ts'
export * from './workout.ts'
