/** How a way on looks that is not the main action, be it a link or a button. */
export const linkLook =
  'inline-flex min-h-6 items-center font-semibold text-spruce underline decoration-outline decoration-2 underline-offset-4'
