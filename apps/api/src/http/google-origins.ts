/**
 * What Google's button needs of a page, as its guide lists it:
 * https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid
 */
export const googleOrigins = {
  script: 'https://accounts.google.com/gsi/client',
  style: 'https://accounts.google.com/gsi/style',
  frameAndConnect: 'https://accounts.google.com/gsi/',
} as const
