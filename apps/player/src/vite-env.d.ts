interface ImportMetaEnv {
  /** Origins, besides its own, whose pages may hold the player; separated by spaces. */
  readonly VITE_HOST_ORIGINS?: string
}
