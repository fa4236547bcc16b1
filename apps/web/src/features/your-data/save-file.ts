/** Hands a text to the browser as a file to keep. */
export function saveFile(name: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 1000)
}
