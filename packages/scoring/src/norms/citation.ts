/** A source Lithe stands on. A DOI marked unverified was not seen on the publisher's page. */
export type Citation = {
  authors: string
  year: number
  title: string
  journal: string
  doi: string | null
  doiVerified: boolean
}
