import { saveCsv } from '../../format/csv.ts'
import { Button } from '../../ui/button/button.tsx'
import { Labelling } from '../../ui/fields/fields.tsx'
import { Row } from '../../ui/head/head.tsx'

interface ChooseCsvProps {
  readonly label: string
  readonly read: (text: string) => Promise<void>
  /** A sheet to fill in: its name, its rows and the words of the button. */
  readonly template?: {
    readonly name: string
    readonly rows: Parameters<typeof saveCsv>[1]
    readonly words: string
  }
}

/** A sheet from the own machine, beside one to fill in. */
export const ChooseCsv = ({ label, read, template }: ChooseCsvProps) => (
  <Row>
    <Labelling label={label}>
      {({ id }) => (
        <input
          id={id}
          type="file"
          accept=".csv,text/csv"
          onChange={({ target }) => void target.files?.[0]?.text().then(read)}
        />
      )}
    </Labelling>
    {template && (
      <Button kind="quiet" onClick={() => saveCsv(template.name, template.rows)}>
        {template.words}
      </Button>
    )}
  </Row>
)
