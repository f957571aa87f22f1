import { expect, test } from 'vitest'
import { Secret } from '../../src/kernel/secret.ts'
import { amongIssued } from '../../src/outside/issued.ts'
import type { Verifier } from '../../src/outside/verifier.ts'

const asked: string[] = []
const asking: Verifier = {
  business: async ({ ein }) => {
    asked.push(ein.reveal())
    return 'passed'
  },
  person: async ({ ssn }) => {
    asked.push(ssn.reveal())
    return 'passed'
  },
  account: async () => 'microDeposits',
}
const verifier = amongIssued(asking)

test('a number that nobody can have fails without a question', async () => {
  const business = (ein: string) => verifier.business({ ein: new Secret(ein) } as never, 'e')
  const person = (ssn: string) => verifier.person({ ssn: new Secret(ssn) } as never, 'e')
  expect([await business('12-3456789'), await business('07-3456789')]).toEqual(['passed', 'failed'])
  expect([await person('219-09-9999'), await person('000-09-9999')]).toEqual(['passed', 'failed'])
  expect(await verifier.account({} as never, 'e')).toBe('microDeposits')
  expect(asked).toEqual(['12-3456789', '219-09-9999'])
})
