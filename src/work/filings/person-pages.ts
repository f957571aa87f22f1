import { isIdentityBox } from '../../domain/filings/correction.ts'
import { wordsOfBox } from '../../domain/filings/w2c.ts'
import { figure } from '../../domain/statement/page/figures.ts'
import { day } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { LineValue } from '../../law/engine/forms/compute.ts'
import { correctionFor, formFor } from '../../law/engine/forms/find.ts'
import type { Work } from '../../store/database/work.ts'
import { stubFonts } from '../../store/files/fonts.ts'
import type { PersonRow } from '../../store/filings/people.ts'
import { loadProfile } from '../../store/filings/profile.ts'
import { employerOf, peopleOf } from './heads.ts'
import { filingNow } from './named.ts'

/** A worker's copies of one form: the W-2, the W-2c with the boxes that changed, or the 1099-NEC. */
export async function personPages(work: Work, companyId: Id<'company'>, row: PersonRow): Promise<Buffer> {
  const employer = await employerOf(work, companyId)
  const person = (await peopleOf(work, companyId, [row.userId])).get(row.userId)!
  const parties = {
    year: row.year,
    employer: [employer.name, ...employer.address],
    ein: employer.ein,
    person: [person.name, ...person.address],
    ssn: person.ssn,
  }
  const control = row.userId.slice(-8).toUpperCase()
  if (row.form === '1099-NEC') {
    // A contractor who is a business gets the form under its name and number.
    const { names, tin } = person.recipient
    const paid = { ...parties, person: [...names, ...person.address], ssn: tin }
    return necPages(work, companyId, row, { parties: paid, control })
  }
  if (row.figures.corrections !== undefined) return w2cPages(work, row, parties)
  // Printing is loaded when somebody prints: every start would wait for it.
  const { w2Pdf } = await import('../../domain/filings/page/w2-pdf.ts')
  return w2Pdf(stubFonts(), { ...parties, control, form: row.figures, isCorrected: false })
}

interface Parties {
  readonly year: number
  readonly employer: readonly string[]
  readonly ein: string
  readonly person: readonly string[]
  readonly ssn: string
}

async function w2cPages(work: Work, row: PersonRow, parties: Parties): Promise<Buffer> {
  const { law } = correctionFor('W-2', day(`${row.year}-12-31`), { allowProvisional: work.isSandbox })
  const { explanation } = await filingNow(work, row.filingId)
  const corrections = row.figures.corrections!
  const wrong = (name: string) => String(corrections.find(({ box }) => box === name)?.reported ?? '')
  const changed = corrections.filter(({ box }) => !isIdentityBox(box))
  const boxes = changed.map(({ box, reported, corrected }) => ({
    box,
    what: wordsOfBox(law, box),
    reported: corrective(reported),
    corrected: corrective(corrected),
  }))
  const { w2cPdf } = await import('../../domain/filings/page/w2c-pdf.ts')
  return w2cPdf(stubFonts(), {
    ...{ ...parties, printed: law.printed, boxes, explanation },
    previous: { ssn: wrong('f'), name: wrong('g') },
  })
}

/** An amount of nothing is written out on a form that corrects. */
const corrective = (value: LineValue): string =>
  value === 0n ? '-0-' : typeof value === 'bigint' ? figure(value) : String(value)

async function necPages(
  work: Work,
  companyId: Id<'company'>,
  row: PersonRow,
  { parties, control }: { readonly parties: Parties; readonly control: string },
): Promise<Buffer> {
  const { law } = formFor('1099-NEC', day(`${row.year}-12-31`), { allowProvisional: work.isSandbox })
  const { signerPhone } = await loadProfile(work, companyId)
  const boxes = law.lines.map(([box, what]) => ({ box, what, value: shown(row.figures.lines[box]) }))
  const { necPdf } = await import('../../domain/filings/page/nec-pdf.ts')
  return necPdf(stubFonts(), {
    year: row.year,
    payer: parties.employer,
    payerTin: parties.ein,
    phone: signerPhone,
    recipient: parties.person,
    recipientTin: parties.ssn,
    account: control,
    boxes,
    isCorrected: row.sequence > 0,
  })
}

const shown = (value: LineValue | undefined): string =>
  value === undefined || value === 0n ? '' : typeof value === 'bigint' ? figure(value) : String(value)
