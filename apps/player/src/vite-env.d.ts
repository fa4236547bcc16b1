interface ImportMetaEnv {
  /** Origins, besides its own, allowed to embed the player; separated by spaces. */
  readonly VITE_HOST_ORIGINS?: string
}
