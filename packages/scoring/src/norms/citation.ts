/** A published source. An unverified DOI was not checked on the publisher's page. */
export type Citation = {
  authors: string
  year: number
  title: string
  journal: string
  doi: string | null
  doiVerified: boolean
}
