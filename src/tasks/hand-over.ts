import type { FileOrder } from '../domain/money/compose-file.ts'
import type { Id } from '../kernel/ids.ts'
import { type BankPlace, type Content, contentOf, type OpenOutbox } from '../outside/outbox.ts'
import type { Work } from '../store/database/work.ts'
import type { AchFileRow } from '../store/money/ach-files.ts'
import { type Release, recordRelease, releaseOf } from '../store/money/releases.ts'
import { fileOrder } from '../work/money/file-order.ts'
import { type Effect, NeedsPerson } from './task.ts'

/**
 * How every file goes to the bank, once. It is staged, its release is recorded, it is released, and the task records that
 * it was handed over. An attempt that finds a release asks the outbox how far it came, and does what is left.
 */
export interface HandOver {
  readonly file: Pick<AchFileRow, 'companyId' | 'achFileId' | 'fileName' | 'effectiveDate'>
  /** A file that was released has its bytes already, whatever has changed since. */
  readonly rest: { readonly release: Release } | { readonly order: FileOrder }
}

export interface Handed {
  readonly achFileId: Id<'achFile'>
  readonly entries: number
}

export async function handOverOf(work: Work, file: AchFileRow): Promise<HandOver> {
  const release = await releaseOf(work, file)
  return { file, rest: release ? { release } : { order: await fileOrder(work, file) } }
}

export async function handOver({ file, rest }: HandOver, effect: Effect): Promise<Handed> {
  const { outbox } = effect.outside.bank
  const { achFileId, fileName } = file
  const isKnown = 'release' in rest && rest.release.isConfirmed
  if (isKnown) return { achFileId, entries: rest.release.entries }
  const place = await outbox.place()
  const entries = await outbox.visit(
    (box) =>
      'release' in rest
        ? goOn({ box, place, name: fileName }, rest.release)
        : begin({ box, place, name: fileName }, { file, order: rest.order, effect }),
    effect.signal,
  )
  return { achFileId, entries }
}

interface Spot {
  readonly box: OpenOutbox
  readonly place: BankPlace
  readonly name: string
}

async function begin(
  { box, place, name }: Spot,
  { file, order, effect }: { file: HandOver['file']; order: FileOrder; effect: Effect },
): Promise<number> {
  const { bytes, ...sums } = effect.outside.bank.compose(order)
  const content = contentOf(bytes)
  // A database that went back to an earlier moment does not know what it has handed over since.
  const isThere = isSame(await box.holds(name), content, { place, name })
  const stagedAs = isThere ? null : await box.stage(name, bytes)

  const { id: placeId, described } = place
  await effect.meanwhile((tx) => recordRelease(tx, file, { placeId, described, stagedAs, ...content, sums }))
  if (stagedAs !== null) await box.release(stagedAs, name)
  return sums.entries
}

async function goOn({ box, place, name }: Spot, release: Release): Promise<number> {
  if (release.placeId !== place.id) throw new Error(elsewhere(name, { place, release }))
  const { stagedAs, entries } = release
  if (isSame(await box.holds(name), release, { place, name })) return entries
  if (stagedAs !== null && (await box.isStaged(stagedAs))) {
    await box.release(stagedAs, name)
    return entries
  }
  // Neither staged nor there: it was released, and the bank has taken it. Where others may clean up, nobody can tell.
  if (stagedAs !== null && !box.keepsStaged) throw new NeedsPerson(untold(name, place))
  return entries
}

function isSame(
  there: Content | undefined,
  ours: Content,
  { place, name }: { place: BankPlace; name: string },
): boolean {
  if (!there) return false
  const isOurs = there.bytes === ours.bytes && (there.sha256 ?? ours.sha256) === ours.sha256
  if (!isOurs) throw new NeedsPerson(another(name, place))
  return true
}

const elsewhere = (name: string, { place, release }: { place: BankPlace; release: Release }): string =>
  `${name} was released in another outbox (${release.described}) than this process has (${place.described}): only a ` +
  'process with that outbox goes on with it. If it is lost, see `purser bank files`'

const another = (name: string, { described }: BankPlace): string =>
  `another file lies under the name ${name} in ${described}: move it away, then run \`purser agenda retry\``

const untold = (name: string, { described }: BankPlace): string =>
  `${name} is no longer in ${described}, and the bank may have taken it: ask the bank, then run \`purser bank decide\``
