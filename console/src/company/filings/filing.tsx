import { dayWords, EVER, spanWords } from '../../format/days.ts'
import { Money } from '../../format/money.tsx'
import { OPERATION } from '../../format/plain.ts'
import { plain } from '../../forms/refusal.ts'
import { filings as words } from '../../messages/company/filings.ts'
import { Button, ButtonLink } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { Facts } from '../../ui/facts/facts.tsx'
import { Beside, Head, Stack } from '../../ui/head/head.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { type Column, DataTable } from '../../ui/table/table.tsx'
import { useGo } from '../../ui/way/way.tsx'
import { isOpened, opens } from '../shared/opens.ts'
import { Actions } from './actions.tsx'
import type { Filing, FilingProps } from './asks.ts'
import { Files } from './files.tsx'
import { HowFar } from './how-far.tsx'
import { Schedules } from './schedules.tsx'

type Line = Filing['figures']['lines'][number]

/** One filing: its lines, each of which opens, its files, and what is done with it next. */
export default function FilingView({ data, given }: FilingProps) {
  const go = useGo()
  const { filing } = data.found
  const all = `/c/${given.companyId}/filings`
  const base = `${all}/${filing.filingId}`
  const plain = words.nameOf(filing.form, filing.jurisdiction)
  const name = filing.sequence > 0 ? words.amended(plain) : plain
  const isOfState = filing.jurisdiction !== 'US'
  const opened = filing.figures.lines.find(({ line }) => line === given.search.line)
  return (
    <>
      <Head
        crumbs={[{ words: words.back, to: all }, { words: name }]}
        title={name}
        lead={<HowFar status={filing.status} />}
        actions={<Actions filing={filing} given={given} base={base} />}
      />
      <Stack>
        <Told filing={filing} companyId={given.companyId} />
        <Beside share="wide">
          <Stack>
            <Card title={words.figures} flush>
              <DataTable
                label={words.figures}
                rows={filing.figures.lines}
                keyOf={({ line }) => line}
                columns={columnsOf((line) => go(`${base}?line=${encodeURIComponent(line)}`), isOfState)}
              />
            </Card>
            <Schedules figures={filing.figures} />
          </Stack>
          <Stack>
            <Card>
              <Facts
                of={[
                  [words.facts.period, spanWords(filing.periodBegin, filing.periodEnd, { today: EVER })],
                  [words.facts.due, dayWords(filing.dueDate, 'short', { today: given.today })],
                  [words.facts.edition, filing.edition],
                  [words.facts.approvedBy, filing.approvedBy ?? '–'],
                  [words.facts.receipt, filing.receipt || '–'],
                ]}
              />
            </Card>
            <Files filing={filing} />
          </Stack>
        </Beside>
      </Stack>
      {opened && (
        <Panel
          open
          onClose={() => go(base)}
          title={isOfState ? opened.what : words.open(opened.line)}
          {...(!isOfState && { lead: opened.what })}
        >
          <Opened line={opened} />
        </Panel>
      )}
    </>
  )
}

/** What stands in the way, what an agency said, and what the figures cannot say. */
function Told({ filing, companyId }: { filing: Filing; companyId: string }) {
  return (
    <>
      {filing.blockers.map((each) => {
        const [operation = ''] = OPERATION.exec(each) ?? []
        const way = isOpened(operation) && (
          <ButtonLink to={opens(companyId, { operation })}>{words.fix}</ButtonLink>
        )
        return (
          <Notice key={each} actions={way}>
            {plain(each)}
          </Notice>
        )
      })}
      {filing.rejections.map(({ rule, field, message }) => (
        <Notice key={`${rule} ${field} ${message}`} tone="bad">
          <strong>{[rule, field].filter(Boolean).join(', ')}:</strong> {message}
        </Notice>
      ))}
      {filing.changedLines.length > 0 && <Notice>{words.changed(filing.changedLines.join(', '))}</Notice>}
      {filing.notes.map((each) => (
        <Notice key={each} tone="calm">
          {plain(each)}
        </Notice>
      ))}
    </>
  )
}

function Opened({ line: { formula, inputs, value } }: { line: Line }) {
  const from = Object.entries(inputs).map(([name, each]) => [name, each] as const)
  return (
    <Facts
      of={[
        [words.value, value],
        [words.computed, formula === '' ? words.entered : formula],
        ...from.map(([name, each]) => [`${words.from} ${name}`, each] as const),
      ]}
    />
  )
}

/** A state's report has no numbers of lines: its figures have names only. */
const columnsOf = (open: (line: string) => void, isOfState: boolean): readonly Column<Line>[] => [
  ...(isOfState
    ? []
    : [
        {
          name: 'line',
          head: words.line,
          cell: ({ line }: Line) => (
            <Button size="small" kind="quiet" onClick={() => open(line)}>
              {line}
            </Button>
          ),
        },
      ]),
  { name: 'what', head: words.what, cell: ({ what }) => what },
  { name: 'value', head: words.value, align: 'end', cell: ({ value }) => shown(value) },
]

/** Amounts as everywhere; counts and words as they are. */
const shown = (value: string) => (/^-?\d+\.\d\d$/.test(value) ? <Money amount={Number(value)} /> : value)
