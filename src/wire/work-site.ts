import { flag, id } from './fields/fields.ts'

/** Where a line of pay or a stretch of work belongs, if not to the usual place of work. */
export const siteFields = {
  companyLocationId: id('companyLocation')
    .nullish()
    .describe(
      'The location of the company where it was earned; left out, it goes with the places of its days.',
    )
    .meta({ examples: [null] }),
  isRemote: flag()
    .nullish()
    .describe('Whether it was earned at the worker’s remote address, or at home without one.')
    .meta({ examples: [null] }),
}

export interface WorkSite {
  readonly companyLocationId?: string | null | undefined
  readonly isRemote?: boolean | null | undefined
}

export const siteRefusals = {
  oneSite: 'companyLocationId and isRemote exclude each other: an earning has one place of work',
} as const

/** As it is kept: the id of a location, or `Remote`. */
export const siteOf = ({ companyLocationId, isRemote }: WorkSite): { readonly at?: string } => {
  if (companyLocationId != null) return { at: companyLocationId }
  return isRemote ? { at: 'Remote' } : {}
}

export const siteForm = (at: string | undefined): { companyLocationId?: string; isRemote?: boolean } => {
  if (at === undefined) return {}
  return at === 'Remote' ? { isRemote: true } : { companyLocationId: at }
}
