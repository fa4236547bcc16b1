import type { OwnPlate } from '@lithe/contracts/own-plate'

const boxAt = (x: number) => ({
  far: '',
  body: `M${x} 200l160 0 0 680 -160 0z`,
  head: `M${x + 40} 100L${x + 120} 100 ${x + 80} 180Z`,
  seams: '',
  arms: '',
})

/** A plate of two box figures. */
export const ownPlate: OwnPlate = {
  figures: [boxAt(500), boxAt(760)],
  trails: [
    {
      line: 'M580 100C620 100 720 140 840 140',
      dots: [
        [580, 100],
        [840, 140],
      ],
    },
  ],
  last: { feet: 840, height: 800 },
  shades: [[840, 883]],
}
