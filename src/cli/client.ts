import { type Scope, scopes } from '../domain/access/scopes.ts'
import { plural } from '../kernel/plural.ts'
import { acceptKey, type KeyShown, keysOf, revokeKeys } from '../store/access/api-keys.ts'
import { type KeyLimits, newSecret } from '../store/access/authenticate.ts'
import { type Command, json, UsageError } from './command.ts'
import { withFoundation } from './with-foundation.ts'

const id = { id: { value: 'ID', means: 'the clientID', required: true } } as const
const limits = {
  scopes: { value: 'LIST', means: `what the key may do, by comma: ${scopes.join(', ')}; all without it` },
  companies: { value: 'LIST', means: 'ids of the companies that the key sees, by comma; all without it' },
  expires: { value: 'TIME', means: 'when the key ends, such as 2027-01-01T00:00:00Z; never without it' },
} as const
const ssn = { 'no-ssn': { means: 'the key sees social security numbers masked' } } as const

export const clientCreate: Command = {
  details:
    'Works while the service runs; the key is accepted at once. A client owns its companies and its clock.',
  options: { ...id, ...limits, ...ssn, ...json },
  async run(given) {
    const clientId = clientIdOf(given.text('id')!)
    const secret = newSecret()
    await withFoundation(given.settings(), async (base) => {
      if ((await keysOf(base.owner, clientId)).length > 0) {
        throw new UsageError(
          `There is a client ${clientId}; purser client rotate --id ${clientId} makes a new key`,
        )
      }
      await acceptKey(base, {
        accountId: clientId,
        secret,
        ...limitsOf(given),
        act: 'client create',
      })
    })
    given.print({ clientID: clientId, SecretKey: secret }, `clientID   ${clientId}\nSecretKey  ${secret}`)
    return undefined
  },
}

export const clientList: Command = {
  options: { id: { value: 'ID', means: 'only this client' }, ...json },
  async run({ text, settings, print }) {
    const keys = await withFoundation(settings(), ({ owner }) => keysOf(owner, text('id')))
    print({ keys }, keys.length === 0 ? 'No clients.' : keys.map(keyLine).join('\n'))
    return undefined
  },
}

export const clientRotate: Command = {
  options: {
    ...id,
    grace: {
      value: 'HOURS',
      means: 'how long older keys are still accepted; 24 is the default, 0 ends them now',
    },
    ...limits,
    ...ssn,
    ...json,
  },
  async run(given) {
    const clientId = clientIdOf(given.text('id')!)
    const hours = Number(given.text('grace') ?? 24)
    if (!(hours >= 0)) throw new UsageError('--grace must be a number of hours')
    const secret = newSecret()
    await withFoundation(given.settings(), async (base) => {
      await expectClient(base.owner, clientId)
      const key = { accountId: clientId, secret, ...limitsOf(given), act: 'client rotate' }
      const apiKeyId = await acceptKey(base, key)
      await revokeKeys(base, { accountId: clientId, except: apiKeyId, hours, act: 'client rotate' })
    })
    given.print(
      { clientID: clientId, SecretKey: secret, olderKeysEndInHours: hours },
      `clientID   ${clientId}\nSecretKey  ${secret}\nOlder keys end in ${plural(hours, 'hour')}.`,
    )
    return undefined
  },
}

export const clientRevoke: Command = {
  options: {
    ...id,
    key: {
      value: 'KEY_ID',
      means: 'only this key, by its id in `purser client list`; all of them without it',
    },
    ...json,
  },
  async run({ text, settings, print }) {
    const clientId = clientIdOf(text('id')!)
    const only = text('key')
    if (only !== undefined && !UUID.test(only))
      throw new UsageError('--key must be an id of `purser client list`')
    const revoked = await withFoundation(settings(), async (base) => {
      await expectClient(base.owner, clientId)
      return revokeKeys(base, { accountId: clientId, only, hours: 0, act: 'client revoke' })
    })
    print({ clientID: clientId, revoked }, `${plural(revoked, 'key')} of ${clientId} revoked.`)
    return undefined
  },
}

function limitsOf({ text, has }: Pick<Parameters<Command['run']>[0], 'text' | 'has'>): KeyLimits {
  const [may, companyIds, expires] = [listOf(text('scopes')), listOf(text('companies')), text('expires')]
  const wrong = may?.find((scope) => !scopes.includes(scope as Scope))
  if (wrong !== undefined) throw new UsageError(`--scopes: ${wrong} is none of ${scopes.join(', ')}`)
  if (companyIds?.some((companyId) => !UUID.test(companyId)))
    throw new UsageError('--companies must be ids of companies, by comma')
  if (expires !== undefined && !(Date.parse(expires) > Date.now()))
    throw new UsageError('--expires must be a time in the future')
  const seesSsn = !has('no-ssn') && (may?.includes('pii') ?? true)
  return {
    seesSsn,
    ...(may && { scopes: may as Scope[] }),
    ...(companyIds && { companyIds }),
    ...(expires && { expiresAt: new Date(expires).toISOString() }),
  }
}

const listOf = (text: string | undefined): string[] | undefined =>
  text
    ?.split(',')
    .map((each) => each.trim())
    .filter(Boolean)

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function clientIdOf(text: string): string {
  if (/^[A-Za-z0-9._-]{1,64}$/.test(text)) return text
  throw new UsageError('A clientID has 1 to 64 letters, digits, dots, hyphens and underscores')
}

async function expectClient(owner: Parameters<typeof keysOf>[0], clientId: string): Promise<void> {
  if ((await keysOf(owner, clientId)).length === 0) throw new UsageError(`There is no client ${clientId}`)
}

const keyLine = ({ clientID, keyId, createdAt, seesSsn, ...key }: KeyShown): string =>
  [
    `${clientID}  ${keyId}  made ${createdAt}`,
    seesSsn ? 'sees SSNs' : 'SSNs masked',
    ...(key.scopes ? [`may ${key.scopes.join(', ')}`] : []),
    ...(key.companyIds ? [`of ${plural(key.companyIds.length, 'company', 'companies')}`] : []),
    ...[key.expiresAt, key.revokedAt].flatMap((at) => (at ? [`ends ${at}`] : [])),
  ].join('  ')
