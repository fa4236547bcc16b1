export type { Moment } from './find-moment.ts'
export {
  bearsOut,
  differenceOf,
  type MeasuredAgain,
  measureAgain,
  measuringAgain,
  mostFiguresOf,
  toleranceFor,
} from './measure-again.ts'
export { createSeriesRecorder } from './series-recorder.ts'
export { decodeSeries, figuresPerSecond, pointsOf, type StickSeries } from './stick-series.ts'
