import { expect, test } from 'vitest'
import { paymentNamed, paymentOf, paymentsIn } from '../../../../src/law/engine/agencies/find.ts'

const places = ['CO-DENVER', 'NJ-NEWARK', 'OR-METRO', 'WV-CHARLESTON', 'PA-EIT', 'OH-COLUMBUS']

test.each(places)('what the ledger owes for %s has a payee, whatever the place takes', (ref) => {
  expect(paymentNamed(ref)).toMatchObject({ ref, payee: 'collector' })
})

const states = ['AL', 'CO', 'DE', 'KY', 'MI', 'MO', 'NJ', 'OH', 'OR', 'PA', 'WV']
const collected = states.flatMap((state) =>
  paymentsIn(state)
    .filter(({ payee }) => payee === 'collector')
    .flatMap(({ taxes }) => taxes.map((tax) => tax.replace('*', 'SPRINGFIELD'))),
)

test.each(collected)('the payment of %s is found again by the name that it has in the ledger', (code) => {
  const payment = paymentOf(code, '941')
  expect(paymentNamed(payment.ref)).toEqual(payment)
})
