import { normalized } from './read-garnishment.ts'

/** By what the receiver of a payment books it: a number of its own, the case, or the account. */
export function remittanceOf(fields: Readonly<Record<string, string>>): {
  readonly caseId: string
  readonly fips: string
} {
  const given = normalized(fields)
  return {
    caseId: given.get('remittancenumber') ?? given.get('casenumber') ?? given.get('accountnumber') ?? '',
    fips: given.get('fipscode') ?? '',
  }
}

interface Order {
  readonly agency: string
  readonly fields: Readonly<Record<string, string>>
}

/** Whether a payment for it says something else than before: whom it goes to, or how it is booked there. */
export function isPaidOtherwise(before: Order, after: Order): boolean {
  const [was, is] = [before, after].map(({ agency, fields }) => {
    const { caseId, fips } = remittanceOf(fields)
    return [agency, caseId, fips].join('\n')
  })
  return was !== is
}
