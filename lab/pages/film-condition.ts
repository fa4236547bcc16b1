/** How a film is shown to the engine, when not as it was filmed. */
export type FilmCondition = {
  /** How far the phone leans to its right, degrees; what the tilted picture lacks is drawn out of its edges. */
  rollDegrees: number
  light: 'as-filmed' | 'dim'
  /**
   * Below 1 the film is drawn smaller, as from further away, and its edges are drawn out to fill the picture; above 1
   * the part around `centre` fills it, as from nearer.
   */
  scale: number
  /** Shares of the picture. */
  centre: { x: number; y: number }
}

export const asFilmed: FilmCondition = {
  rollDegrees: 0,
  light: 'as-filmed',
  scale: 1,
  centre: { x: 0.5, y: 0.5 },
}
