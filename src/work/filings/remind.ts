import { FILED } from '../../domain/filings/filing.ts'
import { nextReminder, remindedOf } from '../../domain/filings/reminders.ts'
import { addMonths, type Day, easternTime } from '../../kernel/dates.ts'
import type { Id } from '../../kernel/ids.ts'
import type { Work } from '../../store/database/work.ts'
import { type ToldFiling, wordOfFiling } from '../../store/filings/letter-facts.ts'
import { tellStaff } from '../people/mail-later.ts'
import { dueOfCompanies } from './due.ts'

/** Puts the next day on the agenda on which a company is reminded. Asking twice is asking once. */
export function remindLater(work: Work, companyId: Id<'company'>): void {
  const on = nextReminder(work.today)
  work.later({
    task: 'remindFilings',
    key: `${companyId}/${on}`,
    companyId,
    dueAt: easternTime(on, '08:00'),
    payload: { companyId, on },
  })
}

/** Tells the administrators what is due soon or overdue, and goes on as long as anything will be owed. */
export async function remind(work: Work, companyId: Id<'company'>, on: Day): Promise<void> {
  const { from, to } = remindedOf({ on, today: work.today })
  const rows = await dueOfCompanies(work, [companyId], { from, to: addMonths(work.today, AHEAD) })

  // An amendment has no day of its own: it stays a task.
  const told = rows.filter(
    ({ status, dueDate, sequence }) => !FILED.includes(status) && dueDate <= to && sequence === 0,
  )

  for (let at = 0; at < told.length; at += MOST) {
    const about = told
      .slice(at, at + MOST)
      .map(wordOf)
      .join(';')
    await tellStaff(work, { companyId, letter: 'filingsDue', about: `${on};${about}` })
  }
  if (rows.length > 0) remindLater(work, companyId)
  work.note({ companyId, facts: { due: told.length } })
}

/** Longer than a year: what is owed once a year is in sight. */
const AHEAD = 13

/** So many to a letter: the key of its row names them. */
const MOST = 12

const wordOf = (row: Omit<ToldFiling, 'dueDate'> & { readonly dueDate: string }): string =>
  wordOfFiling({ ...row, dueDate: row.dueDate as Day })
