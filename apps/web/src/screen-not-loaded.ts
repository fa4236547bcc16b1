/** The code of a screen did not arrive: the network is gone, or a newer version is out. */
export class ScreenNotLoaded extends Error {
  override readonly name = 'ScreenNotLoaded'
}
