import { socialButtonPixels } from '@lithe/contracts/constants'

/** As wide as its place, within what Google's button allows. */
export const googleButtonWidth = (placePixels: number) =>
  Math.round(Math.min(socialButtonPixels.max, Math.max(socialButtonPixels.min, placePixels)))
