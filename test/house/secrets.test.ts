import { expect, test } from 'vitest'
import { sourcesIn } from './sources.ts'

/** Every place that sees the clear text of a Secret, and what for. A new one is added here on purpose. */
const READERS: Readonly<Record<string, string>> = {
  'src/domain/money/compose-file.ts': 'account numbers and the EIN in a file for the bank',
  'src/domain/money/micro-deposits.ts': 'the two amounts that the bank deposited',
  'src/domain/people/birth.ts': 'ages, and that someone is born',
  'src/operations/reports/getPositivePayFile.ts':
    'the bank compares checks by the number of the account; scope money, audited',
  'src/outside/http-verifier.ts': 'what the verifier is asked about',
  'src/outside/issued.ts': 'whether a number can have been issued',
  'src/store/access/sign-ins.ts': 'the link and the code in a letter, when it is sent',
  'src/store/copies/archive.ts': 'the passphrase, to make keys of it',
  'src/work/copies/export.ts': 'every secret of a company that moves, to seal it under the passphrase',
  'src/store/company/documents.ts': 'a file, for who may read it',
  'src/store/people/pay-change-letters.ts': 'the links in a letter, when it is sent',
  'src/store/database/idempotency.ts': 'the first reply again, byte for byte',
  'src/store/database/order-numbers.ts': 'the numbers of an order’s case, for who answers or pays it',
  'src/store/database/vault.ts': 'sealing, and the blind index',
  'src/store/sandbox/mailbox.ts': 'what the sandbox mailed, for who tests it',
  'src/store/webhooks/turn.ts': 'signing a delivery',
  'src/wire/identity.ts': 'whether a number is an ITIN, which no employee has',
  'src/wire/user-forms.ts': 'getUser, for a key that may see it',
  'src/store/filings/files.ts': 'a file for an agency, for who takes it away',
  'src/store/filings/identities.ts': 'the name and number under which a W-2 was filed, to correct it',
  'src/work/filings/parties.ts': 'the EIN and the numbers of people in a file for an agency',
  'src/work/filings/heads.ts': 'the EIN and the last four digits on printed forms',
  'src/work/money/file-order.ts': 'the taxpayer and the worker in an addendum for an agency',
  'src/work/payroll/print-checks.ts': 'the account at the foot of a check, for who has the scope money',
}

test('a Secret is read where the list says, and nowhere else', () => {
  const readers = sourcesIn('src').filter(({ lines }) =>
    lines.some((line) => /\breveal\(\)(?!: )/.test(line)),
  )
  expect(readers.map(({ path }) => path).sort()).toEqual(Object.keys(READERS).sort())
})
