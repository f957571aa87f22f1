import type { Day } from '../../../kernel/dates.ts'
import { Problem } from '../../../kernel/problem.ts'
import type { LookUp } from '../../../law/language/look-up.ts'
import { checkerFor } from '../../layouts/check-file.ts'
import { newHireFile } from '../../layouts/new-hire-file.ts'
import { knownSsn } from '../../layouts/parties.ts'
import { type MadeFile, madeFile, problemOf } from './made.ts'
import type { FiledPerson, Filer } from './parties.ts'

export interface HiredInState {
  readonly filer: Filer
  readonly state: string
  /** The number by which the state knows the employer; empty where it is not known. */
  readonly account: string
  readonly on: Day
  readonly hires: readonly FiledPerson[]
}

/** Who began to work in a state, as its directory takes it. */
export function newHireFileOf(asked: HiredInState, lookUp: LookUp): MadeFile {
  const { filer, state, account, on, hires } = asked
  return madeFile(
    { name: `new-hires-${state}-${on}.txt`, where: state },
    () => {
      const problems = hires.filter(({ ssn }) => knownSsn(ssn) === undefined).map(withoutNumber)
      const report = {
        state,
        createdOn: on,
        employer: {
          ein: filer.ein,
          name: filer.name,
          address: filer.address,
          ...(account !== '' && { stateNumber: account }),
        },
        hires: hires
          .filter(({ ssn }) => knownSsn(ssn) !== undefined)
          .map(({ userId, ssn, name, address, birthDate, hired }) => ({
            ...{ id: userId, ssn, name, address, hiredOn: hired, stateOfHire: state },
            ...(birthDate !== null && { birthDate }),
          })),
      }
      const { bytes, result } = newHireFile(report, lookUp)
      return { pieces: [bytes], whose: [], problems, result }
    },
    () => checkerFor({ kind: 'newHire', where: state, on }, lookUp),
  )
}

/** A directory matches by the number alone. */
const withoutNumber = ({ userId, name }: FiledPerson) => ({
  ...problemOf(new Problem(400, `${name.first} ${name.last} needs a social security number first`), userId),
  rule: 'SSN',
  operation: 'userOnboarding/addKycInformation',
})
