/** As COSE numbers them: EdDSA, ES256 and RS256, which between them every platform has. */
export const passkeyAlgorithms = [-8, -7, -257]
