import type { Figures, Rejection } from '../domain/filings/filing.ts'
import { isFilingRejected } from '../domain/sandbox/filing-outcome.ts'
import type { Secret } from '../kernel/secret.ts'

/**
 * Where returns are handed over. The same submission id is the same return: a channel that is handed it twice takes it once
 * and answers the same.
 */
export interface FilingChannel {
  submit(filed: FiledReturn, submissionId: string): Promise<FilingAnswer>
}

interface FiledReturn {
  readonly ein: Secret
  readonly companyName: string
  readonly figures: Figures
}

type FilingAnswer =
  | { readonly outcome: 'accepted'; readonly receipt: string }
  | { readonly outcome: 'rejected'; readonly rejections: readonly Omit<Rejection, 'submissionId'>[] }

/** Accepts, or rejects by the end of the EIN and by rules that every agency has. */
export const sandboxFiling: FilingChannel = {
  submit: async ({ ein, figures }, submissionId) => {
    if (isFilingRejected(ein)) return { outcome: 'rejected', rejections: [UNKNOWN_EIN] }
    const wrong = unequal(figures)
    if (wrong) return { outcome: 'rejected', rejections: [wrong] }
    return { outcome: 'accepted', receipt: `SANDBOX-${submissionId}` }
  },
}

/** In production nothing is filed unless someone says where: the return is downloaded and filed by hand. */
export const noFiling: FilingChannel = {
  submit: async () => ({ outcome: 'rejected', rejections: [NO_CHANNEL] }),
}

const NO_CHANNEL = {
  rule: 'Channel',
  field: '',
  message: 'No channel to file by is set up: file it by hand, then call markFiled',
} as const

const UNKNOWN_EIN = {
  rule: 'EIN',
  field: 'EIN',
  message: 'The EIN and the name of the business are not known together',
} as const

/** What the tax of a return adds up to day by day must be its total. */
function unequal({ form, lines, days }: Figures): Omit<Rejection, 'submissionId'> | undefined {
  if (days === undefined || form !== '941') return undefined
  const sum = days.reduce((all, { amount }) => all + amount, 0n)
  return sum === lines['12']
    ? undefined
    : { rule: 'Schedule B', field: 'Total', message: 'Schedule B does not add up to line 12' }
}
