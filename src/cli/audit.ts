import { plural } from '../kernel/plural.ts'
import { type AuditVerdict, auditedClients, verifyAudit } from '../store/audit/verify.ts'
import { type Command, json, UsageError } from './command.ts'
import { withFoundation } from './with-foundation.ts'

export const auditVerify: Command = {
  details: [
    'Every row of the audit log carries a seal over the one before it. A row that was changed, taken out or moved is',
    'named, and so are rows missing at the end. What cannot be found from the database alone: rows taken out in the two',
    'seconds before they are sealed; and a cut end, when the counter beside it was set back as well. For that, the',
    'service logs each new head (`audit sealed`): give the last one with --head, and it must be in the chain.',
  ].join('\n'),
  options: {
    client: { value: 'CLIENT_UUID', means: 'only this client' },
    head: { value: 'HASH', means: 'a head from the log that must be in the chain; needs --client' },
    ...json,
  },
  async run({ text, settings, print, say }) {
    const [only, logged] = [text('client'), text('head')]
    if (logged !== undefined && only === undefined) throw new UsageError('--head needs --client')
    const verdicts = await withFoundation(settings(), async ({ owner, auditKey }) => {
      const found: AuditVerdict[] = []
      for (const clientId of only ? [only] : await auditedClients(owner)) {
        found.push(await verifyAudit(owner, clientId, auditKey))
        if (found.length % 100 === 0) say(plural(found.length, 'client'))
      }
      if (logged !== undefined) await expectHead(owner, { clientId: only!, head: logged })
      return found
    })
    print({ clients: verdicts }, verdicts.map(words).join('\n'))
    if (verdicts.some(({ fault }) => fault)) throw new UsageError('The audit log was tampered with.')
    return undefined
  },
}

const words = ({ clientId, verified, unsealed, head, fault }: AuditVerdict): string =>
  fault
    ? `${clientId}  ${fault.kind.toUpperCase()} at ${fault.position}${fault.auditId ? ` (${fault.auditId})` : ''}: ${fault.says}`
    : `${clientId}  ${plural(verified, 'row')} good, ${unsealed} not sealed yet, head ${head}`

async function expectHead(
  owner: Parameters<typeof verifyAudit>[0],
  { clientId, head }: { clientId: string; head: string },
): Promise<void> {
  const { rowCount } = await owner.query(
    `select 1 from audit where client_id = $1 and hash = decode($2, 'hex')`,
    [clientId, head],
  )
  if (rowCount === 0) throw new UsageError(`The head ${head} is not in the chain: its end was cut off`)
}
