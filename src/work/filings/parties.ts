import type { FiledPerson, Filer } from '../../domain/filings/files/parties.ts'
import type { MailAddress } from '../../domain/layouts/parties.ts'
import { hourlyRate, shownRate } from '../../domain/payroll/hourly.ts'
import { type Day, tryDay } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import { cents } from '../../kernel/money.ts'
import type { Vault } from '../../store/database/vault.ts'
import type { Work } from '../../store/database/work.ts'
import {
  type FiledAddress,
  type FiledRow,
  type FilerRow,
  filedRows,
  filerRow,
} from '../../store/filings/parties.ts'
import { loadProfile } from '../../store/filings/profile.ts'
import { known } from '../../wire/fields/nouns.ts'

/** Who files, with the EIN in clear: a file is worth nothing without it. */
export async function filerOf(work: Work, companyId: Id<'company'>): Promise<Filer> {
  const row = known(await filerRow(work, companyId), 'company')
  const vault = await work.vault(companyId)
  const { name, naics, federalForm, facts } = row
  return {
    ...{ name, naics, federalForm, facts },
    ein: einOf(vault, row),
    address: mailed(row.address),
    profile: await loadProfile(work, companyId),
  }
}

/** The people of a file, with their numbers in clear; those are sealed again with the file. */
export async function filedPeople(
  work: Work,
  asked: { readonly companyId: Id<'company'>; readonly userIds: readonly string[]; readonly on: Day },
): Promise<ReadonlyMap<string, FiledPerson>> {
  const rows = await filedRows(work, asked)
  const vault = await work.vault(asked.companyId)
  return new Map(rows.map((row) => [row.userId, personOf(vault, row)]))
}

const einOf = (vault: Vault, { ein, kybId }: FilerRow): string =>
  ein && kybId ? vault.open('kyb_information.ein', kybId, ein).reveal().replaceAll(/\D/g, '') : ''

function personOf(vault: Vault, row: FiledRow): FiledPerson {
  const { userId, first, middle, last, jobTitle, hired, separated, facts, wage } = row
  const born = row.birth && vault.open('worker.date_of_birth', userId, row.birth).reveal()
  return {
    ...businessOf(vault, row),
    ...{ userId, jobTitle, hired, separated, facts },
    ssn: row.ssn ? vault.open('worker.ssn', userId, row.ssn).reveal() : '',
    name: { first, last, ...(middle !== '' && { middle }) },
    address: mailed(row.address),
    birthDate: tryDay(born ?? '') ?? null,
    hourlyRate:
      wage && cents(BigInt(shownRate(hourlyRate([], { ...wage, rate: cents(BigInt(wage.rate)) }))) / 100n),
  }
}

const businessOf = (vault: Vault, { userId, businessName, businessEin }: FiledRow) =>
  businessName !== null && businessEin !== null
    ? { business: { name: businessName, ein: vault.open('worker_w9.ein', userId, businessEin).reveal() } }
    : {}

function mailed(kept: FiledAddress | null): MailAddress {
  if (kept === null) return { delivery: '', city: '', state: '', zip: '' }
  const { address1, address2, city, state, zipcode } = kept
  const [zip = '', zip4] = zipcode.split('-')
  return {
    delivery: address1,
    city,
    state,
    zip,
    ...(address2 !== '' && { location: address2 }),
    ...(zip4 && { zip4 }),
  }
}
