/** Stored with every report. Bump it for any change that affects a result, including how the camera measures. */
export const modelVersion = '2026.9'
