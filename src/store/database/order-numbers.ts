import { type OrderFields, withNumbers, withoutNumbers } from '../../domain/pay/order-numbers.ts'
import { Secret } from '../../kernel/secret.ts'
import type { Vault } from './vault.ts'

/** An order's fields as they are kept: the numbers of the case apart, sealed under the order's id. */
export function sealOrder(vault: Vault, id: string, fields: OrderFields) {
  const { shown, numbers } = withoutNumbers(fields)
  return { fields: shown, numbers: vault.seal(COLUMN, id, new Secret(JSON.stringify(numbers))) }
}

/** One that no process has sealed yet has them in its fields. */
export const openOrder = (
  vault: Vault,
  row: { readonly id: string; readonly fields: OrderFields; readonly numbers: Buffer | null },
): OrderFields =>
  row.numbers === null
    ? row.fields
    : withNumbers(row.fields, JSON.parse(vault.open(COLUMN, row.id, row.numbers).reveal()))

const COLUMN = 'garnishment.numbers'
