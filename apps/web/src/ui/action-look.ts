/** How the one main action of a screen looks, be it a button or a link. */
export const actionLook =
  'min-h-[60px] w-full rounded-card bg-spruce px-3 text-lead font-semibold text-on-spruce transition-[transform,opacity] duration-200 ease-body active:scale-[0.985]'
