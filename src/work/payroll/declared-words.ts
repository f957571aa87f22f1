import {
  catalogueOf,
  type DeclaredItem,
  type Treated,
  USUAL_PRIORITY,
} from '../../domain/pay/pay-item-type.ts'
import type { Id } from '../../kernel/ids.ts'
import { payItemTypes } from '../../store/company/pay-item-types.ts'
import type { Tx } from '../../store/database/transaction.ts'

/** How a company's own word is treated; undefined for every other word. */
export type TreatmentOf = (payItem: string, word: string) => Treated | undefined

/** One statement, and none where every word is one of the catalogue. Words out of use are unknown again. */
export async function declaredWords(
  tx: Tx,
  companyId: Id<'company'>,
  sent: readonly { readonly payItem: string; readonly word: string }[],
): Promise<TreatmentOf> {
  if (sent.every(isKnown)) return () => undefined
  const types = (await payItemTypes(tx, companyId)).filter(({ isActive }) => isActive)
  const known = new Map(
    types.map(({ payItem, name, taxTreatment, priority, rate }) => [
      `${payItem}/${name.toLowerCase()}`,
      {
        as: taxTreatment,
        ...(priority === USUAL_PRIORITY ? {} : { priority }),
        ...(rate === null ? {} : { rate }),
      },
    ]),
  )
  return (payItem, word) => known.get(`${payItem}/${word.toLowerCase()}`)
}

/** The same for one word, as a recurring item keeps it. */
export async function treatmentOf(
  tx: Tx,
  companyId: Id<'company'>,
  item: { readonly payItem: string; readonly word: string },
): Promise<{ readonly taxTreatment: string | null; readonly priority: number | null }> {
  const found = (await declaredWords(tx, companyId, [item]))(item.payItem, item.word)
  return { taxTreatment: found?.as ?? null, priority: found?.priority ?? null }
}

const isKnown = ({ payItem, word }: { readonly payItem: string; readonly word: string }): boolean =>
  catalogueOf[payItem as DeclaredItem]?.named(word) !== undefined
