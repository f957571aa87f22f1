import type { Day } from '../../kernel/dates.ts'
import type { W4Facts } from './facts.ts'
import { stepThreeFault } from './step-three.ts'

/** What is wrong with a certificate as it was told, in the caller's words. */
export const w4Fault = (w4: W4Facts, since: Day): string | undefined =>
  stepThreeFault(w4, since) ?? absentFault(w4)

/** Withholding by one form reads nothing of the other: what was said there would be dropped without a word. */
function absentFault(w4: W4Facts): string | undefined {
  const { lines, instead } = absent[w4.form]
  const told = lines.find(([, isTold]) => isTold(w4))
  return told && `${told[0]}: ${instead}`
}

/** What is kept as it was told, and is hardly meant so: told to whoever saves it. */
export function w4Notes({ exempt, extra, nonresident, filingStatus }: W4Facts): string {
  const vain = exempt && extra > 0n ? '; isExempt withholds nothing, extraWithholding neither' : ''
  // Notice 1392: "Single or Married filing separately", whatever the marital status is.
  const joint = nonresident && (filingStatus === 'Married' || filingStatus === 'Head of Household')
  const alien = joint
    ? '; a nonresident alien claims Single or Married Filing Separately (IRS Notice 1392), and withholding goes by ' +
      `${filingStatus} now`
    : ''
  return `${vain}${alien}`
}

interface Absent {
  /** Fields of the wire, and whether the certificate says something there. */
  readonly lines: readonly (readonly [field: string, isTold: (w4: W4Facts) => boolean])[]
  readonly instead: string
}

const absent: Readonly<Record<W4Facts['form'], Absent>> = {
  2019: {
    lines: [
      ['haveMultipleJob', (w4) => w4.multipleJobs],
      ['dependents', (w4) => w4.dependents > 0],
      ['dependentsAbove18', (w4) => w4.otherDependents > 0],
      ['otherIncome', (w4) => w4.otherIncome > 0n],
      ['otherDeduction', (w4) => w4.deductions > 0n],
    ],
    instead: 'a form from before 2020 does not ask this; send allowances, or form "2020"',
  },
  2020: {
    lines: [['allowances', (w4) => w4.allowances > 0]],
    instead: 'a form of 2020 or later has none; send form "2019" for a certificate from before 2020',
  },
}
