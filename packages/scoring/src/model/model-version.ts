/** Stored with every report. A change of any number or rule that moves a result changes it, also of how the camera measures. */
export const modelVersion = '2026.8'
