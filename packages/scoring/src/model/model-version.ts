/** Stored with every report. Bump it for any change that affects a result, even in how the camera measures. */
export const modelVersion = '2026.9'
