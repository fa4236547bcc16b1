const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Typed text, for a place where markup is read. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, letter => entities[letter] ?? '')
