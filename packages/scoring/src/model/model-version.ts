/** Stored with every report. A change of any number or rule that moves a result changes it. */
export const modelVersion = '2026.5'
