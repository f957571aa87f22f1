import { z } from 'zod'
import { filingMachine } from '../../domain/filings/filing.ts'
import { VERIFICATION_DELAY } from '../../domain/sandbox/outcomes.ts'
import { instant } from '../../kernel/dates.ts'
import { newId } from '../../kernel/ids.ts'
import { move } from '../../kernel/machine.ts'
import { moveFiling } from '../../store/filings/filings.ts'
import { id } from '../../wire/fields/fields.ts'
import { filingForm, filingRecord } from '../../wire/filing.ts'
import { filingNow, lockedFiling } from '../../work/filings/named.ts'
import { tellFiling } from '../../work/filings/tell.ts'
import { operation } from '../declaration/operation.ts'

export const submitFiling = operation({
  address: 'adminPortal/submitFiling',
  job: 'filings',
  verb: 'POST',
  access: { scope: 'filings', roles: ['administrator'], reach: 'company', again: true },
  summary: 'Hands an approved filing to its agency, once.',
  description:
    'It is `submitted` until the agency answers, then `accepted` with a receipt or `rejected` with the rules that it breaks. ' +
    'However often handing over is tried, it happens under one id. In the sandbox the agency accepts, or rejects when the ' +
    'EIN ends in 0009. In production it is rejected as long as no channel is set up: download it with getFiling, file it by ' +
    'hand, and call markFiled. One whose file would be refused is not handed over: what to mend is in `files` of getFiling.',
  body: z.object({ filingId: id('filing') }),
  reply: z.object({ filing: filingRecord }),
  refusals: {
    fileRefused:
      'Its file would be refused: {words}. Mend it with {operation} and prepare the filing again, or file it by hand and call markFiled',
  },
  emits: ['filing'],

  async run({ body, work, refuse }) {
    const filing = await lockedFiling(work, body.filingId)
    const status = move(filingMachine, filing.status, 'submitFiling')
    const [wrong] = filing.mend
    if (wrong) refuse('fileRefused', wrong)
    const { companyId, filingId } = filing
    const submissionId = newId()

    await moveFiling(work, filing, status, { channel: 'electronic', submissionId })
    work.later({
      task: 'submitFiling',
      key: submissionId,
      companyId,
      dueAt: instant(work.now + VERIFICATION_DELAY),
      payload: { companyId, filingId, submissionId },
    })
    tellFiling(work, filing, 'update')
    work.note({ companyId, subjectIds: [filingId] })
    return { filing: filingForm(await filingNow(work, filingId)) }
  },
})
