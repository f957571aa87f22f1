import type { Body, Reply } from '../../calls/operations.ts'
import { send } from '../../calls/send.ts'
import { total } from '../../format/money.tsx'

type Asked = Body<'payroll/calculatePaycheck'>['paycheck']
type Paid = Reply<'reports/getIndividualPayrollHistory'>['payrollHistory'][number]
type User = Reply<'reports/getUser'>['user'][number]

/** What a certificate would do: the tax that it changes, as it is and as it would be. */
export interface Tried {
  readonly lines: readonly {
    readonly code: string
    readonly name: string
    readonly now: number
    readonly after: number
  }[]
  /** More or less in the account, each time. */
  readonly difference: number
  readonly net: number
  /** Today's certificate gave exactly what the last paycheck withheld; otherwise the answer is an estimate. */
  readonly isExact: boolean
}

interface Trial {
  readonly paid: Paid
  readonly user: User
  readonly frequency: string
  /** The tax that the certificate is for: its wages of the last paycheck are what is computed with. */
  readonly tax: string
  readonly now: Certificates
  readonly next: Certificates
}

export interface Certificates {
  readonly w4?: Asked['w4']
  readonly stateW4?: Asked['stateW4']
}

/**
 * The last paycheck again, twice: with the certificates as they stand, and with the new one. The wages are those that the
 * tax was taken of, after benefits; so what is before tax need not be known here.
 */
export async function tryFirst({ now, next, ...trial }: Trial): Promise<Tried> {
  const [before, after] = await Promise.all([computed(trial, now), computed(trial, next)])
  const lines = before
    .map(({ code, taxName, amount }) => ({
      code,
      name: taxName,
      now: amount,
      after: after.find((line) => line.code === code)?.amount ?? 0,
    }))
    .filter((line) => line.now !== line.after || line.code === trial.tax)
  const difference = total(lines.map((line) => line.now - line.after))
  return {
    lines,
    difference,
    net: total([trial.paid.netTotal, difference]),
    isExact: lines.every(({ code, now: was }) => withheld(trial.paid, code) === was),
  }
}

const withheld = ({ employeeTaxDetails }: Paid, code: string): number | undefined =>
  employeeTaxDetails.find(({ taxCode }) => taxCode === code)?.taxAmount

async function computed({ paid, user, frequency, tax }: Omit<Trial, 'now' | 'next'>, with_: Certificates) {
  const wages = paid.employeeTaxDetails.find(({ taxCode }) => taxCode === tax)?.taxable ?? paid.grossTotal
  const home = user.userAddress
  const paycheck = {
    payDate: paid.payDate,
    payFrequency: frequency,
    workState: user.stateCode,
    ...(home ? { residentState: home.state, residentCity: home.city } : {}),
    earnings: [{ type: 'Regular', amount: wages }],
    ...with_,
  } as Asked
  return (await send('payroll/calculatePaycheck', { paycheck })).paycheck.employeeTaxes
}
