import { Secret } from '../kernel/secret.ts'
import type { Verdict, Verifier } from './verifier.ts'

export interface Provider {
  /** Questions go to `<url>/business`, `<url>/person` and `<url>/account`. */
  readonly url: string
  /** Sent as a bearer token. */
  readonly token: string | undefined
}

/** Shorter than any lease of a task that asks. */
const TIMEOUT = 30_000

/**
 * Asks a program of the operator's, which speaks to whatever provider there is: one POST a question, with everything that
 * was submitted, and the effect id as Idempotency-Key. Anything but a verdict is a failure, and is asked again.
 */
export function httpVerifier({ url, token }: Provider): Verifier {
  async function ask(kind: string, asked: object, effectId: string): Promise<Verdict> {
    // Loaded with the first question: every start would wait for it.
    const { request } = await import('undici')
    const { statusCode, body } = await request(`${url.replace(/\/$/, '')}/${kind}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': effectId,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(opened(asked)),
      headersTimeout: TIMEOUT,
      bodyTimeout: TIMEOUT,
    })
    const text = await body.text()
    if (statusCode !== 200) throw new Error(`the verifier answered ${statusCode}`)
    return verdictIn(text)
  }
  return {
    business: ({ name, ein, entityType, incorporationState }, effectId) =>
      ask('business', { name, ein, entityType, incorporationState }, effectId),
    person: ({ firstName, lastName, ssn, dateOfBirth }, effectId) =>
      ask('person', { firstName, lastName, ssn, dateOfBirth }, effectId),
    account: ({ owner, routingNumber, accountNumber, accountType, accountName }, effectId) =>
      ask('account', { owner, routingNumber, accountNumber, accountType, accountName }, effectId),
  }
}

/** The one place where secrets are meant to leave: to whom the operator named. */
const opened = (asked: object): object =>
  Object.fromEntries(
    Object.entries(asked).map(([name, value]) => [name, value instanceof Secret ? value.reveal() : value]),
  )

const VERDICTS: readonly string[] = ['passed', 'failed', 'pending'] satisfies Verdict[]

function verdictIn(text: string): Verdict {
  let verdict: unknown
  try {
    verdict = (JSON.parse(text) as { verdict?: unknown }).verdict
  } catch {
    throw new Error('the verifier did not answer JSON')
  }
  if (VERDICTS.includes(verdict as string)) return verdict as Verdict
  throw new Error(`the verifier must answer {"verdict": one of ${VERDICTS.join(', ')}}`)
}
