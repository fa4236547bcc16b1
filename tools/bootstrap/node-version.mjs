const oldest = { major: 20, minor: 19 }

/**
 * @param {string} version like "20.19.0"
 * @returns {string | null} a sentence for the person, or null when this Node will do
 */
export function nodeVersionProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const newEnough = major > oldest.major || (major === oldest.major && minor >= oldest.minor)
  if (newEnough) return null
  return `Lithe needs Node ${oldest.major}.${oldest.minor} or newer; this is ${version}. See https://nodejs.org/en/download.`
}
