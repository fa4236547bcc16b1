/** A code as it is kept: people may type it in any case and with spaces around it. */
export const promoCodeText = (typed: string) => typed.trim().toUpperCase()
