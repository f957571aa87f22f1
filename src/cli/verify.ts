import { type Day, easternTime, isoInstant, tryDay } from '../kernel/dates.ts'
import { isUuid } from '../kernel/ids.ts'
import { plural } from '../kernel/plural.ts'
import type { Foundation } from '../service/foundation.ts'
import { auditedClients, positionBefore } from '../store/audit/verify.ts'
import { auditFindings } from '../store/verify/audit.ts'
import type { Finding } from '../store/verify/check.ts'
import { allChecks, standingFindings } from '../store/verify/findings.ts'
import { idSince } from '../store/verify/snapshot.ts'
import { companiesAfter, walkCompany } from '../store/verify/walk.ts'
import { type Command, json, UsageError } from './command.ts'
import { withFoundation } from './with-foundation.ts'

export const verify: Command = {
  details: [
    'Reads the books beside each other: runs, paychecks, years to date, transfers, bank files, their seals, and the audit',
    'log. A row that was changed, taken out, put in or paid twice is named, with what was expected and what to do. It only',
    'reads, a slice at a time, while the service runs. The service does the same every night by itself; --findings shows',
    'what that found. Exit code 1 when something was found. Checks:',
    ...allChecks.map(({ name, holds }) => `  ${name}: ${holds}`),
  ].join('\n'),
  options: {
    company: { value: 'COMPANY_UUID', means: 'only this company, and no audit log' },
    since: {
      value: 'DAY',
      means:
        'only runs, transfers and audit rows made since that day began in New York; paychecks and years are read whole',
    },
    findings: { means: 'what the nightly verification found, without reading anything anew' },
    ...json,
  },
  async run({ text, has, settings, print, say }) {
    const since = text('since')
    const asked = { company: text('company'), since: since === undefined ? undefined : tryDay(since) }
    if (asked.company !== undefined && !isUuid(asked.company))
      throw new UsageError('--company must be the id of a company')
    if (since !== undefined && asked.since === undefined)
      throw new UsageError('--since must be a day, such as 2026-11-01')
    const findings = await withFoundation<readonly Finding[]>(settings(), (base) =>
      has('findings') ? standingFindings(base.owner) : everything(base, asked, say),
    )
    print({ findings }, findings.length === 0 ? 'Everything agrees.' : findings.map(words).join('\n'))
    if (findings.length > 0) throw new UsageError(`${plural(findings.length, 'fault')} found.`)
    return undefined
  },
}

interface Asked {
  readonly company: string | undefined
  readonly since: Day | undefined
}

async function everything(base: Foundation, asked: Asked, say: (line: string) => void) {
  const found: Finding[] = []
  const begun = asked.since && easternTime(asked.since, '00:00')
  if (asked.company === undefined) {
    for (const clientId of await auditedClients(base.owner)) {
      const after = begun === undefined ? 0n : await positionBefore(base.owner, clientId, isoInstant(begun))
      found.push(...(await auditFindings({ ...base, key: base.auditKey }, clientId, { after })).findings)
    }
  }
  const since = begun === undefined ? {} : { since: idSince(begun) }
  let count = 0
  for await (const companyId of companies(base, asked.company)) {
    for await (const findings of walkCompany(base.owner, companyId, { key: base.auditKey, ...since }))
      found.push(...findings)
    if (++count % 100 === 0) say(plural(count, 'company', 'companies'))
  }
  return found
}

async function* companies({ owner }: Foundation, only: string | undefined): AsyncGenerator<string> {
  if (only !== undefined) return yield only.toLowerCase()
  for (
    let page = await companiesAfter(owner);
    page.length > 0;
    page = await companiesAfter(owner, page.at(-1))
  )
    yield* page
}

const words = ({ check, companyId, clientId, recordId, expected, found, act }: Finding): string =>
  `${check}  ${recordId}  ${companyId ? `company ${companyId}` : `client ${clientId}`}\n` +
  `  expected ${expected}, found ${found}\n  ${act}`
