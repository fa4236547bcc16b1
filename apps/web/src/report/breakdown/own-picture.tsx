import { type OwnPlate, plateSheet } from '@lithe/contracts/own-plate'
import { ownPlateDrawing } from '@lithe/design/own-plate'
import { Plate } from '@lithe/design/plate'

/** Frame of a plate across the page, under the studio's lamp. */
export const plateFrame = 'lamp -mx-3 aspect-[8/5] flat:aspect-[3/1] overflow-hidden px-1 pt-1 print:hidden'

/** How the person moved, as drawn by the player. */
export const OwnPicture = ({ of: plate, className }: { of: OwnPlate; className: string }) => (
  <Plate name="own" source={ownPlateDrawing(plate, plateSheet)} className={className} />
)
