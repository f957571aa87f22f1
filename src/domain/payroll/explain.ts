import { calculatePaycheck } from '../pay/paycheck.ts'
import type { PaycheckInput } from '../pay/paycheck-types.ts'

/** Every tax and order of a stored paycheck with its steps, computed again from what the engine was given. */
export function explainStored(input: PaycheckInput, allowProvisional: boolean) {
  const check = calculatePaycheck(input, { explain: true, allowProvisional })
  const taxes = check.taxes.map((line) => ({
    code: line.code,
    name: line.taxName,
    payer: line.payer as string,
    law: line.law,
    source: line.source,
    confidence: line.confidence as string,
    taxable: line.taxable,
    amount: line.amount,
    steps: (line.steps ?? []).map(copied),
  }))
  const orders = check.garnishments.map((line) => ({
    code: line.id,
    name: line.type as string,
    payer: 'employee',
    law: line.law,
    source: line.source,
    confidence: line.confidence as string,
    taxable: line.disposable,
    amount: line.amount,
    steps: (line.steps ?? []).map(copied),
  }))
  return [...taxes, ...orders]
}

const copied = (step: {
  line: string
  formula: string
  inputs: Readonly<Record<string, string>>
  value: string
}) => ({
  ...step,
  inputs: { ...step.inputs },
})
