/** Speaker icons, on and off; in their own file, because the web app's first page has no sound. */
export const soundDrawings = {
  sound: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11',
  silence: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9.5l5 5m0-5-5 5',
} as const
