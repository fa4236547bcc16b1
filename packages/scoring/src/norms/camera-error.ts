/** What one phone camera adds to a joint angle, degrees (standard deviation); best published error 4.8°. */
export const cameraAngleSdDegrees = 5
/** The shortest hold a camera tells from none, seconds. */
export const shortestHoldSeconds = 0.3
/** A hold that ends this close to the end of the window counts as reaching it, seconds. */
export const capSlackSeconds = 0.5
