/** How a film is modified before the engine sees it. */
export type FilmCondition = {
  /** Rightward lean of the phone in degrees; edges are extended to fill the tilted frame. */
  rollDegrees: number
  light: 'as-filmed' | 'dim'
  /**
   * Below 1 the film is drawn smaller, as from further away, with extended edges; above 1 the part around `centre` is
   * enlarged, as from nearer.
   */
  scale: number
  /** In fractions of the frame. */
  centre: { x: number; y: number }
}

export const asFilmed: FilmCondition = {
  rollDegrees: 0,
  light: 'as-filmed',
  scale: 1,
  centre: { x: 0.5, y: 0.5 },
}
