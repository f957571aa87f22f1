import type { Break } from '../domain/audit/chain.ts'
import { plural } from '../kernel/plural.ts'
import { type AuditParts, type AuditVerdict, auditedClients, verifyAudit } from '../store/audit/verify.ts'
import { type Command, json, UsageError } from './command.ts'
import { withFoundation } from './with-foundation.ts'

export const auditVerify: Command = {
  details: [
    'Every row of the audit log carries a seal over the one before it. A row that was changed, taken out or moved is',
    'named, and so are rows missing at the end. Every row also carries a mark that only the service can make: one that',
    'somebody else put in is named, sealed or not. What cannot be found from the database alone: rows taken out in the',
    'two seconds before they are sealed; and a cut end, when the counter beside it was set back as well. For that, the',
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
    const verdicts = await withFoundation(settings(), async ({ owner, auditKey: key, vaults }) => {
      const found: AuditVerdict[] = []
      for (const clientId of only ? [only] : await auditedClients(owner)) {
        found.push(await verifyAudit({ owner, key, vaults }, clientId))
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

const words = ({
  clientId,
  verified,
  unsealed,
  unmarked,
  head,
  fault,
  forged = [],
}: AuditVerdict): string => {
  const faults = [...(fault && fault.kind !== 'forged' ? [fault] : []), ...forged]
  const before = unmarked ? `, ${unmarked} of before rows were marked` : ''
  return faults.length === 0
    ? `${clientId}  ${plural(verified, 'row')} good, ${unsealed} not sealed yet${before}, head ${head}`
    : faults.map((each) => `${clientId}  ${faultWords(each)}`).join('\n')
}

const faultWords = ({ kind, position, auditId, says }: Break): string =>
  `${kind.toUpperCase()} at ${position ?? 'the end, not sealed yet'}${auditId ? ` (${auditId})` : ''}: ${says}`

async function expectHead(
  owner: AuditParts['owner'],
  { clientId, head }: { clientId: string; head: string },
): Promise<void> {
  const { rowCount } = await owner.query(
    `select 1 from audit where client_id = $1 and hash = decode($2, 'hex')`,
    [clientId, head],
  )
  if (rowCount === 0) throw new UsageError(`The head ${head} is not in the chain: its end was cut off`)
}
