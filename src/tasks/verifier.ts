import type pg from 'pg'
import type { Logger } from 'pino'
import { alertLetter } from '../domain/audit/alert-letter.ts'
import { LOWEST_ID } from '../kernel/ids.ts'
import { faultWords } from '../kernel/problem.ts'
import type { Mail } from '../outside/mail.ts'
import { auditedClients } from '../store/audit/verify.ts'
import type { Vaults } from '../store/database/vault.ts'
import { auditFindings } from '../store/verify/audit.ts'
import type { Finding } from '../store/verify/check.ts'
import { endFindings, findingsToTell, keepFindings, markTold, unread } from '../store/verify/findings.ts'
import { keepPlace, leaveNight, type NightPlace, takeNight } from '../store/verify/nightly.ts'
import { companiesAfter, startOf, walkSlice } from '../store/verify/walk.ts'
import { startRounds } from './rounds.ts'
import { sleeping } from './sleep.ts'

const EVERY = 600_000
/** Milliseconds of one share, for which the owner stays connected. */
const LONGEST = 30_000
/** After each slice it rests so many times as long: one in twenty of the time, and never a second on end. */
const REST = 19

export interface VerifierParts {
  readonly owner: pg.Pool
  readonly vaults: Vaults
  /** Seals the audit log and the money. */
  readonly key: Buffer
  readonly mail: Mail
  /** Who is told by mail; nobody: the log and the metric tell. */
  readonly alertMail: string | undefined
}

/** Verifies everything once a night, a share at a time. Several processes may: a lease lets one at a time. */
export function startVerifier(
  { asOwner, ...parts }: Omit<VerifierParts, 'owner'> & { readonly asOwner: AsOwner },
  log: Logger,
): { stop(): Promise<void> } {
  const rests = sleeping()
  const pace = {
    longest: LONGEST,
    rest: (worked: number) => rests.sleep(worked * REST),
    isOver: rests.isOver,
  }
  const share = () => asOwner((owner) => verifyShare({ ...parts, owner }, log, pace))
  const round = async () => {
    while (!rests.isOver() && !(await share()));
  }
  const rounds = startRounds({ every: EVERY, first: EVERY / 10, failed: 'verification failed', round }, log)
  return {
    async stop() {
      rests.end()
      await rounds.stop()
    },
  }
}

/** The owner is connected only while a share is verified. */
type AsOwner = <T>(act: (owner: pg.Pool) => Promise<T>) => Promise<T>

/** How long a share lasts, and how it rests between slices so that others hardly notice. */
interface Pace {
  readonly longest: number
  /** After so many milliseconds of work. */
  readonly rest: (worked: number) => Promise<void>
  readonly isOver: () => boolean
}

const WITHOUT_REST: Pace = { longest: LONGEST, rest: async () => {}, isOver: () => false }

/** Goes on where the last share ended, for so long; then tells what is new. Answers whether the night is over. */
export async function verifyShare(
  parts: VerifierParts,
  log: Logger,
  { longest, rest, isOver }: Pace = WITHOUT_REST,
): Promise<boolean> {
  const { owner } = parts
  const taken = await takeNight(owner)
  if (!taken) return true
  const until = Date.now() + longest
  let place: NightPlace | undefined
  try {
    place = taken.place ?? (await firstPlace(owner))
    while (place) {
      const began = Date.now()
      const { findings, next }: Step = await step(parts, place)
      for (const finding of await keepFindings(owner, findings)) log.error(finding, 'verification found')
      place = next
      if (place) await keepPlace(owner, place)
      if (Date.now() >= until || isOver()) break
      await rest(Date.now() - began)
    }
    if (!place) await endFindings(owner, taken.begunAt)
  } finally {
    await leaveNight(owner, { isOver: !place })
  }
  await tell(parts)
  return !place
}

interface Step {
  readonly findings: readonly Finding[]
  readonly next: NightPlace | undefined
}

/** One slice, and where the next begins. What cannot be read is told, and the rest is read all the same. */
async function step(parts: VerifierParts, place: NightPlace): Promise<Step> {
  if ('afterCompany' in place) {
    const [companyId] = await companiesAfter(parts.owner, place.afterCompany, 1)
    return { findings: [], next: companyId === undefined ? undefined : startOf(companyId) }
  }
  if ('clientId' in place) return auditStep(parts, place)
  const { companyId, slice, after } = place
  const rest = { afterCompany: companyId }
  return walkSlice(parts.owner, place, { key: parts.key }).then(
    ({ findings, next }) => ({ findings, next: next ?? rest }),
    (error: unknown) => ({
      findings: [unreadAt({ clientId: null, companyId, recordId: `${slice} after ${after}` }, error)],
      next: rest,
    }),
  )
}

/** So many pages of an audit log at a time. */
const PAGES = 5

async function auditStep(parts: VerifierParts, { clientId, position }: ClientPlace): Promise<Step> {
  const stretch = { after: BigInt(position), pages: PAGES }
  const { findings, next } = await auditFindings(parts, clientId, stretch).catch((error: unknown) => ({
    findings: [unreadAt({ clientId, companyId: null, recordId: `audit of ${clientId}` }, error)],
    next: undefined,
  }))
  if (next !== undefined) return { findings, next: { clientId, position: String(next) } }
  const following = (await auditedClients(parts.owner)).find((id) => id > clientId)
  return { findings, next: following ? { clientId: following, position: '0' } : FIRST_COMPANY }
}

type ClientPlace = Extract<NightPlace, { clientId: string }>

const FIRST_COMPANY: NightPlace = { afterCompany: LOWEST_ID }

async function firstPlace(owner: pg.Pool): Promise<NightPlace> {
  const [clientId] = await auditedClients(owner)
  return clientId === undefined ? FIRST_COMPANY : { clientId, position: '0' }
}

const unreadAt = (at: Pick<Finding, 'clientId' | 'companyId' | 'recordId'>, error: unknown): Finding => ({
  ...at,
  check: unread.name,
  expected: 'a slice that can be read',
  found: faultWords(error),
  act: unread.act,
})

/** One letter for all that is new. A letter that could not be sent goes out with the next round, under the same id. */
async function tell({ owner, mail, alertMail }: VerifierParts): Promise<void> {
  if (alertMail === undefined) return
  const told = await findingsToTell(owner)
  if (!told) return
  await mail.send(alertLetter(alertMail, told.findings), told.letterId)
  await markTold(owner, told.letterId)
}
