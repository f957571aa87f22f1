import { z } from 'zod'
import { filingMachine } from '../../domain/filings/filing.ts'
import { filesKept } from '../../store/filings/files.ts'
import { choice, id } from '../../wire/fields/fields.ts'
import { figuresForm, figuresRecord, filingForm, filingRecord } from '../../wire/filing.ts'
import { fileForm, fileRecord } from '../../wire/filing-files.ts'
import { explainedLines } from '../../work/filings/explained.ts'
import { filingNow } from '../../work/filings/named.ts'
import { filingPages } from '../../work/filings/pages.ts'
import { recomputed } from '../../work/filings/recompute.ts'
import { operation } from '../declaration/operation.ts'

export const getFiling = operation({
  address: 'reports/getFiling',
  job: 'filings',
  verb: 'GET',
  access: { scope: 'read', roles: ['administrator', 'bookkeeper'], reach: 'company' },
  summary:
    'One filing: its figures line by line with how each came to be, its files, and with `format: "pdf"` its pages.',
  description:
    'The figures are those that were prepared, and after it is approved those that are filed. They are computed again from ' +
    'what is kept: `changedLines` names lines that would be different today, which prepareFiling takes in while it is ' +
    'not handed over, and amendFiling corrects once it was accepted. What is deposited later changes no return. ' +
    '`files` are what an agency takes: written when it was prepared and again when it was approved, read back by their layout, ' +
    'and from then on the same bytes. One without a `digest` cannot be handed over; its `problems` name record, position, ' +
    'rule and the operation that mends it. `format: "file"` adds the bytes.',
  body: z.object({
    filingId: id('filing'),
    format: choice(['json', 'pdf', 'file'])
      .nullish()
      .describe('`pdf` adds the pages, `file` the bytes of the files.'),
  }),
  reply: z.object({
    filing: filingRecord.extend({
      figures: figuresRecord.describe('What the filing says.'),
      changedLines: z.array(z.string()).describe('Lines that would be different today.'),
      files: z.array(fileRecord).describe('What is handed to an agency, or filed by hand.'),
      proposal: z.string().describe('The operation that takes the changes in; empty where nothing changed.'),
    }),
    fileName: z.string().optional(),
    fileBase64: z.string().optional(),
  }),
  heavy: true,

  async run({ body, work }) {
    const filing = await filingNow(work, body.filingId)
    const { steps, changed } = await recomputed(work, filing)

    const explained = explainedLines(work, filing, steps)
    const isAccepted = filing.status === filingMachine.state.accepted
    const proposal = isAccepted ? 'adminPortal/amendFiling' : 'adminPortal/prepareFiling'
    const kept = await filesKept(work, filing, { isOpened: body.format === 'file' })
    const shown = {
      ...filingForm(filing),
      files: kept.map(({ said, ...rest }) => fileForm(said, rest)),
      figures: figuresForm(filing.figures, explained),
      changedLines: [...changed],
      proposal: changed.length === 0 ? '' : proposal,
    }
    if (body.format !== 'pdf') return { filing: shown }
    const pdf = await filingPages(work, filing, explained)
    const fileName = `${filing.form}-${filing.periodEnd}-${filing.sequence}.pdf`
    return { filing: shown, fileName, fileBase64: pdf.toString('base64') }
  },
})
