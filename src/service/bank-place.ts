import type pg from 'pg'
import { bankOf } from '../outside/bank.ts'
import { bankSettings } from '../settings/bank.ts'
import { type Settings, SettingsError } from '../settings/settings.ts'
import { currentPlace } from '../store/money/places.ts'

/** The outbox of these settings, as the database knows outboxes. */
export async function placeOfSettings(settings: Settings): Promise<{ placeId: string; described: string }> {
  const { id: placeId, described } = await bankOf(bankSettings(settings)).outbox.place()
  return { placeId, described }
}

/**
 * In production every process that hands files over has the same outbox and inbox: returns that the bank puts into one of
 * several would not be read by the others. One that comes with another does not begin.
 */
export async function expectBankPlace(owner: pg.Pool, settings: Settings): Promise<void> {
  if (settings.PURSER_ENVIRONMENT !== 'production' || settings.PURSER_RUNNERS === 0) return
  const ours = await placeOfSettings(settings)
  const current = await currentPlace(owner, ours)
  if (current.placeId !== ours.placeId) throw otherPlace(current.described, ours.described)
}

const otherPlace = (current: string, ours: string): SettingsError =>
  new SettingsError([
    `PURSER_BANK_DIR: the bank's files of this database are in ${current}; this process would use ${ours}. Share that ` +
      'directory, or use SFTP (PURSER_BANK_OUTBOX), so that every process has the same. If the place has moved for good, ' +
      'compare `purser bank files` with the bank’s list and run `purser bank use`',
  ])
