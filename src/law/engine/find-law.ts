import type { Law } from '../language/declare.ts'
import type { WithholdOptions } from '../language/look-up.ts'
import type { TaxabilityTable } from '../language/taxability.ts'
import type { PayFacts } from '../language/types.ts'
import { type Chosen, choose, missing, needTable } from './editions.ts'
import { type Taxes, unknownLaw } from './taxes-of-place.ts'

/** The edition of a tax that decides, with the table that says on which wages. */
export interface LawFound extends FoundLaw {
  readonly taxability: TaxabilityTable
}

interface FoundLaw extends Chosen<Law> {
  readonly code: string
}

export const findLaw = (taxes: Taxes, code: string, facts: PayFacts, options: WithholdOptions): LawFound =>
  withBase(foundIn(taxes, code, facts, options), facts, options)

/** On which wages a tax is taken is law too: an answer is no surer than the table that says so. */
function withBase(found: FoundLaw, { payDate }: PayFacts, options: WithholdOptions): LawFound {
  const { law: taxability, confidence } = needTable('taxability', 'US', payDate, options)
  return confidence === 'provisional' ? { ...found, taxability, confidence } : { ...found, taxability }
}

function foundIn(taxes: Taxes, code: string, facts: PayFacts, options: WithholdOptions): FoundLaw {
  const editions = taxes.get(code)
  if (editions === undefined) throw unknownLaw(code)
  const chosen = choose(editions, code, ({ select }) => facts[select], options)
  if (chosen !== undefined) return { code, ...chosen }
  const first = editions.at(-1)!
  throw missing(
    `${code}: no law is known for ${facts[first.select]}, the first edition is of ${first.effective}`,
  )
}
