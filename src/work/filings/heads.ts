import { recipientOf } from '../../domain/people/w9.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { employerHead, type PersonHead, personHeads } from '../../store/filings/companies.ts'
import { known } from '../../wire/fields/nouns.ts'

/** The employer as forms name it. The EIN is never shortened. */
export async function employerOf(
  work: Work,
  companyId: Id<'company'>,
): Promise<{ readonly name: string; readonly ein: string; readonly address: readonly string[] }> {
  const head = known(await employerHead(work, companyId), 'company')
  const vault = await work.vault(companyId)
  const digits =
    head.ein && head.kybId
      ? vault.open('kyb_information.ein', head.kybId, head.ein).reveal().replace(/\D/g, '')
      : ''
  return { ...head, ein: digits === '' ? '' : `${digits.slice(0, 2)}-${digits.slice(2)}` }
}

export interface NamedPerson extends Omit<PersonHead, 'ssn' | 'ein' | 'w9'> {
  /** The last four digits, or that there is none: an ITIN is no social security number. */
  readonly ssn: string
  /** As a 1099-NEC names them. */
  readonly recipient: ReturnType<typeof recipientOf>
}

/** Workers as their copies name them: the number is shortened. */
export async function peopleOf(
  work: Work,
  companyId: Id<'company'>,
  userIds: readonly Id<'user'>[],
): Promise<ReadonlyMap<string, NamedPerson>> {
  const heads = await personHeads(work, companyId, userIds)
  const vault = await work.vault(companyId)
  return new Map(
    heads.map(({ ssn, ein, w9, ...head }) => {
      const digits = ssn ? vault.open('worker.ssn', head.userId, ssn).reveal().replace(/\D/g, '') : ''
      const recipient = recipientOf({
        name: head.name,
        ownDigits: digits.slice(-4),
        w9: w9 ?? undefined,
        einDigits: ein ? vault.open('worker_w9.ein', head.userId, ein).masked().slice(-4) : '',
      })
      const isSsn = digits.length === 9 && !digits.startsWith('9')
      return [head.userId, { ...head, ssn: isSsn ? `***-**-${digits.slice(-4)}` : 'Applied For', recipient }]
    }),
  )
}
