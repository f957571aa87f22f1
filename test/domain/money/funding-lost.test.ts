import { expect, test } from 'vitest'
import { wireMissed } from '../../../src/domain/money/funding-lost.ts'
import type { EarlyFacts, Funding, LateFacts } from '../../../src/domain/money/returned-facts.ts'
import type { Day } from '../../../src/kernel/dates.ts'
import { bank, early, late, transfer } from './came-back.ts'
import { told } from './told.ts'

/** A Thursday; the next banking day is Friday the sixth. How a draw came back is told in returned.test.ts. */
const today = '2026-11-05' as Day
const wire = transfer({ transferId: 'wire', name: 'Wire', status: 'pending' })
type Lost = Funding & (EarlyFacts | LateFacts)

test('a wire that did not arrive: nobody is paid, and no account is blamed', () => {
  const lost = early(
    [transfer({ transferId: 'credit' })],
    [transfer({ transferId: 'check' })],
  ) as unknown as Lost
  expect(told(wireMissed({ today }, wire, lost))).toEqual({
    posts: ['Accrual 800 wagesPayable → clearing', 'Accrual 200 taxAgency US.941 → clearing'],
    cancels: ['wire', 'credit'],
    undoes: ['check'],
    fails: ['wireMissed'],
    tells: ['period'],
  })
})

test('after checks were written it is owed, less refunds that were not sent, and drawn', () => {
  const refunds = [transfer({ transferId: 'refund', name: 'Refund', amount: 30_000n })]
  const lost = late({ refunds }) as unknown as Lost
  expect(told(wireMissed({ today }, wire, lost))).toEqual({
    posts: [
      'Receivable 700 employerReceivable → clearing',
      'AchDebit 700 funding bank-1 → employerReceivable, on 06',
    ],
    cancels: ['wire', 'refund'],
    files: ['debit on 06'],
    tells: ['period'],
  })
  const unusable = { ...lost, accounts: [{ ...bank('bank-1'), status: 'failed' as const }] }
  expect(told(wireMissed({ today }, wire, unusable))).toEqual({
    posts: ['Receivable 700 employerReceivable → clearing'],
    cancels: ['wire', 'refund'],
    tells: ['period'],
  })
})

test('a wire that arrived is not missed', () => {
  const arrived = transfer({ transferId: 'wire', name: 'Wire', status: 'complete' })
  expect(() => wireMissed({ today }, arrived, late({}) as unknown as Lost)).toThrow(
    'A transaction that is complete cannot take cancel',
  )
})
