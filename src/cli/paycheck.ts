import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { grossUp } from '../domain/pay/gross-up.ts'
import { calculatePaycheck } from '../domain/pay/paycheck.ts'
import { explanationText, stubText } from '../domain/pay/stub-text.ts'
import { paycheckBody } from '../wire/paycheck.ts'
import { isOpen, paycheckInput } from '../wire/paycheck-input.ts'
import { type Command, UsageError } from './command.ts'

export const paycheck: Command = {
  details: 'The file, or standard input, holds the body of payroll/calculatePaycheck.',
  words: '[file]',
  options: { explain: { means: 'every line with its rule, table and steps' } },
  async run({ words, has, print }) {
    const text = readFileSync(words[0] ?? 0, 'utf8')
    const stub = printPaycheck(text, { explain: has('explain') })
    print({ stub }, stub.trimEnd())
    return undefined
  },
}

/** The body of payroll/calculatePaycheck in, a stub to read out. */
export function printPaycheck(json: string, { explain }: { explain: boolean }): string {
  const sent: unknown = JSON.parse(json)
  const parsed = paycheckBody.safeParse(inner(sent))
  if (!parsed.success) throw new UsageError(z.prettifyError(parsed.error))

  const options = { explain, allowProvisional: true }
  const input = paycheckInput(parsed.data, options)
  const open = parsed.data.earnings.findIndex(isOpen)
  const { net } = parsed.data
  if (net === undefined || open < 0) return printed(input, calculatePaycheck(input, options), explain)

  const { paycheck, amount } = grossUp(input, { earning: open, net }, options)
  const earnings = input.earnings.map((each, at) => (at === open ? { ...each, amount } : each))
  return printed({ ...input, earnings }, paycheck, explain)
}

const printed = (
  input: Parameters<typeof stubText>[0],
  check: Parameters<typeof stubText>[1],
  explain: boolean,
): string => `${stubText(input, check)}\n${explain ? `\n${explanationText(check)}\n` : ''}`

/** The object itself, or as it stands in a request. */
const inner = (sent: unknown): unknown =>
  typeof sent === 'object' && sent !== null && 'paycheck' in sent ? sent.paycheck : sent
